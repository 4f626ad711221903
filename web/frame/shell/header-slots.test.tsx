// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { HeaderSlots, headerSlots } from './header-slots.tsx'

test('a header has one slot for each part that finds its place in it, in their order', async () => {
  await open(<HeaderSlots />, {})
  const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')]
  expect(slots.map(({ dataset }) => dataset.slot)).toEqual([...headerSlots])
})
