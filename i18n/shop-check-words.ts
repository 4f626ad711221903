import type { CheckFacts, ShopCheck } from '#core/site/shop-checks.ts'
import type { MessageKey, Translate } from './translate.ts'

/** How a reader sees what the facts of a check contain. */
type Shown = {
  /** An ISO 8601 time. */
  time: (at: string) => string
  /** What isn't translated, such as an address. */
  name: (text: string) => string
}

/** The words of the checks of a shop, for staff's page and for the command. */
export function shopCheckWords(t: Translate, { time, name }: Shown) {
  const shown = ({ at, game, address, provider, ...facts }: CheckFacts = {}) => ({
    ...facts,
    ...(at !== undefined && { at: time(String(at)) }),
    ...(game !== undefined && { game: t(`games.game.${game}` as MessageKey) }),
    ...(address !== undefined && { address: name(String(address)) }),
    ...(provider !== undefined && { provider: name(String(provider)) }),
  })
  return {
    name: (check: ShopCheck) => t(`opening.name.${check}`),
    stops: (check: ShopCheck) => t(`opening.stops.${check}`),
    finding({ check, finding, facts }: { check: string; finding: string; facts?: CheckFacts | undefined }) {
      const key = finding === 'failed' ? 'opening.failed' : `opening.find.${check}.${finding}`
      return t(key as MessageKey, shown(facts))
    },
    /** What a check that has something to say says when it is good. */
    note: (note: string, facts: CheckFacts) => t(`opening.note.${note}` as MessageKey, shown(facts)),
  }
}
