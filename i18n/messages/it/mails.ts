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

  new_device_subject: 'Nuovo accesso al tuo account {site}',
  new_device_heading: 'Sei stato tu?',
  new_device_body:
    'Qualcuno ha effettuato l’accesso al tuo account da un browser mai visto prima: {browser} su {system}, {time} (UTC).\n\nSe sei stato tu, non devi fare nulla. Altrimenti disconnetti quel dispositivo e imposta subito una nuova password.',
  new_device_button: 'Controlla i dispositivi',
  unknown_browser: 'browser sconosciuto',
  unknown_system: 'sistema sconosciuto',
} satisfies TranslationOf<typeof mails, 'it'>
