// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import type { Permission } from '#core/people/permissions.ts'
import { aColleague, aPerson, onlyWith } from '#web/test/people.ts'
import { openPerson } from '#web/test/person-panel.tsx'
import type { Person } from './person-types.ts'

const params = { user_id: 'mira-id' }

describe('money', () => {
  test.each<[string, Permission[], Partial<Person>, boolean]>([
    ['full access', ['EditUsers', 'FullAccess'], {}, true],
    ['no full access', ['EditUsers'], {}, false],
    [
      'full access, for themselves',
      ['EditUsers', 'FullAccess'],
      { refusals: { account: 'own_account', permissions: onlyWith() } },
      false,
    ],
  ])('is for a colleague with %s', async (_, held, rest, can) => {
    const { button } = await openPerson(aPerson(rest), {}, aColleague(...held))
    expect(button('people.correct') !== null).toBe(can)
  })

  const credit = async (answer: () => unknown) => {
    const view = await openPerson(aPerson(), { creditBalance: answer })
    const { t, person, press, dialogOf } = view
    await press('people.correct')
    const dialog = await dialogOf('people.correctTitle')
    const fill = async (amount: string) => {
      await person.clear(dialog.getByLabelText(t('people.creditAmount')))
      if (amount) await person.type(dialog.getByLabelText(t('people.creditAmount')), amount)
      await person.type(dialog.getByLabelText(t('people.creditWhy', { name: 'mira' })), 'Two days late')
      await person.click(dialog.getByRole('button', { name: t('people.credit') }))
    }
    return { ...view, dialog, fill }
  }

  test.each(['gift', 'correction'] as const)('is credited as a %s', async (as) => {
    const { t, person, dialog, fill, calls } = await credit(() => ({ data: {} }))
    await person.selectOptions(dialog.getByLabelText(t('people.creditAs')), as)
    await fill('12,50')
    const body = { as, amount: 1_250, reason: 'Two days late' }
    await expect.poll(calls).toEqual([{ name: 'creditBalance', input: { params, body } }])
    expect(await screen.findByText(t('people.credited'))).toBeDefined()
  })

  test.each(['', '0', '-5', 'ten', '10000.01'])('of “%s” is not credited', async (amount) => {
    const { t, fill, calls } = await credit(() => ({ data: {} }))
    await fill(amount)
    expect(screen.getByText(t('order.tip.wrong', { least: '€0.01', most: '€10,000.00' }))).toBeDefined()
    expect(calls()).toEqual([])
  })

  test('that a colleague has to approve isn’t called credited', async () => {
    const { t, fill } = await credit(() => ({ data: {}, message: waitsForColleague }))
    await fill('900')
    expect(await screen.findByText(t('shell.waitsForColleague'))).toBeDefined()
    expect(screen.queryByText(t('people.credited'))).toBeNull()
  })

  const debit = async (balance: number) => {
    const view = await openPerson(aPerson({ balance }), { debitBalance: () => ({ data: {} }) })
    await view.press('people.correct')
    const dialog = await view.dialogOf('people.correctTitle')
    const take = dialog.getByRole('radio', { name: view.t('people.way.take') })
    return { ...view, dialog, take }
  }

  test('that isn’t theirs is taken with a reason and a note for colleagues, and never more than there is', async () => {
    const { t, person, dialog, take, calls } = await debit(1_240)
    await person.click(take)
    const field = dialog.getByLabelText(t('people.creditAmount'))
    await person.type(field, '12.41')
    await person.click(dialog.getByRole('radio', { name: t('ready.because.credited_twice') }))
    await person.type(dialog.getByLabelText(t('proposals.note')), 'See 12 November')
    const go = () => person.click(dialog.getByRole('button', { name: t('people.debit') }))
    await go()
    expect(screen.getByText(t('people.onlyTake', { amount: '€12.40' }))).toBeDefined()
    expect(calls()).toEqual([])
    await person.clear(field)
    await person.type(field, '12.40')
    await go()
    const body = { amount: 1_240, ready: 'credited_twice', note: 'See 12 November' }
    await expect.poll(calls).toEqual([{ name: 'debitBalance', input: { params, body } }])
  })

  test('that isn’t there can’t be taken', async () => {
    const { take } = await debit(0)
    expect(take).toHaveProperty('disabled', true)
  })

  test('that nobody owes can’t be written off', async () => {
    const { button } = await openPerson(aPerson())
    expect(button('people.correct')).not.toBeNull()
    expect(button('people.writeOff')).toBeNull()
  })

  test('that somebody owes is written off in whole or in part, and never more', async () => {
    const answers = { writeOffDebt: () => ({ data: {} }) }
    const { t, person, press, dialogOf, calls } = await openPerson(aPerson({ debt: 3_800 }), answers)
    await press('people.writeOff')
    const dialog = await dialogOf('people.writeOffTitle')
    const field = dialog.getByLabelText(t('people.creditAmount'))
    expect(field).toHaveProperty('value', '38.00')
    await person.type(dialog.getByLabelText(t('people.creditWhy', { name: 'mira' })), 'Stolen card')
    await person.clear(field)
    await person.type(field, '38.01')
    const go = () => person.click(dialog.getByRole('button', { name: t('people.writeOff') }))
    await go()
    expect(calls()).toEqual([])
    await person.clear(field)
    await person.type(field, '20')
    await go()
    const body = { amount: 2_000, reason: 'Stolen card' }
    await expect.poll(calls).toEqual([{ name: 'writeOffDebt', input: { params, body } }])
  })
})
