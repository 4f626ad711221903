import type { Result } from '#core/games/game.ts'
import type { Tally } from '#core/orders/recorded-game.ts'
import type { Formats } from './format.ts'
import type { MessageKey, Translate } from './translate.ts'

const resultKeys = {
  won: 'order.won',
  lost: 'order.lost',
  drawn: 'order.drawn',
} as const satisfies Record<Result, MessageKey>

/** 'Won', 'Lost', 'Draw' */
export function resultInWords(t: Translate, result: Result): string {
  return t(resultKeys[result])
}

/** 'won 12, lost 5', with the draws if there are any. */
export function scoreInWords(t: Translate, { won, lost, drawn }: Tally): string {
  return t(drawn > 0 ? 'order.wonLostDrawn' : 'order.wonLost', { won, lost, drawn })
}

/** '+21', '−18', '±0': what one game brought. */
export function gainInWords(format: Pick<Formats, 'ltr'>, points: number): string {
  const sign = points === 0 ? '±' : points < 0 ? '−' : '+'
  return format.ltr(`${sign}${Math.abs(points)}`)
}
