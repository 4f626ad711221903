import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Pagamento ricevuto',
  'order_paid.text': 'L’ordine PK-{number} è pagato. La sua pagina dice cosa succede ora.',
  'payment_refunded_twice.title': 'Secondo pagamento restituito',
  'payment_refunded_twice.text':
    'L’ordine PK-{number} è stato pagato due volte. Il secondo pagamento torna a te.',
  'payment_refunded_cancelled.title': 'Pagamento tardivo restituito',
  'payment_refunded_cancelled.text':
    'L’ordine PK-{number} era già annullato quando è arrivato questo pagamento. Il denaro torna a te.',
  'payment_refunded_changed.title': 'Pagamento restituito',
  'payment_refunded_changed.text': 'Un pagamento non corrispondeva più all’ordine PK-{number}. Torna a te.',
  'balance_increased.title': 'Saldo aumentato',
  'balance_increased.text': '{amount} sono stati aggiunti al tuo saldo.',
  'new_order_fits.title': 'Un nuovo ordine fa per te',
  'new_order_fits.text': 'L’ordine PK-{number} aspetta in bacheca.',
  'booster_found.title': 'Booster trovato',
  'booster_found.text': 'L’ordine PK-{number} ha il suo booster.',
  'game_recorded.title': 'Partita registrata',
  'game_recorded.text': 'L’ordine PK-{number} ha una nuova partita nel registro.',
  'order_paused.title': 'Ordine in pausa',
  'order_paused.text': 'L’ordine PK-{number} è in pausa. Nessuno gioca finché non riprende.',
  'order_resumed.title': 'L’ordine riprende',
  'order_resumed.text': 'L’ordine PK-{number} non è più in pausa.',
  'order_dropped.title': 'Cerchiamo un altro booster',
  'order_dropped.text': 'Il booster dell’ordine PK-{number} si è fermato. Ciò che è stato giocato resta.',
  'order_finished.title': 'Risultato consegnato',
  'order_finished.text': 'Il risultato dell’ordine PK-{number} aspetta il controllo.',
  'proof_rejected.title': 'Risultato non accettato',
  'proof_rejected.text': 'L’ordine PK-{number} continua. Il motivo è sulla sua pagina.',
  'order_disputed.title': 'Risultato contestato',
  'order_disputed.text':
    'Il cliente dice che qualcosa non va nel risultato dell’ordine PK-{number}. Il nostro staff lo esaminerà.',
  'game_struck.title': 'Partita annullata',
  'game_struck.text':
    'Il nostro staff ha annullato una partita registrata dell’ordine PK-{number}. Il motivo è sulla pagina dell’ordine.',
  'order_completed.title': 'Ordine completato',
  'order_completed.text': 'L’ordine PK-{number} è completato.',
  'order_cancelled.title': 'Ordine annullato',
  'order_cancelled.text': 'L’ordine PK-{number} è annullato.',
  'coach_asked.title': 'Un cliente chiede di te',
  'coach_asked.text':
    'L’ordine PK-{number} è stato prenotato con te. Accettalo o rifiutalo sulla tua bacheca.',
  'coach_accepted.title': 'Il tuo coach ha accettato',
  'coach_accepted.text': 'L’ordine PK-{number} è accettato. Accordatevi su un orario nella sua pagina.',
  'coach_declined.title': 'Il tuo coach non può',
  'coach_declined.text': 'L’ordine PK-{number} è stato restituito. Puoi riavere subito tutto il tuo denaro.',
  'session_proposed.title': 'C’è una proposta di orario',
  'session_proposed.text':
    'L’ordine PK-{number} ha una proposta per la sessione. Accettala o proponi un altro orario.',
  'session_agreed.title': 'Orario concordato',
  'session_agreed.text': 'La sessione dell’ordine PK-{number} ha il suo orario.',
  'session_recorded.title': 'Appunti aggiunti',
  'session_recorded.text': 'Gli appunti di una sessione dell’ordine PK-{number} sono nella sua pagina.',
  'coaching_finished.title': 'Tutte le ore svolte',
  'coaching_finished.text': 'Gli appunti dell’ordine PK-{number} attendono la verifica del cliente.',
  'session_ended_by_reuse.title': 'Un dispositivo è stato disconnesso',
  'session_ended_by_reuse.text':
    'Una vecchia chiave di un tuo accesso è stata usata una seconda volta. Qualcuno potrebbe averla copiata, quindi quell’accesso è stato chiuso.',
} satisfies TranslationOf<typeof notifications, 'it'>
