import { expect, test } from 'vitest'
import { aBoardOrder } from '#web/test/order-rows.ts'
import { type BoardData, boardCall, withChanged } from './board-filter.ts'

test('an address asks for its filters, and for the share in minor units; what it doesn’t know is left out', () => {
  const search = new URLSearchParams('game=valorant&server=oce&pay=25&sort=due&page=3&service=lessons')
  expect(boardCall(search)).toEqual({
    game: 'valorant',
    server: 'oce',
    pay: 2_500,
    sort: 'due',
    page: 3,
    size: 50,
  })
})

const board = (numbers: number[], rest: Partial<BoardData> = {}): BoardData => ({
  items: numbers.map((number) => aBoardOrder(number)),
  page: 1,
  pageCount: 1,
  total: numbers.length,
  others: [],
  hidden: [],
  limits: { solo: { active: 0, limit: 3 }, duo: { active: 0, limit: 3 } },
  ceilings: {},
  share_percent: 60,
  away: null,
  ...rest,
})

const shown = ({ items, total }: BoardData) => [items.map(({ number }) => number), total]
const change = (id: number, to: ReturnType<typeof aBoardOrder> | null) => new Map([[`order-${id}`, to]])

test('a new order is shown at its place, one that has left is gone, and both are counted', () => {
  expect(shown(withChanged(board([1, 3]), change(2, aBoardOrder(2))))).toEqual([[1, 2, 3], 3])
  expect(shown(withChanged(board([1, 3]), change(1, null)))).toEqual([[3], 1])
  // One whose share rose moves, and counts once.
  expect(shown(withChanged(board([1, 3]), change(3, aBoardOrder(3, { place: [0, 0] }))))).toEqual([[3, 1], 2])
  // One that was never here.
  expect(shown(withChanged(board([1, 3]), change(7, null)))).toEqual([[1, 3], 2])
})

test('what belongs on another page is counted, and not shown', () => {
  const first = board([1, 3], { pageCount: 2, total: 60 })
  expect(shown(withChanged(first, change(5, aBoardOrder(5))))).toEqual([[1, 3], 61])
  const second = board([11, 13], { page: 2, pageCount: 2, total: 52 })
  expect(shown(withChanged(second, change(5, aBoardOrder(5))))).toEqual([[11, 13], 53])
  expect(shown(withChanged(second, change(15, aBoardOrder(15))))).toEqual([[11, 13, 15], 53])
})
