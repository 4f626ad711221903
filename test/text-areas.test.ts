import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { areasOf } from '#i18n/audit.ts'
import { TextAreas, textAreas } from '../run/text-areas.ts'

const areas = new TextAreas()

test('a page has the areas of what it imports and of what it loads later, and no dialog’s', () => {
  const home = areas.of('web/shop/home/home-page.tsx')
  expect(home).toEqual(expect.arrayContaining(['home', 'protection', 'posts']))
  expect(home).not.toContain('order')
  const order = areas.of('web/orders/order/page/order-page.tsx')
  expect(order).toEqual(expect.arrayContaining(['order', 'talk', 'receipts']))
  expect(order).not.toContain('money')
  expect(areas.of('web/orders/order/money/money-dialog.tsx')).toContain('money')
})

test('no page has the areas that the frame brings, or that a part brings itself', () => {
  expect(areas.of('web/parts/currencies/approximate-price.tsx')).toEqual([])
  expect(areas.of('web/frame/shell/closed-notice.tsx')).toEqual([])
  expect(areas.of('web/frame/shell/default-layout.tsx')).toEqual([])
})

test('the build adds the areas to what opens later, and gives them to the route table', () => {
  const { load, transform } = textAreas() as Plugin &
    Record<'load' | 'transform', (...input: string[]) => unknown>
  const source = "const Dialog = opensLater(() => import('../money/money-dialog.tsx'))"
  const page = join(process.cwd(), 'web/orders/order/page/staff-cards.tsx')
  const dialog = JSON.stringify(areas.of('web/orders/order/money/money-dialog.tsx'))
  expect(transform(source, page)).toMatchObject({ code: `${source.slice(0, -1)}, ${dialog})` })
  const home = JSON.stringify(areas.of('web/shop/home/home-page.tsx'))
  expect(load(join(process.cwd(), 'web/shop/home/home-page.tsx?areas'))).toBe(`export default ${home}`)
})

test('every dialog that opens later is written so that the build finds it', () => {
  const sources = globSync('web/**/*.tsx')
    .filter((file) => !file.includes('.test.') && !file.endsWith('/opens-later.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
  const calls = sources.flatMap((source) => source.match(/\bopensLater\(.*/g) ?? [])
  // The cookie dialog has texts of its own, which are English in every language.
  const found = /^opensLater\((\(\) => import\('[^']+'\)\),?)?$/
  const others = calls.filter((call) => !found.test(call))
  expect(others).toEqual(['opensLater(async () => {'])
  expect(calls.length).toBeGreaterThan(50)
})

test('every area is on a page, in a dialog, or loaded by the part that shows it', async () => {
  const sources = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/(test|development)\//.test(file),
  )
  const shown = sources.flatMap((file) => areas.of(file))
  const brought = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b(?:ensure|useOwnTexts)\(\[[^\]]*\]/g) ?? [],
  )
  const ownAreas = brought.flatMap((call) => call.match(/(?<=')\w+(?=')/g) ?? [])
  const known = new Set([...shown, ...ownAreas, 'shell', 'games'])
  const all = (await areasOf('en')).filter((area) => !area.includes('/'))
  // The server prints the evidence for a bank; names are filled into the texts that share them; the glossary's terms come
  // with the page's data.
  expect(all.filter((area) => !known.has(area))).toEqual(['evidence', 'names', 'terms'])
})
