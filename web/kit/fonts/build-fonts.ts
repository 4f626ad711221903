import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Cuts the faces down to the letters and the range of weights that the product sets: `node web/kit/fonts/build-fonts.ts` */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))
/** Letters of fr, es, de, nl, it and pt beside ASCII, and the signs that texts and prices use. */
const latin = `${ascii}ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖŒÙÚÛÜẞàáâãäæçèéêëìíîïñòóôõöœùúûüÿß¡¿ªº°€£×−–—“”‘’„‚«»‹›…↑↓•·©®™\u00a0\u202f`

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** The letters of Arabic with marks, figures and signs; what else stands in Arabic text is Latin and Archivo's. */
const arabic = `${ascii.slice(0, 16)}${range(0x60c, 0x61f)}${range(0x621, 0x652)}${range(0x660, 0x66c)}\u0670\u0671«»…\u200c\u200d`

type Axes = Record<string, number | { min: number; max: number; default?: number }>

async function build(name: string, source: string, letters: string, variationAxes: Axes) {
  const file = new URL(`../../../node_modules/@fontsource-variable/${source}`, import.meta.url)
  const cut = await subsetFont(readFileSync(file), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: [
      'kern',
      'mark',
      'mkmk',
      'tnum',
      'lnum',
      'calt',
      'ccmp',
      'locl',
      'liga',
      'rlig',
      'init',
      'medi',
      'fina',
      'isol',
    ],
    noHinting: true,
  })
  writeFileSync(new URL(`${name}.woff2`, import.meta.url), cut)
  console.log(`${name}.woff2 ${cut.length} bytes`)
}

await build('archivo', 'archivo/files/archivo-latin-wdth-normal.woff2', latin, {
  wdth: { min: 108, max: 122, default: 112 },
  wght: { min: 500, max: 720, default: 600 },
})
await build('figtree', 'figtree/files/figtree-latin-wght-normal.woff2', latin, {
  wght: { min: 400, max: 650, default: 400 },
})
await build('readex', 'readex-pro/files/readex-pro-arabic-wght-normal.woff2', arabic, {
  wght: { min: 400, max: 650, default: 400 },
})
