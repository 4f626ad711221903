import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Area } from './areas.ts'
import { type AreaTexts, areasNamedIn, filled } from './fill.ts'
import type { Locale } from './locales.ts'

const nothingToFill = '\0nothing-to-fill'

/**
 * Emits each file of texts with its figures and names filled in, so that the code that fills them never reaches the
 * browser. An edit shows up in its own file and wherever the text is named, because a changed file is read again.
 */
export function filledMessages(): Plugin {
  const folder = join(import.meta.dirname, 'messages')
  const fileOf = (locale: Locale, area: Area) => join(folder, locale, `${area}.ts`)
  const read = async (file: string): Promise<AreaTexts> =>
    (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)).default
  return {
    name: 'filled-messages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('./fill.ts') && importer?.endsWith('i18n/load-messages.ts') ? nothingToFill : null,
    load: (id) => (id === nothingToFill ? 'export const filled = (locale, texts) => texts' : null),
    async transform(_, id) {
      const [file = id] = id.split('?')
      if (!file.startsWith(folder)) return null
      const locale = relative(folder, file).split(sep)[0] as Locale
      const texts = await read(file)
      for (const area of areasNamedIn(texts)) this.addWatchFile(fileOf(locale, area))
      const load = (area: Area) => read(fileOf(locale, area))
      return { code: `export default ${JSON.stringify(await filled(locale, texts, load))}`, map: null }
    },
  }
}
