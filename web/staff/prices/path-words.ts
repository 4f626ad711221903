import type { Game, GameId, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isOpenTier } from '#core/games/ladder.ts'
import { priceField } from '#core/prices/price-values.ts'
import type { Formats } from '#i18n/format.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { named } from '#i18n/joined-words.ts'
import { divisionNumeral, tierName } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'

/** 'Master and up': the open tiers share one price. */
export function openTiersName(t: Translate, game: GameId): string {
  const first = games[game].tiers.find(({ id }) => isOpenTier(games[game], id))
  return t('prices.andUp', { tier: first ? t(`games.tier.${first.id}`) : '' })
}

/** The name of a value that is not a price: 'North America', 'Priority start', 'Discount cap'. */
export function factorName(t: Translate, format: Formats, path: string): string {
  const [group = '', id = ''] = path.split('.')
  switch (group) {
    case 'servers':
      return t(`games.server.${id}` as 'games.server.na')
    case 'queues':
      return t(`games.queue.${id}` as 'games.queue.flex')
    case 'addons':
      return id === 'characters'
        ? inAList(t, [t('games.addon.characters.champions'), t('games.addon.characters.agents')])
        : t(`games.addon.${id}` as 'games.addon.duo')
    case 'gains':
      return t(`games.gain.${id}` as 'games.gain.low')
    case 'cashback':
    case 'turnover':
      return t(`prices.level.${id}` as 'prices.level.base')
    case 'brackets':
      return format.ltr(`${id.replace('-', '–')} %`)
    default:
      return t(`prices.value.${group}` as 'prices.value.openStep')
  }
}

/** A value's place, in words: 'Valorant, climb: Gold 2', 'Servers: North America'. */
export function pathWords(t: Translate, format: Formats, path: string): string {
  const [group = '', game = '', work = '', part = '', tier = '', , division] = path.split('.')
  if (group !== 'games') {
    const name = factorName(t, format, path)
    return path.includes('.') ? named(t, t(`prices.group.${group}` as 'prices.group.servers'), name) : name
  }
  const { [game as GameId]: ladder } = games
  return t('prices.inGame', {
    game: t(`games.game.${ladder.id}`),
    work: t(`prices.work.${work}` as 'prices.work.climb'),
    place: part === 'open' ? openTiersName(t, ladder.id) : tierWords(t, ladder, tier as TierId, division),
  })
}

function tierWords(t: Translate, game: Game, tier: TierId, division: string | undefined): string {
  const name = tierName(t, game, tier)
  return division ? t('games.rank', { tier: name, division: divisionNumeral(game, Number(division)) }) : name
}

/** A value in words: €12.00, +15%, 40; a division without its own price has its tier's. */
export function valueWords(t: Translate, format: Formats, path: string, value: number | null): string {
  const field = priceField(path)
  if (value === null || !field) return t('prices.likeTier')
  if (field.kind === 'price') return format.money(value)
  return field.kind === 'percent' ? format.percent(value, field.min < 0) : format.number(value)
}
