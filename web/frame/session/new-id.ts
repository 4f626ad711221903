/** A random UUID; browsers offer the short way only to pages that came by https, and a demo can be without. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  // The address of a blob ends with one (File API, 8.1).
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
