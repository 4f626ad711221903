/**
 * The same seed gives the same drawing on the server and in the browser: a hash of seed and place, from 0 to 1
 * (mulberry32).
 */
export function noise(seed: string): (place: number) => number {
  let base = 2166136261
  for (const letter of seed) base = Math.imul(base ^ letter.charCodeAt(0), 16777619)
  return (place) => {
    let mixed = (base + Math.imul(place + 1, 0x6d2b79f5)) | 0
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
