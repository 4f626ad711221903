import { minuteMs } from '#core/base/durations.ts'

const most = 10_000

/** Whether something happens for the first time in the present minute, so that a flood writes one line and not thousands. */
export function onceAMinute(now: () => Date): (what: string) => boolean {
  const said = new Set<string>()
  let minute = 0
  return (what) => {
    const present = Math.floor(now().getTime() / minuteMs)
    if (present !== minute || said.size >= most) said.clear()
    minute = present
    if (said.has(what)) return false
    said.add(what)
    return true
  }
}
