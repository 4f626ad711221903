import { minuteMs } from '#core/base/durations.ts'
import { latestBuild } from '#web/frame/pwa/latest-build.ts'
import type { NewVersion } from './new-version.ts'

const everyMs = minuteMs

/**
 * Tells of a build other than the one that rendered the page (spec 2); an unreadable answer changes nothing. It looks when
 * the page opens, each minute that it is visible, and at once when the offline worker that comes with a build takes over.
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
  const { serviceWorker } = navigator
  // The first worker of a browser comes to a page that is as new as itself.
  let isFirst = !serviceWorker?.controller
  serviceWorker?.addEventListener('controllerchange', () => {
    if (!isFirst) void look()
    isFirst = false
  })
}
