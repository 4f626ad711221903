import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Bonjour {username},',
  greeting_unproven: 'Bonjour,',
  about: 'Commande PK-{number} : {what}',
  sign_off: 'L’équipe {site}',
  order_paid_subject: 'Ta commande PK-{number} est payée',
  order_paid_body:
    'Merci : {total} pour ta commande PK-{number} nous sont parvenus. La suite, et tout ce que tu dois peut-être faire, se trouve sur sa page :',
  order_unpaid_subject: 'Ta commande PK-{number} attend son paiement',
  order_unpaid_body:
    'Ta commande PK-{number} de {total} n’est pas encore payée. Elle garde son prix un jour de plus, puis elle est annulée. Tu peux la payer ici :',
  booster_found_subject: 'Un booster a pris ta commande PK-{number}',
  booster_found_body:
    'Un booster a pris ta commande PK-{number} et commence bientôt. Suis chaque partie et écris à ton booster sur sa page :',
  order_finished_subject: 'Ta commande PK-{number} attend ta vérification',
  order_finished_body:
    'Ton booster annonce que la commande PK-{number} est finie et a ajouté la preuve. Vérifie le résultat dans les 72 heures, ensuite il compte comme accepté :',
  coach_asked_subject: 'Un client te demande : commande PK-{number}',
  coach_asked_body:
    'Un client a réservé la commande PK-{number} avec toi. Accepte-la ou refuse-la sur ton tableau. Sans réponse sous {figures.coachAnswer}, le client récupère son argent :',
  coach_accepted_subject: 'Ton coach a accepté la commande PK-{number}',
  coach_accepted_body:
    'Ton coach a accepté la commande PK-{number}. Propose une date qui te convient, ou accepte la sienne, sur sa page :',
  coach_declined_subject: 'Ton coach ne peut pas prendre la commande PK-{number}',
  coach_declined_body:
    'Ton coach ne peut pas prendre la commande PK-{number}. Sur sa page, tu peux récupérer tout ton argent aussitôt. Si tu ne fais rien, il revient de lui-même sur ton moyen de paiement :',
  coaching_finished_subject: 'Toutes les heures de ta commande PK-{number} sont faites',
  coaching_finished_body:
    'Ton coach a noté les dernières heures de la commande PK-{number} et y a joint des notes pour toi. Vérifie-les sous 72 heures, elles comptent ensuite comme acceptées :',
} satisfies TranslationOf<typeof mails, 'fr'>
