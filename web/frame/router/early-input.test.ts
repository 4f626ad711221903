// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { earlyInput, fieldsOfPage, takeEarlyTaps } from './early-input.ts'
import { replayInput, replayTaps } from './replay-input.ts'

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <input id="words" value="drawn"><input id="untouched" value="drawn">
    <input id="box" type="checkbox"><input id="on" type="checkbox" checked>
    <input id="a" type="radio" name="r" checked><input id="b" type="radio" name="r">
    <select id="tier"><option>iron</option><option selected>silver</option><option>gold</option></select>
    <button id="go">Go</button>
  </div>`
})

const field = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as E

test('changes made before hydration are found, and nothing else', () => {
  expect(earlyInput()).toEqual([])
  field('words').value = 'typed'
  field('box').checked = true
  field('b').checked = true
  field<HTMLSelectElement>('tier').selectedIndex = 2
  expect(earlyInput().map(({ field }) => field.id)).toEqual(['words', 'box', 'a', 'b', 'tier'])
})

test('each change is repeated after hydration', () => {
  field('words').value = 'typed'
  field('box').checked = true
  field('b').checked = true
  field<HTMLSelectElement>('tier').selectedIndex = 2
  const early = earlyInput()
  const heard: string[] = []
  for (const name of ['input', 'change'])
    document.addEventListener(name, ({ target }) => heard.push(`${name} ${(target as HTMLElement).id}`))
  replayInput(early)
  expect(heard).toEqual(expect.arrayContaining(['input words', 'change box', 'change b', 'change tier']))
  expect(heard).not.toContain('change a')
  expect(field('words').value).toBe('typed')
  expect([field('box').checked, field('b').checked]).toEqual([true, true])
  expect(field<HTMLSelectElement>('tier').value).toBe('gold')
})

test('what was typed survives that the page is drawn anew, at its place', () => {
  const drawn = fieldsOfPage()
  // Typed while React works, after it has looked.
  field('words').value = 'typed'
  field('box').checked = true
  const root = field<HTMLDivElement>('root')
  const [old, boxes] = [root.innerHTML, field('on')]
  root.innerHTML = `<p>Save this password?</p>${old}`
  replayInput(earlyInput(drawn))
  expect(boxes.isConnected).toBe(false)
  expect([field('words').value, field('untouched').value]).toEqual(['typed', 'drawn'])
  expect([field('box').checked, field('on').checked]).toEqual([true, true])
})

test('a button that was pressed early is pressed again, if it still exists', () => {
  const [go, gone] = [field<HTMLButtonElement>('go'), document.createElement('button')]
  const pressed = vi.fn()
  for (const button of [go, gone]) {
    button.dataset.pending = ''
    button.addEventListener('click', pressed)
  }
  Object.assign(document, { taps: [go, gone] })
  const taps = takeEarlyTaps()
  // From now on the page handles presses itself.
  expect((document as { taps?: unknown }).taps).toBeNull()
  replayTaps(taps)
  expect(pressed).toHaveBeenCalledOnce()
  expect(go.dataset.pending).toBeUndefined()
})
