import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Ciao {username},',
  greeting_unproven: 'Ciao,',
  about: 'Ordine PK-{number}: {what}',
  sign_off: 'Il team di {site}',
  order_paid_subject: 'Il tuo ordine PK-{number} è pagato',
  order_paid_body:
    'Grazie: {total} per il tuo ordine PK-{number} sono arrivati. Cosa succede ora, e tutto ciò che forse devi fare, è sulla sua pagina:',
  order_unpaid_subject: 'Il tuo ordine PK-{number} aspetta il pagamento',
  order_unpaid_body:
    'Il tuo ordine PK-{number} da {total} non è ancora pagato. Mantiene il suo prezzo per un altro giorno, poi viene annullato. Puoi pagarlo qui:',
  booster_found_subject: 'Un booster ha preso il tuo ordine PK-{number}',
  booster_found_body:
    'Un booster ha preso il tuo ordine PK-{number} e inizia presto. Segui ogni partita e scrivi al tuo booster sulla sua pagina:',
  order_finished_subject: 'Il tuo ordine PK-{number} aspetta il tuo controllo',
  order_finished_body:
    'Il tuo booster dice che l’ordine PK-{number} è finito e ha aggiunto la prova. Controlla il risultato entro 72 ore, poi vale come accettato:',
  coach_asked_subject: 'Un cliente chiede di te: ordine PK-{number}',
  coach_asked_body:
    'Un cliente ha prenotato l’ordine PK-{number} con te. Accettalo o rifiutalo sulla tua bacheca. Senza risposta entro {figures.coachAnswer} il cliente riceve indietro il denaro:',
  coach_accepted_subject: 'Il tuo coach ha accettato l’ordine PK-{number}',
  coach_accepted_body:
    'Il tuo coach ha accettato l’ordine PK-{number}. Proponi un orario che ti va bene, o accetta il suo, nella sua pagina:',
  coach_declined_subject: 'Il tuo coach non può accettare l’ordine PK-{number}',
  coach_declined_body:
    'Il tuo coach non può accettare l’ordine PK-{number}. Nella sua pagina puoi riavere subito tutto il tuo denaro. Se non fai nulla, torna da solo sul metodo con cui hai pagato:',
  coaching_finished_subject: 'Tutte le ore del tuo ordine PK-{number} sono svolte',
  coaching_finished_body:
    'Il tuo coach ha registrato le ultime ore dell’ordine PK-{number} e ha aggiunto degli appunti per te. Controllali entro 72 ore, poi valgono come accettati:',
} satisfies TranslationOf<typeof mails, 'it'>
