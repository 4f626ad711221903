import { inflateSync } from 'node:zlib'

/** Every character that a reader can select in the PDF, from the tables that map its glyphs to Unicode. */
export function charactersOf(pdf: Buffer): Set<string> {
  const glyphs = [...objectsOf(pdf).values()].flatMap(({ content }) => [...glyphsOf(content).values()])
  return new Set(glyphs.join(''))
}

/**
 * The text of a PDF as our papers are set: one line for each run of glyphs, in the order of the page. It reads what such a
 * file has and no more: whole objects, simple maps from glyphs to Unicode, and strings with escapes.
 */
export function textOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+)/.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      fonts.set(name, glyphsOf(objects.get(map)?.content ?? ''))
    }
  const pages = [...objects.values()].map(({ head }) => /\/Contents (\d+)/.exec(head)?.[1])
  return pages.flatMap((page) => linesOf(objects.get(page ?? '')?.content ?? '', fonts))
}

type PdfObject = { head: string; content: string }

/** The objects of a file by their numbers, with what their streams contain. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const { index, 0: start, 1: number = '' } of raw.matchAll(/^(\d+) 0 obj$/gm)) {
    const [head = '', word] = raw.slice(index + start.length).split(/(\bstream\r?\n|\bendobj\b)/, 2)
    const at = index + start.length + head.length + (word?.length ?? 0)
    objects.set(number, { head, content: word?.startsWith('stream') ? inflated(pdf.subarray(at)) : '' })
  }
  return objects
}

/** What each glyph of a font means: its number in four hexadecimal digits. */
function glyphsOf(map: string): Map<string, string> {
  const pairs = map.includes('begincmap') ? map.matchAll(/<([0-9A-F]{4})>\s*<([0-9A-F]+)>/gi) : []
  const letters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  return new Map([...pairs].map(([, glyph = '', hex = '']) => [glyph.toUpperCase(), letters(hex)]))
}

/** A string of a page. Parentheses that match are written as they are, so that strings are in each other here. */
const level = (inner: string) => `\\((?:\\\\.|[^\\\\()]|${inner})*\\)`
const text = [1, 2, 3, 4].reduce((inner) => level(inner), level('(?!)'))
const runs = new RegExp(`/(F\\d+) [\\d.]+ Tf|\\[((?:${text}|[^\\]()])*)\\] TJ`, 'gs')
const strings = new RegExp(text, 'gs')

function linesOf(page: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const lines: string[] = []
  let font: ReadonlyMap<string, string> | undefined
  for (const [, name, run = ''] of page.matchAll(runs))
    if (name) font = fonts.get(name)
    else {
      const bytes = (run.match(strings) ?? []).map((string) => unescaped(string.slice(1, -1))).join('')
      const glyphs = Buffer.from(bytes, 'latin1').toString('hex').toUpperCase().match(/.{4}/g) ?? []
      lines.push(glyphs.map((glyph) => font?.get(glyph) ?? '').join(''))
    }
  return lines
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescaped(string: string): string {
  return string.replaceAll(/\\([0-7]{1,3}|.)/gs, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  )
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { finishFlush: 2 }).toString('latin1')
  } catch {
    return ''
  }
}
