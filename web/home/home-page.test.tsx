// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { formats } from '#i18n/format.ts'
import { open } from '../test/in-browser.tsx'
import { Page } from './home-page.tsx'

const home = () => open(<Page data={{ prices: demoPriceTable }} />, { areas: ['home', 'service'] })

test('each service of each game is listed with its lowest price and links to its calculator', async () => {
  const { t } = await home()
  const region = screen.getByRole('region', { name: t('home.games') })
  for (const game of gameIds) {
    const ranges = serviceRanges(demoPriceTable, games[game])
    for (const service of serviceIds) {
      const link = region.querySelector(`a[href="/${game}/${service}"]`)
      expect(link?.textContent, `${game} ${service}`).toContain(formats('en').money(ranges[service].low))
    }
  }
})

test('the first button leads to the games, the second to how an order works', async () => {
  const { t } = await home()
  const [games, how] = (['home.setClimb', 'home.howLink'] as const).map((name) =>
    screen.getByRole('link', { name: t(name) }).getAttribute('href'),
  )
  for (const anchor of [games, how]) expect(document.querySelector(anchor ?? ''), anchor ?? '').toBeTruthy()
})

test('the page answers common questions: refunds, the login, the duration, a booster who stops', async () => {
  const { t } = await home()
  const questions = within(screen.getByRole('region', { name: t('service.questionsTitle') }))
  for (const question of ['refund', 'login', 'time', 'stops'] as const) {
    expect(questions.getByText(t(`service.question.${question}`))).toBeTruthy()
    expect(questions.getByText(t(`service.answer.${question}`))).toBeTruthy()
  }
})
