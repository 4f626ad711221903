import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const filesOf = (face: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${face}/package.json`)), 'files')

/** Latin letters with all accents of our languages. */
const letters = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
const latin = `${letters.join('')}–—‘’“”„…€−×`

/** Pango can't set a variable face's width, so Latin text has two fixed cuts: signs and lines. */
const cuts = [
  ['archivo', 'archivo-latin-wdth-normal.woff2', { wdth: 122, wght: 680 }],
  ['figtree', 'figtree-latin-wght-normal.woff2', { wght: 400 }],
] as const
const whole = [
  ['readex-pro', /-(arabic|latin)-wght-normal/],
  ['noto-sans-sc', /-wght-normal/],
] as const

/**
 * The faces of the share pictures as files that Fontconfig reads, made once; returns its configuration. A server's
 * machine often has no fonts at all, and the picture must have ours anyway.
 */
export async function shareFonts(dataDir: string): Promise<string> {
  const dir = join(dataDir, 'share-fonts')
  const config = join(dir, 'fonts.conf')
  if (existsSync(config)) return config
  await mkdir(dir, { recursive: true })
  for (const [face, file, variationAxes] of cuts) {
    const font = await readFile(join(filesOf(face), file))
    const cut = await subsetFont(font, latin, { targetFormat: 'sfnt', variationAxes })
    await writeFile(join(dir, `${face}.ttf`), cut)
  }
  for (const [face, wanted] of whole)
    for (const file of (await readdir(filesOf(face))).filter((name) => wanted.test(name))) {
      const font = await fontverter.convert(await readFile(join(filesOf(face), file)), 'sfnt')
      await writeFile(join(dir, file.replace('woff2', 'ttf')), font)
    }
  const xml = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}</dir><cachedir>${join(dir, 'cache')}</cachedir></fontconfig>`
  // The last step, so that a start that was cut short makes them again.
  await writeFile(`${config}.new`, xml)
  await rename(`${config}.new`, config)
  return config
}
