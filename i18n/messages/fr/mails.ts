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

  account_banned_subject: 'Ton compte {site} est banni',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'Notre équipe a banni ton compte. {reason}\n\nTes commandes et ton solde restent tels quels. Si tu penses que c’est une erreur, écris-nous.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'Ton compte {site} fonctionne à nouveau',
  account_unbanned_heading: 'Ton compte fonctionne à nouveau',
  account_unbanned_body:
    'Notre équipe a levé le bannissement de ton compte. Tu peux te connecter et l’utiliser à nouveau.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'Tous tes appareils ont été déconnectés de {site}',
  sessions_ended_heading: 'Tous tes appareils sont déconnectés',
  sessions_ended_body:
    'Notre équipe a fermé toutes les sessions de ton compte : chaque appareil est déconnecté. Reconnecte-toi pour continuer.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'Tes droits sur {site} ont changé',
  permissions_changed_heading: 'Tes droits ont changé',
  permissions_changed_body:
    'Notre équipe a modifié ce que ton compte peut faire. Tu as maintenant ces droits : {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'Tes droits ont été retirés',
  permissions_removed_body:
    'Notre équipe a retiré les droits de ton compte. Le compte, tes commandes et ton solde restent tels quels.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'fr'>
