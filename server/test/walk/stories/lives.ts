import type { Caller } from '#server/platform/sessions/caller.ts'
import { orderable, type Shop, type Step } from '../shop.ts'
import { buy } from './paying.ts'
import { type Kept, onIt, type Telling, taken } from './telling.ts'

/** The steps of an order's life that chance alone seldom puts in their order. */
const lives = [
  ['storeLogin', 'claim', 'play', 'finish', 'dispute', 'decide', 'appeal', 'decide', 'releaseShares'],
  ['storeLogin', 'claim', 'play', 'play', 'finish', 'dispute', 'decide', 'answerProposal', 'decide'],
  ['storeLogin', 'claim', 'play', 'finish', 'reject', 'play', 'finish', 'complete', 'tip', 'refundTip'],
  ['storeLogin', 'claim', 'askOther', 'keepBooster', 'askOther', 'declineOther', 'pause', 'drop', 'assign'],
  ['storeLogin', 'claim', 'askChange', 'answerChange', 'play', 'strike', 'cancel', 'releaseShares'],
  ['storeLogin', 'claim', 'play', 'undo', 'play', 'finish', 'complete', 'reopen', 'revokeLogin', 'cancel'],
  ['storeLogin', 'claim', 'pause', 'play', 'undo', 'dispute', 'withdraw', 'drop', 'cancel', 'releaseShares'],
  ['storeLogin', 'claim', 'play', 'drop', 'claim', 'play', 'cancel', 'releaseShares'],
] as const

/** An order lives through such steps, as they are. */
export function* life(shop: Shop, customer: Caller, steps: Readonly<Record<string, Step>>): Telling {
  const kept: Kept = {}
  yield buy(kept, customer, shop.chance.of(orderable))
  for (const name of shop.chance.of(lives)) {
    const step = taken(steps, name)
    yield Object.assign(
      onIt(kept, (shop, { id }) => step({ ...shop, orders: [id] })),
      { step: name },
    )
  }
}
