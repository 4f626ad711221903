import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Ciao {username},',
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
  order_finished_subject: 'Il tuo ordine PK-{number} ha raggiunto l’obiettivo',
  order_finished_body:
    'Il tuo booster dice che l’ordine PK-{number} è finito e ha aggiunto la prova. Controlla il risultato entro 72 ore, poi vale come accettato:',
} satisfies TranslationOf<typeof mails, 'it'>
