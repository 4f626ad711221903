import { build, type Rolldown } from 'vite'
import { written } from './language-data.ts'
import { expect, test } from './test.ts'

test('amounts, figures, dates and plural forms are the same on the server and in the browser, in nine languages', async ({
  page,
}) => {
  const lib = { entry: 'e2e/language-data.ts', formats: ['iife' as const], name: 'here' }
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[]
  const script = built?.output[0].code ?? ''
  const here = await page.evaluate<string[]>(`${script}; here.written()`)
  expect(here.length).toBeGreaterThan(3_000)
  expect(here).toEqual(written())
})
