import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Passes bytes on and sums them up: their number, their lines and their SHA-256. */
export function measure() {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ sum: hash.digest('hex'), bytes, lines }) }
}
