import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { busyMs } from '#server/test/factories.ts'
import { charactersOf } from '#server/test/pdf.ts'
import { processorMs } from '../../../test/processor-time.ts'
import { lettersIn, printable } from './font-letters.ts'
import type { Paper } from './paper.ts'
import { paperFonts } from './paper-fonts.ts'
import { Papers } from './papers.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'papers-'))
const papers = new Papers(dataDir, busyMs)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const paper: Paper = {
  locale: 'en',
  brand: 'Peakline',
  title: 'Receipt',
  notice: null,
  parties: [{ label: 'To', lines: ['mira'] }],
  facts: [{ label: 'Number', value: 'R-1' }],
  columns: [
    { label: 'Service', isNumber: false },
    { label: 'Amount', isNumber: true },
  ],
  lines: [['Gold II to Platinum IV', '€62.00']],
  totals: [{ label: 'Total', value: '€62.00', isStrong: true }],
  notes: [],
  foot: ['Peakline'],
  pageNumber: 'Page {page} of {pages}',
}

const titles: Record<string, string> = { ar: 'إيصال', zh: '收据', de: 'Gutschrift für Größe' }

test.each(locales)('a document in $code is a PDF whose text can be selected', async ({ code: locale }) => {
  const title = titles[locale] ?? 'Reçu é ñ ç'
  const pdf = await papers.pdf({ ...paper, locale, title })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const missing = [...title.replaceAll(' ', '')].filter((letter) => !charactersOf(pdf).has(letter))
  expect(missing).toEqual([])
})

/** A name in each script that people most often write theirs in. */
const names: Record<string, string> = {
  Latin: 'Łukasz',
  Greek: 'Ελένη',
  Cyrillic: 'Дмитрий',
  Armenian: 'Արամ',
  Georgian: 'ნინო',
  Hebrew: 'דניאל',
  Arabic: 'يوسف',
  Devanagari: 'अमर',
  Bengali: 'অমল',
  Tamil: 'அமலன',
  Thai: 'สมชาย',
  Ethiopic: 'አበበ',
  Korean: '김민준',
  Japanese: 'さくらサクラ桜',
  Chinese: '王小明',
}

test.each(Object.entries(names))('a name in %s has glyphs on a machine without fonts', async (_, name) => {
  const pdf = await papers.pdf({ ...paper, parties: [{ label: 'To', lines: [name] }] })
  const letters = await lettersIn(await paperFonts(dataDir))
  const printed = charactersOf(pdf)
  const missing = [...name].filter(
    (letter) => !letters.has(letter.codePointAt(0) ?? 0) || !printed.has(letter),
  )
  expect(missing).toEqual([])
})

test('a letter for which no face has a glyph is printed as its code point', async () => {
  const pdf = await papers.pdf({ ...paper, parties: [{ label: 'To', lines: ['ᏣᎳᎩ'] }] })
  const printed = charactersOf(pdf)
  expect([...'U+13E3'].filter((sign) => !printed.has(sign))).toEqual([])
  expect(printed.has('Ꮳ')).toBe(false)
  expect(printable('x Ꮳ𠀀y', new Set([120, 121]))).toBe('x U+13E3 U+20000 y')
})

test('what a person typed is printed and never interpreted', async () => {
  const hostile = '#read("/etc/passwd") #{panic()} *bold* $x$ <b> \\ " {page} \u202e'
  const pdf = await papers.pdf({
    ...paper,
    parties: [{ label: hostile, lines: [hostile, '#'.repeat(5_000)] }],
  })
  expect(charactersOf(pdf)).toContain('#')
  expect(pdf.length).toBeLessThan(200_000)
})

test('a document of 400 lines has several pages and is set within the time limit of a call', async () => {
  const lines = Array.from({ length: 400 }, (_, i) => [`Line ${i}`, '€1.00'])
  let pages = 0
  const cost = await processorMs(async () => {
    const pdf = await papers.pdf({ ...paper, lines })
    pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  })
  expect(pages).toBeGreaterThan(5)
  expect(cost).toBeLessThan(10_000)
})
