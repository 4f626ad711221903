// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { Page } from './about-page.tsx'

const about = async () => {
  const opened = await open(<Page data={{ prices: demoPriceTable }} />)
  await screen.findByRole('heading', { level: 1 })
  return opened
}

test('the page names who runs the shop, and says when that company is made up', async () => {
  const { t } = await about()
  const { operator } = madeUpSite()
  const who = within(screen.getByRole('region', { name: t('about.whoTitle', { name: 'Peakline' }) }))
  for (const value of [operator.name, ...operator.address, operator.phone, operator.register, operator.vatId])
    expect(who.getByText(value)).toBeTruthy()
  expect(who.getByText(t('about.whoDemo'))).toBeTruthy()
})

test('it promises no safe account, and its one main button leads to the prices', async () => {
  const { t } = await about()
  expect(screen.getByText(t('about.dont.safe'))).toBeTruthy()
  const [button, ...others] = document.querySelectorAll('.button-primary')
  expect(others).toEqual([])
  expect(button?.getAttribute('href')).toBe('/#games')
})
