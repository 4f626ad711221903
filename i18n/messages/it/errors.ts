import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  banned_already:
    'Questo account è già bannato, quindi non è cambiato nulla. Revoca prima quel ban per metterne un altro.',
  user_not_found: 'Questo account non esiste. Controlla il nome o l’indirizzo.',
  username_already_exists: 'Questo nome utente esiste già. Scegline un altro.',
  username_reserved: 'Questo nome somiglia al nostro o a un indirizzo web. Scegline un altro.',
  email_already_exists: 'Questo indirizzo e-mail ha già un account. Accedi con quello.',
  account_banned: 'Questo account è stato bannato. La nostra e-mail spiega perché e fino a quando.',
  invalid_credentials: 'L’indirizzo e-mail o la password non sono corretti. Controllali e riprova.',
  bad_token: 'La tua sessione non è più valida. Accedi di nuovo.',
  token_expired: 'La tua sessione è scaduta. Accedi di nuovo.',
  access_denied: 'Non hai accesso a questo contenuto. Accedi con un account che può vederlo.',
  unauthorized: 'Prima accedi, poi riprova.',
  forbidden: 'Il tuo account non ha i permessi necessari. Accedi con un account che li ha.',
  incorrect_old_password: 'La vecchia password non è corretta. Riprova o reimpostala.',
  weak_password: 'Questa password è troppo facile da indovinare. Scegline un’altra.',
  captcha_failed: 'Il controllo anti-bot non è riuscito. Riprova.',
  age_not_confirmed: 'Conferma di avere almeno {figures.leastCustomerAge} anni.',
  address_has_account:
    'Questo indirizzo e-mail ha già un account. Accedi con la sua password, poi collega l’altro account in “{shell.profileSettings}”.',
  identity_taken:
    'Con questo account accede già un’altra persona. Collegane un altro oppure usalo per accedere.',
  last_way_in: 'È il tuo unico modo di accedere. Prima imposta una password.',
  not_connected: 'Questo account non è più collegato. Ricarica la pagina.',
  provider_address_missing:
    'Non abbiamo ricevuto nessun indirizzo e-mail. Crea un account con il tuo, poi collega l’altro account in “{shell.profileSettings}”.',
  profile_lookup_away:
    'Non siamo riusciti a consultare questo profilo. Inserisci il rango a mano o riprova tra qualche minuto.',
  push_off: 'Questo negozio non invia push.',
  push_service_unknown: 'Il servizio push di questo browser non è supportato. Prova con un altro browser.',
  provider_away:
    'Discord, Google o Facebook al momento non risponde. Riprova tra qualche minuto o accedi in un altro modo.',
  sign_in_canceled: 'L’accesso è stato annullato. Riprova o accedi in un altro modo.',
  sign_in_failed: 'Questo accesso non è più valido. Ricomincia.',
  sign_in_not_offered: 'Qui non si può accedere in questo modo. Scegline un altro.',
  already_customer: 'Hai già un account. Cambia la password nelle impostazioni.',
  invitation_not_found: 'Nel frattempo questo invito è stato accettato o ritirato, oppure è troppo vecchio.',
  link_not_valid: 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  link_sent_already:
    'Hai appena chiesto questa mail. Guarda nella posta in arrivo e nello spam prima di chiederne un’altra.',
  mails_used_up: 'Non è stato inviato nulla. {access.sent.limit} Cerca una mail precedente o riprova domani.',
  invitation_sent_already:
    'Questo indirizzo è appena stato invitato. Aspetta qualche minuto prima di inviare un altro invito.',
  role_not_found: 'Questo ruolo non esiste. Ricarica la pagina e scegline un altro.',
  socket_unauthorized: 'La connessione in tempo reale è stata rifiutata. Ricarica la pagina.',
  multiple_connection_detected: 'Ci sono troppe schede aperte. Chiudine qualcuna e ricarica questa.',
  'reset password email sent already':
    'L’e-mail per reimpostare la password è già stata inviata. Controlla la posta.',

  service_not_found: 'Questo servizio non esiste. Scegline uno dal menu.',
  invalid_server: 'Non offriamo questo server. Scegline uno dalla lista.',
  booster_not_found: 'Questo booster non esiste. Scegline uno dalla lista.',
  booster_not_available: 'Questo booster non è disponibile per il server scelto.',
  coach_not_found: 'Questo coach non esiste. Scegline un altro.',
  coach_not_eligible: 'Questo coach non insegna questo gioco. Scegline un altro.',
  custom_champions_option_is_not_available:
    'Qui non si possono scegliere campioni o agenti specifici. Continua senza.',
  duo_boost_is_not_available_for_this_service: 'Il duo boost non è disponibile per questo servizio.',
  wish_missing: 'Scegli almeno un ruolo, un campione o un agente, oppure continua senza questo extra.',
  start_not_requested: 'Prima conferma di aver letto la dichiarazione e che possiamo iniziare subito.',
  withdrawal_not_confirmed: 'Prima conferma di sapere quando termina il tuo diritto di recesso.',
  summoner_not_found: 'Non abbiamo trovato nessun giocatore con questo nome. Controlla il nome e il server.',
  'Valorant profile not found!': 'Profilo Valorant non trovato!',
  'LOL profile not found!': 'Profilo LoL non trovato!',
  quote_expired: 'Questo prezzo non è più bloccato. Ora vedi il prezzo attuale.',
  quote_not_found: 'Questo link a un prezzo non esiste. Imposta di nuovo l’ordine per ottenere un prezzo.',
  mail_not_accepted: 'Il server di posta non ha accettato l’e-mail. «{shell.adminOpening}» dice perché.',
  prices_not_set: 'Non è ancora possibile ordinare: i prezzi non sono stati pubblicati. Riprova più tardi.',
  order_total_changed: 'Il totale è cambiato. Controllalo e conferma di nuovo.',
  named_booster_unavailable:
    'Il booster che hai chiesto non può giocare questo ordine adesso. Chiedine un altro, o uno qualsiasi.',
  link_not_opened: 'Apri prima il link della nostra e-mail in questo browser, poi torna qui.',
  nobody_plays_this:
    'Al momento nessun booster gioca questo ordine e non ti è stato addebitato nulla. Scegli un altro server o un obiettivo più basso.',
  raffle_not_found: 'Questa estrazione non esiste. Guarda l’elenco delle estrazioni.',
  raffle_not_open: 'Questa estrazione ora non accetta né restituisce biglietti. Guarda le sue date.',
  raffle_not_closed: 'L’elenco dei biglietti viene pubblicato quando l’estrazione si chiude.',
  raffle_not_for_staff: 'Il nostro staff e i nostri booster non partecipano alle estrazioni.',
  raffle_needs_proven_address:
    'Conferma prima il tuo indirizzo e-mail: le impostazioni ti inviano un link. Senza account, creane prima uno.',
  raffle_needs_adult: 'Puoi partecipare dai {figures.raffleAge} anni.',
  raffle_not_in_country: 'Chi vive in questo Paese non può partecipare a questa estrazione.',
  raffle_entered_already: 'Hai già un biglietto in questa estrazione.',
  raffle_not_entered: 'Non hai un biglietto in questa estrazione.',
  prize_not_yours: 'Il tuo account non ha vinto nulla in questa estrazione.',
  prize_gone: 'Questo premio non aspetta più. La pagina dice che fine ha fatto.',
  prize_needs_address: 'Inserisci l’indirizzo a cui inviare il premio.',
  raffle_slug_taken: 'Un’altra estrazione ha già questo indirizzo. Scegline un altro.',
  raffle_changed:
    'Qualcuno del team ha modificato questa estrazione. Copia ciò che hai scritto e ricarica la pagina.',
  raffle_fixed: 'Questo non si può più cambiare: c’è già chi partecipa così, o l’estrazione è finita.',
  raffle_not_ready: 'Manca ancora qualcosa per aprire questa estrazione. La pagina dice cosa.',
  post_not_found: 'Questo articolo non esiste. Guarda l’elenco degli articoli.',
  post_changed: 'Qualcuno del team lo ha modificato nel frattempo. Guarda le novità e riprova.',
  post_archived: 'Questo articolo è nell’archivio. Prima toglilo da lì.',
  post_published: 'Questo articolo è già stato pubblicato e non si può eliminare. Archivialo.',
  post_not_ready: 'Manca ancora qualcosa per andare online. La pagina dice cosa.',
  post_time_past: 'Quest’ora è già passata. Scegline una più avanti.',
  post_too_long: 'Questo articolo ha troppi blocchi. Dividilo in più articoli.',
  post_picture_unknown: 'Un’immagine di questo testo non esiste più. Caricala di nuovo.',
  post_version_not_found: 'Questa versione non esiste. Ricarica la cronologia.',
  preview_not_found: 'Questo link di anteprima non funziona più. Chiedine uno nuovo.',
  too_many_previews: 'Questo articolo ha già molti link di anteprima. Prima revocane uno.',
  too_many_unpaid_orders: 'Hai diversi ordini non pagati. Pagane o annullane uno, poi ordina di nuovo.',

  coupon_not_found: 'Questo coupon non esiste. Controlla di averlo scritto bene.',
  mail_not_found: 'Questa e-mail non esiste più.',
  mail_already_sent: 'Questa e-mail è già stata inviata.',
  coupon_exhausted: 'Questo coupon è esaurito. Ordina senza, oppure prova un altro codice.',
  coupon_expired: 'Questo coupon è scaduto. Ordina senza, oppure prova un altro codice.',
  coupon_not_valid_yet: 'Questo coupon non è ancora valido. Torna quando lo sarà, oppure ordina senza.',
  change_already_played: 'L’ordine ci è già arrivato. Scegli qualcosa che deve ancora essere giocato.',
  change_not_found: 'Questa modifica non aspetta più una risposta. La pagina mostra cosa è successo.',
  change_not_offered: 'Questa parte dell’ordine non si può modificare adesso.',
  poke_too_early: 'È troppo presto per un promemoria. La pagina dell’ordine mostra da quando puoi inviarlo.',
  other_booster_asked: 'Hai già chiesto un altro booster. Il nostro staff risponderà presto.',
  change_open: 'Una modifica di questo ordine aspetta già una risposta. Ritirala per chiederne un’altra.',
  coupon_used_already: 'Hai già usato questo coupon. Ordina senza, oppure prova un altro codice.',
  coupon_not_for_this_order:
    'Questo coupon non vale per questo gioco o servizio. Ordina senza, oppure prova un altro codice.',
  coupon_minimum_not_reached:
    'Il tuo ordine è sotto il minimo di questo coupon. Ordina di più, oppure ordina senza coupon.',
  too_many_coupon_tries:
    'Hai inserito troppi codici inesistenti. Riprova domani, oppure ordina senza coupon.',

  payment_not_found: 'Questo pagamento non esiste. La pagina dell’ordine mostra se l’ordine è pagato.',
  payment_has_already_been_processed: 'Questo ordine è già pagato. Non ti è stato addebitato altro.',
  payment_failed:
    'Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla. Riprova o paga in un altro modo.',
  payment_under_way:
    'Per questo ordine c’è ancora un pagamento con carta in sospeso. Completalo, oppure riprova tra qualche minuto.',
  order_frozen:
    'Per il pagamento di questo ordine è stato chiesto uno storno. Attendi la decisione della banca.',
  balance_too_low: 'Il tuo saldo non basta per questo ordine. Paga con carta.',
  invalid_signature: 'Il messaggio non è firmato dal gestore dei pagamenti. È stato ignorato.',

  order_not_found: 'Questo ordine non esiste o non è tuo. Controlla la lista dei tuoi ordini.',
  order_state_changed: 'Nel frattempo l’ordine è cambiato. La pagina mostra ora lo stato attuale.',
  order_credentials_not_found:
    'Nella cassaforte di questo ordine non ci sono credenziali. Non sono ancora state salvate, oppure sono state cancellate.',
  session_not_held:
    'Questa sessione non si è ancora svolta. Concordate prima un orario e aspetta che sia iniziata.',
  session_time_changed: 'Questo orario non è più proposto. La pagina mostra la proposta attuale.',
  session_time_past: 'Questo orario è già passato. Proponine uno futuro.',
  meeting_link_invalid:
    'Inserisci l’indirizzo https di una stanza su Google Meet, Zoom, Microsoft Teams, Jitsi Meet o Whereby, senza dati di contatto nel nome.',
  session_time_taken: 'A quell’ora il coach ha già un’altra sessione. Proponine un’altra.',
  slot_taken: 'Questo orario non è più libero. Scegline un altro.',

  user_not_booster: 'Solo i booster possono farlo. Accedi con un account da booster.',
  order_not_available: 'Qualcuno è stato più veloce. L’ordine non è più in bacheca.',
  not_eligible_to_claim_this_league_orders:
    'Questo ordine supera il tuo rango massimo. Scegline uno più basso.',
  solo_order_claim_limit_reached: 'Hai raggiunto il tuo limite di ordini in solo. Prima finiscine uno.',
  duo_order_claim_limit_reached: 'Hai raggiunto il tuo limite di ordini in duo. Prima finiscine uno.',
  order_opens_later:
    'Prima chiediamo ad altri booster. Questo ordine si apre a tutti entro {figures.everyoneAsked}.',
  queue_left_out: 'Hai escluso questa coda. Nella pagina «{shell.myServices}» puoi riattivarla.',
  order_names_other: 'Il cliente ha chiesto un altro booster, quindi ora non puoi prendere questo ordine.',
  booster_blocked_on_order: 'Hai restituito questo ordine, quindi non puoi riprenderlo.',
  game_not_possible:
    'Una sola partita non può portare dall’ultimo rango a questo. Controlla il risultato, i punti e il rango.',
  proof_needed: 'Questa partita è insolita. Aggiungi uno screenshot del rango dopo la partita.',
  later_games_impossible:
    'Da questo rango le partite successive non sono possibili. Correggi prima l’ultima, o chiedi al nostro staff.',
  correction_too_late: 'Questa partita non si può più modificare. Ora solo il nostro staff può escluderla.',
  claim_is_final: 'Questa presa non si può più annullare. Puoi restituire l’ordine dalla sua pagina.',
  decision_is_final: 'Questa decisione non si può più annullare.',
  assignee_changed: 'Un collega ha appena cambiato chi si occupa di questo ordine. Guardalo di nuovo.',
  too_many_tags: 'Questo ordine non può avere altre etichette. Prima togline una.',
  order_already_decided:
    'Un collega ha appena deciso su questo risultato. Ricontrollalo tra qualche secondo.',
  drop_needs_proof:
    'Prima di restituire l’ordine, aggiungi uno screenshot del rango dopo la tua ultima partita.',
  target_not_reached:
    'Le partite registrate non raggiungono ancora l’obiettivo. Registra quelle mancanti, oppure invia comunque il risultato.',

  bad_file_extension: 'Si possono caricare solo immagini PNG, JPEG e WebP. Scegli un altro file.',
  no_files_uploaded: 'Aggiungi prima uno screenshot.',
  payload_too_large: 'Il file è troppo grande. Sono ammesse immagini fino a {figures.largestPicture}.',
  too_many_pictures: 'Non si possono aggiungere altri screenshot a questo ordine. Continua senza.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'L’ordine è cambiato, e con esso gli importi. Controllali di nuovo.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'Nessun problema è stato segnalato per questo ordine.',
  review_not_found: 'Questa recensione non esiste.',
  review_closed: 'Non si può più scrivere né modificare. Ricarica la pagina per vedere la recensione.',
  tip_not_held:
    'Di questa mancia non è più trattenuto così tanto. Ricarica la pagina per vedere lo stato attuale.',
  top_up_spent: 'Di questa ricarica ora si può rimborsare meno. Ricarica la pagina per vedere quanto.',
  tip_closed:
    'Non puoi più dare la mancia per questo ordine. Ricarica la pagina per vedere lo stato attuale.',
  too_many_favorites: 'Hai già {figures.mostFavorites} preferiti. Rimuovine prima uno.',
  dispute_sums_differ: 'I tre importi devono dare il prezzo.',
  too_many_disputes: 'Per questo ordine ci sono già troppe segnalazioni. Scrivi alla nostra assistenza.',
  too_many_statements: 'Qui non puoi aggiungere altro. Se manca qualcosa, scrivi alla nostra assistenza.',

  coupon_already_exists: 'Esiste già un coupon con questo codice. Scegli un altro codice.',
  coupon_in_use: 'Questo coupon è già stato usato per un ordine, quindi non si può eliminare. Disattivalo.',
  coupon_won:
    'Un cliente ha vinto questo coupon in un’estrazione, quindi non si può eliminare né ridurre. Puoi, per esempio, prolungarlo.',
  price_version_not_found: 'Questa versione dei prezzi non esiste. Scegline una dalla cronologia.',
  price_version_not_scheduled:
    'Si può ritirare solo una versione programmata. Questa è già in vigore, passata o ritirata.',
  price_date_taken:
    'È già programmata un’altra versione per una data successiva. Scegli una data ancora più avanti, oppure ritira prima quella versione.',
  prices_changed_meanwhile:
    'Nel frattempo qualcun altro ha pubblicato nuovi prezzi. Porta le tue modifiche alla nuova versione, poi pubblica.',

  account_has_debt:
    'Ci devi ancora del denaro. Saldalo con una ricarica o scrivici; poi potrai eliminare il tuo account.',
  account_has_money:
    'Ti dobbiamo ancora del denaro. Fattelo prima versare; poi potrai eliminare il tuo account.',
  account_has_orders:
    'Hai un ordine ancora in corso. Quando sarà completato o annullato, potrai eliminare il tuo account.',
  account_has_permissions: 'Il tuo account ha ancora permessi dello staff. Falli prima rimuovere.',
  confirmation_wrong: 'Questo non è l’indirizzo e-mail del tuo account. Scrivilo esattamente come appare.',
  export_not_found: 'Questo download non esiste più. Preparane uno nuovo.',

  account_needed: 'Per questo ti serve un account. Creane uno o accedi; non va perso nulla.',
  already_booster: 'Sei già un booster.',
  application_changed:
    'Nel frattempo questa candidatura è cambiata. Ricarica la pagina per vedere l’ultima versione.',
  services_changed: 'Nel frattempo questa pagina è cambiata altrove. Rivedila e salva di nuovo.',
  service_not_allowed:
    'Lo staff non ha ancora permesso uno di questi servizi o ranghi. Chiedilo con uno screenshot.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Lascia almeno una coda per ogni gioco.',
  request_open: 'La tua ultima richiesta è ancora aperta. Ritirala, o aspetta la risposta.',
  request_answered: 'Questa richiesta ha già una risposta o è stata ritirata.',
  request_not_found: 'Non abbiamo trovato questa richiesta.',
  nothing_asked: 'Lo staff lo permette già, oppure non esiste. Ricarica la pagina e scegli di nuovo.',
  application_incomplete:
    'La tua candidatura non è ancora completa. Aggiungi ciò che manca e inviala di nuovo.',
  application_not_found: 'Non abbiamo trovato questa candidatura.',
  application_too_soon: 'Puoi candidarti di nuovo {figures.applyAgain} dopo la nostra ultima risposta.',
  picture_too_small:
    'Questo screenshot è troppo piccolo per essere letto. Carica lo schermo intero, con almeno {figures.leastPictureSide} pixel sul lato più lungo.',

  not_found: 'Quello che cerchi non esiste, o non esiste più. Torna indietro o riparti dalla home.',
  bad_request: 'Non è stato possibile leggere la richiesta. Ricarica la pagina e riprova.',
  method_not_allowed: 'A questo indirizzo non si può inviare nulla. Ricarica la pagina e riprova.',
  range_not_satisfiable: 'Il file finisce prima di quella parte. Scaricalo di nuovo dall’inizio.',
  bad_params: 'Alcuni dati non sono validi. Controlla i campi evidenziati.',
  idempotency_key_reused:
    'Questa richiesta è già stata inviata con un contenuto diverso. Ricarica la pagina e riprova.',
  something_wrong: 'Qualcosa non ha funzionato. Controlla la connessione e riprova.',
  internal_server_error:
    'C’è stato un problema da parte nostra. Non è andato perso nulla. Riprova tra un minuto.',
  server_busy: 'In questo momento ci sono molte richieste. Riprova tra qualche secondo.',
  too_many_requests: 'Troppi tentativi. Aspetta un minuto e riprova.',

  chat_closed: 'Questa chat è chiusa.',
  code_in_chat:
    'Sembra il codice di accesso, quindi non l’abbiamo inviato. Scrivilo in alto nella pagina dell’ordine.',
  login_code_not_found: 'Qui non c’è più nessun codice di accesso. Il booster può chiederne un altro.',
  login_code_given_already: 'È già stato inviato un codice di accesso. Prima va aperto o deve scadere.',
  too_many_login_codes: 'Hai chiesto molti codici di accesso. Riprova tra un’ora o scrivi nella chat.',
  password_in_chat:
    'Sembra una password, quindi non l’abbiamo inviata. Inserisci le credenziali solo nella cassaforte, sulla pagina dell’ordine.',
  thread_answered: 'Un collega ha risposto mentre scrivevi. Leggi la sua risposta prima di inviare la tua.',
  thread_not_found: 'Questa conversazione non esiste più.',
  too_many_messages: 'È tanto per un solo giorno. Scrivici di nuovo domani o mandaci un’e-mail.',
  translation_away: 'Il servizio di traduzione al momento non risponde. Riprova tra qualche minuto.',

  booster_has_orders: 'Questo booster ha ancora ordini in corso. Prima toglieglieli.',
  booster_needs_application: 'Questa persona non ha ancora servizi. Sceglili nell’elenco dei booster.',
  booster_paused:
    'Il nostro staff ti ha messo in pausa. Puoi finire i tuoi ordini, ma non prenderne di nuovi.',

  second_factor_needed: 'Conferma questo accesso con il tuo secondo fattore.',
  second_step_expired: 'L’accesso ha richiesto troppo tempo. Accedi di nuovo.',
  second_factor_required:
    'Per questo lo staff ha bisogno di un secondo fattore. Configuralo nelle impostazioni del profilo.',
  fresh_proof_needed: 'Conferma che sei tu e riprova.',
  code_wrong: 'Questo codice è sbagliato o è già stato usato. Inserisci quello attuale.',
  passkey_refused: 'Questa passkey non ha funzionato. Riprova o scegli un altro modo.',
  passkey_not_found: 'Questa passkey non esiste più. Ricarica la pagina.',
  too_many_passkeys: 'Hai già {figures.mostPasskeys} passkey. Prima rimuovine una.',
  app_already_set_up: 'Un’app di autenticazione è già configurata. Ricarica la pagina.',
  app_not_set_up: 'Nessuna app di autenticazione è configurata. Ricarica la pagina.',
  no_second_factor: 'Prima configura un’app di autenticazione o una passkey.',
  holder_invalid: 'Le banche conoscono solo le lettere latine. Scrivi il nome come lo scrive la tua banca.',
  iban_invalid: 'Questo IBAN è incompleto o contiene un errore. Confrontalo con l’app della tua banca.',
  bic_invalid: 'Questo BIC non è valido. Puoi lasciarlo vuoto.',
  payout_open_already: 'Hai già un pagamento in corso. Potrai richiedere il prossimo quando sarà partito.',
  payout_too_small: 'È meno del pagamento minimo.',
  payout_exceeds_available:
    'È più di quanto è disponibile. Ricarica la pagina per vedere quanto puoi richiedere ora.',
  payout_details_missing: 'Aggiungi prima il tuo conto bancario.',
  payout_not_found: 'Questo pagamento non esiste.',
  receipt_not_found: 'Questa ricevuta non esiste.',
  payout_state_changed: 'Questo pagamento nel frattempo è cambiato. Ricarica la pagina.',
  payout_under_review:
    'Le quote di uno di questi booster sono in revisione. Guarda prima i suoi ordini o lascialo fuori.',
  chargeback_not_found: 'Nessuna banca chiede di questo ordine.',
  customer_banned: 'Questo cliente è bloccato. Rimuovi prima il blocco.',
  payout_not_ready:
    'Uno di questi pagamenti va a coordinate nuove e non può ancora partire. Toglilo dalla selezione.',
  second_person_needed:
    'Questo lotto va approvato da un’altra persona, che non lo ha creato e non viene pagata con esso.',
  own_affair: 'Non puoi deciderlo tu, perché l’hai proposto o ti riguarda. Può farlo un collega.',
  proposal_not_found: 'Questa proposta non esiste.',
  proposal_decided: 'Su questa proposta è già stata presa una decisione.',
  share_cannot_rise: 'La quota di questo ordine non può salire: la sua versione dei prezzi non lo prevede.',
  share_not_higher: 'La quota è già così alta. Inserisci di più.',
  share_too_high: 'Al negozio resterebbe troppo poco di questo ordine. Inserisci di meno.',
  proposal_waits_already: 'La stessa cosa attende già una seconda persona. Prima va decisa quella proposta.',
  payout_too_old:
    'Questo pagamento è stato inviato più di {figures.payoutReturnDays} giorni bancari fa, quindi non può più essere ritirato.',
  debt_changed: 'Ora deve meno di così. Controlla l’importo.',
  balance_changed: 'Ora sul saldo c’è meno di così. Controlla l’importo.',
  payout_account_not_set: 'Non è configurato alcun conto di addebito. Imposta PAYOUT_IBAN o usa il file CSV.',

  shop_not_open: 'Il negozio non è ancora aperto. Torna dopo l’apertura.',
  shop_not_ready:
    'Il negozio non può ancora aprire perché manca qualcosa di necessario. Controlla di nuovo la lista.',
  checks_changed: 'Ora c’è altro che non è pronto. Rileggi la lista prima di aprire il negozio.',
  test_mode_needed:
    'Prima dell’apertura sono possibili solo ordini di prova, e la chiave di pagamento di questo negozio incassa denaro vero. Per provare il negozio usa una chiave di prova del fornitore di pagamenti.',

  view_not_found: 'Questa vista non esiste più o non è più condivisa.',
  view_changed:
    'Nel frattempo qualcun altro ha modificato questa vista. Ricarica la pagina e guardala prima.',
  too_many_views: 'Non c’è posto per un’altra vista. Eliminane una che non serve a nessuno.',

  too_many_orders: 'Sono troppi ordini in una volta. Prima restringi l’elenco.',
  bulk_changed:
    'Nel frattempo qualcosa è cambiato in questi ordini, quindi non è stato fatto nulla. Leggi i nuovi numeri e decidi di nuovo.',
  bulk_not_found: 'Questa azione non esiste. L’ha avviata qualcun altro, o nessuno.',
  decision_needs_reason:
    'Il registro di questo risultato solleva dubbi, quindi confermarlo richiede un motivo. Apri l’ordine.',
  decision_undone: 'Hai annullato questa decisione.',
  order_was_played:
    'Su questo ordine si è già giocato, quindi il rimborso dipende dai progressi. Apri l’ordine.',
} satisfies TranslationOf<typeof errors, 'it'>
