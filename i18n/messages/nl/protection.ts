import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'Wat van jou is, blijft van jou',
  example: 'Voorbeeld',

  login: 'Je login',
  loginKey: '{cipher}, eigen sleutel',
  you: 'Jij',
  youText: 'bekijken, vervangen, wissen',
  booster: '{names.yourBooster}',
  boosterText: 'tijdens het boosten',
  others: 'Niemand anders',
  othersText: 'ook ons team niet',
  loginTitle: 'Je login: verzegeld, elke keer openen vastgelegd',
  'event.stored': 'Je hebt de login opgeslagen',
  'event.viewed': 'Je booster heeft de login bekeken',
  'event.replaced': 'Je hebt de login vervangen',
  'event.deleted': 'Bestelling afgerond, login verwijderd',
  when: 'Dag {day}, {time}',

  paid: '{price} betaald, bewaard door {name}',
  back: 'terug als je nu stopt',
  kept: 'verdiend met de klim',
  today: 'Vandaag, {rank}',
  moneyTitle: 'Je geld: bewaard tot je bevestigt',
  ledger: 'Boekingen',
  held: 'Bewaard',
  boosterColumn: 'Booster',
  youPay: 'Je betaalt',
  youConfirm: 'Je bevestigt het resultaat',
  inTheEnd: 'Eindverdeling ({currency})',

  'promise.refund': 'Alles terug tot een booster begint',
  'promiseText.refund':
    'Annuleer op de bestelpagina. Het geld gaat terug via je betaalmethode of naar je saldo.',
  'promise.start': 'Geld terug als niemand binnen {figures.start} begint',
  'promiseText.start': 'Jij beslist: blijven wachten of alles terugkrijgen.',
  'promise.dispute': 'Klopt er iets niet? Het geld wacht',
  'promiseText.dispute':
    'Als je een probleem meldt, stopt de klok. Ons team antwoordt binnen {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'nl'>
