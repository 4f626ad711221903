// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { toastList } from './toast-region.tsx'
import { nameToasts, prepareToasts, showError, showNotification } from './toasts.ts'

function Asking() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Cancel order
      </button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Cancel this order?" closeLabel="Close">
        <button type="button">Keep it</button>
      </Dialog>
    </>
  )
}

test('a dialog is named, takes the focus, and returns it on Escape', async () => {
  const { person } = await open(<Asking />)
  const opener = screen.getByRole('button', { name: 'Cancel order' })
  await person.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  await person.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('a dialog closes by its close button, which comes after its content', async () => {
  const { person } = await open(<Asking />)
  await person.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  const names = dialog
    .getAllByRole('button')
    .map((each) => each.textContent || each.getAttribute('aria-label'))
  expect(names).toEqual(['Keep it', 'Close'])
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

const menu = (
  <>
    <Menu trigger="Games">
      <a href="#lol">League of Legends</a>
      <a href="#val">Valorant</a>
    </Menu>
    <button type="button">Elsewhere</button>
  </>
)
const details = () => document.querySelector('details') as HTMLDetailsElement

test('arrow keys open a menu and move inside it, Escape closes it and returns to its trigger', async () => {
  const { person } = await open(menu)
  screen.getByText('Games').focus()
  await person.keyboard('{ArrowDown}')
  expect(details().open).toBe(true)
  expect(document.activeElement?.textContent).toBe('League of Legends')
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Valorant')
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('League of Legends')
  await person.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Valorant')
  await person.keyboard('{Escape}')
  expect(details().open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Games'))
})

test('a menu closes when something is chosen, or when the focus leaves', async () => {
  const { person } = await open(menu)
  const name = screen.getByText('Games')
  name.focus()
  await person.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Valorant')
  await person.click(screen.getByText('Valorant'))
  expect(details().open).toBe(false)
  name.focus()
  await person.keyboard('{ArrowDown}')
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(details().open).toBe(false)
})

test('Tab skips toasts: F8 enters them, Escape leads back, and so does closing the last one', async () => {
  const { person } = await open(<button type="button">Work</button>)
  nameToasts({ region: 'Notices, F8', close: 'Close' })
  await prepareToasts()
  await showError('It did not work.')
  await showNotification({
    id: 1,
    title: 'A new order',
    text: 'PK-20418',
    link: { href: '#order', label: 'View' },
  })
  const region = await screen.findByRole('region', { name: 'Notices, F8' })
  const work = screen.getByRole('button', { name: 'Work' })
  await expect.poll(() => within(region).queryByText('A new order')).not.toBeNull()
  expect(within(region).getByRole('alert').textContent).toContain('It did not work.')
  work.focus()
  await person.tab()
  expect(region.contains(document.activeElement)).toBe(false)
  work.focus()
  await person.keyboard('{F8}')
  expect(document.activeElement).toBe(region)
  await person.tab()
  expect(document.activeElement?.textContent).toBe('View')
  await person.keyboard('{Escape}')
  expect(document.activeElement).toBe(work)
  for (const close of within(region).getAllByRole('button', { name: 'Close' })) await person.click(close)
  await expect.poll(() => toastList.shown).toEqual([])
})
