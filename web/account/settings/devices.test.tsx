// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aDevice, someSettings } from '#web/test/settings.ts'
import { DevicesSection } from './devices-section.tsx'
import type { Settings } from './settings.ts'

const here = aDevice({ session_id: 'here', current: true })
const phone = aDevice({ session_id: 'phone', browser: 'Safari', system: 'iOS' })
const devices = [here, phone]
const left = () => ({ data: { devices: [here] } })

async function shown(settings: Settings, answers: Answers = {}) {
  const changes: unknown[] = []
  const view = await open(
    <>
      <section id="signIn">
        <button type="button">A way in</button>
      </section>
      <DevicesSection settings={settings} onChange={(change) => changes.push(change)} />
    </>,
    { answers },
  )
  const press = (key: 'settings.notMeOf' | 'settings.signOutOf', device = 'Safari on iOS') =>
    view.person.click(screen.getByRole('button', { name: view.t(key, { device }) }))
  return { ...view, changes, press }
}

test('this device can’t be signed out here, and the only one offers nothing', async () => {
  const { t } = await shown(someSettings({ devices: [here] }))
  expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: t('settings.signOutOthers') })).toBeNull()
  expect(screen.getByText(t('settings.onlyDevice'))).toBeDefined()
})

test.each([
  [{ browser: 'Safari', system: 'iOS' }, 'Safari on iOS'],
  [{ browser: null, system: 'Linux' }, 'Linux'],
  [{ browser: 'Firefox', system: null }, 'Firefox'],
  [{ browser: null, system: null }, 'Unknown device'],
])('a device is named by what is known of it: %o', async (rest, name) => {
  await shown(someSettings({ devices: [here, aDevice({ session_id: 'other', ...rest })] }))
  expect(screen.getByRole('rowheader', { name })).toBeDefined()
})

describe('another device', () => {
  test('is signed out by its session, and the page shows the reply', async () => {
    const { t, sent, changes, press } = await shown(someSettings({ devices }), { endDevice: left })
    await press('settings.signOutOf')
    await expect.poll(() => changes).toEqual([{ devices: [here] }])
    expect(sent).toEqual([{ name: 'endDevice', input: { params: { session_id: 'phone' } } }])
    expect(await screen.findByText(t('settings.deviceEnded'))).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is a stranger’s is signed out, and a new password is asked for', async () => {
    const { t, sent, press } = await shown(someSettings({ devices }), { endDevice: left })
    await press('settings.notMeOf')
    const dialog = within(await screen.findByRole('dialog', { name: t('access.password.change') }))
    expect(dialog.getByText(t('settings.strangerGone', { device: 'Safari on iOS' }))).toBeDefined()
    expect(sent.map(({ name }) => name)).toEqual(['endDevice'])
  })

  test('of a stranger leads to the other ways in where there is no password', async () => {
    Element.prototype.scrollIntoView ??= () => {}
    const settings = someSettings({ devices, password: { is_set: false } })
    const { press } = await shown(settings, { endDevice: left })
    await press('settings.notMeOf')
    await expect.poll(() => document.activeElement?.textContent).toBe('A way in')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is gone already says so, and asks for no password', async () => {
    const answers = {
      endDevice: refused('not_found'),
    }
    const { t, changes, press } = await shown(someSettings({ devices }), answers)
    await press('settings.notMeOf')
    expect(await screen.findByText(asRead(t('errors.not_found')))).toBeDefined()
    expect(changes).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('all others are signed out at once', async () => {
  const { t, sent, person, changes } = await shown(someSettings({ devices }), { endOtherDevices: left })
  await person.click(screen.getByRole('button', { name: t('settings.signOutOthers') }))
  await expect.poll(() => changes).toEqual([{ devices: [here] }])
  expect(sent.map(({ name }) => name)).toEqual(['endOtherDevices'])
})
