import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Ciao {username},',
  greeting_unproven: 'Ciao,',
  about: 'Ordine PK-{number}: {what}',
  sign_off: 'Il team di {site}',

  order_paid_subject: 'Il tuo ordine PK-{number} è pagato',
  order_paid_body:
    'Grazie! Abbiamo ricevuto il tuo pagamento di {total} per l’ordine PK-{number}. Nella pagina dell’ordine trovi cosa succede adesso e se c’è qualcosa da fare:',

  order_unpaid_subject: 'Il tuo ordine PK-{number} è in attesa di pagamento',
  order_unpaid_body:
    'Il tuo ordine PK-{number} da {total} non è ancora stato pagato. Un ordine non pagato viene annullato {figures.payment} dopo la creazione; fino ad allora il tuo prezzo resta bloccato. Puoi pagarlo qui:',

  booster_found_subject: 'Un booster ha accettato il tuo ordine PK-{number}',
  booster_found_body:
    'Un booster ha accettato il tuo ordine PK-{number} e inizierà presto. Segui ogni partita nella pagina dell’ordine:',

  order_finished_subject: 'Controlla il risultato del tuo ordine PK-{number}',
  order_finished_body:
    'Il tuo booster ha finito l’ordine PK-{number} e ha inviato una prova del risultato. Hai {figures.check} per controllare il risultato; dopo, si considera accettato. Controllalo nella pagina dell’ordine:',

  coach_asked_subject: 'Un cliente ti ha scelto: ordine PK-{number}',
  coach_asked_body:
    'Un cliente ti ha scelto come coach per l’ordine PK-{number}. Se non rispondi entro {figures.coachAnswer}, il cliente viene rimborsato. Accetta o rifiuta l’ordine nella tua bacheca:',

  coach_accepted_subject: 'Il tuo coach ha accettato l’ordine PK-{number}',
  coach_accepted_body:
    'Il tuo coach ha accettato l’ordine PK-{number}. Nella pagina dell’ordine proponi un orario che ti va bene, oppure accetta il suo:',
  coach_declined_subject: 'Il tuo coach ha rifiutato l’ordine PK-{number}',
  coach_declined_body:
    'Il tuo coach ha rifiutato l’ordine PK-{number}. Se non fai nulla, ti rimborsiamo automaticamente sul metodo di pagamento usato. Per avere subito il rimborso, annullalo nella pagina dell’ordine:',
  coaching_finished_subject: 'Tutte le ore del tuo ordine PK-{number} sono state svolte',
  coaching_finished_body:
    'Il tuo coach ha registrato le ultime ore dell’ordine PK-{number} e ha aggiunto degli appunti per te. Hai {figures.check} per controllarli; dopo, si considerano accettati. Leggili nella pagina dell’ordine:',

  passkey_added_subject: 'Il tuo account ha una nuova passkey',
  passkey_added_heading: 'Nuova passkey',
  passkey_added_body:
    'Una nuova passkey può accedere al tuo account. Se non sei stato tu, rimuovila e cambia la password.',
  passkey_added_button: 'Controlla le impostazioni',
  passkey_removed_subject: 'Una passkey è stata rimossa dal tuo account',
  passkey_removed_heading: 'Passkey rimossa',
  passkey_removed_body:
    'Una delle tue passkey non può più accedere al tuo account. Se non sei stato tu, cambia la password e controlla i tuoi dispositivi.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'Un’app di autenticazione ora protegge il tuo account',
  app_set_up_heading: 'App di autenticazione configurata',
  app_set_up_body:
    'Da ora l’accesso richiede anche un codice della tua app. Se non sei stato tu, scrivi subito alla nostra assistenza.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'L’app di autenticazione è stata rimossa dal tuo account',
  app_removed_heading: 'App di autenticazione rimossa',
  app_removed_body:
    'L’accesso non richiede più un codice della tua app. Se non sei stato tu, cambia la password e configura di nuovo l’app.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'È stato usato un codice di recupero del tuo account',
  recovery_code_used_heading: 'Codice di recupero usato',
  recovery_code_used_body:
    'Uno dei tuoi codici di recupero è stato appena usato e non vale più. Se non sei stato tu, cambia la password e crea nuovi codici.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'Il tuo account ha nuovi codici di recupero',
  new_recovery_codes_heading: 'Nuovi codici di recupero',
  new_recovery_codes_body:
    'I tuoi codici di recupero precedenti non valgono più. Se non sei stato tu, cambia la password e crea nuovi codici.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'it'>
