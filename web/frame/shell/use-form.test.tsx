// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { open } from '#web/test/in-browser.tsx'
import { CallError } from '../session/call.ts'
import { useForm } from './use-form.ts'

type Send = (values: FormData) => Promise<void>

function Form({ send }: { send: Send }) {
  const form = useForm(send, { email: 'rules.email_empty', note: null })
  return (
    <form {...form.props} data-dirty={form.dirty} aria-busy={form.busy}>
      <p role="alert">{form.error}</p>
      <Field label="E-mail" error={form.errorOf('email')}>
        <TextInput name="email" />
      </Field>
      <Field label="Note" error={form.errorOf('note')}>
        <TextInput name="note" />
      </Field>
      <button type="submit">Send</button>
    </form>
  )
}

async function form(send: Send) {
  const view = await open(<Form send={send} />)
  const element = view.container.querySelector('form') as HTMLFormElement
  const email = screen.getByLabelText('E-mail')
  return {
    ...view,
    element,
    email,
    press: () => view.person.click(screen.getByRole('button')),
    said: () => screen.getByRole('alert').textContent,
  }
}

test('spaces count as empty, and optional fields are not required', async () => {
  const send = vi.fn(async () => {})
  const { person, email, press } = await form(send)
  await person.type(email, '   ')
  await press()
  expect(send).not.toHaveBeenCalled()
  await person.type(email, 'mira@example.org')
  await press()
  expect(send).toHaveBeenCalledOnce()
})

test('a second press during sending sends nothing more', async () => {
  let end = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const { person, email, element, press } = await form(send)
  await person.type(email, 'mira@example.org')
  await press()
  expect(element.getAttribute('aria-busy')).toBe('true')
  fireEvent.submit(element)
  expect(send).toHaveBeenCalledOnce()
  end()
})

test('a field’s error appears only at the field, and other errors above the form', async () => {
  const refusals = [
    new CallError(400, 'bad_params', [{ field: 'note', code: 'bad_params' }]),
    new CallError(429, 'too_many_requests'),
  ]
  const { t, person, email, press, said } = await form(async () => {
    throw refusals.shift()
  })
  await person.type(email, 'mira@example.org')
  await press()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Note'))
  expect(said()).toBe('')
  await press()
  await expect.poll(() => said()).toBe(t('errors.too_many_requests'))
  expect(screen.getByLabelText('Note').getAttribute('aria-invalid')).toBeNull()
})

test('the form has something to lose from the first letter until it is sent or emptied', async () => {
  const { person, email, element, press } = await form(async () => {})
  const isDirty = () => element.dataset.dirty
  expect(isDirty()).toBe('false')
  await person.type(email, 'm')
  expect(isDirty()).toBe('true')
  await person.clear(email)
  expect(isDirty()).toBe('false')
  await person.type(email, 'mira@example.org')
  await press()
  await expect.poll(() => isDirty()).toBe('false')
})
