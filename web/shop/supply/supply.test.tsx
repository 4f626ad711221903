// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { PriceBar } from '../service/price-bar.tsx'
import { type PanelProps, PricePanel } from '../service/price-panel.tsx'
import { bringSupply } from './bring-supply.ts'
import { type Supply, useSupply } from './use-supply.ts'

const config: ClimbConfig = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'vn' }
const priced = priceOrder(config, demoPriceTable)
const quote = isRefusal(priced) ? null : priced

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Calculator({ of }: { of: ClimbConfig }) {
  const supply = useSupply(of)
  const panel: PanelProps = {
    config: of,
    quote,
    refusal: null,
    lockedUntil: null,
    onLockEnd: () => {},
    linkEnded: false,
    wish: null,
    wishRefused: false,
    supply,
    supplyPart: usePart(bringSupply, supply !== undefined),
    WishNames: undefined,
    busy: false,
    onShare: () => {},
    onContinue: () => {},
    onApproach: () => {},
  }
  return (
    <>
      <PricePanel {...panel} />
      <PriceBar {...panel} />
    </>
  )
}

const calculator = (data: Supply, of = config) =>
  open(<Calculator of={of} />, {
    answers: { getSupply: () => ({ data }), noteUnserved: () => ({ data: {} }) },
  })

test('who plays it is said in one line, with the start only where it was measured', async () => {
  const first = await calculator({ boosters: 12, start_minutes: 18, instead: null })
  expect(screen.getByRole('button', { name: first.t('service.continue') })).toBeTruthy()
  await screen.findByText((text) =>
    asRead(text).includes('12 boosters play this, one usually starts within 18 min'),
  )
  first.unmount()
  await calculator({ boosters: 1, start_minutes: null, instead: null })
  await screen.findByText('1 booster plays this')
})

test('with nobody there is no date and no button; the card says what is played, and takes an address', async () => {
  const { t, sent } = await calculator({
    boosters: 0,
    start_minutes: null,
    instead: { servers: ['euw', 'na'], level: null },
  })
  await screen.findByText('Boosters play it on these servers: EU West, North America.')
  expect(screen.queryByRole('button', { name: t('service.continue') })).toBeNull()
  expect(screen.queryByText(t('service.continueShort'))).toBeNull()
  expect(screen.queryByText(/days/)).toBeNull()
  expect(screen.queryByText(t('service.promiseStart'))).toBeNull()
  expect(await screen.findByRole('link', { name: 'See why' })).toHaveProperty('hash', '#nobody-plays')
  expect(await screen.findByRole('textbox', { name: t('account.email') })).toBeTruthy()
  await waitFor(() => expect(sent.filter(({ name }) => name === 'noteUnserved')).toHaveLength(1))
})

test('if it can’t be read, the page is as it was', async () => {
  const { t, sent } = await open(<Calculator of={config} />, {
    answers: {
      getSupply: () => {
        throw new TypeError('no connection')
      },
    },
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByRole('button', { name: t('service.continue') })).toBeTruthy()
})
