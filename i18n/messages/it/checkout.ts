import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Pagamento',
  heading: 'Paga la tua scalata',
  description: 'Controlla il tuo ordine e paga.',
  inGameName: 'Il tuo nome in gioco',
  inGameNameHint: 'Con il tag, per esempio Mira#EUW. Il booster invita questo nome.',
  riskTitle: 'Prima di pagare',
  riskText:
    'Riot Games vieta il boosting nei suoi termini. Può limitare o chiudere account per questo, e nessuno può promettere che il tuo sia risparmiato.',
  riskAccept: 'L’ho letto e ordino comunque.',
  riskMissing: 'Prima conferma di aver letto il testo qui sopra.',
  nameMissing: 'Prima inserisci il tuo nome in gioco.',
  method: 'Paga con',
  card: 'Carta',
  cardText: 'Vai alla pagina di pagamento del nostro fornitore e torni qui.',
  balance: 'Saldo',
  balanceText: 'Hai {balance}.',
  balanceTooLow: 'Il tuo saldo di {balance} non copre {total}.',
  pay: 'Paga {total}',
  paying: 'Pagamento in corso',
  priceFrozen: 'Questo prezzo è fissato con il tuo ordine. Listino n. {version}.',
  unpaidNote: 'Gli ordini non pagati vengono annullati dopo 48 ore.',
  paidTitle: 'Pagato',
  paidText: 'Il tuo ordine {number} è pagato.',
  toOrder: 'Vai all’ordine',
  cancelledTitle: 'Questo ordine è annullato',
  cancelledText: 'Imposta di nuovo la scalata quando vuoi.',
  newClimb: 'Imposta una nuova scalata',
  guestNote: 'Ordini come ospite con {email}.',
  headingCoaching: 'Paga il tuo coaching',
  riskTextCoaching:
    'Il tuo coach parla con te e ti guarda giocare. Giochi tu, e nessuno chiede i tuoi dati di accesso. Se un coach si offre di giocare al posto tuo, rifiuta e scrivici: Riot Games vieta il boosting e per questo può limitare o chiudere gli account.',
  riskAcceptCoaching: 'Ho letto questo testo.',
  newCoaching: 'Scegli un coach',
} satisfies TranslationOf<typeof checkout, 'it'>
