import type { Area } from './areas.ts'
import type { Locale } from './locales.ts'
import type { Message, Messages } from './translate.ts'

/**
 * Loads the texts of some areas in a language. An area that can't be loaded is logged, and the page goes on
 * with keys in its place (spec 7).
 */
export async function loadMessages(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      try {
        return [area, (await loadArea(locale, area)).default] as const
      } catch (error) {
        console.error(`The texts of ${area} in ${locale} could not be loaded`, error)
        return [area, {}] as const
      }
    }),
  )
  return Object.fromEntries(loaded)
}

/** One chunk per language and area. A variable of an import names one level, so a game's pages have their own. */
function loadArea(locale: Locale, area: Area): Promise<{ default: Readonly<Record<string, Message>> }> {
  const [name, page] = area.split('/')
  return page ? import(`./messages/${locale}/${name}/${page}.ts`) : import(`./messages/${locale}/${name}.ts`)
}
