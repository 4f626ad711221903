// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '#contract/operations.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { anApplication } from '#web/test/applications.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import AnswerDialog from './answer-dialog.tsx'
import type { SentApplication } from './answer-form.tsx'
import { loader, Page } from './applications-page.tsx'

const params = { application_id: 'application-id' }
const ok = () => ({ data: {} })
const lol = games['league-of-legends']
const note = 'Which account is that?'

async function dialog(application: SentApplication, name?: OperationName, answer: () => unknown = ok) {
  const closed: string[] = []
  const view = await open(
    <AnswerDialog applicationId="application-id" onClose={() => closed.push('closed')} />,
    {
      answers: { getApplication: () => ({ data: { application } }), ...(name && { [name]: answer }) },
    },
  )
  const { t, person, sent } = view
  await screen.findByText(t('applications.course'))
  const tab = (of: 'accept' | 'ask' | 'refuse') =>
    person.click(screen.getByRole('radio', { name: t(`applications.tab.${of}`) }))
  const press = (of: 'accept' | 'ask' | 'refuse') =>
    person.click(screen.getByRole('button', { name: t(`applications.${of}Button`, { username: 'tarn' }) }))
  const calls = () => sent.filter((each) => each.name !== 'getApplication')
  return { ...view, closed, tab, press, calls }
}

describe('what staff can answer', () => {
  test.each<[SentApplication['status'], ('accept' | 'ask' | 'refuse')[]]>([
    ['sent', ['accept', 'ask', 'refuse']],
    ['asked', ['accept', 'refuse']],
    ['accepted', []],
    ['refused', []],
  ])('while it is %s', async (status, offered) => {
    const { t } = await dialog(anApplication({ status }))
    const found = (['accept', 'ask', 'refuse'] as const).filter((each) =>
      screen.queryByRole('radio', { name: t(`applications.tab.${each}`) }),
    )
    expect(found).toEqual(offered)
  })

  test('it is accepted up to the offered rank, or a lower one', async () => {
    const { t, person, press, calls, closed } = await dialog(anApplication(), 'acceptApplication')
    const limit = screen.getByLabelText(t('applications.limit', { game: t('games.game.league-of-legends') }))
    expect(limit).toHaveProperty('value', String(campIndex(lol, { tier: 'diamond', division: 1 })))
    await person.selectOptions(limit, String(campIndex(lol, { tier: 'emerald', division: 4 })))
    await press('accept')
    const ceilings = [{ game: 'league-of-legends', ceiling: { tier: 'emerald', division: 4 } }]
    const body = { version: 8, ceilings }
    await expect.poll(calls).toEqual([{ name: 'acceptApplication', input: { params, body } }])
    await expect.poll(() => closed).toEqual(['closed'])
  })

  test.each([
    ['ask', 'askApplicant', 'applications.question', { version: 8, question: note }],
    ['refuse', 'refuseApplication', 'applications.reason', { version: 8, reason: note }],
  ] as const)('%s needs words', async (of, name, label, body) => {
    const { t, person, tab, press, calls } = await dialog(anApplication(), name)
    await tab(of)
    await person.type(screen.getByLabelText(t(label)), 'Which?  ')
    await press(of)
    expect(screen.getByText(t('applications.noteShort'))).toBeDefined()
    expect(calls()).toEqual([])
    await person.clear(screen.getByLabelText(t(label)))
    await person.type(screen.getByLabelText(t(label)), note)
    await press(of)
    await expect.poll(calls).toEqual([{ name, input: { params, body } }])
  })

  test.each(['own_affair', 'application_not_found', 'application_changed'] as const)(
    'refused with %s keeps the words, and closing asks first',
    async (code) => {
      const { t, person, tab, press, closed } = await dialog(
        anApplication(),
        'refuseApplication',
        refused(code),
      )
      await tab('refuse')
      await person.type(screen.getByLabelText(t('applications.reason')), note)
      await press('refuse')
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      await person.keyboard('{Escape}')
      await person.click(await screen.findByText(t('shell.keepEditing')))
      expect(screen.getByLabelText(t('applications.reason'))).toHaveProperty('value', note)
      expect(closed).toEqual([])
    },
  )
})

describe('the list', () => {
  const row = {
    application_id: 'application-id',
    username: 'tarn',
    status: 'sent' as const,
    accounts: [],
    sent_at: '2026-11-20T10:00:00.000Z',
    due_at: '2026-11-23T10:00:00.000Z',
    decided_at: null,
  }
  const page = (
    state: 'open' | 'answered',
    rest: Partial<Parameters<typeof Page>[0]['data']['items'][number]>,
  ) => open(<Page data={{ state, items: [{ ...row, ...rest }], page: 1, pageCount: 1, total: 1 }} />)

  test.each([
    ['2020-01-01T10:00:00.000Z', true],
    ['2999-01-01T10:00:00.000Z', false],
  ])('an answer that is due %s is late: %s', async (due_at, late) => {
    const { t } = await page('open', { due_at })
    expect(screen.queryByText(t('applications.late')) !== null).toBe(late)
  })

  test.each<['open' | 'answered', MessageKey]>([
    ['open', 'applications.colDue'],
    ['answered', 'applications.colAnswered'],
  ])('of %s ones has its own date', async (state, key) => {
    const { t } = await page(state, {})
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader')
    expect(heads.at(-1)?.textContent).toBe(t(key))
  })

  test.each([
    ['', { state: 'open', page: 1 }],
    ['?state=answered&page=2', { state: 'answered', page: 2 }],
    ['?state=lost', { state: 'open', page: 1 }],
  ])('its address “%s” asks for %o', async (search, query) => {
    const asked: unknown[] = []
    const call = async (_: string, input: unknown) => {
      asked.push(input)
      return { data: { items: [] } }
    }
    await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
    expect(asked).toEqual([{ query }])
  })
})
