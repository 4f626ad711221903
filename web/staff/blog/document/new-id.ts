const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** An id for a new block: short, and unlikely to exist twice in any post. */
export function newBlockId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join('')
}
