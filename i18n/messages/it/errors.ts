import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  user_not_found: 'Questo account non esiste. Controlla il nome o l’indirizzo.',
  booster_not_found: 'Questo booster non esiste. Scegline uno dalla lista.',
  username_already_exists: 'Questo nome utente è già preso. Scegline un altro.',
  email_already_exists: 'Questo indirizzo e-mail ha già un account. Accedi con quello.',
  account_banned: 'Questo account è bannato. Scrivici se pensi che sia un errore.',
  invalid_credentials: 'E-mail o password errata. Controllale entrambe e riprova.',
  bad_token: 'La tua sessione non è più valida. Accedi di nuovo.',
  token_expired: 'La tua sessione è scaduta. Accedi di nuovo.',
  access_denied: 'Non puoi aprire questa pagina. Accedi con un account che può farlo.',
  unauthorized: 'Prima accedi, poi riprova.',
  forbidden: 'Il tuo account non può farlo. Scrivici se pensi che dovrebbe.',
  incorrect_old_password: 'La vecchia password è errata. Riprova o reimpostala.',
  user_not_booster: 'Possono farlo solo i booster. Puoi candidarti per diventarlo.',
  socket_unauthorized: 'La connessione in diretta è stata rifiutata. Ricarica la pagina.',
  multiple_connection_detected: 'Ci sono troppe schede aperte. Chiudine qualcuna e ricarica questa.',
  role_not_found: 'Questo ruolo non esiste. Ricarica la pagina e scegline un altro.',
  order_not_found: 'Questo ordine non esiste o non è tuo. Guarda nella lista dei tuoi ordini.',
  order_not_available: 'Qualcuno è stato più veloce. L’ordine non è più in bacheca.',
  service_not_found: 'Questo servizio non esiste. Scegline uno dal menu.',
  booster_not_available: 'Questo booster non gioca sul server scelto.',
  not_eligible_to_claim_this_league_orders:
    'Questo ordine supera il tuo rango massimo. Scegline uno più basso.',
  solo_order_claim_limit_reached: 'Hai già tutti gli ordini in solo che puoi avere. Prima finiscine uno.',
  duo_order_claim_limit_reached: 'Hai già tutti gli ordini in duo che puoi avere. Prima finiscine uno.',
  coach_not_found: 'Questo coach non esiste. Scegline un altro.',
  coach_not_eligible: 'Questo coach non insegna questo gioco. Scegline un altro.',
  order_credentials_not_found:
    'Nella cassaforte di questo ordine non ci sono credenziali. Non sono ancora state salvate o sono già state cancellate.',
  invalid_server: 'Questo server non è servito. Scegline uno dalla lista.',
  custom_champions_option_is_not_available:
    'Qui non puoi scegliere campioni o agenti specifici. Continua senza.',
  duo_boost_is_not_available_for_this_service: 'Il duo boost non è disponibile per questo servizio.',
  coupon_already_exists: 'Esiste già un coupon con questo codice. Scegli un altro codice.',
  coupon_not_found: 'Questo coupon non esiste. Controlla come è scritto.',
  payment_not_found: 'Questo pagamento non esiste. La pagina dell’ordine mostra a che punto è.',
  payment_has_already_been_processed: 'Questo ordine è già pagato. Non è stato addebitato altro.',
  invalid_signature: 'Il messaggio non è firmato dal fornitore dei pagamenti. È stato ignorato.',
  summoner_not_found: 'Nessun giocatore trovato con questo nome. Controlla nome e server.',
  'Valorant profile not found!': 'Profilo Valorant non trovato! Controlla il Riot ID.',
  'LOL profile not found!': 'Profilo LoL non trovato! Controlla nome e server.',
  'reset password email sent already':
    'L’e-mail per reimpostare la password è già stata inviata. Guarda nella posta.',
  bad_file_extension: 'Puoi caricare solo immagini PNG, JPEG e WebP.',
  no_files_uploaded: 'Prima aggiungi un’immagine.',
  internal_server_error: 'Qualcosa si è rotto da parte nostra. Non hai perso nulla; riprova tra un minuto.',
  not_found: 'Non esiste, o non esiste più. Torna indietro o riparti dalla home.',
  bad_request: 'La richiesta non è leggibile. Ricarica la pagina e riprova.',
  bad_params: 'Alcuni dati non sono validi. Controlla i campi segnalati.',
  something_wrong: 'Non ha funzionato. Controlla la connessione e riprova.',
  balance_too_low: 'Il tuo saldo non basta per questo ordine. Paga con carta.',
  booster_blocked_on_order: 'Hai restituito questo ordine, quindi non puoi riprenderlo.',
  captcha_failed: 'Il controllo anti-bot non è riuscito. Riprova.',
  coupon_exhausted: 'Questo coupon è esaurito. Ordina senza o prova un altro codice.',
  coupon_expired: 'Questo coupon è scaduto. Ordina senza o prova un altro codice.',
  coupon_in_use: 'Alcuni ordini hanno usato questo coupon, quindi non si può eliminare. Disattivalo.',
  coupon_minimum_not_reached:
    'Il tuo ordine è sotto il minimo di questo coupon. Ordina di più o ordina senza coupon.',
  coupon_not_for_this_order:
    'Questo coupon non vale per questo gioco o servizio. Ordina senza o prova un altro codice.',
  coupon_not_valid_yet: 'Questo coupon non è ancora valido. Torna quando inizia o ordina senza.',
  coupon_used_already: 'Hai già usato questo coupon. Ordina senza o prova un altro codice.',
  idempotency_key_reused: 'Questa richiesta è già stata inviata con un altro contenuto. Ricarica la pagina.',
  order_state_changed: 'Nel frattempo l’ordine è andato avanti. La pagina mostra lo stato attuale.',
  order_total_changed: 'Il totale è cambiato. Controllalo e conferma di nuovo.',
  payload_too_large: 'Il file è troppo grande. Le immagini possono arrivare a 8 MB.',
  payment_failed:
    'Il pagamento non è riuscito. Non è stato addebitato nulla; riprova o paga in un altro modo.',
  price_date_taken:
    'Un’altra versione è già programmata per più avanti. Scegli una data successiva oppure ritirala prima.',
  price_version_not_found: 'Questa versione dei prezzi non esiste. Scegline una dalla cronologia.',
  price_version_not_scheduled:
    'Si può ritirare solo una versione ancora programmata. Questa è già in vigore, passata o ritirata.',
  prices_changed_meanwhile:
    'Nel frattempo qualcuno ha pubblicato altri prezzi. Riporta lì le tue modifiche, poi pubblica.',
  prices_not_set:
    'Non è ancora possibile ordinare: il negozio non ha pubblicato i prezzi. Riprova più tardi.',
  payment_under_way:
    'Per questo ordine è ancora aperto un pagamento con carta. Completalo o riprova tra qualche minuto.',
  quote_expired: 'Questo prezzo non è più bloccato. Viene mostrato il prezzo attuale.',
  quote_not_found: 'Questo link di prezzo non esiste. Imposta di nuovo l’ordine per avere un prezzo.',
  server_busy: 'In questo momento c’è molta gente. Riprova tra qualche secondo.',
  too_many_coupon_tries: 'Troppi codici che non esistono. Riprova domani o ordina senza coupon.',
  too_many_requests: 'Troppi tentativi. Aspetta un minuto e riprova.',
  too_many_unpaid_orders: 'Hai diversi ordini non pagati. Pagane o annullane uno, poi ordina di nuovo.',
  wish_missing: 'Scegli almeno un ruolo, un campione o un agente, oppure continua senza questo extra.',
  weak_password: 'Questa password è tra le prime che chiunque proverebbe. Scegline un’altra.',
  session_not_held:
    'La sessione non si è ancora tenuta. Accordatevi prima su un orario e aspettate che sia iniziata.',
  session_time_changed: 'Questo orario non è più proposto. La pagina mostra quello attuale.',
  session_time_past: 'Questo orario è passato. Proponine uno futuro.',
  correction_too_late: 'Questa partita non si può più modificare. Chiedi allo staff di annullarla.',
  drop_needs_proof: 'Aggiungi uno screenshot alla tua ultima partita prima di restituire l’ordine.',
  game_not_possible:
    'Una sola partita non può portare dall’ultimo rango a questo. Controlla il risultato, i punti e il rango.',
  proof_needed: 'Questa partita è insolita. Aggiungi uno screenshot del rango raggiunto.',
  target_not_reached:
    'Le partite registrate non raggiungono ancora l’obiettivo. Registra quelle mancanti oppure invia comunque il risultato.',
  too_many_pictures: 'Questo ordine ha già tutte le immagini che può avere.',
} satisfies TranslationOf<typeof errors, 'it'>
