import { expect, test } from 'vitest'
import { balanceKindOf, balanceKinds, entriesOfKind } from './balance-kinds.ts'

test('a filter by kind shows exactly the entries that carry this kind', () => {
  for (const entry of [
    'paid_by_balance',
    'order_settled',
    'balance_corrected',
    'order_adjusted',
    'tip_paid',
  ] as const) {
    const shown = balanceKinds.filter((kind) => {
      const { kinds, others } = entriesOfKind(kind)
      return kinds.includes(entry) !== others
    })
    expect(shown).toEqual([balanceKindOf(entry)])
  }
})
