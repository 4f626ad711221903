// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { useApp, useTranslate } from '../session/app-context.ts'
import { unanswered } from '../session/call.ts'
import { opensLater } from './opens-later.tsx'

function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <button type="button" onClick={onClose}>
      {t('checkout.title')}
    </button>
  )
}

function Opener({ Later }: { Later: ReturnType<typeof opensLater<{ onClose: () => void }>> }) {
  const app = useApp()
  const [shown, show] = useState(false)
  return (
    <>
      <button type="button" onPointerEnter={() => Later.bring(app)} onClick={() => show(true)}>
        open
      </button>
      {shown && <Later onClose={() => show(false)} />}
    </>
  )
}

/** A page with a button that opens the dialog, whose module loads through `load`. */
async function page(load: () => Promise<{ default: typeof Dialog }>) {
  const view = await open(<Opener Later={opensLater(load, ['checkout'])} />)
  const press = () => view.person.click(screen.getByRole('button', { name: 'open' }))
  return { ...view, press }
}

const dimmed = () => document.querySelector('.dialog-backdrop')

test('the page is dimmed until the dialog appears, with texts that the page lacked', async () => {
  let come = (_: { default: typeof Dialog }) => {}
  const { press } = await page(
    () =>
      new Promise((resolve) => {
        come = resolve
      }),
  )
  await press()
  expect(dimmed()).not.toBeNull()
  come({ default: Dialog })
  expect(await screen.findByRole('button', { name: 'Checkout' })).toBeTruthy()
  expect(dimmed()).toBeNull()
})

test('without a connection an error appears, the page stays the same, and the next press tries again', async () => {
  let online = false
  const { t, press } = await page(() =>
    online ? Promise.resolve({ default: Dialog }) : Promise.reject(unanswered()),
  )
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(t('shell.noConnection'))
  await waitFor(() => expect(dimmed()).toBeNull())
  online = true
  await press()
  expect(await screen.findByRole('button', { name: 'Checkout' })).toBeTruthy()
})

test('a dialog that was loaded before opens at once, and loads only once', async () => {
  let loads = 0
  const { person, press } = await page(async () => {
    loads++
    return { default: Dialog }
  })
  await person.hover(screen.getByRole('button', { name: 'open' }))
  await waitFor(() => expect(loads).toBe(1))
  await new Promise((resolve) => setTimeout(resolve))
  await press()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeTruthy()
  expect(loads).toBe(1)
})
