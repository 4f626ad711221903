import { Chance } from '../chance.ts'
import { type Act, newCustomer, rich, type Shop, type Step } from '../shop.ts'
import { cashbackBack, tipped, tippedFromChargedBack } from './after-the-end.ts'
import { changedWithCoupon, mixed, severalCards } from './changes.ts'
import { oldMoneyBack, prizeForGuest, takenOver } from './guests.ts'
import { life } from './lives.ts'
import {
  largePrizes,
  prizeCoupon,
  prizeForDebtor,
  prizeSpent,
  silentWinners,
  winnerLeaves,
} from './raffles.ts'
import { backToBalance, backToCard } from './refunds.ts'
import { cancelledTogether, credited, debited, disputed, offered, payoutBack, raised } from './staff.ts'
import type { Story } from './telling.ts'
import { boughtWithChargedBack, gone, reservedTopUp, spentTopUp } from './top-ups.ts'

/** Each story as often as it should be told; some only about customers who have nothing else. */
const told: readonly [story: Story, weight: number, isAlone?: boolean][] = [
  [backToBalance, 50],
  [backToCard, 64],
  [spentTopUp, 3, true],
  [reservedTopUp, 8, true],
  [gone, 120, true],
  [boughtWithChargedBack, 10, true],
  [changedWithCoupon, 40],
  [mixed, 20],
  [severalCards, 26],
  [tipped, 56],
  [tippedFromChargedBack, 44, true],
  [cashbackBack, 14],
  [(shop) => takenOver(shop), 90],
  [(shop) => oldMoneyBack(shop), 18],
  [credited, 42],
  [debited, 40],
  [disputed, 66],
  [payoutBack, 80],
  [raised, 60],
  [cancelledTogether, 60],
  [(shop) => offered(shop), 48],
  [life, 36],
  [prizeSpent, 84, true],
  [prizeForDebtor, 24, true],
  [(shop) => prizeForGuest(shop), 26],
  [winnerLeaves, 140, true],
  [prizeCoupon, 34, true],
  [silentWinners, 72, true],
  [largePrizes, 60, true],
]
const choices = told.flatMap(([story, weight, isAlone = false]) =>
  Array.from({ length: weight }, () => ({ story, isAlone })),
)
const sideBySide = 6

/** The next step of some story, which begins now or goes on. */
export async function nextAct(shop: Shop, steps: Readonly<Record<string, Step>>): Promise<Act> {
  const { chance, stories, customers } = shop
  for (;;) {
    if (stories.length < sideBySide) {
      const { story, isAlone } = chance.of(choices)
      const customer =
        isAlone || chance.happens(0.5) ? await newCustomer(shop) : chance.of(customers.slice(rich))
      stories.push(story({ ...shop, chance: new Chance(chance.whole(0, 2 ** 31)) }, customer, steps))
    }
    const telling = chance.of(stories)
    const { value, done } = telling.next()
    if (!done) return value
    stories.splice(stories.indexOf(telling), 1)
  }
}
