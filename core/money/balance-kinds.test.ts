import { expect, test } from 'vitest'
import { balanceKindOf, balanceKinds, entriesOfKind } from './balance-kinds.ts'

test('whatever gives back a part of an order is a refund', () => {
  for (const entry of ['order_settled', 'order_reduced', 'order_adjusted', 'tip_refunded'] as const)
    expect(balanceKindOf(entry)).toBe('refund')
})

test('a filter by kind shows exactly the entries that carry this kind', () => {
  for (const entry of [
    'paid_by_balance',
    'order_settled',
    'balance_corrected',
    'order_reduced',
    'tip_paid',
  ] as const) {
    const shown = balanceKinds.filter((kind) => {
      const { kinds, others } = entriesOfKind(kind)
      return kinds.includes(entry) !== others
    })
    expect(shown).toEqual([balanceKindOf(entry)])
  }
})
