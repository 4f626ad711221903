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

  data_ready_subject: 'Tes données {site} sont prêtes à être téléchargées',
  data_ready_heading: 'Tes données sont prêtes',
  data_ready_body:
    'La copie de tes données que tu as demandée est prête. Tu peux la télécharger depuis les paramètres de ton profil pendant {figures.dataExport} ; ensuite, nous la supprimons.\n\nSi tu ne l’as pas demandée, change ton mot de passe et déconnecte les appareils que tu ne connais pas.',
  data_ready_button: 'Ouvrir les paramètres',

  account_deleted_subject: 'Ton compte {site} est supprimé',
  account_deleted_heading: 'Ton compte est supprimé',
  account_deleted_body:
    'Nous avons supprimé ton compte : ton nom, ton adresse e-mail, tes messages, tes images et tes connexions. Les factures sont conservées aussi longtemps que la loi l’exige, sans ton nom ni ton adresse.\n\nC’est notre dernier e-mail à cette adresse. Merci d’avoir joué avec nous.',
  account_deleted_button: 'Visiter {site}',

  data_archive:
    'Voici une copie de ce que {site} enregistre à ton sujet.\n\nLe dossier « json » contient tout pour les programmes, « csv » la même chose pour les tableurs, et « pictures » les images de tes commandes, candidatures et messages.\n\nLes heures sont en UTC, les montants en centimes. Les mots de passe, les jetons et les identifiants des comptes de jeu n’y figurent pas, ni ce qui concerne d’autres personnes. Nos e-mails y sont si tu as confirmé ton adresse.',
} satisfies TranslationOf<typeof mails, 'fr'>
