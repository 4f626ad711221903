import { expect, test } from 'vitest'
import { characterLists } from '../games/character-lists.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import type { ClimbConfig, OrderConfig } from './order-config.ts'
import { missingWish, wishRefusal } from './wishes.ts'

const lol = 'league-of-legends'
const tft = 'teamfight-tactics'
const coaching: OrderConfig = { service: 'coaching', game: lol, coachId: 'x', hours: 1, wishes: '' }
const wishing = (wishes: Partial<ClimbConfig>, game: ClimbConfig['game'] = lol) =>
  climb(game, 'Gold III', 'Gold I', { addons: ['characters'], ...wishes })
const asked = (config: OrderConfig) => wishRefusal(config, characterLists[config.game])

test('the add-on requires a role or a character', () => {
  expect(missingWish(wishing({}))).toEqual({ code: 'wish_missing', field: 'characters' })
  expect(missingWish(wishing({ roles: ['mid'] }))).toBeNull()
  expect(missingWish(wishing({ characters: ['ahri'] }))).toBeNull()
  expect(missingWish(wishing({ addons: ['priority'] }))).toBeNull()
})

test('the game’s roles and characters can be chosen', () => {
  expect(asked(wishing({}))).toBeNull()
  expect(
    asked(wishing({ roles: ['mid', 'top'], characters: ['ahri', 'khazix', 'lux', 'vi', 'zed'] })),
  ).toBeNull()
  expect(asked(placements('valorant', null, 1, { addons: ['characters'], characters: ['jett'] }))).toBeNull()
  expect(asked(winsAt('wild-rift', 'Gold I', 1, { addons: ['characters'], roles: ['baron'] }))).toBeNull()
  expect(asked(coaching)).toBeNull()
})

test.each<[string, string, OrderConfig]>([
  ['a role without the add-on', 'roles', wishing({ addons: [], roles: ['mid'] })],
  ['a role twice', 'roles', wishing({ roles: ['mid', 'mid'] })],
  ['three roles', 'roles', wishing({ roles: ['mid', 'top', 'bot'] })],
  ['a role of another game', 'roles.1', wishing({ roles: ['mid', 'baron'] })],
  ['champions without the add-on', 'characters', wishing({ addons: [], characters: ['ahri'] })],
  ['a champion twice', 'characters', wishing({ characters: ['ahri', 'ahri'] })],
  ['six champions', 'characters', wishing({ characters: ['ahri', 'ashe', 'jinx', 'lux', 'vi', 'zed'] })],
  ['an agent in League of Legends', 'characters.1', wishing({ characters: ['ahri', 'jett'] })],
  ['a champion that Wild Rift does not have', 'characters.0', wishing({ characters: ['zac'] }, 'wild-rift')],
])('%s is refused at %s', (_, field, config) => {
  expect(asked(config)).toEqual({ code: 'bad_params', field })
})

test('only an exact id is accepted, not something similar', () => {
  for (const word of ['Ahri', 'AHRI', "kha'zix", ' ahri', '__proto__', 'constructor', ''])
    expect(asked(wishing({ characters: [word] }))?.field).toBe('characters.0')
})

test('a game without champions says that there are none', () => {
  const code = 'custom_champions_option_is_not_available'
  expect(asked(wishing({ addons: [], characters: ['ahri'] }, tft))).toEqual({ code, field: 'characters' })
  expect(asked(wishing({ addons: [], roles: ['mid'] }, tft))).toEqual({ code, field: 'roles' })
})
