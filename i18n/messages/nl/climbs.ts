import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: 'Niets heeft je nodig',
  needs: { one: 'Eén bestelling heeft je nodig', other: '{count} bestellingen hebben je nodig' },
  title: 'Je klimmen',
  since: 'Sinds gisteren',
  glance: 'In één oogopslag',
  running: '{count} lopen',
  all: { one: '{count} bestelling', other: 'Alle {count} bestellingen' },
  quiet: 'Niets nieuws.',
  fresh: 'Nieuwe bestelling',
  arrives: 'Klaar {days}',
  checkUntil: 'Jouw controle, tot {time}',
  startBy: 'Start beloofd voor {time}',
  onTime: 'Op tijd',
  later: { one: '{count} dag later dan beloofd', other: '{count} dagen later dan beloofd' },
  looking: 'Op zoek naar een booster',
  reached: 'Resultaat ingediend',
  promised: 'Beloofd {days}',
  done: '{done} van {all}',
  ticket: '{raffle}, lot {number}',
  closes: 'trekking {date}',
  online: 'nu online',
} satisfies TranslationOf<typeof climbs, 'nl'>
