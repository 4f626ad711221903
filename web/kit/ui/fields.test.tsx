// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { Checkbox } from './checkbox.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Field } from './field.tsx'
import { Segment } from './segment.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const words = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

test.each([
  ['a text field', <TextInput key="text" />],
  ['a text area', <TextArea key="area" />],
  [
    'a select',
    <Select key="select">
      <option>Gold</option>
    </Select>,
  ],
] as const)('%s is tied to its label, its hint, and its error in the hint’s place', async (_, control) => {
  const { unmount } = await open(
    <Field label="Name" hint="With its tag.">
      {control}
    </Field>,
  )
  expect(words(screen.getByLabelText('Name'))).toBe('With its tag.')
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull()
  unmount()
  await open(
    <Field label="Name" hint="With its tag." error="Enter your name.">
      {control}
    </Field>,
  )
  expect(words(screen.getByLabelText('Name'))).toBe('Enter your name.')
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('With its tag.')).toBeNull()
})

test('a field for digits shows those of an Arabic or Chinese keyboard as 0 to 9, and the caret stays', async () => {
  const { person } = await open(
    <Field label="Code">
      <TextInput inputMode="numeric" defaultValue="12" />
    </Field>,
  )
  const field: HTMLInputElement = screen.getByLabelText('Code')
  await person.type(field, '٣４', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field.value).toBe('1342')
  expect(field.selectionStart).toBe(3)
})

test('a field says when it is nearly full, and that what is pasted beyond its end is cut', async () => {
  const { person } = await open(
    <>
      <Field label="Letter">
        <TextArea maxLength={100} />
      </Field>
      <Field label="Name">
        <TextInput maxLength={24} />
      </Field>
    </>,
  )
  await person.click(screen.getByLabelText('Letter'))
  await person.paste('a'.repeat(89))
  expect(screen.queryByRole('status')).toBeNull()
  await person.paste('a'.repeat(50))
  expect(screen.getByRole('status').textContent).toBe('100 / 100')
  await person.click(screen.getByLabelText('Name'))
  await person.paste('a'.repeat(23))
  expect(screen.getAllByRole('status')).toHaveLength(1)
  await person.paste('bc')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '100 / 100',
    '24 / 24',
  ])
})

test('a label can be kept for screen readers alone', async () => {
  await open(
    <Field label="Search" hideLabel>
      <TextInput />
    </Field>,
  )
  expect(screen.getByLabelText('Search')).toBeDefined()
  expect(screen.getByText('Search').className).toBe('sr-only')
})

test('a checkbox is checked by clicking its label, and says what is wrong', async () => {
  const { person } = await open(<Checkbox error="Accept the terms first.">I accept the terms</Checkbox>)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  expect(words(box)).toBe('Accept the terms first.')
  await person.click(screen.getByText('I accept the terms'))
  expect(box).toHaveProperty('checked', true)
})

test('a switch is a switch to everyone', async () => {
  const { person } = await open(<Switch aria-label="Sound" />)
  const control = screen.getByRole('switch', { name: 'Sound' })
  await person.click(control)
  expect(control).toHaveProperty('checked', true)
})

function Results({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('won')
  return (
    <Segment
      label="Result"
      value={value}
      options={[
        { value: 'won', label: 'Won' },
        { value: 'lost', label: 'Lost', note: '+25%' },
        { value: 'drawn', label: 'Drawn', disabled: true },
      ]}
      hint="Draws don’t exist here."
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('arrow keys choose one of a few options, skip unavailable ones, and say why', async () => {
  const chosen: string[] = []
  const { person } = await open(<Results onChange={(value) => chosen.push(value)} />)
  expect(words(screen.getByRole('group', { name: 'Result' }))).toBe('Draws don’t exist here.')
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Won' }))
  await person.keyboard('{ArrowRight}')
  expect(chosen).toEqual(['lost'])
  expect(screen.getByRole('radio', { name: /Lost/ })).toHaveProperty('checked', true)
  await person.click(screen.getByText('Drawn'))
  expect(chosen).toEqual(['lost'])
})

function Reasons({ label }: { label: string }) {
  const [value, setValue] = useState<'slow' | 'rude' | null>(null)
  const options = [
    ['slow', 'Too slow'],
    ['rude', 'Unfriendly'],
  ] as const
  return <ChoiceList label={label} options={options} value={value} onChange={setValue} />
}

test('a list begins with no choice, and two lists on a page don’t share theirs', async () => {
  const { person } = await open(
    <>
      <Reasons label="Booster" />
      <Reasons label="Customer" />
    </>,
  )
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  expect(chosen()).toEqual([false, false, false, false])
  await person.click(within(screen.getByRole('group', { name: 'Booster' })).getByText('Unfriendly'))
  await person.click(within(screen.getByRole('group', { name: 'Customer' })).getByText('Too slow'))
  expect(chosen()).toEqual([false, true, true, false])
})
