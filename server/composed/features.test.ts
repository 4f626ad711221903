import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { features } from './features.ts'

test('every door plate is in the list', () => {
  const listed = readFileSync('server/composed/features.ts', 'utf8')
  const plates = globSync('server/**/feature.ts').filter((file) => !file.startsWith('server/platform/ports/'))
  expect(plates.filter((file) => !listed.includes(`'#${file}'`))).toEqual([])
  expect(features).toHaveLength(plates.length)
})

test('every folder with calls has a door plate that adds them', () => {
  const forgotten = globSync('server/**/*routes.ts').filter((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(/export (?:async )?function (\w+Routes)/g)]
    const own = elsewhere.includes(file) || readFileSync(`${dirname(file)}/feature.ts`, 'utf8')
    return own !== true && !names.every(([, name = '']) => own.includes(name))
  })
  expect(forgotten).toEqual([])
})

/** Pages, their API document, and what only a developer's server has. */
const elsewhere = [
  'server/site/ssr/routes.ts',
  'server/site/ssr/open-api-routes.ts',
  'server/site/ssr/share-route.ts',
  'server/news/mail/preview/preview-routes.ts',
]

test('no two sweeps have one name, by which logs and metrics know them', () => {
  const names = features.flatMap(({ sweeps = {} }) => Object.keys(sweeps))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
