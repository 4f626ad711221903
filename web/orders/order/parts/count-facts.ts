import type { Arrival } from '#core/orders/arrival.ts'
import type { Progress } from '#core/orders/progress.ts'
import { gamesIn } from '#core/orders/recorded-game.ts'
import { dotsOf } from '#i18n/climb-words.ts'
import type { Formats } from '#i18n/format.ts'
import { workInWords } from '#i18n/order-words.ts'
import { scoreInWords } from '#i18n/result-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { CountSoFarProps } from '#web/kit/drawing/count-so-far/count-so-far.tsx'
import type { WorkFacts } from './order-facts.ts'

type Words = { t: Translate; format: Formats; dir: 'ltr' | 'rtl' }

/** The number of net wins or games done; null for a climb. Lost games can make net wins negative. */
export function countDone(
  { config }: WorkFacts,
  progress: Progress,
): { kind: 'win' | 'game'; now: number; all: number } | null {
  const dots = dotsOf(config)
  return dots
    ? {
        kind: dots.kind,
        all: dots.count,
        now: dots.kind === 'win' ? progress.won - progress.lost : gamesIn(progress),
      }
    : null
}

/** The data for the drawing of wins or placements; null for a climb. */
export function countOf(
  { t, format, dir }: Words,
  order: WorkFacts,
  progress: Progress,
  arrival: Arrival | null,
): CountSoFarProps | null {
  const count = countDone(order, progress)
  if (!count) return null
  const { kind, now, all } = count
  const work = workInWords(t, order.config)
  return {
    game: order.config.game,
    of: all,
    kind,
    games: order.games,
    dir,
    labels: {
      summary: t('order.countSummary', {
        done: t(`order.count.${kind}`),
        now: format.number(now),
        all: format.number(all),
        score: scoreInWords(t, progress),
      }),
      flag: arrival?.games ? t('order.gamesToGo', { rank: work, count: arrival.games }) : work,
    },
  }
}
