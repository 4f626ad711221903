import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster speelt dit', other: '{count} boosters spelen dit' },
  countStart: {
    one: '{count} booster speelt dit en begint meestal binnen {time}',
    other: '{count} boosters spelen dit, meestal begint er een binnen {time}',
  },
  countGame: {
    one: '{count} booster speelt {game} op de server {server}',
    other: '{count} boosters spelen {game} op de server {server}',
  },
  countGameStart: {
    one: '{count} booster speelt {game} op de server {server} en begint meestal binnen {time}',
    other: '{count} boosters spelen {game} op de server {server} en meestal begint er een binnen {time}',
  },
  nobodyGame:
    'Op dit moment speelt geen booster {game} op de server {server}. De calculator laat zien waar wel.',
  nobodyTitle: 'Op dit moment speelt geen booster dit',
  nobodyServers: 'Op deze servers wordt het gespeeld: {servers}.',
  nobodyManyServers: 'Het wordt op veel andere servers gespeeld, bijvoorbeeld {servers}.',
  nobodyLevel: 'Op deze server spelen boosters tot en met {rank}.',
  nobodyPay: 'Daarom kun je het niet bestellen: je betaalt niet voor iets wat niet kan beginnen.',
  nobodyShort: 'Nu geen booster',
  nobodyMore: 'Waarom?',
  tellTitle: 'Laat het me weten als een booster dit speelt',
  tellText:
    'Je krijgt één e-mail zodra een booster dit speelt. Daarna verwijderen we je adres, uiterlijk na {figures.supplyMail}.',
  mailTitle: 'Een e-mail als een booster dit speelt?',
  mailed:
    'We schrijven één keer naar {email}, als een booster dit speelt: {what}. Daarna verwijderen we het adres.',
} satisfies TranslationOf<typeof supply, 'nl'>
