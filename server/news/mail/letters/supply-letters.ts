import type { GameId, ServerId, ServiceId } from '#core/games/game.ts'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { LetterFacts, LetterKind } from './letter-spec.ts'
import { madeUpToken } from './made-up.ts'
import { ownLetter } from './own-letter.ts'

type Wish = { game: GameId; service: ServiceId; server: ServerId }
const madeUpWish: Wish = { game: 'league-of-legends', service: 'elo-boost', server: 'vn' }

const what = (t: Translate, { game, service, server }: Wish) =>
  listed(t, t(`games.game.${game}`), t(`games.service.${service}`), t(`games.server.${server}`))

/** To someone who wants what nobody plays: the link that confirms their address, and the one mail when somebody does. */
export const supplyLetters = {
  supply_confirm: ownLetter({
    reason: 'supply',
    topic: null,
    secret: true,
    counts: 'network',
    words: ({ token, ...wish }: Wish & { token: string }, { t, locale }) => ({
      page: href('/booster-mail/:token', locale, { token }),
      values: { what: what(t, wish) },
    }),
    example: { ...madeUpWish, ...madeUpToken },
  }),
  supply_ready: ownLetter({
    reason: 'supply',
    topic: null,
    words: (wish: Wish, { t, locale }) => ({
      page: `${href(`/${wish.game}/${wish.service}`, locale)}?server=${wish.server}`,
      values: { what: what(t, wish) },
    }),
    example: madeUpWish,
  }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
