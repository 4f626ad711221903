import { games } from '#core/games/games.ts'
import type { LoggedWork } from '#core/orders/progress.ts'
import { pointsOf } from '#i18n/climb-words.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { OrderView } from './order-facts.ts'

/** The logged and the ordered work in one line. */
export function workInWords(
  t: Translate,
  format: Formats,
  { config }: OrderView,
  { unit, done, of }: LoggedWork,
): string {
  const part = format.number(done)
  if (unit === 'points') return t('order.workPoints', { part, all: pointsOf(t, games[config.game], of) })
  return t(`order.stop.${unit}`, { part, all: of })
}
