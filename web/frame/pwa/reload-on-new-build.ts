import { minuteMs } from '#core/base/durations.ts'
import { latestBuild } from './latest-build.ts'

const everyMs = minuteMs

/**
 * Reloads the page when a build other than the one that rendered it has been published (spec 2); an unreadable answer
 * changes nothing.
 */
export function watchBuild(own: string): void {
  const look = async () => {
    const id = await latestBuild()
    if (id && id !== own && !triedFor(id)) location.reload()
  }
  void look()
  setInterval(() => {
    if (document.visibilityState === 'visible') void look()
  }, everyMs)
}

/** During a deployment an old server can answer the reload, so each new build causes only one. */
function triedFor(id: string): boolean {
  try {
    if (sessionStorage.getItem('reloaded-for') === id) return true
    sessionStorage.setItem('reloaded-for', id)
    return false
  } catch (error) {
    console.warn('The build could not be remembered', error)
    return true
  }
}
