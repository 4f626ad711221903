/** A random UUID; browsers offer the short way only to pages that came by https, and a demo can be without. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  // Version 4, variant 1 (RFC 9562): each 0 becomes any digit, the 8 one of four.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const random = (crypto as Crypto).getRandomValues(new Uint8Array(1))[0] ?? 0
    return (digit === '0' ? random % 16 : 8 + (random % 4)).toString(16)
  })
}
