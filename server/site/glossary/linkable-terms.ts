import type { GameId } from '#core/games/game.ts'
import { glossaryTerms } from '#core/site/glossary.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Term } from '#server/platform/documents/link-terms.ts'
import { glossaryWords } from './glossary-words.ts'

/** A text of the shop itself, such as a legal page, or one about a game; null is about all of them. */
export type TermsOf = 'shop' | GameId | null

/**
 * The terms that a text links at their first use, in all their forms. A text of the shop links only the shop's own
 * words, since "server" or "role" mean something else there; one about a game leaves out the words of other games.
 */
export async function linkableTerms(locale: Locale, about: TermsOf): Promise<Term[]> {
  const { terms } = await glossaryWords(locale)
  return glossaryTerms
    .filter((facts) => {
      if (about === 'shop') return 'ours' in facts
      return about === null || (facts.games as readonly GameId[]).includes(about)
    })
    .flatMap(({ id }) => (terms.get(id)?.forms ?? []).map((word) => ({ word, anchor: id })))
}
