import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const filesOf = (face: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${face}/package.json`)), 'files')

/** The faces of a document. The typesetter can't set a variable face, so each weight is a file of its own. */
const cuts: [face: string, files: RegExp, axes: Record<string, number>[]][] = [
  ['archivo', /-latin(-ext)?-wdth-normal/, [{ wdth: 122, wght: 680 }]],
  ['figtree', /-latin(-ext)?-wght-normal/, [{ wght: 400 }, { wght: 600 }]],
  // Not its Latin letters: of two files of a family, the typesetter can pick the one without an Arabic comma.
  ['readex-pro', /-arabic-wght-normal/, [{ wght: 400 }, { wght: 600 }]],
  ['noto-sans-sc', /-wght-normal/, [{ wght: 400 }, { wght: 600 }]],
  // For names only: people choose them in any script.
  ['noto-sans', /-(cyrillic|greek)(-ext)?-wght-normal/, [{ wght: 400 }]],
  ...['armenian', 'bengali', 'devanagari', 'ethiopic', 'georgian', 'hebrew', 'jp', 'kr', 'tamil', 'thai'].map(
    (script): (typeof cuts)[number] => [`noto-sans-${script}`, /-wght-normal/, [{ wght: 400 }]],
  ),
]

/** Every character of the Basic Multilingual Plane: a cut keeps all letters that its file has. */
const everything = Array.from({ length: 0xff_e0 }, (_, i) => i + 0x20)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCharCode(code))
  .join('')

/** The folder of these faces, made once in a few seconds; no machine needs fonts of its own. */
export async function paperFonts(dataDir: string): Promise<string> {
  const dir = join(dataDir, 'paper-fonts-3')
  if (existsSync(dir)) return dir
  const unfinished = `${dir}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  for (const [face, wanted, variants] of cuts)
    for (const file of (await readdir(filesOf(face))).filter((name) => wanted.test(name)))
      for (const variationAxes of variants) {
        const whole = await readFile(join(filesOf(face), file))
        const cut = await subsetFont(whole, everything, { targetFormat: 'sfnt', variationAxes })
        await writeFile(join(unfinished, file.replace('.woff2', `-${variationAxes.wght}.ttf`)), cut)
      }
  // The last step, so that a start that was cut short makes them again. Another process can have been faster.
  await rename(unfinished, dir).catch((error) => {
    if (!existsSync(dir)) throw error
  })
  return dir
}
