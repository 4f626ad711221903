// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Proof } from '#core/people/factors.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { KeepOrder } from './keep-order.tsx'
import KeepOrderDialog from './keep-order-dialog.tsx'
import ProofDialog from './proof-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

async function prove(proofs: Proof[], answer: () => unknown = () => ({ data: {} })) {
  const steps: string[] = []
  const view = await open(
    <ProofDialog
      proofs={proofs}
      onClose={() => steps.push('closed')}
      onProven={() => steps.push('proven')}
    />,
    { answers: { prove: answer } },
  )
  const press = (key: MessageKey) => view.person.click(screen.getByRole('button', { name: view.t(key) }))
  return { ...view, steps, press }
}

describe('proving again who one is', () => {
  const fields = {
    code: 'proof.code',
    recoveryCode: 'proof.recoveryCode',
    password: 'account.password',
  } as const

  test.each<[Exclude<Proof, 'passkey' | 'mailedLink'>, string]>([
    ['code', '492039'],
    ['recoveryCode', '7KQ2-M9XD-4TRA'],
    ['password', 'correct horse battery'],
  ])('by %s', async (proof, text) => {
    const { t, sent, person, steps, press } = await prove([proof])
    await press('proof.confirm')
    const missing = proof === 'password' ? t('rules.password_empty') : t('proof.codeMissing')
    expect(screen.getByText(missing)).toBeDefined()
    expect(sent).toEqual([])
    await person.type(screen.getByLabelText(t(fields[proof])), text)
    await press('proof.confirm')
    await expect.poll(() => steps).toEqual(['proven'])
    expect(sent).toEqual([{ name: 'prove', input: { body: { [proof]: text } } }])
  })

  test.each(['code_wrong', 'invalid_credentials', 'second_factor_needed'] as const)(
    'that fails with %s can be tried again',
    async (code) => {
      const { t, person, steps, press } = await prove(['code'], refused(code))
      await person.type(screen.getByLabelText(t('proof.code')), '492039')
      await press('proof.confirm')
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(screen.getByLabelText(t('proof.code'))).toHaveProperty('value', '492039')
      expect(steps).toEqual([])
    },
  )

  test('by another way that the person has', async () => {
    const { t, press } = await prove(['code', 'recoveryCode', 'password'])
    expect(screen.getByLabelText(t('proof.code'))).toBeDefined()
    await press('proof.useRecovery')
    expect(screen.getByLabelText(t('proof.recoveryCode'))).toBeDefined()
    expect(screen.queryByLabelText(t('proof.code'))).toBeNull()
    await press('proof.usePassword')
    expect(screen.getByLabelText(t('account.password'))).toBeDefined()
  })

  test.each([
    [true, ['proof.confirmPasskey', 'proof.usePassword']],
    [false, ['proof.confirm']],
  ] as const)('a passkey is offered where the browser knows them: %s', async (knows, keys) => {
    if (knows) vi.stubGlobal('PublicKeyCredential', class {})
    const { t } = await prove(['passkey', 'password'])
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    for (const key of keys) expect(names).toContain(t(key))
    expect(names.includes(t('proof.confirmPasskey'))).toBe(knows)
  })

  test('who has nothing to prove it with can sign in again', async () => {
    const { t } = await prove([])
    expect(screen.getByText(t('proof.noProof'))).toBeDefined()
    expect(screen.getByRole('button', { name: t('shell.logOut') })).toBeDefined()
  })

  test('can be left with Escape', async () => {
    const { person, steps } = await prove(['code'])
    await person.keyboard('{Escape}')
    expect(steps).toEqual(['closed'])
  })
})

describe('a guest who keeps their orders', () => {
  test('reads what an account brings back, only while it would', async () => {
    const { t } = await open(<KeepOrder cashback={148} />)
    expect(screen.getByText(t('account.keepCashback', { amount: '€1.48' }))).toBeDefined()
    cleanup()
    await open(<KeepOrder />)
    expect(screen.getByText(t('account.keepTitle'))).toBeDefined()
  })

  const keep = async (answer: () => unknown) => {
    const closed: string[] = []
    const view = await open(<KeepOrderDialog onClose={() => closed.push('closed')} />, {
      user: { kind: 'guest', email: 'mira@example.com' } as SessionUser,
      answers: { setPassword: answer },
    })
    const { t, person } = view
    const name = () => screen.getByLabelText(t('account.username'))
    const password = () => screen.getByLabelText(t('account.password'))
    const press = () => person.click(screen.getByRole('button', { name: t('account.keepButton') }))
    return { ...view, closed, name, password, press }
  }

  test('is told what a name can be, and takes one that is allowed', async () => {
    const { t, person, name, password } = await keep(() => ({ data: {} }))
    await person.type(name(), 'Nina Reader')
    await person.click(password())
    expect(screen.getByText(t('account.nameInvalid'))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('account.nameTake', { name: 'Nina_Reader' }) }))
    expect(name()).toHaveProperty('value', 'Nina_Reader')
    expect(screen.queryByText(t('account.nameInvalid'))).toBeNull()
    await person.click(screen.getByRole('button', { name: t('account.showPassword') }))
    expect(password()).toHaveProperty('type', 'text')
  })

  test('chooses a name and a password', async () => {
    const { t, sent, person, closed, name, password, press } = await keep(() => ({ data: {} }))
    await press()
    expect(screen.getByText(t('rules.username_empty'))).toBeDefined()
    expect(screen.getByText(t('rules.password_empty'))).toBeDefined()
    await person.type(name(), 'mira')
    await person.type(password(), 'correct horse battery')
    await press()
    await expect.poll(() => closed).toEqual(['closed'])
    const body = { username: 'mira', password: 'correct horse battery' }
    expect(sent).toEqual([{ name: 'setPassword', input: { body } }])
  })

  test.each([
    ['username_already_exists', 'username'],
    ['username_reserved', 'username'],
    ['weak_password', 'password'],
    ['email_already_exists', 'email'],
    ['already_customer', undefined],
    ['server_busy', undefined],
  ] as const)('refused with %s, nothing typed is lost', async (code, field) => {
    const { t, person, closed, name, password, press } = await keep(refused(code, field))
    await person.type(name(), 'mira')
    await person.type(password(), 'battery')
    await press()
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(name()).toHaveProperty('value', 'mira')
    expect(password()).toHaveProperty('value', 'battery')
    expect(name().getAttribute('aria-invalid')).toBe(field === 'username' ? 'true' : null)
    expect(closed).toEqual([])
  })
})
