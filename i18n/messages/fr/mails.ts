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

  passkey_added_subject: 'Une clé d’accès a été ajoutée à ton compte',
  passkey_added_heading: 'Nouvelle clé d’accès',
  passkey_added_body:
    'Une nouvelle clé d’accès permet de se connecter à ton compte. Si ce n’est pas toi, supprime-la et change ton mot de passe.',
  passkey_added_button: 'Vérifier mes paramètres',
  passkey_removed_subject: 'Une clé d’accès a été supprimée de ton compte',
  passkey_removed_heading: 'Clé d’accès supprimée',
  passkey_removed_body:
    'L’une de tes clés d’accès ne permet plus de se connecter à ton compte. Si ce n’est pas toi, change ton mot de passe et vérifie tes appareils.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'Une application d’authentification protège ton compte',
  app_set_up_heading: 'Application d’authentification configurée',
  app_set_up_body:
    'Désormais, la connexion demande aussi un code de ton application. Si ce n’est pas toi, contacte tout de suite notre assistance.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'L’application d’authentification a été retirée de ton compte',
  app_removed_heading: 'Application d’authentification retirée',
  app_removed_body:
    'La connexion ne demande plus de code de ton application. Si ce n’est pas toi, change ton mot de passe et configure à nouveau l’application.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'Un code de récupération de ton compte a été utilisé',
  recovery_code_used_heading: 'Code de récupération utilisé',
  recovery_code_used_body:
    'L’un de tes codes de récupération vient d’être utilisé et ne fonctionnera plus. Si ce n’est pas toi, change ton mot de passe et crée de nouveaux codes.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'Ton compte a de nouveaux codes de récupération',
  new_recovery_codes_heading: 'Nouveaux codes de récupération',
  new_recovery_codes_body:
    'Tes anciens codes de récupération ne fonctionnent plus. Si ce n’est pas toi, change ton mot de passe et crée de nouveaux codes.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'fr'>
