// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { type PriceValues, valuesOf } from '#core/prices/price-values.ts'
import { open } from '#web/test/in-browser.tsx'
import { ChangesCard } from './changes-card.tsx'
import { GamePrices } from './game-prices.tsx'
import { useDraft } from './use-draft.ts'
import WithdrawDialog from './withdraw-dialog.tsx'

const base = valuesOf(demoPriceTable)
const gold = 'games.valorant.climb.tiers.gold'

/** Valorant's prices with their draft. */
function Prices({ values = base }: { values?: PriceValues }) {
  const draft = useDraft(1, values)
  return (
    <>
      <GamePrices game="valorant" base={values} draft={draft} />
      <ChangesCard draft={draft} isFirst={false} onPublish={() => {}} />
    </>
  )
}

const show = (values?: PriceValues) => open(<Prices {...(values && { values })} />)
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const divisionsOf = (t: Awaited<ReturnType<typeof open>>['t'], tier: string) =>
  screen.getByRole('button', { name: t('prices.divisionsOf', { tier }) })

beforeEach(() => localStorage.clear())

test('divisions are folded away and have their tier’s price', async () => {
  const { t, person } = await show()
  expect(screen.queryByRole('row', { name: /^Gold\s2/ })).toBeNull()
  await person.click(divisionsOf(t, 'Gold'))
  const [cell] = row(/^Gold\s2/).getAllByRole('gridcell')
  expect(cell?.textContent).toContain('9.00')
  expect(cell?.textContent).toContain(t('prices.likeTier'))
})

test('divisions with their own prices stay visible', async () => {
  const { t, person } = await show(withChanges(base, { [`${gold}.divisions.2`]: 1_100 }))
  const button = divisionsOf(t, 'Gold')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await person.click(button)
  expect(row(/^Gold\s2/).getAllByRole('gridcell')[0]?.textContent).toContain('11.00')
})

test('a tier’s new price applies to its divisions, and is one change', async () => {
  const { t, person } = await show()
  await person.click(divisionsOf(t, 'Gold'))
  const [cell] = row(/^Gold [^123]/).getAllByRole('gridcell')
  cell?.focus()
  await person.pointer({ keys: '[MouseLeft]', target: cell as HTMLElement })
  await person.keyboard('10{Enter}')
  expect(screen.getByText(t('prices.changesCount', { count: 1 }))).toBeTruthy()
  expect(row(/^Gold\s3/).getAllByRole('gridcell')[0]?.textContent).toContain('10.00')
})

test('selected prices are raised together, and each change can be reverted alone', async () => {
  const { t, person } = await show()
  await person.click(screen.getByRole('button', { name: t('prices.work.win') }))
  await person.type(screen.getByLabelText(/^Percentage change for \d+ selected prices/), '+10')
  await person.click(screen.getByRole('button', { name: t('prices.apply') }))
  const changes = screen.getAllByRole('button', { name: /^Revert:/ })
  expect(changes.length).toBeGreaterThan(5)
  await person.click(changes[0] as HTMLElement)
  expect(screen.getAllByRole('button', { name: /^Revert:/ })).toHaveLength(changes.length - 1)
  await person.click(screen.getByRole('button', { name: t('prices.discard') }))
  expect(screen.getByText(t('prices.changesEmpty'))).toBeTruthy()
})

test('a scheduled version is withdrawn after one question', async () => {
  let closed = 0
  const version = {
    version: 3,
    state: 'scheduled' as const,
    author: 'access',
    reason: 'Spring',
    effective_at: '2026-03-09T10:00:00.000Z',
    created_at: '2026-03-02T10:00:00.000Z',
    withdrawn_at: null,
    based_on: 2,
  }
  const { t, person, sent } = await open(<WithdrawDialog version={version} onClose={() => closed++} />, {
    answers: { withdrawPrices: () => ({}) },
  })
  await person.click(screen.getByRole('button', { name: t('prices.withdraw') }))
  await expect.poll(() => closed).toBe(1)
  expect(sent).toEqual([{ name: 'withdrawPrices', input: { params: { version: '3' } } }])
})
