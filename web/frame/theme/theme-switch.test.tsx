// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { ThemeChoices } from './theme-switch.tsx'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.theme
  localStorage.clear()
})

async function choices() {
  const view = await open(<ThemeChoices />)
  const choice = (theme: 'light' | 'dark' | 'system') =>
    screen.getByRole('button', { name: view.t(`shell.theme.${theme}`) })
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent)
  return { ...view, choice, pressed }
}

test('a chosen theme applies at once, on this page and the next', async () => {
  const { t, person, choice, pressed } = await choices()
  expect(pressed()).toEqual([t('shell.theme.system')])
  await person.click(choice('light'))
  expect([dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light'])
  expect(pressed()).toEqual([t('shell.theme.light')])
})

test('the system’s theme is not stored', async () => {
  const { person, choice } = await choices()
  await person.click(choice('dark'))
  await person.click(choice('system'))
  expect([dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null])
})

test('a browser without storage can still change its theme', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { person, choice } = await choices()
  await person.click(choice('dark'))
  expect(dataset.theme).toBe('dark')
  expect(warned).toHaveBeenCalledOnce()
  full.mockRestore()
  warned.mockRestore()
})
