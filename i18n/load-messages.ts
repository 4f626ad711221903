import type { Area } from './areas.ts'
import { type AreaTexts, filled } from './fill.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './translate.ts'

/**
 * Loads the texts of some areas in a language, with their figures and names filled in. If an area can't be loaded, the
 * error is logged and the page shows keys in its place (spec 7).
 */
export async function loadMessages(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      try {
        const load = (each: Area) => loadArea(locale, each)
        return [area, await filled(locale, await load(area), load)] as const
      } catch (error) {
        console.error(`The texts of ${area} in ${locale} could not be loaded`, error)
        return [area, {}] as const
      }
    }),
  )
  return Object.fromEntries(loaded)
}

/**
 * The texts of an area as written, one chunk per language and area. A variable in an import matches only one path
 * level, so a game's pages have an import of their own.
 */
export async function loadArea(locale: Locale, area: Area): Promise<AreaTexts> {
  const [name, page] = area.split('/')
  const { default: texts } = page
    ? await import(`./messages/${locale}/${name}/${page}.ts`)
    : await import(`./messages/${locale}/${name}.ts`)
  return texts
}
