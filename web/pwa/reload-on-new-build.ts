import { minuteMs } from '#core/durations.ts'
import { latestBuild } from './latest-build.ts'

const everyMs = minuteMs

/**
 * Reloads the page when another build has been published than the one that rendered it (spec 2); an answer that
 * can't be read changes nothing.
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

/** While servers change over, an old one may answer the reload: one reload for each new build is enough. */
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
