// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { open } from '#web/test/in-browser.tsx'
import { FatalPage } from './fatal-page.tsx'

test('a fatal error says its status and its message, and leads home by loading everything anew', async () => {
  const { t } = await open(<FatalPage statusCode={503} message="server_busy" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error 503')
  expect(screen.getByText(t('errors.server_busy'))).toBeDefined()
  const home = screen.getByRole('link', { name: 'Go Home' })
  expect(home.getAttribute('href')).toBe('/')
})

test('it has words in each language, and its own where texts are what failed', async () => {
  for (const { code } of locales) {
    const { t, unmount } = await open(<FatalPage statusCode={500} message="something_wrong" />, {
      locale: code,
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      t('shell.errorStatus', { statusCode: 500 }),
    )
    unmount()
  }
})
