// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { Install, type InstallEvent } from './install.ts'

const hideKey = 'vite-pwa:hide-install'

beforeEach(() => localStorage.clear())

const eventWith = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  }) as InstallEvent

test('the browser’s own refusal is remembered like “not now”, and its event asks once', async () => {
  const install = new Install()
  const event = eventWith('dismissed')
  install.can(event)
  expect(install.isHidden).toBe(false)
  await install.ask()
  await install.ask()
  expect(event.prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(hideKey)).toBe('true')
  expect(new Install().isHidden).toBe(true)
})

test('whoever installs is not marked as having refused', async () => {
  const install = new Install()
  install.can(eventWith('accepted'))
  await install.ask()
  expect(install.isHidden).toBe(false)
  expect(install.way).toBeNull()
})
