import { inflateSync } from 'node:zlib'

/** Every character that a reader can select in the PDF, from the tables that map its glyphs to Unicode. */
export function charactersOf(pdf: Buffer): Set<string> {
  const found = new Set<string>()
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: word }) =>
    inflated(pdf.subarray(index + word.length)),
  )
  for (const cmap of [raw, ...streams].filter((text) => text.includes('begincmap')))
    for (const [, hex = ''] of cmap.matchAll(/<[0-9A-F]+>\s*<([0-9A-F]+)>/gi))
      for (const letter of Buffer.from(hex, 'hex').swap16().toString('utf16le')) found.add(letter)
  return found
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { finishFlush: 2 }).toString('latin1')
  } catch {
    return ''
  }
}
