const patienceMs = 5_000

/** The id of the build that the site serves now; undefined if it doesn't answer. */
export async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    })
    const { id } = await response.json()
    return typeof id === 'string' ? id : undefined
  } catch {
    // Offline, or in the middle of a deployment.
    return undefined
  }
}
