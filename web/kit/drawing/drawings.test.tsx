import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { games } from '#core/games/games.ts'
import { type Camp, camps } from '#core/games/ladder.ts'
import { ClimbSoFar } from './climb-so-far/climb-so-far.tsx'
import { ContourLines } from './contours/contour-lines.tsx'
import { CountSoFar } from './count-so-far/count-so-far.tsx'
import type { Direction } from './direction.ts'
import { Emblem } from './emblem/emblem.tsx'
import { EmptyTrail } from './empty/empty-trail.tsx'
import { HomeMountains } from './home-mountains/home-mountains.tsx'
import { HowRidge } from './how-ridge/how-ridge.tsx'
import { Logo } from './logo.tsx'
import { RouteProfile } from './route/profile/route-profile.tsx'
import type { RouteLabels } from './route/route-props.ts'
import { RouteSwitchbacks } from './route/switchbacks/route-switchbacks.tsx'
import { SmallProfile } from './small-profile/small-profile.tsx'
import { PriceSplit } from './split/price-split.tsx'
import { StepsPath } from './steps-path/steps-path.tsx'
import { Summit } from './summit/summit.tsx'
import { VaultRings } from './vault/vault-rings.tsx'

const lol = games['league-of-legends']
const ladder = camps(lol)
const labels: RouteLabels = {
  tierName: () => 'word',
  rankName: () => 'word',
  division: () => 'word',
  tierRange: () => 'word',
  start: 'word',
  target: 'word',
  points: 'word',
  distance: 'word',
  sliderStart: 'word',
  sliderTarget: 'word',
}
const route = (dir: Direction) => ({
  game: lol,
  start: ladder[10] as Camp,
  target: ladder[16] as Camp,
  onChange: () => {},
  dir,
  labels,
})
const climb = {
  summary: 'word',
  tierName: () => 'word',
  division: () => 'word',
  todayTitle: 'word',
  todayRank: 'word',
  flag: 'word',
  won: 'word',
  lost: 'word',
  drawn: 'word',
}

const drawings: [string, (dir: Direction) => ReactElement, number][] = [
  ['Logo', () => <Logo />, 1],
  ['Emblem', () => <Emblem game={lol} tier="challenger" size={72} />, 4],
  ['ContourLines', (dir) => <ContourLines seed="league-of-legends" width={1440} height={900} dir={dir} />, 4],
  ['RouteProfile', (dir) => <RouteProfile {...route(dir)} />, 26],
  ['RouteSwitchbacks', (dir) => <RouteSwitchbacks {...route(dir)} />, 20],
  [
    'ClimbSoFar',
    (dir) => (
      <ClimbSoFar
        game={lol}
        start={1050}
        target={1600}
        games={[{ result: 'won', after: 1110 }]}
        ahead={{ games: 20, fast: 16, slow: 26 }}
        days={[{ game: 0, label: 'word' }]}
        dir={dir}
        labels={climb}
      />
    ),
    16,
  ],
  [
    'CountSoFar',
    (dir) => (
      <CountSoFar
        game="valorant"
        of={20}
        kind="win"
        games={[{ result: 'won' }, { result: 'won' }, { result: 'lost' }, { result: 'drawn' }]}
        dir={dir}
        labels={{ summary: 'word', flag: 'word' }}
      />
    ),
    9,
  ],
  ['SmallProfile', (dir) => <SmallProfile game={lol} start={10} target={16} dir={dir} />, 3],
  [
    'StepsPath',
    (dir) => (
      <StepsPath
        dir={dir}
        steps={[
          { key: 'a', content: 'word' },
          { key: 'b', content: 'word' },
        ]}
      />
    ),
    2,
  ],
  ['EmptyTrail', (dir) => <EmptyTrail dir={dir} />, 1],
  [
    'HomeMountains',
    (dir) => (
      <HomeMountains
        dir={dir}
        mountains={Object.values(games).map((game) => ({
          game,
          sign: (emblem) => <a href="/">{emblem}word</a>,
        }))}
      />
    ),
    // A picture for wide screens and one for phones.
    42,
  ],
  ['Summit', (dir) => <Summit dir={dir} />, 10],
  [
    'HowRidge',
    (dir) => (
      <HowRidge
        dir={dir}
        steps={['a', 'b', 'c', 'd'].map((key) => ({ key, sign: 'word', content: 'word' }))}
      />
    ),
    8,
  ],
  ['VaultRings', (dir) => <VaultRings dir={dir} login="word" you="word" booster="word" others="word" />, 20],
  [
    'PriceSplit',
    (dir) => (
      <PriceSplit
        dir={dir}
        earned={[0, 0.2, 0.1, 0.5]}
        paid="word"
        back="word"
        kept="word"
        axis={['word', 'word', 'word']}
      />
    ),
    6,
  ],
]

describe.each(drawings)('%s', (_, draw, kilobytes) => {
  const html = renderToStaticMarkup(draw('ltr'))

  it('is drawn on the server, within its size', () => {
    expect(html.length).toBeLessThan(kilobytes * 1024)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('is identical each time', () => {
    expect(renderToStaticMarkup(draw('ltr'))).toBe(html)
  })

  it('has no text and no color of its own', () => {
    const text = html.replace(/<[^>]*>/g, ' ').replaceAll('word', ' ')
    expect(text.trim()).toBe('')
    expect(html).not.toMatch(/#[0-9a-f]{6}|rgb\(/i)
  })

  it('has no coordinate finer than 0.1', () => {
    for (const [, data] of html.matchAll(/ d="([^"]*)"/g))
      expect(data?.replaceAll('h.01', '')).not.toMatch(/\.\d\d/)
  })
})

it.each(drawings.filter(([name]) => !['Logo', 'Emblem'].includes(name)))(
  '%s is mirrored, not flipped',
  (_, draw) => {
    const html = renderToStaticMarkup(draw('rtl'))
    expect(html).not.toBe(renderToStaticMarkup(draw('ltr')))
    expect(html).not.toMatch(/scale\(-1|scaleX/)
  },
)
it('names both handles of the route as sliders with spoken values', () => {
  const html = renderToStaticMarkup(
    <RouteProfile
      {...route('ltr')}
      labels={{
        ...labels,
        sliderStart: 'From',
        sliderTarget: 'To',
        rankName: ({ index }) => `rank ${index}`,
      }}
    />,
  )
  expect(html.match(/role="slider"/g)).toHaveLength(2)
  expect(html).toContain(
    'aria-label="From" aria-valuemin="0" aria-valuemax="15" aria-valuenow="10" aria-valuetext="rank 10, word"',
  )
  expect(html).toContain(
    'aria-label="To" aria-valuemin="11" aria-valuemax="30" aria-valuenow="16" aria-valuetext="rank 16"',
  )
})

describe.each(Object.values(games))('the route of $id', (game) => {
  const all = camps(game)
  const at = (index: number) => all[index] as Camp

  it('is drawn for any two ends, even with the target below the start', () => {
    const ends = [
      [5, 9],
      [9, 5],
      [all.length - 1, 0],
    ] as const
    for (const [start, target] of ends)
      for (const Drawing of [RouteProfile, RouteSwitchbacks]) {
        const html = renderToStaticMarkup(
          <Drawing {...route('ltr')} game={game} start={at(start)} target={at(target)} />,
        )
        expect(html.match(/role="slider"/g)).toHaveLength(2)
        expect(html.includes('class="climb-line"')).toBe(start <= target)
      }
  })

  it('has one handle and its dots if only one rank is needed', () => {
    for (const start of [0, all.length - 1])
      for (const Drawing of [RouteProfile, RouteSwitchbacks]) {
        const html = renderToStaticMarkup(
          <Drawing
            {...route('rtl')}
            game={game}
            start={at(start)}
            target={null}
            dots={{ count: 20, kind: 'win' }}
          />,
        )
        expect(html.match(/role="slider"/g)).toHaveLength(1)
        expect(html.match(/<i><\/i>/g)).toHaveLength(20)
        expect(html).not.toContain('class="climb-line"')
      }
  })
})
