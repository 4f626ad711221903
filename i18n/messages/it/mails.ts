import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Ciao {username},',

  why_account: 'Ricevi questa e-mail perché riguarda l’accesso a un account {site} con questo indirizzo.',
  why_order: 'Ricevi questa e-mail perché l’ordine PK-{number} è stato fatto con questo indirizzo.',
  why_running: 'Ricevi questa e-mail perché il tuo ordine PK-{number} è in corso.',
  why_work: 'Ricevi questa e-mail perché lavori con {site}.',
  why_message: 'Ricevi questa e-mail perché hai scritto a {site}.',
  why_application: 'Ricevi questa e-mail perché ti sei candidato come booster su {site}.',
  why_inbox: 'Questa e-mail arriva qui perché è l’indirizzo dell’assistenza di {site}.',
  always: 'È necessaria, quindi non si può disattivare.',
  never_ask: 'Non ti chiediamo mai la password per e-mail.',
  turn_off: 'Disattiva queste e-mail',
  choose: 'Scegli le tue e-mail',
  help: 'Aiuto',
  hidden: 'indirizzo nascosto',

  order_paid_subject: 'Il tuo ordine PK-{number} è pagato',
  order_paid_heading: 'Il tuo ordine è pagato',
  order_paid_body:
    'Abbiamo ricevuto {total} per {what}.\n\nI booster adatti sono stati avvisati. Ti scriviamo quando uno di loro accetta.',
  order_paid_button: 'Vedi il tuo ordine',

  order_paid_login_subject: 'Pagato: salva le credenziali per l’ordine PK-{number}',
  order_paid_login_heading: 'Pagato. Ora le credenziali',
  order_paid_login_body:
    'Abbiamo ricevuto {total} per {what}.\n\nSalva ora le credenziali del tuo account di {game}. Poi cerchiamo un booster.',
  order_paid_login_button: 'Salva le credenziali',

  coaching_paid_subject: 'Il tuo ordine di coaching PK-{number} è pagato',
  coaching_paid_heading: 'Il tuo coaching è pagato',
  coaching_paid_body:
    'Abbiamo ricevuto {total} per {what}.\n\nIl tuo coach è stato avvisato e ha {figures.coachAnswer} per rispondere. Se non risponde, riavrai i soldi.',
  coaching_paid_button: 'Vedi il tuo ordine',

  amounts_title: 'Cosa hai pagato',
  receipt_where: 'Trovi la ricevuta in PDF nella pagina del tuo ordine.',
  credit_note_where: 'Trovi la nota di credito di questo rimborso in PDF nella pagina del tuo ordine.',
  change_title: 'Se cambi programma',
  change_text:
    'Finché un booster non inizia, puoi annullare e riavere tutto: {total}. Dopo, riavrai ciò che non è stato giocato. La pagina dell’ordine mostra questo importo in ogni momento.',
  path_booster: 'Ricerca del booster',
  path_now: 'Adesso',

  safe_title: 'Come proteggiamo le tue credenziali',
  safe_who: 'Sono cifrate. Le vede solo il tuo booster, e solo mentre gioca.',
  safe_seen: 'La pagina dell’ordine indica ogni volta che vengono visualizzate.',
  safe_change: 'Puoi cambiarle o eliminarle in ogni momento. Le eliminiamo alla fine dell’ordine.',

  login_needed_subject: 'L’ordine PK-{number} aspetta le tue credenziali',
  login_needed_heading: 'Ultimo passo: le credenziali',
  login_needed_body:
    'Il tuo pagamento di {total} è arrivato, ma non possiamo ancora cercare un booster.\n\nSalva le credenziali del tuo account di {game} e iniziamo subito.',
  login_needed_button: 'Salva le credenziali',

  order_for_you_subject: 'Il tuo ordine PK-{number} è pronto da pagare',
  order_for_you_heading: 'Il tuo ordine è pronto',
  order_for_you_body:
    'Come concordato con il nostro staff, abbiamo preparato {what} per {total}.\n\nControllalo e paga se è tutto giusto. Fino ad allora non ti costa nulla.',
  order_for_you_button: 'Guarda l’ordine',
  order_unpaid_subject: 'Il tuo ordine PK-{number} aspetta il pagamento',
  order_unpaid_heading: 'Il tuo ordine non è ancora pagato',
  order_unpaid_body: 'Hai ordinato {what} per {total}. Ti teniamo questo prezzo.',
  order_unpaid_button: 'Paga l’ordine',
  until: 'Hai tempo fino a {time} ({zone})',
  order_unpaid_until: 'Dopo, l’ordine viene annullato automaticamente e non ti costa nulla.',

  booster_found_subject: 'Un booster ha accettato il tuo ordine PK-{number}',
  booster_found_heading: 'Il tuo booster è arrivato',
  booster_found_body:
    '{booster} ha accettato il tuo ordine e inizierà presto: {what}.\n\nNella pagina dell’ordine puoi seguire ogni partita e scrivere al tuo booster.',
  booster_found_button: 'Segui il tuo ordine',

  progress_digest_subject: {
    one: 'Ordine PK-{number}: {count} partita oggi',
    other: 'Ordine PK-{number}: {count} partite oggi',
  },
  progress_digest_heading: 'I progressi di oggi',
  progress_digest_body:
    'Il tuo booster ha giocato: {what}. Queste sono le partite dalla nostra ultima e-mail.',
  progress_digest_button: 'Vedi tutte le partite',
  fact_done: 'Completato',
  fact_games: 'Partite finora',
  fact_rank: 'Rango attuale',

  order_finished_subject: 'Controlla l’ordine PK-{number}',
  order_finished_heading: 'Controlla il risultato',
  order_finished_body:
    '{booster} ha inviato il risultato con la prova: {what}.\n\nGuarda la prova e il tuo account. Se è tutto a posto, conferma il risultato nella pagina dell’ordine.',
  order_finished_button: 'Controlla il risultato',
  order_finished_until:
    'Se non ci fai sapere nulla, il risultato vale come confermato e il tuo booster viene pagato.',
  keep_cashback:
    'Prima di confermare, crea un account nella pagina dell’ordine: {amount} tornano sul tuo saldo.',
  wrong_title: 'Qualcosa non va?',
  wrong_text: 'Segnalalo nella pagina dell’ordine. Il termine si ferma e il nostro staff controlla.',

  order_refunded_subject: 'Il tuo rimborso di {amount} per l’ordine PK-{number}',
  order_refunded_heading: 'Il tuo rimborso è in arrivo',
  order_refunded_body: 'L’ordine PK-{number} è annullato. Dei {total} che hai pagato, riavrai {amount}.',
  order_refunded_button: 'Vedi il rimborso',
  fact_amount: '{names.amount}',
  fact_to: 'Va su',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'Il metodo di pagamento usato',
  fact_when: 'Accredito',
  fact_when_balance: 'Subito',
  fact_when_method: 'Entro {figures.bankRefund}',
  fact_before: 'Già rimborsato',

  order_cancelled_subject: 'Il tuo ordine PK-{number} è annullato',
  order_cancelled_heading: 'Il tuo ordine è annullato',
  order_cancelled_body:
    'L’ordine PK-{number} è annullato: {what}. Non devi nulla e non verranno giocate altre partite.',
  order_cancelled_button: 'Vedi cos’è successo',

  coach_asked_subject: 'Un cliente ti ha prenotato: ordine PK-{number}',
  coach_asked_heading: 'Un cliente ti ha scelto',
  coach_asked_body:
    'L’ordine PK-{number} è per te: {what}.\n\nAccettalo o rifiutalo tra gli ordini disponibili.',
  coach_asked_button: 'Rispondi alla prenotazione',
  coach_asked_slot: 'La sessione è prenotata per {time} ({zone}).',
  coach_asked_until: 'Se non rispondi, l’ordine viene annullato e il cliente rimborsato.',
  named_asked_subject: 'Un cliente ha scelto te: ordine PK-{number}',
  named_asked_heading: 'Un cliente ha chiesto di te',
  named_asked_body: 'L’ordine PK-{number} è solo per te: {what}.\n\nAccettalo o rifiutalo nella tua bacheca.',
  named_asked_button: 'Rispondi alla richiesta',
  named_asked_until: 'Dopo, l’ordine non è più solo per te.',

  coach_accepted_subject: 'Il tuo coach ha accettato l’ordine PK-{number}',
  coach_accepted_heading: 'Il tuo coach ha accettato',
  coach_accepted_body:
    'Il tuo coach ha accettato: {what}.\n\nSe hai scelto un orario, è fissato. Altrimenti proponine uno che ti va bene o accetta quello del tuo coach.',
  coach_accepted_button: 'Vedi la sessione',
  session_soon_subject: 'La tua sessione inizia tra poco: ordine PK-{number}',
  session_soon_heading: 'La tua sessione inizia tra poco',
  session_soon_body:
    '{what}: la prossima sessione è vicina.\n\nSe non puoi, scrivilo nella chat dell’ordine e proponi un altro orario.',
  session_soon_button: 'Vedi la sessione',
  session_soon_at: 'Inizio: {time} ({zone}).',
  session_soon_place: 'Dove',
  coach_declined_subject: 'Il tuo coach ha rifiutato l’ordine PK-{number}',
  coach_declined_heading: 'Il tuo coach ha rifiutato',
  coach_declined_body:
    'Non devi fare nulla: {total} ti vengono rimborsati automaticamente.\n\nPer riavere subito i soldi, annulla l’ordine nella sua pagina.',
  coach_declined_button: 'Annulla l’ordine',

  change_asked_subject: 'Un cliente vorrebbe modificare l’ordine PK-{number}',
  change_asked_heading: 'Modifica richiesta',
  change_asked_body:
    'Il cliente vorrebbe modificare questo ordine: {what}.\n\nLa pagina dell’ordine mostra come diventerebbe e quanto guadagneresti. Lì puoi accettare o rifiutare la modifica.',
  change_asked_button: 'Rispondi alla modifica',
  change_asked_until: 'Se non rispondi, l’ordine resta com’è.',
  change_prepared_subject: 'L’assistenza ha preparato una modifica del tuo ordine PK-{number}',
  change_prepared_heading: 'Una modifica ti aspetta',
  change_prepared_body:
    'Il tuo ordine adesso è: {what}.\n\nLa sua pagina mostra che cosa cambierebbe l’assistenza e quanto costa o quanto ti torna. Senza il tuo consenso lì, non cambia e non si addebita nulla.',
  change_prepared_button: 'Vedi la modifica',
  change_prepared_until: 'Se non fai nulla, l’ordine resta com’è.',
  change_accepted_subject: '{booster} ha accettato la modifica del tuo ordine PK-{number}',
  change_accepted_heading: 'Ordine modificato',
  change_accepted_body:
    'Il tuo ordine continua con la modifica: {what}. Ora costa {total} in tutto.\n\nLa pagina dell’ordine mostra il nuovo prezzo voce per voce.',
  change_accepted_button: 'Vedi il tuo ordine',
  change_declined_subject: '{booster} ha rifiutato la modifica del tuo ordine PK-{number}',
  change_declined_heading: 'Modifica rifiutata',
  change_declined_body:
    'Il tuo ordine resta com’è: {what}. Se hai pagato la modifica, ti rimborsiamo con lo stesso metodo di pagamento. Se un altro booster gioca il resto, quel denaro paga il suo ordine.\n\nLa pagina dell’ordine mostra il motivo.',
  change_declined_button: 'Vedi il tuo ordine',
  change_expired_subject: '{booster} non ha risposto alla modifica del tuo ordine PK-{number}',
  change_expired_heading: 'Modifica senza risposta',
  change_expired_body:
    'Il tuo ordine resta com’è: {what}. Se hai pagato la modifica, ti rimborsiamo con lo stesso metodo di pagamento. Se un altro booster gioca il resto, quel denaro paga il suo ordine.\n\nPuoi chiedere di nuovo una modifica nella pagina dell’ordine.',
  change_expired_button: 'Vedi il tuo ordine',
  booster_poked_subject: 'Ordine PK-{number}: il cliente aspetta tue notizie',
  booster_poked_heading: 'Il cliente aspetta',
  booster_poked_body:
    'Registra una partita o scrivi al cliente nella pagina dell’ordine. Se non puoi continuare, restituisci lì l’ordine: le partite registrate ti vengono pagate.\n\nL’ordine: {what}.',
  booster_poked_button: 'Vai all’ordine',
  booster_reminded_subject: 'Ordine PK-{number}: dai notizie entro oggi',
  booster_reminded_heading: 'Aggiorna il tuo ordine',
  booster_reminded_body:
    'Da {figures.silenceReminder} non ci sono partite né messaggi tuoi: {what}.\n\nDopo {figures.silence} il cliente può scegliere un altro booster. Se non puoi continuare, restituisci l’ordine: le partite registrate ti vengono pagate.',
  booster_reminded_button: 'Vai all’ordine',
  tip_returned_subject: 'Ordine PK-{number}: ti rimborsiamo {amount} di mancia',
  tip_returned_heading: 'Mancia rimborsata',
  tip_returned_body: 'Ti rimborsiamo {amount} della mancia per questo ordine: {what}.',
  tip_returned_button: 'Vedi il rimborso',
  tip_given_subject: 'Ordine PK-{number}: una mancia di {amount}',
  tip_given_heading: 'Hai ricevuto una mancia',
  tip_given_body:
    'Il tuo cliente ti dà una mancia di {amount} per {what}. È tutta tua.\n\nPuoi fartela pagare tra {figures.hold}.',
  tip_given_button: 'Vai all’ordine',
  order_held_subject: 'L’ordine PK-{number} è in attesa: {booster} non risponde',
  order_held_heading: 'Aspettare o cambiare booster?',
  order_held_body:
    '{booster} non registra partite e non scrive da {figures.silence}: {what}.\n\nNella pagina dell’ordine puoi aspettare o far continuare un altro booster da dove finisce il registro. Non ti costa nulla in più.',
  order_held_button: 'Vedi il tuo ordine',
  start_missed_subject: 'Nessun booster ancora per l’ordine PK-{number}: aspetta o fatti rimborsare',
  start_missed_heading: 'Ancora nessun booster',
  start_missed_body:
    'Avevamo promesso che il tuo ordine sarebbe iniziato entro ora: {what}. Nessun booster lo ha ancora accettato. Ci dispiace.\n\nNella pagina dell’ordine riavrai i tuoi soldi con un clic. Se preferisci aspettare, non devi fare nulla.',
  start_missed_button: 'Vedi il tuo ordine',
  nobody_plays_subject: 'Nessun booster rimasto per l’ordine PK-{number}: fatti rimborsare',
  nobody_plays_heading: 'Al momento nessun booster gioca il tuo ordine',
  nobody_plays_body:
    'I booster che giocavano {what} sono andati via o sono in pausa. Ci dispiace.\n\nNella pagina dell’ordine riavrai i tuoi soldi con un clic. Se preferisci aspettare un altro booster, non devi fare nulla.',
  nobody_plays_button: 'Vedi il tuo ordine',
  check_waits_subject: 'Ordine PK-{number}: il tuo risultato ti aspetta',
  check_waits_heading: 'Il tuo risultato ti aspetta',
  check_waits_body:
    '{booster} ha inviato il risultato: {what}.\n\nGuarda la prova e il tuo account. Se è tutto a posto, conferma il risultato nella pagina dell’ordine; altrimenti segnala lì il problema.',
  check_waits_button: 'Controlla il risultato',
  coaching_finished_subject: 'Tutte le ore del tuo ordine PK-{number} sono state svolte',
  coaching_finished_heading: 'Tutte le ore sono state svolte',
  coaching_finished_body:
    'Il tuo coach ha registrato le ultime ore e ha scritto appunti per te: {what}.\n\nLeggili e conferma le ore nella pagina dell’ordine.',

  data_ready_subject: 'I tuoi dati di {site} sono pronti da scaricare',
  data_ready_heading: 'I tuoi dati sono pronti',
  data_ready_body:
    'La copia dei tuoi dati che hai richiesto è pronta. Puoi scaricarla dalle impostazioni del profilo per {figures.dataExport}; poi la eliminiamo.\n\nSe non l’hai richiesta tu, cambia la password e disconnetti i dispositivi che non conosci.',
  data_ready_button: 'Apri le impostazioni',

  account_deleted_subject: 'Il tuo account {site} è stato eliminato',
  account_deleted_heading: 'Il tuo account è stato eliminato',
  account_deleted_body:
    'Abbiamo eliminato il tuo account: nome, indirizzo e-mail, messaggi, immagini e accessi. Le fatture restano per il tempo richiesto dalla legge, senza il tuo nome e il tuo indirizzo.\n\nQuesta è la nostra ultima e-mail a questo indirizzo. Grazie per aver giocato con noi.',
  account_deleted_button: 'Visita {site}',

  data_archive:
    'Questa è una copia di ciò che {site} conserva su di te.\n\nLa cartella “json” contiene tutto per i programmi, “csv” lo stesso per i fogli di calcolo e “pictures” le immagini dei tuoi ordini, delle candidature e dei messaggi.\n\nGli orari sono in UTC, gli importi in centesimi. Mancano le password, i token, le credenziali degli account di gioco e ciò che riguarda altre persone. Le nostre e-mail sono incluse se hai confermato il tuo indirizzo.',

  account_banned_subject: 'Il tuo account {site} è bannato',
  account_banned_heading: 'Il tuo account è bannato',
  account_banned_body:
    'Il nostro staff ha bannato il tuo account. {reason}\n\n{until} I tuoi ordini e il tuo saldo restano come sono. Se pensi che sia un errore, scrivici.',
  account_banned_button: 'Scrivi al nostro staff',

  account_unbanned_subject: 'Il tuo account {site} funziona di nuovo',
  account_unbanned_heading: 'Il tuo account funziona di nuovo',
  account_unbanned_body: 'Il ban del tuo account è terminato. Puoi accedere e usarlo di nuovo.',
  account_unbanned_button: 'Vai al tuo pannello',

  sessions_ended_subject: 'Tutti i tuoi accessi a {site} sono stati chiusi',
  sessions_ended_heading: 'Tutti i tuoi accessi sono chiusi',
  sessions_ended_body:
    'Il nostro staff ha chiuso tutti gli accessi al tuo account, quindi ogni dispositivo è disconnesso. Accedi di nuovo per continuare.',
  sessions_ended_button: 'Accedi',
  session_ended_subject: 'Uno dei tuoi accessi a {site} è stato chiuso',
  session_ended_heading: 'Un accesso è stato chiuso',
  session_ended_body:
    'Il nostro staff ha chiuso il tuo accesso da {browser} su {system}. Gli altri tuoi dispositivi restano connessi.\n\nPuoi accedere di nuovo da lì quando vuoi.',
  session_ended_button: 'Accedi',

  permissions_changed_subject: 'I tuoi permessi su {site} sono cambiati',
  permissions_changed_heading: 'I tuoi permessi sono cambiati',
  permissions_changed_body:
    'Il nostro staff ha modificato ciò che il tuo account può fare. Ora hai questi permessi: {permissions}.',
  permissions_changed_button: 'Vai al tuo pannello',
  permissions_removed_subject: 'I tuoi permessi su {site} sono cambiati',
  permissions_removed_heading: 'I tuoi permessi sono stati rimossi',
  permissions_removed_body:
    'Il nostro staff ha rimosso i permessi del tuo account. L’account, i tuoi ordini e il tuo saldo restano come sono.',
  permissions_removed_button: 'Vai al tuo pannello',

  passkey_added_subject: 'Il tuo account ha una nuova passkey',
  passkey_added_heading: 'Nuova passkey',
  passkey_added_body:
    'Una nuova passkey può accedere al tuo account. Se non sei stato tu, rimuovila e cambia la password.',
  passkey_added_button: 'Controlla le impostazioni',
  passkey_removed_subject: 'Una passkey è stata rimossa dal tuo account',
  passkey_removed_heading: 'Passkey rimossa',
  passkey_removed_body:
    'Una delle tue passkey non può più accedere al tuo account. Se non sei stato tu, cambia la password e controlla i tuoi dispositivi.',
  passkey_removed_button: 'Controlla le impostazioni',
  app_set_up_subject: 'Un’app di autenticazione ora protegge il tuo account',
  app_set_up_heading: 'App di autenticazione configurata',
  app_set_up_body:
    'Da ora l’accesso richiede anche un codice della tua app. Se non sei stato tu, scrivi subito alla nostra assistenza.',
  app_set_up_button: 'Controlla le impostazioni',
  app_removed_subject: 'L’app di autenticazione è stata rimossa dal tuo account',
  app_removed_heading: 'App di autenticazione rimossa',
  app_removed_body:
    'L’accesso non richiede più un codice della tua app. Se non sei stato tu, cambia la password e configura di nuovo l’app.',
  app_removed_button: 'Controlla le impostazioni',
  recovery_code_used_subject: 'È stato usato un codice di recupero del tuo account',
  recovery_code_used_heading: 'Codice di recupero usato',
  recovery_code_used_body:
    'Uno dei tuoi codici di recupero è stato appena usato e non vale più. Se non sei stato tu, cambia la password e crea nuovi codici.',
  recovery_code_used_button: 'Controlla le impostazioni',
  new_recovery_codes_subject: 'Il tuo account ha nuovi codici di recupero',
  new_recovery_codes_heading: 'Nuovi codici di recupero',
  new_recovery_codes_body:
    'I tuoi codici di recupero precedenti non valgono più. Se non sei stato tu, cambia la password e crea nuovi codici.',
  new_recovery_codes_button: 'Controlla le impostazioni',
  provider_connected_subject: 'Ora puoi accedere con {provider}',
  provider_connected_heading: 'Accesso collegato',
  provider_connected_body:
    'Il tuo account {provider} è stato collegato: puoi usarlo per accedere a {site}. Se non sei stato tu, scollegalo e cambia la password.',
  provider_connected_button: 'Controlla le impostazioni',
  provider_removed_subject: 'Non puoi più accedere con {provider}',
  provider_removed_heading: 'Accesso scollegato',
  provider_removed_body:
    'Il tuo account {provider} è stato scollegato e non dà più accesso al tuo account {site}. Se non sei stato tu, cambia la password e controlla i tuoi dispositivi.',
  provider_removed_button: 'Controlla le impostazioni',

  work_begins_subject: 'Ora sei un booster di {site}',
  work_begins_heading: 'Benvenuto nello staff',
  work_begins_body:
    'Il nostro staff ti ha reso un booster. Puoi prendere ogni ordine adatto ai tuoi servizi e ranghi massimi.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'I tuoi servizi o limiti sono cambiati',
  work_changed_heading: 'Nuovi servizi o limiti',
  work_changed_body:
    'Il nostro staff ha cambiato quali ordini puoi prendere. Quelli che hai già restano tuoi.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'Il tuo lavoro di booster è in pausa',
  work_paused_heading: 'Per ora nessun nuovo ordine',
  work_paused_body:
    'Il nostro staff ha messo in pausa il tuo lavoro, quindi non puoi prendere nuovi ordini. Finisci quelli che hai come previsto. Se non sai perché, scrivi alla nostra assistenza.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'Puoi di nuovo prendere ordini',
  work_resumed_heading: 'La pausa è finita',
  work_resumed_body:
    'Il nostro staff ha terminato la pausa. In bacheca ti aspettano ordini adatti ai tuoi servizi.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'E-mail di prova da {site}',
  test_mail_heading: 'Questa e-mail è arrivata',
  test_mail_body:
    'Dimostra che l’invio delle e-mail di {site} funziona. Le e-mail ai clienti fanno la stessa strada.',
  test_mail_button: 'Torna al controllo',
  staff_invited_subject: 'Sei invitato nel team di {site}',
  staff_invited_heading: 'Sei invitato nel team',
  staff_invited_body:
    'Sei invitato a lavorare su {site} con questi permessi: {permissions}. Il link funziona una volta sola, fino al {time} ({zone}).\n\nSe non te lo aspettavi, ignora questa e-mail. Senza il link non succede nulla.',
  staff_invited_button: 'Apri l’invito',

  welcome_subject: 'Ti diamo il benvenuto su {site}: conferma l’indirizzo',
  welcome_heading: 'Ciao! Questo indirizzo è tuo?',
  welcome_body:
    'Hai creato un account con questo indirizzo e-mail. Conferma che è tuo: così solo tu puoi rientrare, e puoi aggiungere al tuo account gli ordini fatti prima come ospite. Il link vale una volta, per {figures.verifyLink}.\n\nNon hai creato tu questo account? Allora non confermare. Nessuno entra così nella tua casella.',
  welcome_button: 'Conferma l’indirizzo',

  reset_password_subject: 'Reimposta la tua password di {site}',
  reset_password_heading: 'È ora di una nuova password',
  reset_password_body:
    'Qualcuno ha chiesto una nuova password per il tuo account. Se sei stato tu, sceglila ora. Il link vale una volta, per {figures.resetLink}, e chiude la sessione sugli altri dispositivi.\n\nSe non sei stato tu, ignora questa mail. La tua password resta com’è.',
  reset_password_button: 'Imposta la password',

  open_order_subject: 'Torna al tuo ordine PK-{number}',
  open_order_heading: 'Il tuo ordine, senza password',
  open_order_body:
    'Qualcuno ha chiesto un link agli ordini fatti con questo indirizzo. Il pulsante apre l’ordine PK-{number}. Vale una volta, per {figures.orderLink}.\n\nSe non sei stato tu, ignora questa mail. Senza il link nessuno può aprire il tuo ordine.',
  open_order_button: 'Apri il mio ordine',

  have_account_subject: 'I tuoi ordini sono nel tuo account {site}',
  have_account_heading: 'Hai già un account',
  have_account_body:
    'Qualcuno ha chiesto un link agli ordini fatti con questo indirizzo. L’indirizzo ha un account: accedi per vedere i tuoi ordini. Se hai dimenticato la password, puoi reimpostarla lì.',
  have_account_button: 'Accedi ora',

  password_changed_subject: 'La tua password di {site} è cambiata',
  password_changed_heading: 'La tua password è cambiata',
  password_changed_body:
    'La password del tuo account è appena stata cambiata e gli altri tuoi dispositivi sono stati disconnessi.\n\nSe non sei stato tu, reimpostala subito: all’accesso, con «Password dimenticata?».',
  password_changed_button: 'Controlla l’account',

  change_email_old_subject: 'Qualcuno ha chiesto di cambiare il tuo indirizzo e-mail',
  change_email_old_heading: 'Cambio del tuo indirizzo e-mail',
  change_email_old_body:
    'Se non l’hai chiesto tu, non accettare e cambia subito la password.\n\nIl tuo account userebbe {email} al posto di questo indirizzo. Nulla cambia finché non accetti anche qui. Il link vale una volta, per {figures.changeLink}.',
  change_email_old_button: 'Controlla la modifica',
  change_email_new_subject: 'Conferma questo indirizzo per {site}',
  change_email_new_heading: 'Conferma il nuovo indirizzo',
  change_email_new_body:
    'Questo indirizzo, {email}, sarà quello di un account {site}. Se l’account è tuo, confermalo. Il link vale una volta, per {figures.changeLink}.\n\nSe non ne sai nulla, ignora questa mail.',
  change_email_new_button: 'Confermo l’indirizzo',

  email_changed_subject: 'Il tuo indirizzo su {site} è cambiato',
  email_changed_heading: 'Il tuo indirizzo è cambiato',
  email_changed_body:
    'Il tuo account ora usa {email}. D’ora in poi le nostre mail arrivano lì.\n\nSe non sei stato tu, scrivici subito: ti aiutiamo a riavere il tuo account.',
  email_changed_button: 'Scrivi al supporto',
  coaching_finished_button: 'Leggi gli appunti',
  coaching_finished_until:
    'Se non ci fai sapere nulla, le ore valgono come accettate e il tuo coach viene pagato.',

  order_messages_unread_subject: 'Nuovi messaggi sull’ordine PK-{number}',
  order_messages_unread_heading: 'Hai messaggi non letti',
  order_messages_unread_body: 'Ecco cosa ti hanno scritto nella chat dell’ordine PK-{number}.',
  order_messages_unread_button: 'Apri la chat',
  login_code_needed_subject: '{booster} ha bisogno di un codice di accesso per l’ordine PK-{number}',
  login_code_needed_heading: 'Il tuo booster ha bisogno di un codice di accesso',
  login_code_needed_body:
    'Il gioco ti ha inviato un codice. Scrivilo sulla pagina dell’ordine entro {figures.loginCode}, e solo lì: mai nella chat, per e-mail o al telefono.',
  login_code_needed_button: 'Inserisci il codice',
  chat_unread_subject: 'L’assistenza ti ha risposto nella chat',
  chat_unread_heading: 'L’assistenza ti ha risposto',
  chat_unread_body: 'Ci hai chiesto qualcosa nella chat. Ecco cosa ti sei perso.',
  chat_unread_button: 'Riprendi la chat',
  chat_unread_where: 'Aprila nel browser che hai usato per la chat.',

  contact_receipt_subject: 'Abbiamo il tuo messaggio {thread}',
  contact_receipt_heading: 'Abbiamo il tuo messaggio',
  contact_receipt_body:
    'Grazie per averci scritto. Il nostro staff leggerà il tuo messaggio e risponderà per e-mail.\n\nNon ci hai scritto? Qualcuno ha inserito il tuo indirizzo per errore e puoi ignorare questa e-mail.',
  contact_receipt_button: 'Scrivici di nuovo',
  support_answer_subject: 'La nostra risposta al tuo messaggio {thread}',
  support_answer_heading: 'La nostra risposta',
  support_answer_body: 'Ci hai scritto. Ecco cosa risponde la nostra assistenza.',
  support_answer_button: 'Scrivici di nuovo',
  support_answer_reply: 'Puoi anche scrivere a {email}.',

  withdrawal_receipt_subject: 'Ricevuta del tuo recesso: ordine PK-{number}',
  withdrawal_receipt_heading: 'Abbiamo ricevuto il tuo recesso',
  withdrawal_receipt_body: 'Il tuo recesso è arrivato il {time} ({zone}). Ecco cosa hai dichiarato.',
  withdrawal_receipt_button: 'Chiedi del recesso',
  withdrawal_declaration: 'Recedo dal contratto relativo all’ordine PK-{number}.',
  withdrawal_from: 'Da {name} <{email}>',
  withdrawal_keep: 'Conserva questa e-mail come ricevuta.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'Un messaggio dal modulo di contatto',
  support_letter_body: 'Da {name} <{email}>',
  support_letter_button: 'Apri la posta in arrivo',

  application_sent_subject: 'Abbiamo la tua candidatura',
  application_sent_heading: 'La tua candidatura è arrivata',
  application_sent_body:
    'Grazie per esserti candidato come booster. Leggeremo la tua candidatura e risponderemo entro il {date}, per e-mail e nella sua pagina.',
  application_sent_button: 'Vedi la tua candidatura',
  application_asked_subject: 'Una domanda sulla tua candidatura',
  application_asked_heading: 'Abbiamo una domanda per te',
  application_asked_body:
    'Abbiamo letto la tua candidatura. Puoi modificarla e rispondere nella sua pagina. Ecco la nostra domanda.',
  application_asked_button: 'Rispondi alla domanda',
  application_accepted_subject: 'Ora sei un booster',
  application_accepted_heading: 'Benvenuto tra i booster!',
  application_accepted_body:
    'La tua candidatura è accettata e puoi prendere subito degli ordini. Nell’elenco trovi quelli adatti a te.',
  application_accepted_button: 'Vedi ordini disponibili',
  application_refused_subject: 'La nostra risposta alla tua candidatura',
  application_refused_heading: 'La tua candidatura è stata respinta',
  application_refused_body:
    'Grazie per l’interesse. Abbiamo letto la tua candidatura e puoi ricandidarti tra {figures.applyAgain}. Ecco il nostro motivo.',
  application_refused_button: 'Vedi la tua candidatura',

  new_device_subject: 'Nuovo accesso al tuo account {site}',
  new_device_heading: 'Nuovo accesso al tuo account',
  new_device_body:
    'Qualcuno ha effettuato l’accesso al tuo account da un browser mai visto prima: {browser} su {system}, {time} (UTC).\n\nSe sei stato tu, non devi fare nulla. Altrimenti disconnetti quel dispositivo e imposta subito una nuova password.',
  new_device_button: 'Controlla i dispositivi',
  unknown_browser: 'browser sconosciuto',
  unknown_system: 'sistema sconosciuto',
  payout_details_saved_subject: 'Il tuo conto bancario per i pagamenti è cambiato',
  payout_details_saved_heading: 'Nuovo conto bancario per i pagamenti',
  payout_details_saved_body:
    'I tuoi pagamenti vanno ora sul conto {start} … {end}. Per proteggerti, prima del {date} non parte nulla. Se non sei stato tu, cambia subito la password e scrivici: il denaro è ancora qui.',
  payout_details_saved_button: 'Controlla l’account',
  order_completed_subject: 'L’ordine PK-{number} è completato',
  order_completed_heading: 'Il tuo ordine è completato',
  order_completed_body:
    'Ordine completato: {what}.\n\nCom’è andata? La tua recensione aiuta gli altri a scegliere, e {booster} può rispondere.',
  order_completed_button: 'Scrivi una recensione',
  review_asked_subject: 'Com’è andato l’ordine PK-{number}?',
  review_asked_heading: 'Com’è andato il tuo ordine?',
  review_asked_body:
    '{booster} ha finito il tuo ordine: {what}.\n\nI voti e, se vuoi, qualche parola aiutano gli altri a scegliere. Puoi scrivere la recensione entro {figures.review} dalla fine. Non te lo chiederemo più.',
  review_asked_button: 'Scrivi una recensione',
  why_dispute: 'Ricevi questa e-mail perché è stato segnalato un problema con l’ordine PK-{number}.',
  problem_reported_subject: 'Ordine PK-{number}: è stato segnalato un problema',
  problem_reported_heading: 'È stato segnalato un problema',
  problem_reported_body:
    'Niente viene pagato o rimborsato finché il nostro staff non decide. Scrivi che cosa è successo e aggiungi gli screenshot, se ne hai.\n\nL’ordine: {what}.',
  problem_reported_button: 'Vedi le due parti',
  problem_reported_until: 'Dopo, il nostro staff può decidere senza la tua risposta.',
  answer_missing_subject: 'Ordine PK-{number}: aspettiamo la tua risposta',
  answer_missing_heading: 'Aspettiamo la tua risposta',
  answer_missing_body: 'Il nostro staff aspetta la tua versione del problema segnalato.\n\nL’ordine: {what}.',
  answer_missing_button: 'Vedi le due parti',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'Ordine PK-{number}: il nostro staff ti ha scritto',
  staff_asked_heading: 'Il nostro staff ti ha scritto',
  staff_asked_body:
    'Il nostro staff sta esaminando il problema segnalato e ha bisogno della tua risposta.\n\nL’ordine: {what}.',
  staff_asked_button: 'Vedi le due parti',
  problem_decided_subject: 'Ordine PK-{number}: la nostra decisione',
  problem_decided_heading: 'Abbiamo deciso',
  problem_decided_body:
    'Abbiamo letto ciò che dicono le due parti. La pagina dell’ordine mostra la decisione e il tuo importo.\n\nL’ordine: {what}.\n\nQuesto è il nostro motivo:',
  problem_decided_button: 'Vedi le due parti',
  problem_decided_until: 'Fino ad allora puoi chiedere un riesame. Decide un’altra persona del nostro staff.',
  appeal_asked_subject: 'Ordine PK-{number}: chiesto un riesame',
  appeal_asked_heading: 'Riesame richiesto',
  appeal_asked_body:
    'L’altra parte non è d’accordo con la nostra decisione. Un’altra persona del nostro staff la riesamina. I rimborsi restano pagati.\n\nL’ordine: {what}.\n\nHa scritto:',
  appeal_asked_button: 'Vedi le due parti',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'Ordine PK-{number}: la decisione definitiva',
  appeal_decided_heading: 'La decisione definitiva',
  appeal_decided_body:
    'Un’altra persona del nostro staff ha riesaminato la decisione. La pagina dell’ordine mostra il risultato e il tuo importo.\n\nL’ordine: {what}.\n\nÈ definitivo, per questo motivo:',
  appeal_decided_button: 'Vedi le due parti',

  why_opening:
    'Questa e-mail arriva perché questo indirizzo è stato lasciato su {site} per l’avviso di apertura.',
  why_supply:
    'Questa e-mail arriva perché questo indirizzo è stato lasciato su {site} per sapere quando un booster gioca un ordine.',
  why_raffle: 'Questa e-mail arriva perché partecipi a un’estrazione su {site}.',
  test_subject: 'Prova: {subject}',
  test_note: 'È un ordine di prova: {site} non è ancora aperto e nessuno paga.',
  opening_confirm_subject: 'Conferma il tuo indirizzo per l’apertura di {site}',
  opening_confirm_heading: 'Un’e-mail quando apriamo',
  opening_confirm_body:
    'Apri la pagina qui sotto e conferma il tuo indirizzo. Quando apre {site} riceverai una sola e-mail, poi cancelliamo l’indirizzo.\n\nSe non l’hai chiesto tu, ignora questa e-mail. Un indirizzo non confermato resta al massimo {figures.unconfirmedOpeningMail}, e la stessa pagina lo cancella subito.',
  opening_confirm_button: 'Conferma indirizzo',
  shop_opened_subject: '{site} è aperto',
  shop_opened_heading: 'Abbiamo aperto',
  shop_opened_body:
    'Volevi un’e-mail all’apertura di {site}. Eccola.\n\nAbbiamo cancellato il tuo indirizzo dalla lista e non ne seguiranno altre.',
  shop_opened_button: 'Vai al negozio',
  supply_confirm_subject: 'Conferma il tuo indirizzo: un’e-mail quando un booster lo gioca',
  supply_confirm_heading: 'Un’e-mail quando un booster gioca questo ordine',
  supply_confirm_body:
    'Volevi sapere quando un booster gioca questo: {what}. Apri la pagina qui sotto e conferma il tuo indirizzo. Riceverai una sola e-mail, poi cancelliamo l’indirizzo.\n\nSe non l’hai chiesto tu, ignora questa e-mail. Cancelliamo l’indirizzo al più tardi dopo {figures.supplyMail}, e la stessa pagina lo cancella subito.',
  supply_confirm_button: 'Conferma indirizzo',
  supply_ready_subject: 'Ora lo gioca un booster: {what}',
  supply_ready_heading: 'Ora un booster gioca questo ordine',
  supply_ready_body:
    'Volevi un’e-mail quando un booster gioca questo: {what}. Eccola. Ora puoi ordinarlo.\n\nAbbiamo cancellato il tuo indirizzo dalla lista e non ne seguiranno altre.',
  supply_ready_button: 'Configura il tuo ordine',
  raffle_entered_subject: 'Biglietto {ticket} per «{raffle}»',
  raffle_entered_heading: 'Partecipi: biglietto {ticket}',
  raffle_entered_body:
    'Partecipi a «{raffle}» con il biglietto {ticket}. Si estrae dopo il {time} ({zone}), e ti scriveremo se il tuo biglietto vince.\n\nFino ad allora puoi restituire il biglietto sulla pagina dell’estrazione.',
  raffle_entered_button: 'Vedi l’estrazione',
  raffle_won_subject: 'Il tuo biglietto {ticket} ha vinto: «{raffle}»',
  raffle_won_heading: 'Il tuo biglietto ha vinto',
  raffle_won_body:
    'Il biglietto {ticket} vince {prize} in «{raffle}».\n\nRitira il premio sulla pagina dell’estrazione entro il {time} ({zone}). Dopo passa al biglietto successivo.',
  raffle_won_button: 'Ritira il premio',
  raffle_waits_subject: 'Il tuo premio ti aspetta: «{raffle}»',
  raffle_waits_heading: 'Il tuo premio ti aspetta',
  raffle_waits_body:
    'Una settimana fa il biglietto {ticket} ha vinto {prize} in «{raffle}» e non l’hai ancora ritirato.\n\nRitiralo sulla pagina dell’estrazione entro il {time} ({zone}). Dopo passa al biglietto successivo.',
  raffle_waits_button: 'Ritira il premio',
} satisfies TranslationOf<typeof mails, 'it'>
