import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Bonjour {username},',
  greeting_unproven: 'Bonjour,',
  about: 'Commande PK-{number} : {what}',
  sign_off: 'L’équipe {site}',

  order_paid_subject: 'Ta commande PK-{number} est payée',
  order_paid_body:
    'Merci ! Nous avons bien reçu ton paiement de {total} pour la commande PK-{number}. Tu trouveras la suite, et ce qu’il te reste éventuellement à faire, sur la page de la commande :',

  order_unpaid_subject: 'Ta commande PK-{number} attend son paiement',
  order_unpaid_body:
    'Ta commande PK-{number} de {total} n’est pas encore payée. Nous gardons une commande impayée pendant {figures.payment}, au prix garanti, puis nous l’annulons. Paie la tienne ici :',

  booster_found_subject: 'Un booster a accepté ta commande PK-{number}',
  booster_found_body:
    'Un booster a accepté ta commande PK-{number} et va bientôt commencer. Suis chaque partie sur la page de la commande :',

  order_finished_subject: 'Ta commande PK-{number} est à vérifier',
  order_finished_body:
    'D’après ton booster, la commande PK-{number} est terminée, preuve à l’appui. Tu as {figures.check} pour vérifier le résultat ; sans réponse, il est considéré comme accepté. Vérifie-le sur la page de la commande :',

  coach_asked_subject: 'Un client a réservé avec toi : commande PK-{number}',
  coach_asked_body:
    'Un client a réservé du coaching avec toi : c’est la commande PK-{number}. Si tu ne réponds pas sous {figures.coachAnswer}, il est remboursé. Accepte ou refuse la commande sur ton tableau :',

  coach_accepted_subject: 'Ton coach a accepté la commande PK-{number}',
  coach_accepted_body:
    'Ton coach a accepté la commande PK-{number}. Propose une date qui te convient, ou accepte la sienne, sur la page de la commande :',
  coach_declined_subject: 'Ton coach a refusé la commande PK-{number}',
  coach_declined_body:
    'Ton coach a refusé la commande PK-{number}. Si tu ne fais rien, nous te remboursons automatiquement sur ton moyen de paiement d’origine. Pour récupérer ton argent tout de suite, annule-la sur la page de la commande :',
  coaching_finished_subject: 'Toutes les heures de ta commande PK-{number} sont effectuées',
  coaching_finished_body:
    'Ton coach a enregistré les dernières heures de la commande PK-{number} et y a joint des notes pour toi. Tu as {figures.check} pour les vérifier ; sans réponse, elles sont considérées comme acceptées. Lis-les sur la page de la commande :',

  new_device_subject: 'Nouvelle connexion à ton compte {site}',
  new_device_heading: 'C’était toi ?',
  new_device_body:
    'Quelqu’un s’est connecté à ton compte depuis un navigateur que nous n’avions encore jamais vu : {browser} sur {system}, {time} (UTC).\n\nSi c’était toi, tu n’as rien à faire. Sinon, déconnecte cet appareil et choisis tout de suite un nouveau mot de passe.',
  new_device_button: 'Vérifier mes appareils',
  unknown_browser: 'navigateur inconnu',
  unknown_system: 'système inconnu',
} satisfies TranslationOf<typeof mails, 'fr'>
