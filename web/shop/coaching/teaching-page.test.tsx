// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { Page } from './teaching-page.tsx'

type Data = Parameters<typeof Page>[0]['data']

const hours: NonNullable<Data['hours']> = {
  time_zone: 'Europe/Berlin',
  spans: [{ day: 1, from: 18 * 60, to: 20 * 60 }],
  exceptions: [],
  notice_hours: 12,
  ahead_days: 30,
}
const data: Data = { may_teach: true, hours, next: ['2099-01-05T17:00:00.000Z'] }
const show = (rest: Partial<Data> = {}) =>
  open(<Page data={{ ...data, ...rest }} />, { answers: { saveTeachingHours: () => ({ data: { hours } }) } })

const evening = { day: 1, from: 20 * 60, to: 22 * 60 }

test('a coach adds a second span to a day, and what they set is saved', async () => {
  const { t, person, sent } = await show()
  await person.click(screen.getByRole('button', { name: `${t('teaching.add')} Monday` }))
  await person.selectOptions(screen.getByLabelText(t('teaching.notice')), '24')
  await person.click(screen.getByRole('button', { name: t('teaching.save') }))
  expect(sent).toMatchObject([
    {
      name: 'saveTeachingHours',
      input: { body: { ...hours, notice_hours: 24, spans: [...hours.spans, evening] } },
    },
  ])
})

test('hours that overlap say so and can’t be saved', async () => {
  const spans = [...hours.spans, { day: 1, from: 19 * 60, to: 21 * 60 }]
  const { t } = await show({ hours: { ...hours, spans } })
  expect(screen.getByText(t('teaching.overlap'))).toBeTruthy()
  const save = screen.getByRole('button', { name: t('teaching.save') })
  expect(save.getAttribute('aria-disabled')).toBe('true')
})

test('the end of a span stays after its start', async () => {
  const { t, person } = await show()
  const day = { day: 'Monday' }
  await person.selectOptions(screen.getByLabelText(t('teaching.fromOf', day)), String(21 * 60))
  expect((screen.getByLabelText(t('teaching.toOf', day)) as HTMLSelectElement).value).toBe(
    String(21 * 60 + 30),
  )
})

test('a day off is added to the dates that differ, once', async () => {
  const { t, person, sent } = await show()
  for (let time = 0; time < 2; time++) {
    fireEvent.change(screen.getByLabelText(t('teaching.date')), { target: { value: '2099-12-24' } })
    await person.click(screen.getByRole('button', { name: t('teaching.addDate') }))
  }
  await person.click(screen.getByRole('button', { name: t('teaching.save') }))
  expect(sent).toMatchObject([{ input: { body: { exceptions: [{ date: '2099-12-24', span: null }] } } }])
})

test('a coach without hours begins in the browser’s time zone', async () => {
  const { t } = await show({ hours: null, next: [] })
  const zone = screen.getByLabelText(t('teaching.zone')) as HTMLSelectElement
  await expect.poll(() => zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(screen.getByText(t('teaching.nextNone'))).toBeTruthy()
})

test('a booster who can’t coach reads why, and sets nothing', async () => {
  const { t } = await show({ may_teach: false, hours: null, next: [] })
  expect(screen.getByText(t('teaching.notYet'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('teaching.save') })).toBeNull()
})
