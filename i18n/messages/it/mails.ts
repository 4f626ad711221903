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
} satisfies TranslationOf<typeof mails, 'it'>
