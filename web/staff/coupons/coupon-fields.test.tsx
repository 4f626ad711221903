// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { type Draft, type DraftErrors, draftOf } from './coupon-form.ts'

let draft: Draft

function Form({ errors = {} }: { errors?: DraftErrors }) {
  const [typed, setTyped] = useState(() => draftOf('Europe/Berlin', null))
  draft = typed
  return (
    <CouponFields
      shop={{ discountCap: 30, boosterShare: 60 }}
      draft={typed}
      errors={errors}
      onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
    />
  )
}

const show = (errors?: DraftErrors) => open(<Form {...(errors && { errors })} />)

test('an amount replaces the percentage, and both keep their input', async () => {
  const { t, person } = await show()
  await person.click(screen.getByRole('radio', { name: t('coupons.amount') }))
  await person.type(screen.getByLabelText(t('coupons.amountOff')), '5,50')
  await person.click(screen.getByRole('radio', { name: t('coupons.percent') }))
  expect(screen.getByLabelText(t('coupons.percentOff'))).toHaveProperty('value', '10')
  expect(draft).toMatchObject({ kind: 'percent', amount: '5,50' })
})

test('a cap that reduces the booster’s pay says so', async () => {
  const { t, person } = await show()
  expect(screen.getByText(t('coupons.capHint', { cap: '30%' }))).toBeTruthy()
  await person.type(screen.getByLabelText(t('coupons.cap')), '50')
  expect(screen.getByText(t('coupons.shareHint', { percent: '40%' }))).toBeTruthy()
})

test('games keep the shop’s order, however they are chosen', async () => {
  const { t, person } = await show()
  const games = within(screen.getByRole('group', { name: t('shell.games') }))
  await person.click(games.getByLabelText('Valorant'))
  await person.click(games.getByLabelText('League of Legends'))
  expect(draft.games).toEqual(['league-of-legends', 'valorant'])
  await person.click(games.getByLabelText('Valorant'))
  expect(draft.games).toEqual(['league-of-legends'])
})

test('each error is at its own field', async () => {
  const { t } = await show({ useLimit: 'coupons.wrongLimit', until: 'coupons.wrongWindow' })
  for (const [label, error] of [
    ['coupons.useLimit', 'coupons.wrongLimit'],
    ['coupons.until', 'coupons.wrongWindow'],
  ] as const) {
    const field = screen.getByLabelText(t(label))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(t(error))
  }
  expect(screen.getByLabelText(t('coupons.code')).getAttribute('aria-invalid')).toBeNull()
})
