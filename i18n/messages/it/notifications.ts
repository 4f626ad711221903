import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Pagamento ricevuto',
  'order_paid.text': 'L’ordine PK-{number} è pagato. Nella pagina dell’ordine trovi cosa succede adesso.',
  'payment_refunded_twice.title': 'Secondo pagamento rimborsato',
  'payment_refunded_twice.text':
    'L’ordine PK-{number} è stato pagato due volte. Stiamo rimborsando il secondo pagamento.',
  'payment_refunded_cancelled.title': 'Pagamento tardivo rimborsato',
  'payment_refunded_cancelled.text':
    'L’ordine PK-{number} era già annullato quando è arrivato questo pagamento. Lo stiamo rimborsando.',
  'payment_refunded_changed.title': 'Pagamento rimborsato',
  'payment_refunded_changed.text':
    'Un pagamento non corrispondeva più all’ordine PK-{number}. Lo stiamo rimborsando.',
  'balance_increased.title': 'Saldo aumentato',
  'balance_increased.text': 'Al tuo saldo sono stati aggiunti {amount}.',

  'new_order_fits.title': 'Nuovo ordine adatto a te',
  'new_order_fits.text': 'L’ordine PK-{number} aspetta nella bacheca degli ordini disponibili.',

  'booster_found.title': 'Booster trovato',
  'booster_found.text': 'L’ordine PK-{number} ora ha un booster.',
  'named_asked.title': 'Un cliente ha chiesto di te',
  'named_asked.text':
    'L’ordine PK-{number} è solo per te per {figures.namedOffer}. Accettalo o rifiutalo nella tua bacheca.',
  'named_declined.title': 'Il tuo booster ha rifiutato',
  'named_declined.text':
    'Il booster che hai scelto non può accettare l’ordine PK-{number}. La pagina dell’ordine mostra il motivo e come si procede.',
  'named_expired.title': 'Il tuo booster non ha accettato',
  'named_expired.text':
    'Il booster che hai scelto non ha accettato l’ordine PK-{number}. La pagina dell’ordine mostra come si procede.',
  'start_missed.title': 'Ancora nessun booster',
  'start_missed.text':
    'L’inizio dell’ordine PK-{number} era promesso per ora. Può aspettare ancora o essere rimborsato subito.',
  'nobody_plays.title': 'Nessun booster per il tuo ordine',
  'nobody_plays.text':
    'Al momento nessun booster può giocare il tuo ordine PK-{number}. Puoi riavere subito i tuoi soldi o continuare ad aspettare.',
  'game_recorded.title': 'Partita registrata',
  'game_recorded.text': 'C’è una nuova partita nel registro dell’ordine PK-{number}.',
  'game_struck.title': 'Partita esclusa',
  'game_struck.text':
    'Il nostro staff ha escluso una partita registrata dell’ordine PK-{number}. Il motivo è nella pagina dell’ordine.',
  'order_paused.title': 'Ordine in pausa',
  'order_paused.text': 'L’ordine PK-{number} è in pausa. Finché non riprende non si gioca.',
  'order_resumed.title': 'Ordine ripreso',
  'order_resumed.text': 'L’ordine PK-{number} non è più in pausa.',
  'order_dropped.title': 'Cerchiamo un altro booster',
  'order_dropped.text': 'Il booster ha lasciato l’ordine PK-{number}. I progressi registrati restano.',
  'order_finished.title': 'Risultato inviato',
  'order_finished.text': 'Il risultato dell’ordine PK-{number} è pronto per il controllo.',
  'proof_rejected.title': 'Risultato rimandato indietro',
  'proof_rejected.text': 'L’ordine PK-{number} continua. Il motivo è nella pagina dell’ordine.',
  'order_disputed.title': 'Problema segnalato',
  'order_disputed.text':
    'Il cliente ha segnalato un problema con il risultato dell’ordine PK-{number}. Il nostro staff lo esaminerà.',
  'dispute_answered.title': 'Nuova dichiarazione',
  'dispute_answered.text': 'È stato aggiunto qualcosa al problema segnalato per l’ordine PK-{number}.',
  'dispute_withdrawn.title': 'Segnalazione ritirata',
  'dispute_withdrawn.text':
    'Il problema segnalato per l’ordine PK-{number} è stato ritirato. L’ordine continua.',
  'dispute_decided.title': 'Decisione presa',
  'dispute_decided.text':
    'Il nostro staff ha deciso sul problema dell’ordine PK-{number}. Il motivo è nella pagina dell’ordine.',
  'dispute_answer_due.title': 'Aspettiamo la tua risposta',
  'dispute_answer_due.text':
    'Rispondi al problema segnalato per l’ordine PK-{number}. Altrimenti il nostro staff deciderà senza di te.',
  'dispute_answer_missed.title': 'Nessuna risposta',
  'dispute_answer_missed.text': 'Ordine PK-{number}: il tempo per rispondere è scaduto. Puoi decidere.',
  'dispute_first_word_missed.title': 'Prima risposta in ritardo',
  'dispute_first_word_missed.text':
    'Lo staff non ha ancora risposto al problema segnalato per l’ordine PK-{number}.',
  'dispute_decision_due.title': 'Decisione in scadenza',
  'dispute_decision_due.text': 'La segnalazione sull’ordine PK-{number} va decisa presto.',
  'dispute_decision_missed.title': 'Decisione in ritardo',
  'dispute_decision_missed.text': 'Il termine promesso per l’ordine PK-{number} è scaduto.',
  'order_reopened.title': 'Ordine riaperto',
  'order_reopened.text':
    'L’ordine PK-{number} riparte. Se si gioca sull’account del cliente, servono di nuovo le credenziali.',
  'order_frozen.title': 'Storno richiesto',
  'order_frozen.text':
    'Per il pagamento dell’ordine PK-{number} è stato chiesto uno storno. L’ordine e le quote sono bloccati finché la banca non decide.',
  'order_unfrozen.title': 'Storno respinto',
  'order_unfrozen.text':
    'La banca ha confermato il pagamento dell’ordine PK-{number}. L’ordine non è più bloccato.',
  'order_hold_lifted.title': 'Non più bloccato',
  'order_hold_lifted.text': 'L’ordine PK-{number} non è più bloccato e prosegue.',
  'order_given.title': 'Un ordine per te',
  'order_given.text': '{username} ti ha affidato l’ordine PK-{number}.',
  'permission_asked.title': 'Un collega chiede un permesso',
  'permission_asked.text': '{username} chiede il permesso {right}.',
  'staff_joined.title': 'Novità nel team',
  'staff_joined.text': '{username} ha accettato un invito e ora può usare i suoi permessi.',
  'payment_key_refused.title': 'Nessuno può pagare con carta',
  'payment_key_refused.text':
    'Il fornitore dei pagamenti rifiuta la chiave del negozio. «{shell.adminOpening}» dice cosa fare.',
  'mail_login_refused.title': 'Non parte nessuna e-mail',
  'mail_login_refused.text':
    'Il server di posta rifiuta la password del negozio. «{shell.adminOpening}» dice cosa fare.',
  'raffle_entered.title': 'Partecipi',
  'raffle_entered.text': '«{raffle}»: il tuo biglietto è il numero {number}. Ti avviseremo se vince.',
  'raffle_won.title': 'Il tuo biglietto ha vinto',
  'raffle_won.text':
    '«{raffle}»: il biglietto {number} vince {prize}. Ritira il premio sulla pagina dell’estrazione entro {figures.raffleClaim}.',
  'raffle_waits.title': 'Il tuo premio ti aspetta',
  'raffle_waits.text':
    '«{raffle}»: ritira {prize} sulla pagina dell’estrazione, altrimenti passa al biglietto successivo.',
  'raffle_cancelled.title': 'Un’estrazione è stata annullata',
  'raffle_cancelled.text': '«{raffle}» finisce senza estrazione. La sua pagina dice perché.',
  'proposal_waits.title': 'Una proposta ti aspetta',
  'proposal_waits.text': 'Un collega ha proposto qualcosa che richiede una seconda persona.',
  'balance_corrected.title': 'Il tuo saldo è stato corretto',
  'balance_corrected.text': 'Abbiamo accreditato {amount} sul tuo saldo. Motivo: {reason}',
  'balance_debited.title': 'Il tuo saldo è stato corretto',
  'balance_debited.text': 'Abbiamo scalato {amount} dal tuo saldo. Motivo: {reason}',
  'gift_given.title': 'Un regalo per te',
  'gift_given.text': 'Hai {amount} in più sul saldo. Motivo: {reason}',
  'debt_written_off.title': 'Ci devi meno',
  'debt_written_off.text': 'Abbiamo cancellato {amount} del tuo debito. Motivo: {reason}',
  'order_charged_back.title': 'Pagamento stornato dalla banca',
  'order_charged_back.text':
    'La banca ha restituito al titolare della carta il pagamento dell’ordine PK-{number}.',
  'refund_failed.title': 'Il rimborso è nel tuo saldo',
  'refund_failed.text':
    'La tua banca non ha accettato il rimborso di {amount} per l’ordine PK-{number}, quindi l’abbiamo accreditato sul tuo saldo.',
  'refund_split.title': 'Il resto del rimborso è nel tuo saldo',
  'refund_split.text':
    'La tua banca ti ha già restituito {returned} per l’ordine PK-{number}: abbiamo accreditato sul tuo saldo il resto del rimborso, {amount}.',
  'balance_taken.title': 'Pagamento stornato dalla banca',
  'balance_taken.text':
    'La banca ha restituito un pagamento al titolare della carta: abbiamo tolto {amount} dal tuo saldo.',
  'balance_held.title': 'Una parte del saldo è trattenuta',
  'balance_held.text':
    'Una banca sta esaminando un tuo pagamento: {amount} restano trattenuti finché non decide. Se non l’hai chiesto alla tua banca, scrivici.',
  'balance_freed.title': 'Il tuo saldo non è più trattenuto',
  'balance_freed.text': 'La banca ha deciso sul tuo pagamento: {amount} sono di nuovo disponibili.',
  'debt_made.title': 'Ci devi del denaro',
  'debt_made.text':
    'La banca ha restituito un pagamento al titolare della carta dopo che l’avevi speso: ci devi {amount}. Quello che ricevi serve prima a saldarlo. Se c’è un errore, scrivici.',
  'debt_lifted.title': 'Il tuo debito è saldato',
  'debt_lifted.text': 'La banca ci ha inviato di nuovo il tuo pagamento: non ci devi più {amount}.',
  'top_up_refund_failed.title': 'Il rimborso è nel tuo saldo',
  'top_up_refund_failed.text':
    'La tua banca non ha accettato il rimborso di {amount} della ricarica: li abbiamo accreditati sul tuo saldo.',
  'top_up_refund_split.title': 'Il resto del rimborso è nel tuo saldo',
  'top_up_refund_split.text':
    'La tua banca ti ha già restituito {returned} della ricarica: abbiamo accreditato sul tuo saldo il resto del rimborso, {amount}.',
  'share_taken_back.title': 'Quota ripresa',
  'share_taken_back.text':
    'La banca ha stornato il pagamento dell’ordine PK-{number}, quindi vengono ripresi {amount} della tua quota.',
  'share_restored.title': 'Quota restituita',
  'share_restored.text':
    'La banca è tornata sulla sua decisione sull’ordine PK-{number}: {amount} della tua quota sono di nuovo tuoi.',
  'payment_restored.title': 'Pagamento riaddebitato',
  'payment_restored.text':
    'La tua banca ti aveva restituito un pagamento e ora lo ha riaddebitato. {amount} spettano a te: li abbiamo aggiunti al tuo saldo.',
  'change_asked.title': 'Modifica richiesta',
  'change_asked.text':
    'Il cliente vorrebbe modificare l’ordine PK-{number}. Rispondi nella pagina dell’ordine.',
  'order_changed.title': 'Ordine modificato',
  'order_changed.text':
    'L’ordine PK-{number} continua con la modifica. La pagina dell’ordine mostra il nuovo prezzo.',
  'change_declined.title': 'Modifica rifiutata',
  'change_declined.text': 'L’ordine PK-{number} resta com’è. La pagina dell’ordine mostra il motivo.',
  'change_withdrawn.title': 'Modifica ritirata',
  'change_withdrawn.text': 'Il cliente ha ritirato la modifica. L’ordine PK-{number} resta com’è.',
  'change_expired.title': 'Modifica senza risposta',
  'change_expired.text':
    'La modifica dell’ordine PK-{number} non c’è stata. L’importo riservato torna al cliente o paga un altro booster.',
  'change_prepared.title': 'L’assistenza ha preparato una modifica per te',
  'change_prepared.text':
    'Guarda la modifica dell’ordine PK-{number} e decidi sulla sua pagina. Non è ancora cambiato nulla.',
  'change_lapsed.title': 'Modifica decaduta',
  'change_lapsed.text':
    'L’ordine PK-{number} è andato avanti senza la modifica che avevi chiesto. La somma riservata torna a te.',
  'booster_poked.title': 'Il cliente aspetta tue notizie',
  'booster_poked.text':
    'Registra una partita nell’ordine PK-{number} o scrivi al cliente nella pagina dell’ordine.',
  'booster_reminded.title': 'Né partite né messaggi da {figures.silenceReminder}',
  'booster_reminded.text':
    'Registra una partita nell’ordine PK-{number} o scrivi al cliente. Dopo {figures.silence} può scegliere un altro booster.',
  'booster_kept.title': 'Si continua con il booster',
  'booster_kept.text': 'Il cliente dell’ordine PK-{number} continua con te.',
  'hours_changed.title': 'Orari di gioco modificati',
  'hours_changed.text':
    'Il cliente dell’ordine PK-{number} ha modificato gli orari in cui puoi giocare. Li trovi nella pagina dell’ordine.',
  'order_held.title': 'In attesa: il booster non risponde',
  'order_held.text':
    'Il booster dell’ordine PK-{number} non registra partite e non risponde da {figures.silence}. Il cliente può aspettare o sceglierne un altro.',
  'other_booster_asked.title': 'Richiesto un altro booster',
  'other_booster_asked.text':
    'Il cliente dell’ordine PK-{number} chiede un altro booster. Decide il nostro staff; il motivo è nella pagina dell’ordine.',
  'other_booster_declined.title': 'Richiesta rifiutata, il booster resta',
  'other_booster_declined.text':
    'L’ordine PK-{number} resta al suo booster. Il motivo è nella pagina dell’ordine.',
  'check_waits.title': 'Il tuo risultato ti aspetta',
  'check_waits.text':
    'Controlla il risultato dell’ordine PK-{number}. Se non fai nulla, viene confermato {figures.check} dopo l’invio.',
  'order_completed.title': 'Ordine completato',
  'order_completed.text': 'L’ordine PK-{number} è completato.',
  'order_cancelled.title': 'Ordine annullato',
  'order_cancelled.text': 'L’ordine PK-{number} è stato annullato.',

  'coach_asked.title': 'Un cliente ti ha scelto',
  'coach_asked.text':
    'L’ordine PK-{number} è stato prenotato con te. Accettalo o rifiutalo nella tua bacheca.',
  'coach_accepted.title': 'Il tuo coach ha accettato',
  'coach_accepted.text':
    'L’ordine PK-{number} è stato accettato. Nella sua pagina trovi l’orario della sessione o potete concordarne uno.',
  'coach_declined.title': 'Il tuo coach ha rifiutato',
  'coach_declined.text':
    'L’ordine PK-{number} è stato rifiutato. Puoi annullarlo e avere subito il rimborso.',
  'session_proposed.title': 'Orario proposto',
  'session_proposed.text':
    'È stato proposto un orario per una sessione dell’ordine PK-{number}. Accettalo o proponine un altro.',
  'session_agreed.title': 'Orario concordato',
  'session_agreed.text': 'La prossima sessione dell’ordine PK-{number} ha un orario.',
  'session_soon.title': 'La tua sessione inizia tra poco',
  'session_soon.text':
    'La prossima sessione dell’ordine PK-{number} inizia tra meno di {figures.sessionReminder}.',
  'session_link.title': 'Link per la sessione',
  'session_link.text': 'Il tuo coach ha indicato dove si svolge la sessione dell’ordine PK-{number}.',
  'session_recorded.title': 'Appunti della sessione aggiunti',
  'session_recorded.text': 'Nella pagina dell’ordine PK-{number} ci sono gli appunti di una nuova sessione.',
  'coaching_finished.title': 'Tutte le ore svolte',
  'coaching_finished.text': 'Gli appunti dell’ordine PK-{number} sono pronti per il controllo del cliente.',

  'session_ended_by_reuse.title': 'Disconnessione da un dispositivo',
  'session_ended_by_reuse.text':
    'Uno dei tuoi accessi è stato usato con una chiave non più valida. Qualcuno potrebbe averla copiata, quindi abbiamo chiuso quell’accesso.',
  'services_accepted.title': 'Ora puoi giocare di più',
  'services_accepted.text': 'Lo staff ha accettato la tua richiesta. La bacheca mostra già gli ordini.',
  'services_declined.title': 'La nostra risposta alla tua richiesta',
  'services_declined.text':
    'Lo staff ha rifiutato la tua richiesta. Trovi il motivo nella pagina «{shell.myServices}».',

  'application_asked.title': 'Una domanda sulla tua candidatura',
  'application_asked.text':
    'Lo staff ha una domanda sulla tua candidatura da booster. Rispondi sulla sua pagina.',
  'application_accepted.title': 'Ora sei un booster',
  'application_accepted.text': 'La tua candidatura è stata accettata. Puoi prendere ordini dalla bacheca.',
  'application_refused.title': 'La nostra risposta alla tua candidatura',
  'application_refused.text': 'La tua candidatura è stata respinta. Trovi il motivo sulla sua pagina.',
  'order_message.title': 'Nuovo messaggio',
  'order_message.text': 'Hai un messaggio nella chat dell’ordine PK-{number}.',
  'login_code_asked.title': 'Il tuo booster ha bisogno di un codice di accesso',
  'login_code_asked.text': 'Scrivilo sulla pagina dell’ordine PK-{number} entro {figures.loginCode}.',
  'login_code_given.title': 'È arrivato il codice di accesso',
  'login_code_given.text': 'Aprilo sulla pagina dell’ordine PK-{number} entro {figures.loginCode}.',
  'support_waiting.title': 'Nuova conversazione di assistenza',
  'support_waiting.text': 'La conversazione {thread} nella posta dell’assistenza attende una risposta.',

  'booster_banned.title': 'Un booster bannato ha ordini',
  'booster_banned.text': '{username} è stato bannato. In corso: {orders}.',
  'decision_refused.title': 'La tua decisione non è stata eseguita',
  'decision_refused.text':
    'L’ordine PK-{number} è cambiato prima che la tua decisione avesse effetto, quindi non è successo nulla. Ricontrollalo.',
  'payout_sent.title': 'Pagamento inviato',
  'payout_sent.text': 'Pagamento {payout}: {amount} in arrivo sul tuo conto bancario.',
  'payout_returned.title': 'Pagamento tornato indietro',
  'payout_returned.text':
    'Il pagamento {payout} non è riuscito: {amount} di nuovo disponibili. Il motivo è tra i tuoi guadagni.',
  'review_written.title': 'Nuova recensione',
  'review_written.text':
    'Il tuo cliente ha recensito l’ordine PK-{number}. Puoi rispondere nella pagina dell’ordine.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': '{amount} di cashback per l’ordine PK-{number} sono sul tuo saldo.',
  'cashback_taken.title': 'Cashback ripreso',
  'cashback_taken.text':
    'L’ordine PK-{number} è stato rimborsato o riaperto, quindi abbiamo ripreso {amount} di cashback.',
  'tip_given.title': 'Hai ricevuto una mancia',
  'tip_given.text': '{amount} per l’ordine PK-{number}. Puoi fartela pagare tra {figures.hold}.',
  'tip_refunded.title': 'Mancia rimborsata',
  'tip_refunded.text':
    'La tua mancia di {amount} per l’ordine PK-{number} è arrivata tardi: ce n’era già una, o il booster non c’è più. Te la rimborsiamo.',
  'tip_returned.title': 'Mancia rimborsata',
  'tip_returned.text': 'Ti rimborsiamo {amount} della tua mancia per l’ordine PK-{number}.',
  'tip_reduced.title': 'Mancia ripresa',
  'tip_reduced.text':
    'Abbiamo rimborsato al cliente {amount} della mancia per l’ordine PK-{number}: l’importo viene tolto dal tuo denaro trattenuto.',
  'tip_taken_back.title': 'Mancia ripresa',
  'tip_taken_back.text':
    'La banca ha stornato la mancia del cliente per l’ordine PK-{number}, quindi vengono ripresi {amount}.',
  'tip_restored.title': 'Mancia restituita',
  'tip_restored.text':
    'La banca è tornata sulla sua decisione sulla mancia dell’ordine PK-{number}: {amount} sono di nuovo tuoi.',
  'review_answered.title': 'Risposta alla tua recensione',
  'review_answered.text': 'Il tuo booster ha risposto alla tua recensione dell’ordine PK-{number}.',
  'review_hidden.title': 'Recensione nascosta',
  'review_hidden.text':
    'Il nostro staff ha nascosto la recensione dell’ordine PK-{number}. Il motivo è nella pagina dell’ordine.',
  'review_shown.title': 'Recensione di nuovo visibile',
  'review_shown.text': 'La recensione dell’ordine PK-{number} è di nuovo visibile.',
  'dispute_appealed.title': 'Riesame richiesto',
  'dispute_appealed.text':
    'L’altra parte ha chiesto un riesame della decisione sull’ordine PK-{number}. Hai {figures.appealReply} per rispondere.',
  'dispute_upheld.title': 'La decisione resta',
  'dispute_upheld.text':
    'Il nostro staff ha riesaminato l’ordine PK-{number}. La prima decisione resta ed è definitiva.',
  'dispute_appeal_waits.title': 'Riesame da fare',
  'dispute_appeal_waits.text':
    'È stato chiesto un riesame della decisione sull’ordine PK-{number}. Decidi entro {figures.appealDecision}.',

  'bulk_done.title': 'La tua azione su molti ordini è terminata',
  'bulk_done.text': 'Fatti: {done}. Rimasti com’erano: {left}.',
} satisfies TranslationOf<typeof notifications, 'it'>
