import { hourMs } from '#core/base/durations.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'

/** What the examples of several letters share: for the preview and the tests, about nobody. */
export const madeUp = {
  id: '00000000-0000-4000-8000-000000020418',
  now: new Date('2026-11-22T17:50:00Z'),
  zone: 'Europe/Berlin',
  amount: 8370,
} as const

const { id, now, amount } = madeUp

export const madeUpGames: readonly RecordedGame[] = (['won', 'won', 'lost', 'won'] as const).map(
  (result, index) => ({
    by: id,
    result,
    points: result === 'won' ? 21 : -18,
    standing: { tier: 'silver', division: 2, points: [41, 62, 44, 65][index] ?? 0 },
    at: new Date(now.getTime() - (4 - index) * hourMs).toISOString(),
  }),
)

/** A result is submitted once the target is reached. */
export const madeUpResult: readonly RecordedGame[] = [
  ...madeUpGames,
  {
    by: id,
    result: 'won',
    points: 22,
    standing: { tier: 'platinum', division: 4, points: 4 },
    at: now.toISOString(),
  },
]

export const madeUpRefund = { parts: [{ amount, to: 'payment_method' }] } as const

export const madeUpReason =
  'The picture of game 12 shows Gold II, 48 LP. The games after it have no picture, so they don’t count.'

/** The secret of a made-up link. */
export const madeUpToken = { token: 'q7Tn2mXc0vK1n5' } as const
