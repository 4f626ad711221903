/** Whether this browser has kept the page at a path, so that its document opens without a connection. */
export async function isKept(path: string): Promise<boolean> {
  if (!('caches' in window)) return false
  return (await caches.match(path)) !== undefined
}
