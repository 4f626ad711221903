import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'Ciò che è tuo resta tuo',
  example: 'Esempio',

  login: 'Le tue credenziali',
  loginKey: '{cipher}, chiave dedicata',
  you: 'Tu',
  youText: 'vedi, cambi, cancelli',
  booster: '{names.yourBooster}',
  boosterText: 'durante il boost',
  others: 'Nessun altro',
  othersText: 'nemmeno lo staff',
  loginTitle: 'Credenziali: sigillate, ogni accesso registrato',
  'event.stored': 'Hai salvato le credenziali',
  'event.viewed': 'Il tuo booster ha visto le credenziali',
  'event.replaced': 'Hai cambiato le credenziali',
  'event.deleted': 'Ordine completato, credenziali cancellate',
  when: 'Giorno {day}, {time}',

  paid: '{price} pagati, custoditi da {name}',
  back: 'torna a te se ti fermi ora',
  kept: 'guadagnati con la scalata',
  today: 'Oggi, {rank}',
  moneyTitle: 'I tuoi soldi: custoditi fino alla tua conferma',
  ledger: 'Registro',
  held: 'Custoditi',
  boosterColumn: 'Booster',
  youPay: 'Paghi',
  youConfirm: 'Confermi il risultato',
  inTheEnd: 'Divisione finale ({currency})',

  'promise.refund': 'Rimborso completo finché un booster non inizia',
  'promiseText.refund':
    'Annulla dalla pagina dell’ordine. Il denaro torna sul tuo metodo di pagamento o sul tuo saldo.',
  'promise.start': 'Rimborsabile se nessuno inizia entro {figures.start}',
  'promiseText.start': 'Decidi tu: aspettare ancora o riavere tutto.',
  'promise.dispute': 'Qualcosa non va? I soldi aspettano',
  'promiseText.dispute':
    'Se segnali un problema, il tempo si ferma. Lo staff risponde entro {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'it'>
