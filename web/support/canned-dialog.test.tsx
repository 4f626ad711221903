// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { aCanned } from '#web/test/threads.ts'
import CannedDialog from './canned-dialog.tsx'

test('what is typed for a language is there again after a look at another one, and is what is saved', async () => {
  const canned = aCanned('today', 'en', 'We answer tomorrow.')
  const { t, person, sent } = await open(<CannedDialog canned={[canned]} locale="en" onClose={() => {}} />, {
    answers: { saveCannedAnswer: () => ({ data: {} }) },
  })
  const field = (key: 'inbox.cannedText' | 'inbox.cannedTitle') =>
    screen.getByLabelText(t(key)) as HTMLInputElement
  await person.selectOptions(screen.getByLabelText(t('inbox.canned')), canned.shortcut)
  await person.clear(field('inbox.cannedText'))
  await person.type(field('inbox.cannedText'), 'We answer today.')
  const language = screen.getByLabelText(t('inbox.cannedLanguage'))
  await person.selectOptions(language, 'de')
  expect(field('inbox.cannedText').value).toBe('')
  await person.selectOptions(language, 'en')
  expect(field('inbox.cannedText').value).toBe('We answer today.')
  await person.click(screen.getByRole('button', { name: t('inbox.saveCanned') }))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        name: 'saveCannedAnswer',
        input: {
          params: { shortcut: canned.shortcut, locale: 'en' },
          body: { title: canned.title, text: 'We answer today.' },
        },
      },
    ])
})
