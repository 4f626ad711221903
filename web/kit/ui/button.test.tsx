// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

function FreedByFocus() {
  const [reason, setReason] = useState<string | null>('Write the reason first.')
  return (
    <Button disabledReason={reason} onFocus={() => setReason(null)}>
      Send
    </Button>
  )
}

test('an unavailable button can be reached by keyboard, says why, and does nothing', async () => {
  const pressed: string[] = []
  const { person } = await open(
    <Button disabledReason="Write the reason first." onClick={() => pressed.push('pressed')}>
      Send
    </Button>,
  )
  await person.tab()
  const button = screen.getByRole('button', { name: 'Send' })
  expect(document.activeElement).toBe(button)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Write the reason first.',
  )
  await person.keyboard('{Enter}')
  await person.click(button)
  expect(pressed).toEqual([])
})

test('a button keeps the focus when what kept it from being pressed is gone', async () => {
  const { person } = await open(<FreedByFocus />)
  await person.tab()
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a reason that is shown elsewhere is referenced', async () => {
  await open(
    <>
      <p id="why">The order is paused.</p>
      <Button disabledBy="why">Record</Button>
    </>,
  )
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-describedby')).toBe('why')
})

test('a busy button says so, and a second press does nothing', async () => {
  const pressed: string[] = []
  const { person } = await open(
    <Button busy onClick={() => pressed.push('pressed')}>
      Pause
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-busy')).toBe('true')
  await person.dblClick(button)
  expect(pressed).toEqual([])
})

test('an unavailable button does not submit its form', async () => {
  const sent: string[] = []
  const { person } = await open(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      <Button type="submit" disabledReason="Choose a picture first.">
        Submit
      </Button>
      <Button type="submit">Submit all the same</Button>
    </form>,
  )
  await person.click(screen.getByRole('button', { name: 'Submit' }))
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Submit all the same' }))
  expect(sent).toEqual(['sent'])
})

test('an icon button has a name for screen readers, and shows it on hover', async () => {
  await open(<IconButton label="Close" icon={<Icon name="x" />} />)
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button.getAttribute('title')).toBe('Close')
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
