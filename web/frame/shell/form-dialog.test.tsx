// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { FormDialog } from './form-dialog.tsx'

function Opened({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog open onClose={onClose} title="A form" closeLabel="Close" dirty={typed !== ''}>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </FormDialog>
  )
}

async function dialog() {
  const onClose = vi.fn()
  const view = await open(<Opened onClose={onClose} />, { path: '/coaching' })
  const question = () => screen.queryByRole('dialog', { name: view.t('shell.unsavedTitle') })
  return { ...view, onClose, question, note: () => screen.getByLabelText('Note') }
}

test('with nothing typed Escape closes it', async () => {
  const { person, onClose, question } = await dialog()
  await person.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})

test('once something is typed Escape asks first, and staying keeps it', async () => {
  const { t, person, onClose, question, note } = await dialog()
  await person.type(note(), 'mine')
  await person.keyboard('{Escape}')
  expect(question()).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  const [, keep] = screen.getAllByRole('button', { name: t('shell.keepEditing') }).toReversed()
  await person.click(keep as HTMLElement)
  await expect.poll(() => question()).toBeNull()
  expect(note()).toHaveProperty('value', 'mine')
})

test('discarding closes it', async () => {
  const { t, person, onClose, note } = await dialog()
  await person.type(note(), 'mine')
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: t('shell.discardChanges') }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('navigation waits for the answer', async () => {
  const { t, person, router, question, note } = await dialog()
  await person.type(note(), 'mine')
  await router.navigate('/valorant')
  await expect.poll(() => question()).toBeTruthy()
  expect(router.state.location.pathname).toBe('/coaching')
  await person.click(screen.getByRole('button', { name: t('shell.discardChanges') }))
  await expect.poll(() => router.state.location.pathname).toBe('/valorant')
})

test('the browser asks before the person leaves the site, but only if there is something to lose', async () => {
  const { person, note } = await dialog()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await person.type(note(), 'mine')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await person.clear(note())
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
})
