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

  welcome_subject: 'Bienvenue chez {site} : confirme ton adresse',
  welcome_heading: 'Bienvenue ! C’est bien ton adresse ?',
  welcome_body:
    'Tu as créé un compte avec cette adresse e-mail. Confirme qu’elle est à toi : toi seul pourras y revenir, et tes commandes passées en invité rejoindront ton compte. Le lien sert une fois, pendant {figures.verifyLink}.\n\nTu n’as pas créé ce compte ? Alors ne confirme rien. Personne n’entre ainsi dans ta boîte mail.',
  welcome_button: 'Confirmer mon adresse',

  reset_password_subject: 'Réinitialise ton mot de passe {site}',
  reset_password_heading: 'Un nouveau mot de passe',
  reset_password_body:
    'Quelqu’un a demandé un nouveau mot de passe pour ton compte. Si c’est toi, choisis-en un maintenant. Le lien sert une fois, pendant {figures.resetLink}, et te déconnecte partout ailleurs.\n\nSi ce n’est pas toi, ignore ce mail. Ton mot de passe reste le même.',
  reset_password_button: 'Changer mot de passe',

  open_order_subject: 'Retrouve ta commande PK-{number}',
  open_order_heading: 'Ta commande, sans mot de passe',
  open_order_body:
    'Quelqu’un a demandé un lien vers les commandes passées avec cette adresse. Le bouton ouvre la commande PK-{number}. Il sert une fois, pendant {figures.orderLink}.\n\nSi ce n’est pas toi, ignore ce mail. Sans le lien, personne ne peut ouvrir ta commande.',
  open_order_button: 'Ouvrir ma commande',

  have_account_subject: 'Tes commandes sont dans ton compte {site}',
  have_account_heading: 'Tu as déjà un compte',
  have_account_body:
    'Quelqu’un a demandé un lien vers les commandes passées avec cette adresse. Elle a un compte : connecte-toi pour voir tes commandes. Si tu as oublié ton mot de passe, tu peux le réinitialiser au même endroit.',
  have_account_button: 'Me connecter',

  password_changed_subject: 'Ton mot de passe {site} a changé',
  password_changed_heading: 'Ton mot de passe a changé',
  password_changed_body:
    'Le mot de passe de ton compte vient d’être changé, et tes autres appareils ont été déconnectés.\n\nSi ce n’est pas toi, réinitialise-le tout de suite : à la connexion, par « Mot de passe oublié ? ».',
  password_changed_button: 'Vérifier mon compte',

  change_email_old_subject: 'Confirme une nouvelle adresse pour ton compte',
  change_email_old_heading: 'Veux-tu changer d’adresse ?',
  change_email_old_body:
    'Ton compte va utiliser {email} à la place de cette adresse. Rien ne change tant que tu n’es pas d’accord ici aussi. Le lien sert une fois, pendant {figures.changeLink}.\n\nSi ce n’est pas toi, refuse et change ton mot de passe.',
  change_email_old_button: 'Accepter le changement',
  change_email_new_subject: 'Confirme cette adresse pour {site}',
  change_email_new_heading: 'Confirme ta nouvelle adresse',
  change_email_new_body:
    'Cette adresse, {email}, va devenir celle d’un compte {site}. Si c’est le tien, confirme-la. Le lien sert une fois, pendant {figures.changeLink}.\n\nSi cela ne te dit rien, ignore ce mail.',
  change_email_new_button: 'Confirmer l’adresse',

  email_changed_subject: 'Ton adresse {site} a changé',
  email_changed_heading: 'Ton adresse e-mail a changé',
  email_changed_body:
    'Ton compte utilise maintenant {email}. Nos mails y arrivent désormais.\n\nSi ce n’est pas toi, écris-nous tout de suite pour que tu récupères ton compte.',
  email_changed_button: 'Contacter le support',
} satisfies TranslationOf<typeof mails, 'fr'>
