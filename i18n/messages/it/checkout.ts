import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Pagamento',
  heading: 'Paga il tuo ordine',
  description: 'Controlla il tuo ordine e paga.',

  inGameName: 'Il tuo nome in gioco',
  inGameNameHint: 'Con il tag, per esempio Mira#EUW. Il booster ti invita con questo nome.',

  notPaidTitle: 'Il pagamento non è andato a buon fine',
  notPaidText: 'Non ti è stato addebitato nulla. Riprova o paga in un altro modo.',

  riskTitle: 'Prima di pagare',
  riskText:
    'Riot Games vieta il boosting nei suoi termini. Per questo può limitare o chiudere un account, e nessuno può prometterti che il tuo sarà risparmiato.',
  'consent.start': 'Ho letto e chiedo di iniziare subito.',
  'consent.withdrawal':
    'So di perdere il <withdrawal>diritto di recesso</withdrawal> quando l’ordine è completato.',
  'consent.age': 'Ho almeno {figures.leastCustomerAge} anni.',
  termsNote:
    'Per questo ordine valgono i <terms>termini di servizio</terms> e le <refunds>regole sui rimborsi</refunds>.',

  nameMissing: 'Inserisci prima il tuo nome in gioco.',
  'named.title': '{names.yourBooster}',
  'named.any': 'Chiediamo ai booster adatti, prima ai tuoi preferiti.',
  'named.anyone': 'Chiediamo ai booster adatti.',
  'named.choose': 'Scegli un booster preciso',
  'named.name': 'Nome del booster',
  'named.if': 'Se non accetta entro {figures.namedOffer}',
  'named.everyone': 'Chiedi a tutti i booster adatti',
  'named.refund': 'Rimborso',
  'named.ask': 'Chiedi prima',
  'named.missing': 'Inserisci prima il nome del booster.',
  'named.chosen': 'Prima chiediamo a {booster}',
  'named.thenEveryone':
    'Ha {figures.namedOffer}. Se non accetta, chiediamo a tutti i booster adatti. Il prezzo non cambia.',
  'named.thenRefund': 'Ha {figures.namedOffer}. Se non accetta, riavrai i tuoi soldi. Il prezzo non cambia.',
  'named.remove': 'Qualsiasi booster',
  'named.cannot': '{booster} non può giocarlo',
  'named.clear': 'Modifica l’ordine, o togli il nome per chiedere a qualsiasi booster.',
  'named.open': 'Hai scritto il nome di un booster. Premi «{checkout.named.ask}» o togli il nome.',
  'named.refusal.rank': '{booster} non gioca a questo rango.',
  'named.refusal.full': '{booster} al momento non può prendere altri ordini.',
  'named.refusal.service': '{booster} non offre questo servizio su questo server.',
  'named.refusal.other': '{booster} al momento non accetta ordini.',

  method: 'Paga con',
  card: '{names.card}',
  cardText: 'Passerai alla pagina del nostro gestore dei pagamenti, poi tornerai qui.',
  cardAlso: 'A seconda del paese e del dispositivo, lì trovi anche: {methods}.',
  balanceText: 'Hai {balance}.',
  balanceTooLow: 'Il tuo saldo di {balance} non basta per {total}.',
  balanceAndCard: 'Saldo e carta',
  balanceAndCardText: '{balance} dal tuo saldo, {card} con la carta.',
  pay: 'Paga {total}',
  paying: 'Pagamento in corso',

  priceFrozen: 'Il prezzo di questo ordine non cambia più.',
  cashback: '{amount} tornano sul tuo saldo quando l’ordine è completato ({percent}).',
  cashbackGuest:
    'Crea un account prima che l’ordine sia completato e {amount} tornano sul tuo saldo ({percent}).',
  payNext: 'Ora passi alla pagina di pagamento. Non paghi nulla finché non confermi lì.',
  unpaidNote: 'Gli ordini non pagati vengono annullati dopo {figures.payment}.',

  paidTitle: 'Pagato',
  paidText: 'Il tuo ordine {number} è pagato.',
  toOrder: 'Vai all’ordine',
  cancelledTitle: 'Questo ordine è stato annullato',
  cancelledText: 'Puoi ordinare di nuovo quando vuoi.',
  newOrder: 'Crea un nuovo ordine',

  headingCoaching: 'Paga il tuo coaching',
  riskTextCoaching:
    'Il tuo coach parla con te e ti guarda giocare. Il coaching è un aiuto, non è boosting: ogni partita la giochi tu e nessuno accede al tuo account.',
  newCoaching: 'Scegli un coach',

  coupon: 'Ho un coupon',
  couponCode: 'Codice del coupon',
  couponApply: 'Applica',

  couponMissing: 'Inserisci prima un codice.',
  couponSaves: 'Risparmi {amount}.',
  couponLimited: 'Il coupon vale di più, ma questo ordine ha già raggiunto lo sconto massimo.',
  couponRemove: 'Rimuovi',
  couponTakenOff: 'Il coupon è stato rimosso. Controlla il nuovo totale e paga di nuovo.',

  changed: 'Il prezzo è cambiato',
  changedText: 'Non hai ancora ordinato nulla. Controlla il nuovo prezzo prima di continuare.',
  changedShown: 'Prezzo che hai visto',
  changedNow: 'Nuovo prezzo',
  changedAccept: 'Ordina per {total}',
  changedBack: 'Torna al mio ordine',

  change: 'Modifica',
  receiptTo: 'Ricevuta a',
  asGuest: 'Ordini come ospite',
  'billing.add': 'Aggiungi un nome e un indirizzo alla ricevuta',
  'billing.name': 'Nome sulla ricevuta',
  'billing.hint': 'Una persona o un’azienda. Puoi cambiarlo finché non hai pagato.',
  'billing.address': 'Indirizzo (facoltativo)',
} satisfies TranslationOf<typeof checkout, 'it'>
