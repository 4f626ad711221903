import { type ComponentType, useEffect, useState } from 'react'
import { Kept } from '../../ui/kept.tsx'
import type { RouteProps } from './route-props.ts'
import { screens } from './screens.ts'

type Kind = keyof typeof screens

const load: Record<Kind, () => Promise<ComponentType<RouteProps>>> = {
  profile: async () => (await import('./profile/route-profile.tsx')).RouteProfile,
  switchbacks: async () => (await import('./switchbacks/route-switchbacks.tsx')).RouteSwitchbacks,
}
const kinds: readonly Kind[] = ['profile', 'switchbacks']
const isShown = (kind: Kind) => import.meta.env.SSR || matchMedia(screens[kind]).matches

const arrived: Partial<Record<Kind, ComponentType<RouteProps>>> = {}

/**
 * Loads the drawing that this screen shows, for a page that begins with a route. The server loads both, since it doesn't
 * know the screen.
 */
export async function bringRoute(): Promise<void> {
  await Promise.all(
    kinds.filter(isShown).map(async (kind) => {
      arrived[kind] = await load[kind]()
    }),
  )
}

/** The calculator's route: the whole ladder as a profile on a wide screen, folded into switchbacks on a phone. */
export function RouteDrawing(props: RouteProps) {
  return (
    <>
      <Drawing kind="profile" className="hidden md:block" {...props} />
      <Drawing kind="switchbacks" className="-mx-4 md:hidden" {...props} />
    </>
  )
}

function Drawing({ kind, className, ...props }: RouteProps & { kind: Kind; className: string }) {
  const [Route, setRoute] = useState(() => arrived[kind])
  useEffect(() => {
    if (Route) return
    const screen = matchMedia(screens[kind])
    const bring = async () => {
      if (!screen.matches) return
      arrived[kind] = await load[kind]()
      setRoute(() => arrived[kind])
    }
    screen.addEventListener('change', bring)
    void bring()
    return () => screen.removeEventListener('change', bring)
  }, [kind, Route])
  if (!Route) return <Kept className={className} />
  return (
    <div key="live" className={className}>
      <Route {...props} />
    </div>
  )
}
