// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { priceOrder } from '#core/prices/pricing.ts'
import { open } from '#web/test/in-browser.tsx'
import { ClimbCalculator } from './climb-calculator.tsx'
import { type Climb, climbFigures, configOf } from './climb-figures.ts'

const climb: Climb = {
  game: 'league-of-legends',
  from: { tier: 'silver', division: 2 },
  to: { tier: 'gold', division: 4 },
}

const optionOf = (tier: TierId, division: number) =>
  String(campIndex(games['league-of-legends'], { tier, division }))

const opened = () =>
  open(<ClimbCalculator climb={climb} first={climbFigures(climb, demoPriceTable)} />, {
    answers: { getPrices: () => ({ data: { prices: demoPriceTable } }) },
  })

test('its figures are those of the calculators, and its link takes the climb along', async () => {
  const { t, person, getByLabelText, getByRole, findByText } = await opened()
  await person.selectOptions(getByLabelText(t('post.target')), optionOf('platinum', 4))
  const quote = priceOrder(configOf({ ...climb, to: { tier: 'platinum', division: 4 } }), demoPriceTable)
  if ('code' in quote) throw new Error(quote.code)
  await findByText(String(quote.estimate.games))
  const link = getByRole('link', { name: t('post.openCalculator') }).getAttribute('href')
  expect(link).toContain('/league-of-legends/elo-boost?')
  expect(link).toContain('at=0-20')
})

test('a target below the start says what to do instead of a price', async () => {
  const { t, person, getByLabelText, findByText, container } = await opened()
  await person.selectOptions(getByLabelText(t('post.target')), optionOf('iron', 4))
  await findByText(t('post.noClimb'))
  expect(container.querySelector('.climb-figures')).toBeNull()
})
