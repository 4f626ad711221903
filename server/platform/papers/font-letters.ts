import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The code points for which a folder's font files have a glyph. */
export async function lettersIn(folder: string): Promise<Set<number>> {
  const letters = new Set<number>()
  for (const name of await readdir(folder))
    for (const [first, last] of rangesOf(await readFile(join(folder, name))))
      for (let code = first; code <= last; code++) letters.add(code)
  return letters
}

/** The ranges of a font's `cmap` table: its segments (format 4) and groups (format 12) of the OpenType specification. */
function rangesOf(font: Buffer): [first: number, last: number][] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i)
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (record === undefined) return []
  const cmap = font.readUInt32BE(record + 8)
  return Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) =>
    font.readUInt32BE(cmap + 8 + 8 * i),
  ).flatMap((offset) => rangesIn(font.subarray(cmap + offset)))
}

function rangesIn(table: Buffer): [number, number][] {
  const format = table.readUInt16BE(0)
  if (format === 12)
    return Array.from({ length: table.readUInt32BE(12) }, (_, i) => [
      table.readUInt32BE(16 + 12 * i),
      table.readUInt32BE(20 + 12 * i),
    ])
  if (format !== 4) return []
  const bytes = table.readUInt16BE(6)
  const segments = Array.from({ length: bytes / 2 }, (_, i): [number, number] => [
    table.readUInt16BE(16 + bytes + 2 * i),
    table.readUInt16BE(14 + 2 * i),
  ])
  return segments.filter(([first]) => first !== 0xff_ff)
}

/** A text in which each visible sign without a glyph is its code point, `U+13A0`: otherwise it would print nothing. */
export function printable(text: string, letters: ReadonlySet<number>): string {
  return text.replaceAll(/[^\p{C}\p{Z}]+/gu, (word) =>
    [...word]
      .map((sign) => {
        const code = sign.codePointAt(0) ?? 0
        return letters.has(code) ? sign : ` U+${code.toString(16).toUpperCase().padStart(4, '0')} `
      })
      .join('')
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
}
