import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster gioca questo ordine', other: '{count} booster giocano questo ordine' },
  countStart: {
    one: '{count} booster gioca questo ordine e di solito inizia entro {time}',
    other: '{count} booster giocano questo ordine, di solito uno inizia entro {time}',
  },
  countGame: {
    one: '{count} booster gioca a {game} sul server {server}',
    other: '{count} booster giocano a {game} sul server {server}',
  },
  countGameStart: {
    one: '{count} booster gioca a {game} sul server {server} e di solito inizia entro {time}',
    other: '{count} booster giocano a {game} sul server {server} e di solito uno inizia entro {time}',
  },
  nobodyGame:
    'Al momento nessun booster gioca a {game} sul server {server}. Il calcolatore mostra dove invece sì.',
  nobodyTitle: 'Al momento nessun booster gioca questo ordine',
  nobodyServers: 'Viene giocato su questi server: {servers}.',
  nobodyManyServers: 'Viene giocato su molti altri server, per esempio {servers}.',
  nobodyLevel: 'Su questo server i booster giocano fino a {rank}.',
  nobodyPay: 'Per questo non puoi ordinarlo: non paghi per qualcosa che non può iniziare.',
  nobodyShort: 'Nessun booster al momento',
  nobodyMore: 'Perché?',
  tellTitle: 'Avvisami quando un booster lo gioca',
  tellText:
    'Riceverai una sola e-mail, appena un booster giocherà questo ordine. Poi cancelliamo il tuo indirizzo, al più tardi dopo {figures.supplyMail}.',
  mailTitle: 'Un’e-mail quando un booster gioca questo ordine?',
  mailed:
    'Scriviamo una sola volta a {email}, quando un booster gioca questo: {what}. Poi cancelliamo l’indirizzo.',
} satisfies TranslationOf<typeof supply, 'it'>
