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

  account_banned_subject: 'Il tuo account {site} è bannato',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'Il nostro staff ha bannato il tuo account. {reason}\n\nI tuoi ordini e il tuo saldo restano come sono. Se pensi che sia un errore, scrivici.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'Il tuo account {site} funziona di nuovo',
  account_unbanned_heading: 'Il tuo account funziona di nuovo',
  account_unbanned_body:
    'Il nostro staff ha revocato il ban del tuo account. Puoi accedere e usarlo di nuovo.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'Tutti i tuoi accessi a {site} sono stati chiusi',
  sessions_ended_heading: 'Tutti i tuoi accessi sono chiusi',
  sessions_ended_body:
    'Il nostro staff ha chiuso tutti gli accessi al tuo account, quindi ogni dispositivo è disconnesso. Accedi di nuovo per continuare.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'I tuoi permessi su {site} sono cambiati',
  permissions_changed_heading: 'I tuoi permessi sono cambiati',
  permissions_changed_body:
    'Il nostro staff ha modificato ciò che il tuo account può fare. Ora hai questi permessi: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'I tuoi permessi sono stati rimossi',
  permissions_removed_body:
    'Il nostro staff ha rimosso i permessi del tuo account. L’account, i tuoi ordini e il tuo saldo restano come sono.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'it'>
