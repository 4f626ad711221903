// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BoostConfig, defaultConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { open } from '#web/test/in-browser.tsx'
import { AddonRows } from './addon-rows.tsx'
import { PriceBar } from './price-bar.tsx'
import { type PanelProps, PricePanel } from './price-panel.tsx'

const config: BoostConfig = defaultConfig('league-of-legends', 'elo-boost')
const priced = priceOrder(config, demoPriceTable)
const quote = isRefusal(priced) ? null : priced

let see: (inSight: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => heard([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const shownPanel: PanelProps = {
  config,
  quote,
  refusal: null,
  lockedUntil: null,
  onLockEnd: () => {},
  linkEnded: false,
  supply: undefined,
  supplyPart: undefined,
  WishNames: undefined,
  wish: null,
  wishRefused: false,
  busy: false,
  onShare: () => {},
  onContinue: () => {},
  onApproach: () => {},
}

test('the bar at the bottom hides while the panel’s own button is visible', async () => {
  const onContinue = vi.fn()
  const panel: PanelProps = { ...shownPanel, onContinue }
  const { t, person, container } = await open(
    <>
      <PricePanel {...panel} />
      <PriceBar {...panel} />
    </>,
  )
  const bar = container.querySelector<HTMLElement>('.price-bar')
  expect(bar?.dataset.away).toBeUndefined()
  act(() => see(true))
  expect(bar?.dataset.away).toBe('true')
  act(() => see(false))
  expect(bar?.dataset.away).toBeUndefined()
  await person.click(screen.getByRole('button', { name: t('service.continueShort') }))
  expect(onContinue).toHaveBeenCalledOnce()
})

test('the bar shows the price in the visitor’s currency too, which is chosen in the panel', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  const rates = { date: '2026-11-20', rates: { USD: 1.08, JPY: 162.5 } }
  const { person, container } = await open(
    <>
      <PricePanel {...shownPanel} />
      <PriceBar {...shownPanel} />
    </>,
    { site: { rates } },
  )
  const bar = () => container.querySelector('.price-bar')?.textContent
  await expect.poll(bar).toMatch(/≈ \$[\d.]+, charged in EUR/)
  await person.selectOptions(await screen.findByRole('combobox'), 'JPY')
  expect(bar()).toMatch(/≈ ¥[\d,]+, charged in EUR/)
  await person.selectOptions(screen.getByRole('combobox'), '')
  expect(bar()).not.toContain('≈')
  localStorage.clear()
})

test('a shop without rates shows prices in EUR alone', async () => {
  const { container } = await open(<PriceBar {...shownPanel} />, {
    site: { rates: null },
  })
  expect(container.textContent).toContain('€')
  expect(container.querySelector('.approximate-line')).toBeNull()
})

test('a narrow page folds the add-ons after the third, except those that are on', async () => {
  const { t, person } = await open(
    <AddonRows
      config={{ ...config, addons: ['stream'] }}
      prices={demoPriceTable}
      base={1000}
      WishPicker={undefined}
      onChange={() => {}}
    />,
  )
  const rows = () => screen.getAllByRole('switch').map((each) => each.closest('label')?.className ?? '')
  const folded = () => rows().filter((name) => name.includes('hidden'))
  expect(folded()).toHaveLength(rows().length - 4)
  await person.click(
    screen.getByRole('button', { name: t('service.moreAddons', { count: rows().length - 4 }) }),
  )
  expect(folded()).toEqual([])
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})
