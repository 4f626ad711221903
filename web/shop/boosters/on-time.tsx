import { useApp } from '#web/frame/session/app-context.ts'
import type { Figures } from './booster-types.ts'

/** '39 of 41' with its bar: what was late is outlined, so that color is not the only sign. */
export function OnTime({ figures: { on_time, finished } }: { figures: Figures }) {
  const { t, format } = useApp()
  return (
    <>
      {t('boosters.of', { part: format.number(on_time), whole: format.number(finished) })}
      <span className="on-time-bar" aria-hidden="true">
        <i style={{ flexGrow: on_time }} />
        {on_time < finished && <i data-late style={{ flexGrow: finished - on_time }} />}
      </span>
    </>
  )
}
