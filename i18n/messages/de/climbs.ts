import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: 'Nichts braucht dich',
  needs: { one: 'Ein Auftrag braucht dich', other: '{count} Aufträge brauchen dich' },
  title: 'Deine Aufstiege',
  since: 'Seit gestern',
  glance: 'Auf einen Blick',
  running: '{count} laufen',
  all: { one: '{count} Auftrag', other: 'Alle {count} Aufträge' },
  quiet: 'Nichts Neues.',
  fresh: 'Neuer Auftrag',
  arrives: 'Fertig {days}',
  checkUntil: 'Bis {time} prüfen',
  startBy: 'Start zugesagt bis {time}',
  onTime: 'Im Plan',
  later: { one: '{count} Tag später als zugesagt', other: '{count} Tage später als zugesagt' },
  looking: 'Wir suchen einen Booster',
  reached: 'Ergebnis eingereicht',
  promised: 'Zugesagt {days}',
  done: '{done} von {all}',
  ticket: '{raffle}, Los {number}',
  closes: 'Ziehung {date}',
  online: 'jetzt online',
} satisfies TranslationOf<typeof climbs, 'de'>
