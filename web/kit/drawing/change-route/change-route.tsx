import './change-route.css'
import { ChangeProfile } from './change-profile.tsx'
import type { ChangeRouteProps } from './change-props.ts'
import { ChangeSwitchbacks } from './change-switchbacks.tsx'

/** A running climb whose target moves: a profile on a wide page, switchbacks on a phone. */
export function ChangeRoute(props: ChangeRouteProps) {
  return (
    <>
      <ChangeProfile {...props} />
      <div className="-mx-4 md:hidden">
        <ChangeSwitchbacks {...props} />
      </div>
    </>
  )
}
