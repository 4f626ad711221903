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

  welcome_subject: 'Ti diamo il benvenuto su {site}: conferma l’indirizzo',
  welcome_heading: 'Ciao! Questo indirizzo è tuo?',
  welcome_body:
    'Hai creato un account con questo indirizzo e-mail. Conferma che è tuo: così solo tu puoi rientrare, e gli ordini fatti prima come ospite passano al tuo account. Il link vale una volta, per {figures.verifyLink}.\n\nNon hai creato tu questo account? Allora non confermare. Nessuno entra così nella tua casella.',
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

  change_email_old_subject: 'Conferma un nuovo indirizzo per il tuo account',
  change_email_old_heading: 'Vuoi cambiare indirizzo?',
  change_email_old_body:
    'Il tuo account userà {email} al posto di questo indirizzo. Nulla cambia finché non accetti anche qui. Il link vale una volta, per {figures.changeLink}.\n\nSe non sei stato tu, non accettare e cambia la password.',
  change_email_old_button: 'Accetta la modifica',
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
} satisfies TranslationOf<typeof mails, 'it'>
