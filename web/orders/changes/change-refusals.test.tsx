// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { isBoost } from '#core/choices/order-config.ts'
import { openChangeForm } from '#web/test/change-form.tsx'
import { asRead, refused } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../order/page/made-up-states.ts'

const playing = madeUpOrder('solo', 'boosting', 'customer')
const searching = madeUpOrder('solo', 'waiting_for_booster', 'customer')

// The test browser has no media queries, which the drawing asks, also when a test has ended.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

describe('why it can’t be asked for', () => {
  test('nothing has changed', async () => {
    const { t, sent, person, button, tab } = await openChangeForm(searching)
    await tab(t('change.tab.addons'))
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(t('change.nothing'))).toBeDefined()
    await person.click(button())
    expect(sent).toEqual([])
  })

  test('preferences are on, and none is chosen', async () => {
    const { t, person, tab } = await openChangeForm(searching)
    await tab(t('change.tab.addons'))
    await person.click(
      screen.getByRole('switch', { name: new RegExp(t('games.addon.characters.champions')) }),
    )
    expect(screen.getByText(t('change.noWish'))).toBeDefined()
  })

  test('another change waits', async () => {
    const { t, button } = await openChangeForm({ ...playing, actions: [] })
    expect(screen.getByText(t('order.refusal.change_open'))).toBeDefined()
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  test('the booster doesn’t play that high, and the change adds no work for others', async () => {
    const { t, person, tab, button } = await openChangeForm(playing, { terms: { ceiling: 5 } })
    await tab(t('change.tab.addons'))
    await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.stream')) }))
    expect(screen.getByText(t('change.tooHigh', { booster: 'kestrel' }))).toBeDefined()
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })
})

test.each([
  'change_open',
  'order_total_changed',
  'change_already_played',
  'balance_too_low',
  'payment_failed',
  'password_in_chat',
  'order_state_changed',
] as const)('refused with %s: the page says so, reads again and keeps what was typed', async (code) => {
  const { t, person, button, reads, router } = await openChangeForm(playing, {
    answer: refused(code),
  })
  const note = () => screen.getByLabelText(t('change.note', { booster: 'kestrel' }))
  await person.type(note(), 'Only in the evening')
  await person.click(button())
  expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
  await expect.poll(() => reads).toEqual(['read'])
  expect(note()).toHaveProperty('value', 'Only in the evening')
  expect(router.state.location.pathname).toBe('/')
  await expect.poll(() => button().getAttribute('aria-busy')).toBeNull()
})

test('a priority that the booster’s start used up can’t be switched', async () => {
  const { config } = playing
  if (!isBoost(config)) throw new Error('the order is a boost')
  const { t, person } = await openChangeForm({ ...playing, config: { ...config, addons: ['priority'] } })
  const priority = screen.getByRole('switch', { name: new RegExp(t('games.addon.priority')) })
  expect(screen.getByText(asRead(t('change.used', { booster: 'kestrel' })))).toBeDefined()
  await person.click(priority)
  expect(priority).toHaveProperty('checked', true)
})
