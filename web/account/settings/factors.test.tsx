// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aGuest, someSettings } from '#web/test/settings.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import type { PartProps, Settings } from './settings.ts'

type Factors = Settings['factors']

const since = '2026-10-03T09:15:00.000Z'
const factors = (rest: Partial<Factors> = {}): Factors => ({ ...someSettings().factors, ...rest })

async function shown(Part: (props: PartProps) => React.ReactNode, settings: Settings, answers: Answers = {}) {
  const changes: Partial<Settings>[] = []
  const part = <Part settings={settings} onChange={(change) => changes.push(change)} />
  return { ...(await open(part, { answers })), changes }
}
const button = (name: string) => screen.getByRole('button', { name })
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('the authenticator app', () => {
  test.each<[string, Settings, MessageKey[], MessageKey | null]>([
    ['without it', someSettings(), ['factors.setUp'], null],
    [
      'with it, and codes',
      someSettings({ factors: factors({ app: since, recoveryCodes: 8 }) }),
      ['factors.turnOff', 'factors.newCodes'],
      null,
    ],
    ['as a guest', aGuest(), ['factors.setUp'], 'factors.needsAccount'],
  ])('%s', async (_, settings, keys, refusal) => {
    const { t, sent, person } = await shown(SecondFactorSection, settings)
    expect(offered()).toEqual(keys.map((key) => t(key)))
    if (!refusal) return
    expect(screen.getByText(t(refusal))).toBeDefined()
    await person.click(button(t('factors.setUp')))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  const started = { secret: 'ABCDEFGHIJKL', qr: { size: 21, path: 'M0 0' }, url: 'otpauth://totp/x' }
  const setUp = async (confirmApp: () => unknown) => {
    const startApp = () => ({ data: started })
    const view = await shown(SecondFactorSection, someSettings(), { startApp, confirmApp } as Answers)
    const { t, person } = view
    await person.click(button(t('factors.setUp')))
    const dialog = within(await screen.findByRole('dialog'))
    const press = () => person.click(dialog.getByRole('button', { name: t('factors.turnOn') }))
    return { ...view, dialog, press, field: () => dialog.getByLabelText(t('proof.code')) }
  }

  test('is confirmed by its first code, and then shows the recovery codes once', async () => {
    const after = factors({ app: since, recoveryCodes: 10 })
    const { t, sent, person, dialog, press, field, changes } = await setUp(() => ({
      data: { factors: after, codes: ['7KQ2-M9XD-4TRA'] },
    }))
    expect(await dialog.findByText('ABCD EFGH IJKL')).toBeDefined()
    await press()
    expect(dialog.getByText(t('proof.codeMissing'))).toBeDefined()
    await person.type(field(), '492 039')
    await press()
    expect(await dialog.findByText('7KQ2-M9XD-4TRA')).toBeDefined()
    expect(changes).toEqual([{ factors: after }])
    expect(sent.at(-1)).toEqual({ name: 'confirmApp', input: { body: { code: '492 039' } } })
    const file = dialog.getByRole('link', { name: t('factors.download') }).getAttribute('href') ?? ''
    expect(decodeURIComponent(file.split(',')[1] ?? '')).toBe('7KQ2-M9XD-4TRA\n')
  })

  test.each(['code_wrong', 'app_already_set_up', 'app_not_set_up'] as const)(
    'stays off when refused with %s',
    async (code) => {
      const { t, person, dialog, press, field, changes } = await setUp(refused(code))
      await person.type(field(), '492039')
      await press()
      expect(await dialog.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(field()).toHaveProperty('value', '492039')
      expect(changes).toEqual([])
    },
  )

  test('that is set up elsewhere already closes the dialog and says so', async () => {
    const { t, person } = await shown(SecondFactorSection, someSettings(), {
      startApp: refused('app_already_set_up'),
    })
    await person.click(button(t('factors.setUp')))
    expect(await screen.findByText(asRead(t('errors.app_already_set_up')))).toBeDefined()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  const on = someSettings({ factors: factors({ app: since, recoveryCodes: 8 }) })
  const turnOff = async (answer: () => unknown) => {
    const view = await shown(SecondFactorSection, on, { removeApp: answer })
    await view.person.click(button(view.t('factors.turnOff')))
    const title = view.t('factors.turnOffTitle')
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const go = () => view.person.click(dialog.getByRole('button', { name: view.t('factors.turnOff') }))
    return { ...view, dialog, go }
  }

  test('is turned off only after a question', async () => {
    const { sent, go, changes } = await turnOff(() => ({ data: { factors: factors() } }))
    expect(sent).toEqual([])
    await go()
    await expect.poll(() => changes).toEqual([{ factors: factors() }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('stays on when that is refused, and the dialog says why', async () => {
    const { t, dialog, go, changes } = await turnOff(refused('app_not_set_up'))
    await go()
    expect(await dialog.findByText(asRead(t('errors.app_not_set_up')))).toBeDefined()
    expect(changes).toEqual([])
  })

  test.each<[number, MessageKey, MessageKey]>([
    [8, 'factors.newTitle', 'factors.createCodes'],
    [0, 'factors.newCodes', 'factors.newCodes'],
  ])('with %i codes left, new ones come after a look', async (recoveryCodes, title, go) => {
    const after = factors({ app: since, recoveryCodes: 10 })
    const settings = someSettings({ factors: factors({ app: since, recoveryCodes }) })
    const { t, sent, person, changes } = await shown(SecondFactorSection, settings, {
      renewRecoveryCodes: () => ({ data: { factors: after, codes: ['7KQ2-M9XD-4TRA'] } }),
    })
    await person.click(button(t('factors.newCodes')))
    const dialog = within(await screen.findByRole('dialog', { name: t(title) }))
    expect(sent).toEqual([])
    expect(dialog.queryByText(t('factors.newText')) !== null).toBe(recoveryCodes > 0)
    await person.click(dialog.getByRole('button', { name: t(go) }))
    expect(await screen.findByText('7KQ2-M9XD-4TRA')).toBeDefined()
    expect(changes).toEqual([{ factors: after }])
  })
})
