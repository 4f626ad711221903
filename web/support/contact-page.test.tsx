// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open } from '../test/in-browser.tsx'
import { loader, Page } from './contact-page.tsx'

vi.mock('#web/account/sign-in/solve-captcha.ts', () => ({ solveCaptcha: async () => 'solved' }))

async function show(path: string) {
  const data = await loader({ url: new URL(path, 'https://peakline.example') })
  const answers = { sendLetter: () => ({ data: { number: 12 } }) }
  return open(<Page data={data} />, { path, answers })
}

test('the address of the withdrawal shows its form, which a name, an address and an order fill', async () => {
  const { t, person, sent } = await show('/contact?topic=withdrawal')
  expect(screen.getByRole('heading', { level: 1, name: t('shell.withdraw') })).toBeTruthy()
  expect(screen.queryByLabelText(t('contact.topic'))).toBeNull()
  await person.type(screen.getByLabelText(t('contact.name')), 'Mira')
  await person.type(screen.getByLabelText(t('contact.email')), 'mira@example.com')
  const confirm = screen.getByRole('button', { name: t('contact.withdrawal.confirm') })
  await person.click(confirm)
  expect(await screen.findByText(t('contact.missing.order'))).toBeTruthy()
  await person.type(screen.getByLabelText(t('contact.withdrawal.order')), '20011')
  await person.click(confirm)
  const heading = await screen.findByRole('heading', { name: t('contact.withdrawal.sentTitle') })
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(sent.filter(({ name }) => name === 'sendLetter')).toMatchObject([
    { input: { body: { topic: 'withdrawal', name: 'Mira', order: '20011', text: '' } } },
  ])
})

test('a link from an order fills in its number', async () => {
  const { t } = await show('/contact?topic=withdrawal&order=PK-20011')
  expect(screen.getByLabelText<HTMLInputElement>(t('contact.withdrawal.order')).value).toBe('PK-20011')
  expect(screen.getByText(t('contact.orderKnown', { number: 20011 }))).toBeTruthy()
})

test('the topic in the ordinary form leads to the same, and another topic leads back', async () => {
  const { t, person } = await show('/contact')
  expect(screen.getByRole('button', { name: t('contact.send') })).toBeTruthy()
  const topic = screen.getByLabelText(t('contact.topic'))
  await person.selectOptions(topic, 'withdrawal')
  expect(screen.getByRole('heading', { level: 1, name: t('shell.withdraw') })).toBeTruthy()
  expect(screen.getByRole('button', { name: t('contact.withdrawal.confirm') })).toBeTruthy()
  const form = within(document.querySelector('form') as HTMLFormElement)
  expect(form.getByLabelText(t('contact.withdrawal.message'))).toBeTruthy()
  await person.selectOptions(topic, 'order')
  expect(screen.getByRole('button', { name: t('contact.send') })).toBeTruthy()
})
