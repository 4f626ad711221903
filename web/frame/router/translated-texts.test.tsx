// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { keepTranslatedTexts } from './translated-texts.ts'

keepTranslatedTexts()

/** Puts elements in place of all texts, as translators do: the old text is gone, or lies within. */
function translate(how: 'replaced' | 'one by one' | 'within'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentNode?.nodeName === 'FONT') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    if (how !== 'within') inner.textContent = `‹${text.data}›`
    if (how === 'replaced') text.replaceWith(outer)
    else {
      text.before(outer)
      if (how === 'within') inner.append(text)
      else text.remove()
    }
  }
}

let set: (state: { euros: number; busy: boolean; gone: boolean }) => void

function Pay() {
  const [{ euros, busy, gone }, change] = useState({ euros: 50, busy: false, gone: false })
  set = change
  return (
    <button type="button">
      {busy && <i />}
      {!gone && 'Pay '}
      {euros} euros
    </button>
  )
}

const button = () => document.querySelector('button')?.innerHTML.replaceAll(/<\/?font>/g, '')
const show = (state: Parameters<typeof set>[0]) => act(async () => set(state))

test.each(['replaced', 'one by one', 'within'] as const)(
  'what React writes, adds and removes is right after a translator put its own elements (%s)',
  async (how) => {
    document.body.innerHTML = '<div></div>'
    const root = createRoot(document.querySelector('div') as Element)
    await act(async () => root.render(<Pay />))
    translate(how)
    await act(async () => {})
    const [open, close] = how === 'within' ? ['', ''] : ['‹', '›']
    expect(button()).toBe(`${open}Pay ${close}${open}50${close}${open} euros${close}`)

    await show({ euros: 20, busy: true, gone: false })
    expect(button()).toBe(`<i></i>${open}Pay ${close}20${open} euros${close}`)
    translate(how)
    await act(async () => {})
    await show({ euros: 30, busy: false, gone: true })
    expect(button()).toBe(`30${open} euros${close}`)
    translate(how)
    await act(async () => {})
    await show({ euros: 30, busy: true, gone: false })
    expect(button()).toBe(`<i></i>Pay ${open}30${close}${open} euros${close}`)
    await act(async () => root.unmount())
    expect(document.body.innerHTML).toBe('<div></div>')
  },
)
