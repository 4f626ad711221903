// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { Install, type InstallEvent } from './install.ts'
import { InstallOffer } from './install-offer.tsx'

const hideKey = 'vite-pwa:hide-install'
const router = { subscribe: () => () => {} } as unknown as DataRouter
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const asking = () => {
  const event = Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome: 'accepted' as const }),
  }) satisfies InstallEvent
  const install = new Install()
  install.can(event)
  return { install, event }
}

test('“not now”, the cross and Escape are remembered for good, and leave nothing', async () => {
  for (const leave of ['not now', 'cross', 'escape']) {
    localStorage.clear()
    const { install, event } = asking()
    const { person, t, unmount } = await open(<InstallOffer install={install} router={router} />)
    const [cross, notNow] = screen.getAllByRole('button', { name: t('app.notNow') }).toReversed()
    if (leave === 'escape') await person.keyboard('{Escape}')
    else await person.click((leave === 'cross' ? cross : notNow) as HTMLElement)
    expect(localStorage.getItem(hideKey), leave).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(event.prompt).not.toHaveBeenCalled()
    unmount()
  }
})

test('installing opens the browser’s own question, once', async () => {
  const { install, event } = asking()
  const { person, t } = await open(<InstallOffer install={install} router={router} />)
  await person.click(screen.getByRole('button', { name: t('app.install') }))
  expect(event.prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(hideKey)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an iPhone is told how, since only its own menu installs', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: iPhone })
  const install = new Install()
  expect(install.way).toBe('by-hand')
  const { person, t } = await open(<InstallOffer install={install} router={router} />)
  await person.click(screen.getByRole('button', { name: t('app.showMeHow') }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    t('app.stepShare'),
    t('app.stepAdd'),
    t('app.stepOpen', { name: 'Peakline' }),
  ])
  await person.click(screen.getByRole('button', { name: t('app.understood') }))
  expect(localStorage.getItem(hideKey)).toBe('true')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(new Install().way).toBeNull()
})
