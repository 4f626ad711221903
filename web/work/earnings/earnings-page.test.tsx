// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { programForm } from '#core/base/csv.ts'
import { anEarnedOrder, someEarnings, withAvailable } from '#web/test/earnings.ts'
import { open } from '#web/test/in-browser.tsx'
import { savedFiles } from '#web/test/saved-files.ts'
import { Camps } from './camps.tsx'
import { EarnedOrders } from './earned-orders.tsx'
import { loader } from './earnings-page.tsx'
import type { EarnedOrder, Earnings } from './earnings-query.ts'
import { earningsAsCsv } from './export-earnings.ts'
import { StatementButton } from './statement-button.tsx'
import { TwelveMonths } from './twelve-months.tsx'

const camp = (earnings: Earnings, state: string) =>
  open(<Camps earnings={earnings} />).then(
    ({ container }) => container.querySelector(`[data-state="${state}"]`)?.textContent ?? '',
  )
const held = (rest: Partial<Earnings['camps']['held']>): Earnings => {
  const earnings = someEarnings()
  return { ...earnings, camps: { ...earnings.camps, held: { ...earnings.camps.held, ...rest } } }
}
const next = { amount: 1_200, at: '2026-11-23T10:00:00.000Z' }

describe('where the money is', () => {
  test.each<[string, Earnings, string, RegExp]>([
    ['available', withAvailable(21_430), 'available', /€214\.30.*Yours to request$/],
    ['nothing available', withAvailable(0), 'available', /€0\.00.*Nothing yet$/],
    ['a debt', withAvailable(-1_000), 'available', /−€10\.00.*A payment was taken back/],
    ['on hold, with a date', held({ next }), 'held', /€37\.20.*Next: €12\.00 on Mon, Nov 23$/],
    ['on hold, until staff decide', held({}), 'held', /€37\.20.*1 order.*(?<!Nothing yet)$/],
    ['nothing on hold', held({ amount: 0, orders: 0 }), 'held', /€0\.00.*Nothing yet$/],
  ])('%s', async (_, earnings, state, words) => {
    expect(await camp(earnings, state)).toMatch(words)
  })
})

describe('a row of an order', () => {
  const shown = (order: EarnedOrder) =>
    open(<EarnedOrders earnings={someEarnings({ items: [order] })} />).then(({ t }) => {
      const cells = within(screen.getByRole('table')).getAllByRole('cell')
      return { t, cells: cells.map(({ textContent }) => textContent) }
    })

  test.each<[string, Partial<EarnedOrder>, RegExp]>([
    ['checked', { state: 'pending' }, /^PendingCheck ends Mon, Nov 23, /],
    ['on hold', { state: 'held' }, /^On holdAvailable Mon, Nov 23$/],
    ['available', { state: 'available' }, /^AvailableSince Mon, Nov 23$/],
    ['available for ever', { state: 'available', state_at: null }, /^Available$/],
    [
      'paid out',
      { state: 'paid', payout: { number: 31, at: '2026-11-24T10:00:00.000Z' } },
      /^Paid outPayout 31, Tue, Nov 24$/,
    ],
  ])('that is %s', async (_, rest, words) => {
    expect((await shown(anEarnedOrder(rest))).cells[1]).toMatch(words)
  })

  test('that waits for staff names no date', async () => {
    const { t, cells } = await shown(anEarnedOrder({ waits: true }))
    expect(cells[1]).toBe(`On hold${t('booster.share.held')}`)
  })

  test.each<[string, Partial<EarnedOrder>, string[]]>([
    ['a share', {}, ['2 dayspromised 1 to 3', '€62.00Price: €62.00', '€37.20', '–']],
    [
      'a late share',
      { days: { taken: 5, from: 3, to: 3, late: 2 } },
      ['5 dayspromised 32 days late', '€62.00Price: €62.00', '€37.20', '–'],
    ],
    ['a part of an order', { days: null, price: 0 }, ['A part of it', '–', '€37.20', '–']],
    [
      'a tip',
      { kind: 'tip', days: null, price: 0, share: 0, tip: 500 },
      ['Tip', '–', '–', '€5.00Tip: €5.00'],
    ],
  ])('for %s', async (_, rest, words) => {
    expect((await shown(anEarnedOrder(rest))).cells.slice(3)).toEqual(words)
  })

  test.each([true, false])('links to the order only if the booster can open it: %s', async (own) => {
    await shown(anEarnedOrder({ own }))
    expect(within(screen.getByRole('table')).queryByRole('link') !== null).toBe(own)
  })
})

test('the games are in the order of what they brought, without those that brought nothing', async () => {
  const [month] = someEarnings().months
  if (!month) throw new Error('there is a month')
  const months = [
    { ...month, month: '2026-10', games: { valorant: 500, 'wild-rift': 0 } },
    { ...month, games: { 'league-of-legends': 900, valorant: 500 } },
  ]
  const { t, person } = await open(<TwelveMonths months={months} />)
  await person.click(screen.getByRole('radio', { name: t('earnings.byGame') }))
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([`${t('games.game.valorant')} €10.00`, `${t('games.game.league-of-legends')} €9.00`])
})

describe('files', () => {
  test('a statement is that of its month, in the page’s language', async () => {
    const names = savedFiles()
    const { sent, person } = await open(<StatementButton month="2026-10" />, {
      answers: { downloadStatement: () => new Blob(['a file']) },
    })
    await person.click(screen.getByRole('button'))
    await expect.poll(() => names).toEqual(['statement-2026-10.pdf'])
    const input = { params: { month: '2026-10' }, query: { language: 'en' } }
    expect(sent).toEqual([{ name: 'downloadStatement', input }])
  })

  test('the export has all orders that the filters leave, with amounts in euros', async () => {
    const asked: unknown[] = []
    const call = async (_: string, input: unknown) => {
      asked.push(input)
      return { data: someEarnings({ items: [anEarnedOrder({ tip: 250 })] }) }
    }
    const csv = await earningsAsCsv(call as never, { state: 'held', page: 3 } as never, programForm)
    expect(asked).toEqual([{ query: { state: 'held', page: 1, size: 500 } }])
    expect(csv.split('\r\n')[1]?.split(',').slice(5, 11)).toEqual([
      '2',
      '3',
      '62.00',
      '37.20',
      '2.50',
      'held',
    ])
  })

  test.each([
    ['', { page: 1 }],
    [
      '?state=held&game=valorant&month=2026-10',
      { state: 'held', game: 'valorant', month: '2026-10', page: 1 },
    ],
    ['?state=lost&game=chess&month=2026-00', { page: 1 }],
  ])('the address “%s” asks for %o', async (search, query) => {
    const asked: unknown[] = []
    const call = async (_: string, input: unknown) => {
      asked.push(input)
      return { data: someEarnings() }
    }
    await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
    expect(asked).toEqual([{ query }])
  })
})
