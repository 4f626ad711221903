const everyMs = 60_000

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

async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const { id } = await response.json()
    return typeof id === 'string' ? id : undefined
  } catch {
    // Offline, or in the middle of a deployment: asked again in a minute.
    return undefined
  }
}
