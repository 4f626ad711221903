import { expect, test, vi } from 'vitest'
import type { Area } from '#i18n/areas.ts'
import { Texts } from './texts.ts'

test('a page’s texts load once, and loaded texts are not requested again', async () => {
  const texts = new Texts('de')
  await texts.ensure(['shell'])
  const { shell } = texts.loaded.messages
  await texts.ensure(['shell', 'home'])
  expect(texts.loaded.messages.shell).toBe(shell)
  expect(texts.t('home.setClimb')).not.toBe('home.setClimb')
})

test('the texts of the server’s rendering are there from the start', () => {
  const texts = new Texts('en', { messages: { shell: { home: 'Start' } }, english: {} })
  expect(texts.t('shell.home')).toBe('Start')
})

test('texts that load in no language fail, and are requested again the next time', async () => {
  const logged = vi.mocked(console.error)
  const texts = new Texts('de')
  const nowhere = 'nowhere' as Area
  await expect(texts.ensure([nowhere])).rejects.toMatchObject({ status: 0 })
  expect(texts.loaded.messages[nowhere]).toBeUndefined()
  await expect(texts.ensure([nowhere])).rejects.toMatchObject({ status: 0 })
  expect(logged).toHaveBeenCalledTimes(4)
  logged.mockClear()
})
