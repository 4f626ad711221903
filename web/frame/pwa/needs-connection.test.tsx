// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { open } from '#web/test/in-browser.tsx'
import { connection } from './connection.ts'
import { NeedConnection, RowNeedsConnection } from './needs-connection.tsx'

let answers = true
const ask = async (is: boolean) => {
  answers = is
  await act(() => connection.ask())
}

afterEach(async () => {
  await ask(true)
  vi.unstubAllGlobals()
})

test('without a connection buttons say that they need one, but for those that work offline and those of a dialog', async () => {
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('no network')
    return Response.json({ id: 'one' })
  })
  const pressed: string[] = []
  const press = (name: string) => () => void pressed.push(name)
  const { t, person } = await open(
    <NeedConnection>
      <Button onClick={press('cancel')}>cancel</Button>
      <Button offline onClick={press('copy')}>
        copy
      </Button>
      <IconButton online label="correct" icon="c" onClick={press('correct')} />
      <RowNeedsConnection>
        <Button onClick={press('pause')}>pause</Button>
        <Button onClick={press('change')}>change</Button>
      </RowNeedsConnection>
    </NeedConnection>,
  )
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const cancel = button('cancel')
  cancel.focus()
  await ask(false)
  // The same element, so the focus stays.
  expect(button('cancel')).toBe(cancel)
  expect(document.activeElement).toBe(cancel)
  const reason = t('shell.needsConnection')
  for (const name of ['cancel', 'pause', 'change']) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    const by = button(name).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(by)?.textContent).toBe(reason)
  }
  expect(screen.getAllByText(reason)).toHaveLength(2)
  for (const name of ['cancel', 'copy', 'pause', /^correct/]) await person.click(button(name))
  expect(pressed).toEqual(['copy'])
  await ask(true)
  await person.click(button('cancel'))
  await person.click(button('correct'))
  expect(pressed).toEqual(['copy', 'cancel', 'correct'])
})

test('a dialog that is open keeps its buttons', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  await open(
    <NeedConnection>
      <Dialog open onClose={() => {}} title="A question" closeLabel="close">
        <Button>keep</Button>
      </Dialog>
    </NeedConnection>,
  )
  await ask(false)
  expect(screen.getByRole('button', { name: 'keep' }).getAttribute('aria-disabled')).toBeNull()
  vi.stubGlobal('fetch', async () => Response.json({ id: 'one' }))
})
