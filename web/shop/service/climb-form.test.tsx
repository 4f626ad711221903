// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { configRefusal } from '#core/prices/pricing.ts'
import { open } from '#web/test/in-browser.tsx'
import { ClimbForm } from './climb-form.tsx'

const lol = defaultConfig('league-of-legends', 'elo-boost')

function Form({ initial }: { initial: ClimbConfig }) {
  const [config, setConfig] = useState(initial)
  return (
    <ClimbForm
      config={config}
      prices={demoPriceTable}
      refusal={configRefusal(config)}
      onChange={(change) => setConfig({ ...config, ...change })}
    />
  )
}

async function form(initial: ClimbConfig = lol) {
  const view = await open(<Form initial={initial} />)
  const place = (end: 'start' | 'target') =>
    within(screen.getByRole('group', { name: view.t(`service.${end}`) }))
  const rank = (end: 'start' | 'target') => {
    const [tier, division] = place(end).getAllByRole('combobox')
    return [tier, division].map(
      (field) => (field as HTMLSelectElement | undefined)?.selectedOptions[0]?.textContent,
    )
  }
  const choose = (end: 'start' | 'target', tier: string) =>
    view.person.selectOptions(place(end).getByLabelText(view.t('service.tier')), tier)
  return { ...view, place, rank, choose }
}

test('a start above the target raises the target and says so until another choice', async () => {
  const { t, place, rank, choose } = await form()
  await choose('start', 'diamond')
  expect(rank('target')).toEqual(['Diamond', 'I'])
  const note = t('service.followed.target', { rank: 'Diamond\u00a0I' })
  expect(place('target').getByRole('status').textContent).toBe(note)
  await choose('target', 'master')
  expect(screen.queryByText(note)).toBeNull()
})

test('a target below the start lowers the start and says so at the start', async () => {
  const { t, place, rank, choose } = await form()
  await choose('target', 'bronze')
  expect(rank('start')[0]).not.toBe('Silver')
  const [tier, division] = rank('start')
  expect(place('start').getByRole('status').textContent).toBe(
    t('service.followed.start', { rank: `${tier}\u00a0${division}` }),
  )
})

test('points that leave nothing to buy are marked, with a button that fixes them', async () => {
  const { t, person, place } = await form({
    ...lol,
    start: { tier: 'master', division: null, bracket: '0-20', points: 300 },
    target: { tier: 'master', division: null, points: 310 },
  })
  const points = place('target').getByLabelText(t('service.targetPoints.LP'))
  expect(points.getAttribute('aria-invalid')).toBe('true')
  await person.click(screen.getByRole('button', { name: /340/ }))
  expect(points).toHaveProperty('value', '340')
  expect(points.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('button', { name: /340/ })).toBeNull()
})

test('points are whole numbers, and an Arabic keyboard’s digits work too', async () => {
  const { t, person, place } = await form({ ...lol, target: { tier: 'master', division: null, points: 0 } })
  const points = place('target').getByLabelText(t('service.targetPoints.LP'))
  for (const [typed, value] of [
    ['٢٥٠', '250'],
    ['3.5', '3'],
    ['99999', '5000'],
  ] as const) {
    await person.clear(points)
    await person.click(points)
    await person.paste(typed)
    expect(points).toHaveProperty('value', value)
  }
})
