import { minuteMs } from '#core/base/durations.ts'
import { latestBuild } from '#web/frame/pwa/latest-build.ts'
import type { NewVersion } from './new-version.ts'

const everyMs = minuteMs

/**
 * Tells of a build other than the one that rendered the page (spec 2); an unreadable answer changes nothing.
 */
export function watchBuild(own: string, version: NewVersion): void {
  const look = async () => {
    const id = await latestBuild()
    if (id && id !== own) version.arrived(id)
  }
  void look()
  setInterval(() => {
    if (document.visibilityState === 'visible') void look()
  }, everyMs)
}
