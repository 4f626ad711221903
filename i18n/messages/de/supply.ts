import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} Booster spielt das', other: '{count} Booster spielen das' },
  countStart: {
    one: '{count} Booster spielt das und beginnt meist innerhalb von {time}',
    other: '{count} Booster spielen das, meist beginnt einer innerhalb von {time}',
  },
  countGame: {
    one: '{count} Booster spielt {game} auf dem Server {server}',
    other: '{count} Booster spielen {game} auf dem Server {server}',
  },
  countGameStart: {
    one: '{count} Booster spielt {game} auf dem Server {server} und beginnt meist innerhalb von {time}',
    other:
      '{count} Booster spielen {game} auf dem Server {server}, und einer beginnt meist innerhalb von {time}',
  },
  nobodyGame:
    'Auf dem Server {server} spielt gerade kein Booster {game}. Der Rechner zeigt, wo es einen gibt.',
  nobodyTitle: 'Das spielt gerade kein Booster',
  nobodyServers: 'Auf diesen Servern wird es gespielt: {servers}.',
  nobodyManyServers: 'Gespielt wird es auf vielen anderen Servern, zum Beispiel {servers}.',
  nobodyLevel: 'Auf diesem Server spielen Booster bis {rank}.',
  nobodyPay: 'Deshalb kannst du es nicht bestellen: Du bezahlst nichts, was nicht beginnen kann.',
  nobodyShort: 'Gerade kein Booster',
  nobodyMore: 'Warum?',
  tellTitle: 'Sag mir, wenn das ein Booster spielt',
  tellText:
    'Du bekommst eine einzige E-Mail, sobald ein Booster das spielt. Danach löschen wir deine Adresse, spätestens nach {figures.supplyMail.dat}.',
  mailTitle: 'Eine Mail, wenn das ein Booster spielt?',
  mailed:
    'Wir schreiben einmal an {email}, wenn ein Booster das spielt: {what}. Dann löschen wir die Adresse.',
} satisfies TranslationOf<typeof supply, 'de'>
