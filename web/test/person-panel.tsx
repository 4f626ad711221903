// For tests that begin with the line `// @vitest-environment jsdom`.
import { screen, within } from '@testing-library/react'
import type { MessageKey } from '#i18n/translate.ts'
import PersonDialog from '#web/staff/people/person-dialog.tsx'
import type { Person } from '#web/staff/people/person-types.ts'
import { type Answers, open } from './in-browser.tsx'
import { aColleague } from './people.ts'

/** The panel of a person, as a colleague reads it; by default one who can do everything. */
export async function openPerson(
  person: Person,
  answers: Answers = {},
  user = aColleague('EditUsers', 'FullAccess'),
) {
  const view = await open(<PersonDialog userId={person.user_id} onClose={() => {}} />, {
    user,
    answers: { getPerson: () => ({ data: { person } }), ...answers },
  })
  await screen.findByRole('heading', { name: view.t('people.colRights') })
  const { t, sent } = view
  const button = (key: MessageKey) => screen.queryByRole('button', { name: t(key) })
  const press = (key: MessageKey) => view.person.click(button(key) as HTMLElement)
  const dialogOf = async (title: MessageKey, words = { name: person.username }) =>
    within(await screen.findByRole('dialog', { name: t(title, words) }))
  /** What was sent after the panel was read. */
  const calls = () => sent.filter(({ name }) => name !== 'getPerson')
  return { ...view, button, press, dialogOf, calls }
}
