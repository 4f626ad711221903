// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Rendered } from '#web/frame/router/rendered.ts'
import { open } from '#web/test/in-browser.tsx'
import { Page } from './glossary-page.tsx'
import type { Listed } from './term-list.tsx'

type Term = Listed['letters'][number]['terms'][number]
const term = (id: string, name: string, more: Partial<Term> = {}): Term => ({
  id,
  name,
  english: null,
  forms: [name.toLowerCase()],
  text: `What ${name} means.`,
  games: ['league-of-legends', 'teamfight-tactics', 'valorant', 'wild-rift'],
  ours: false,
  drawing: null,
  see: null,
  from: null,
  ...more,
})

const listed: Listed = {
  letters: [
    { letter: 'M', terms: [term('marks', 'Marks', { games: ['wild-rift'] }), term('mmr', 'MMR')] },
    { letter: 'N', terms: [term('net-win', 'Net win', { ours: true, drawing: 'net-win' })] },
    { letter: 'O', terms: [] },
  ],
  labels: {},
}
const byGame = { 'league-of-legends': 2, 'teamfight-tactics': 2, valorant: 2, 'wild-rift': 3 }

beforeAll(async () => void (await import('./term-list.tsx')))

async function glossary() {
  const view = await open(<Page data={{ count: 3, byGame, listed: new Rendered(listed) }} />)
  await screen.findByRole('heading', { name: 'MMR' })
  const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent)
  return { ...view, shown, search: () => screen.getByRole('searchbox') }
}

test('searching leaves the terms that contain every word, and says how many', async () => {
  const { person, shown, search, t } = await glossary()
  await person.type(search(), 'win net')
  expect(shown()).toEqual(['Net win'])
  expect(screen.getByRole('status').textContent).toBe(t('glossary.found', { count: 1 }))
  expect(screen.queryByRole('heading', { name: 'M', level: 2 })).toBeNull()
})

test('a game and the words of the shop filter, too', async () => {
  const { person, shown, t } = await glossary()
  await person.click(screen.getByRole('button', { name: /Valorant/ }))
  expect(shown()).toEqual(['MMR', 'Net win'])
  await person.click(screen.getByRole('switch', { name: t('glossary.onlyOurs') }))
  expect(shown()).toEqual(['Net win'])
})

test('without a match, the nearest term is offered and leads back', async () => {
  const { person, shown, search } = await glossary()
  await person.type(search(), 'nett wim')
  expect(shown()).toEqual([])
  await person.click(screen.getByRole('link', { name: 'Net win' }))
  expect(shown()).toEqual(['Marks', 'MMR', 'Net win'])
})

test('the key / leads to the search, but not while typing', async () => {
  const { person, search } = await glossary()
  await person.keyboard('/')
  expect(document.activeElement).toBe(search())
  await person.keyboard('a/b')
  expect((search() as HTMLInputElement).value).toBe('a/b')
})

test('a letter without terms is no link', async () => {
  const { container } = await glossary()
  const letters = [...container.querySelectorAll('.altimeter li')].map(
    (each) => each.firstElementChild?.tagName,
  )
  expect(letters).toEqual(['A', 'A', 'SPAN'])
})
