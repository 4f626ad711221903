import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Bonjour {username},',

  why_account: 'Tu reçois cet e-mail parce qu’il concerne l’accès à un compte {site} lié à cette adresse.',
  why_order: 'Tu reçois cet e-mail parce que la commande PK-{number} a été passée avec cette adresse.',
  why_running: 'Tu reçois cet e-mail parce que ta commande PK-{number} est en cours.',
  why_work: 'Tu reçois cet e-mail parce que tu travailles avec {site}.',
  why_message: 'Tu reçois cet e-mail parce que tu as écrit à {site}.',
  why_application: 'Tu reçois cet e-mail parce que tu as postulé comme booster chez {site}.',
  why_inbox: 'Cet e-mail arrive ici parce que c’est l’adresse d’assistance de {site}.',
  always: 'Il est nécessaire, on ne peut donc pas le désactiver.',
  never_ask: 'Nous ne te demandons jamais ton mot de passe par e-mail.',
  turn_off: 'Ne plus recevoir ces e-mails',
  choose: 'Choisir tes e-mails',
  help: 'Aide',
  hidden: 'adresse masquée',

  order_paid_subject: 'Ta commande PK-{number} est payée',
  order_paid_heading: 'Ta commande est payée',
  order_paid_body:
    'Nous avons reçu {total} pour {what}.\n\nLes boosters qui conviennent sont prévenus. Nous t’écrivons dès que l’un d’eux accepte.',
  order_paid_button: 'Voir ma commande',

  order_paid_login_subject: 'Paiement reçu : dépose tes identifiants (commande PK-{number})',
  order_paid_login_heading: 'Paiement reçu. Place à tes identifiants',
  order_paid_login_body:
    'Nous avons reçu {total} pour {what}.\n\nDépose maintenant les identifiants de ton compte {game}. Ensuite, nous cherchons un booster.',
  order_paid_login_button: 'Déposer mes identifiants',

  coaching_paid_subject: 'Ta commande de coaching PK-{number} est payée',
  coaching_paid_heading: 'Ton coaching est payé',
  coaching_paid_body:
    'Nous avons reçu {total} pour {what}.\n\nTon coach est prévenu et a {figures.coachAnswer} pour répondre. Sans réponse, nous te remboursons.',
  coaching_paid_button: 'Voir ma commande',

  amounts_title: 'Ce que tu as payé',
  receipt_where: 'Ton reçu est disponible en PDF sur la page de ta commande.',
  credit_note_where: 'L’avoir de ce remboursement est disponible en PDF sur la page de ta commande.',
  change_title: 'Si tes plans changent',
  change_text:
    'Tant qu’aucun booster n’a commencé, tu peux annuler et récupérer la totalité, soit {total}. Ensuite, tu récupères ce qui n’a pas été joué. La page de la commande affiche ce montant à tout moment.',
  path_booster: 'Recherche d’un booster',
  path_now: 'Maintenant',

  safe_title: 'Comment nous protégeons tes identifiants',
  safe_who: 'Ils sont chiffrés. Seul ton booster les voit, et seulement pendant qu’il joue.',
  safe_seen: 'La page de la commande indique chaque consultation.',
  safe_change:
    'Tu peux les changer ou les supprimer à tout moment. Nous les supprimons à la fin de la commande.',

  login_needed_subject: 'La commande PK-{number} attend tes identifiants',
  login_needed_heading: 'Dernière étape : tes identifiants',
  login_needed_body:
    'Ton paiement de {total} est arrivé, mais nous ne pouvons pas encore chercher de booster.\n\nDépose les identifiants de ton compte {game} et nous commençons tout de suite.',
  login_needed_button: 'Déposer mes identifiants',

  order_for_you_subject: 'Ta commande PK-{number} est prête à être payée',
  order_for_you_heading: 'Ta commande est prête',
  order_for_you_body:
    'Comme convenu avec notre équipe, nous avons préparé {what} pour {total}.\n\nRegarde-la et paie si tout est juste. Jusque-là, elle ne te coûte rien.',
  order_for_you_button: 'Voir la commande',
  order_unpaid_subject: 'Ta commande PK-{number} attend le paiement',
  order_unpaid_heading: 'Ta commande n’est pas encore payée',
  order_unpaid_body: 'Tu as commandé {what} pour {total}. Nous te gardons ce prix.',
  order_unpaid_button: 'Payer la commande',
  until: 'Tu as jusqu’au {time} ({zone})',
  order_unpaid_until: 'Ensuite, la commande est annulée automatiquement et ne te coûte rien.',

  booster_found_subject: 'Un booster a accepté ta commande PK-{number}',
  booster_found_heading: 'Ton booster est là',
  booster_found_body:
    '{booster} a accepté ta commande et va bientôt commencer : {what}.\n\nSur la page de la commande, tu peux suivre chaque partie et écrire à ton booster.',
  booster_found_button: 'Suivre ta commande',

  progress_digest_subject: {
    one: 'Commande PK-{number} : {count} partie aujourd’hui',
    other: 'Commande PK-{number} : {count} parties aujourd’hui',
  },
  progress_digest_heading: 'Les progrès du jour',
  progress_digest_body: 'Ton booster a joué : {what}. Voici les parties depuis notre dernier e-mail.',
  progress_digest_button: 'Voir toutes les parties',
  fact_done: 'Accompli',
  fact_games: 'Parties jusqu’ici',
  fact_rank: 'Rang actuel',

  order_finished_subject: 'Vérifie la commande PK-{number}',
  order_finished_heading: 'À toi de vérifier le résultat',
  order_finished_body:
    '{booster} a envoyé le résultat, preuve à l’appui : {what}.\n\nRegarde la preuve et ton compte. Si tout va bien, confirme le résultat sur la page de la commande.',
  order_finished_button: 'Vérifier le résultat',
  order_finished_until:
    'Sans réponse de ta part, le résultat est confirmé automatiquement et ton booster est payé.',
  keep_cashback:
    'Avant de confirmer, crée un compte sur la page de la commande : {amount} reviennent sur ton solde.',
  wrong_title: 'Quelque chose ne va pas ?',
  wrong_text:
    'Signale-le sur la page de la commande. Le délai s’arrête alors et notre équipe examine la situation.',

  order_refunded_subject: 'Ton remboursement de {amount} pour la commande PK-{number}',
  order_refunded_heading: 'Ton remboursement est en route',
  order_refunded_body:
    'La commande PK-{number} est annulée. Sur les {total} que tu as payés, tu récupères {amount}.',
  order_refunded_button: 'Voir le remboursement',
  fact_amount: '{names.amount}',
  fact_to: 'Versé sur',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'Ton moyen de paiement',
  fact_when: 'Arrivée',
  fact_when_balance: 'Tout de suite',
  fact_when_method: 'Sous {figures.bankRefund}',
  fact_before: 'Déjà remboursé',

  order_cancelled_subject: 'Ta commande PK-{number} est annulée',
  order_cancelled_heading: 'Ta commande est annulée',
  order_cancelled_body:
    'La commande PK-{number} est annulée : {what}. Tu ne dois rien et plus aucune partie n’est jouée.',
  order_cancelled_button: 'Voir ce qui s’est passé',

  coach_asked_subject: 'Un client t’a réservé : commande PK-{number}',
  coach_asked_heading: 'Un client a réservé avec toi',
  coach_asked_body:
    'La commande PK-{number} est pour toi : {what}.\n\nAccepte-la ou refuse-la dans les commandes disponibles.',
  coach_asked_button: 'Répondre à la réservation',
  coach_asked_slot: 'La séance est réservée pour le {time} ({zone}).',
  coach_asked_until: 'Sans réponse de ta part, la commande est annulée et le client est remboursé.',
  named_asked_subject: 'Un client t’a choisi : commande PK-{number}',
  named_asked_heading: 'Un client te demande',
  named_asked_body:
    'La commande PK-{number} t’est proposée à toi seul : {what}.\n\nAccepte-la ou refuse-la sur ton tableau.',
  named_asked_button: 'Répondre à la demande',
  named_asked_until: 'Ensuite, la commande n’est plus réservée à toi seul.',

  coach_accepted_subject: 'Ton coach a accepté la commande PK-{number}',
  coach_accepted_heading: 'Ton coach a accepté',
  coach_accepted_body:
    'Ton coach a accepté : {what}.\n\nSi tu as choisi un créneau, il est fixé. Sinon, propose une date qui te convient ou accepte celle de ton coach.',
  coach_accepted_button: 'Voir ta séance',
  session_soon_subject: 'Ta séance commence bientôt : commande PK-{number}',
  session_soon_heading: 'Ta séance commence bientôt',
  session_soon_body:
    '{what} : la prochaine séance approche.\n\nSi tu as un empêchement, écris-le dans le chat de la commande et propose une autre date.',
  session_soon_button: 'Voir ta séance',
  session_soon_at: 'Début : {time} ({zone}).',
  session_soon_place: 'Où',
  coach_declined_subject: 'Ton coach a refusé la commande PK-{number}',
  coach_declined_heading: 'Ton coach a refusé',
  coach_declined_body:
    'Tu n’as rien à faire : {total} te sont remboursés automatiquement.\n\nPour récupérer ton argent tout de suite, annule la commande sur sa page.',
  coach_declined_button: 'Annuler la commande',

  change_asked_subject: 'Un client souhaite modifier la commande PK-{number}',
  change_asked_heading: 'Modification demandée',
  change_asked_body:
    'Le client souhaite modifier cette commande : {what}.\n\nLa page de la commande montre ce qu’elle deviendrait et ce que tu gagnerais. Tu peux y accepter ou refuser la modification.',
  change_asked_button: 'Répondre à la modification',
  change_asked_until: 'Sans réponse de ta part, la commande reste comme elle est.',
  change_prepared_subject: 'Le support a préparé une modification de ta commande PK-{number}',
  change_prepared_heading: 'Une modification t’attend',
  change_prepared_body:
    'Ta commande est actuellement : {what}.\n\nSa page montre ce que le support changerait et ce que cela coûte ou te rend. Rien ne change et rien n’est débité sans ton accord sur cette page.',
  change_prepared_button: 'Voir la modification',
  change_prepared_until: 'Si tu ne fais rien, la commande reste comme elle est.',
  change_accepted_subject: '{booster} a accepté la modification de ta commande PK-{number}',
  change_accepted_heading: 'Commande modifiée',
  change_accepted_body:
    'Ta commande continue avec la modification : {what}. Elle coûte maintenant {total} au total.\n\nLa page de la commande détaille le nouveau prix.',
  change_accepted_button: 'Voir ma commande',
  change_declined_subject: '{booster} a refusé la modification de ta commande PK-{number}',
  change_declined_heading: 'Modification refusée',
  change_declined_body:
    'Ta commande reste comme elle est : {what}. Si tu as payé la modification, nous te remboursons par le même moyen de paiement. Si un autre booster joue le reste, cette somme paie sa commande.\n\nLa page de la commande indique la raison.',
  change_declined_button: 'Voir ma commande',
  change_expired_subject: '{booster} n’a pas répondu à la modification de ta commande PK-{number}',
  change_expired_heading: 'Modification restée sans réponse',
  change_expired_body:
    'Ta commande reste comme elle est : {what}. Si tu as payé la modification, nous te remboursons par le même moyen de paiement. Si un autre booster joue le reste, cette somme paie sa commande.\n\nTu peux redemander une modification sur la page de la commande.',
  change_expired_button: 'Voir ma commande',
  booster_poked_subject: 'Commande PK-{number} : le client attend de tes nouvelles',
  booster_poked_heading: 'Le client attend',
  booster_poked_body:
    'Enregistre une partie, ou écris au client sur la page de la commande. Si tu ne peux pas continuer, rends la commande : les parties enregistrées te sont payées.\n\nLa commande : {what}.',
  booster_poked_button: 'Voir la commande',
  booster_reminded_subject: 'Commande PK-{number} : donne des nouvelles aujourd’hui',
  booster_reminded_heading: 'Donne des nouvelles de la commande',
  booster_reminded_body:
    'Ni partie ni message de ta part depuis {figures.silenceReminder} : {what}.\n\nAprès {figures.silence}, le client peut choisir un autre booster. Si tu ne peux pas continuer, rends la commande : les parties enregistrées te sont payées.',
  booster_reminded_button: 'Voir la commande',
  tip_returned_subject: 'Commande PK-{number} : {amount} de pourboire remboursés',
  tip_returned_heading: 'Pourboire remboursé',
  tip_returned_body: 'Tu récupères {amount} de ton pourboire pour cette commande : {what}.',
  tip_returned_button: 'Voir le remboursement',
  tip_given_subject: 'Commande PK-{number} : un pourboire de {amount}',
  tip_given_heading: 'Tu as reçu un pourboire',
  tip_given_body:
    'Ton client te donne un pourboire de {amount} pour {what}. Il est entièrement pour toi.\n\nTu peux le faire verser dans {figures.hold}.',
  tip_given_button: 'Voir la commande',
  order_held_subject: 'La commande PK-{number} est en attente : sans nouvelles de {booster}',
  order_held_heading: 'Attendre ou changer de booster ?',
  order_held_body:
    '{booster} n’a enregistré aucune partie et rien écrit depuis {figures.silence} : {what}.\n\nSur la page de la commande, tu peux patienter ou laisser un autre booster reprendre là où le journal s’arrête. Cela ne te coûte rien de plus.',
  order_held_button: 'Voir ma commande',
  start_missed_subject: 'Pas encore de booster pour la commande PK-{number} : attendre ou être remboursé',
  start_missed_heading: 'Pas encore de booster trouvé',
  start_missed_body:
    'Nous avions promis que ta commande commencerait avant maintenant : {what}. Aucun booster ne l’a encore acceptée. Nous en sommes désolés.\n\nSur la page de la commande, un clic suffit pour récupérer ton argent. Si tu préfères attendre, tu n’as rien à faire.',
  start_missed_button: 'Voir ma commande',
  nobody_plays_subject: 'Plus de booster pour la commande PK-{number} : récupère ton argent',
  nobody_plays_heading: 'Aucun booster ne joue ta commande en ce moment',
  nobody_plays_body:
    'Les boosters qui jouaient {what} sont partis ou en pause. Nous en sommes désolés.\n\nSur la page de la commande, un clic suffit pour récupérer ton argent. Si tu préfères attendre un autre booster, tu n’as rien à faire.',
  nobody_plays_button: 'Voir ma commande',
  check_waits_subject: 'Commande PK-{number} : ton résultat t’attend',
  check_waits_heading: 'Ton résultat t’attend',
  check_waits_body:
    '{booster} a envoyé le résultat : {what}.\n\nRegarde la preuve et ton compte. Si tout va bien, confirme le résultat sur la page de la commande ; sinon, signale le problème au même endroit.',
  check_waits_button: 'Vérifier le résultat',
  coaching_finished_subject: 'Toutes les heures de ta commande PK-{number} sont effectuées',
  coaching_finished_heading: 'Toutes les heures sont effectuées',
  coaching_finished_body:
    'Ton coach a enregistré les dernières heures et rédigé des notes pour toi : {what}.\n\nLis-les et confirme les heures sur la page de la commande.',

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

  account_banned_subject: 'Ton compte {site} est banni',
  account_banned_heading: 'Ton compte est banni',
  account_banned_body:
    'Notre équipe a banni ton compte. {reason}\n\n{until} Tes commandes et ton solde restent tels quels. Si tu penses que c’est une erreur, écris-nous.',
  account_banned_button: 'Écrire à notre équipe',

  account_unbanned_subject: 'Ton compte {site} fonctionne à nouveau',
  account_unbanned_heading: 'Ton compte fonctionne à nouveau',
  account_unbanned_body:
    'Le bannissement de ton compte est terminé. Tu peux te connecter et l’utiliser à nouveau.',
  account_unbanned_button: 'Aller au tableau de bord',

  sessions_ended_subject: 'Tous tes appareils ont été déconnectés de {site}',
  sessions_ended_heading: 'Tous tes appareils sont déconnectés',
  sessions_ended_body:
    'Notre équipe a fermé toutes les sessions de ton compte : chaque appareil est déconnecté. Reconnecte-toi pour continuer.',
  sessions_ended_button: 'Se connecter',
  session_ended_subject: 'Un de tes appareils a été déconnecté de {site}',
  session_ended_heading: 'Un appareil a été déconnecté',
  session_ended_body:
    'Notre équipe t’a déconnecté de {browser} sur {system}. Tes autres appareils restent connectés.\n\nTu peux t’y reconnecter à tout moment.',
  session_ended_button: 'Se connecter',

  permissions_changed_subject: 'Tes droits sur {site} ont changé',
  permissions_changed_heading: 'Tes droits ont changé',
  permissions_changed_body:
    'Notre équipe a modifié ce que ton compte peut faire. Tu as maintenant ces droits : {permissions}.',
  permissions_changed_button: 'Aller au tableau de bord',
  permissions_removed_subject: 'Tes droits sur {site} ont changé',
  permissions_removed_heading: 'Tes droits ont été retirés',
  permissions_removed_body:
    'Notre équipe a retiré les droits de ton compte. Le compte, tes commandes et ton solde restent tels quels.',
  permissions_removed_button: 'Aller au tableau de bord',

  passkey_added_subject: 'Une clé d’accès a été ajoutée à ton compte',
  passkey_added_heading: 'Nouvelle clé d’accès',
  passkey_added_body:
    'Une nouvelle clé d’accès permet de se connecter à ton compte. Si ce n’est pas toi, supprime-la et change ton mot de passe.',
  passkey_added_button: 'Vérifier mes paramètres',
  passkey_removed_subject: 'Une clé d’accès a été supprimée de ton compte',
  passkey_removed_heading: 'Clé d’accès supprimée',
  passkey_removed_body:
    'L’une de tes clés d’accès ne permet plus de se connecter à ton compte. Si ce n’est pas toi, change ton mot de passe et vérifie tes appareils.',
  passkey_removed_button: 'Vérifier mes paramètres',
  app_set_up_subject: 'Une application d’authentification protège ton compte',
  app_set_up_heading: 'Application d’authentification configurée',
  app_set_up_body:
    'Désormais, la connexion demande aussi un code de ton application. Si ce n’est pas toi, contacte tout de suite notre assistance.',
  app_set_up_button: 'Vérifier mes paramètres',
  app_removed_subject: 'L’application d’authentification a été retirée de ton compte',
  app_removed_heading: 'Application d’authentification retirée',
  app_removed_body:
    'La connexion ne demande plus de code de ton application. Si ce n’est pas toi, change ton mot de passe et configure à nouveau l’application.',
  app_removed_button: 'Vérifier mes paramètres',
  recovery_code_used_subject: 'Un code de récupération de ton compte a été utilisé',
  recovery_code_used_heading: 'Code de récupération utilisé',
  recovery_code_used_body:
    'L’un de tes codes de récupération vient d’être utilisé et ne fonctionnera plus. Si ce n’est pas toi, change ton mot de passe et crée de nouveaux codes.',
  recovery_code_used_button: 'Vérifier mes paramètres',
  new_recovery_codes_subject: 'Ton compte a de nouveaux codes de récupération',
  new_recovery_codes_heading: 'Nouveaux codes de récupération',
  new_recovery_codes_body:
    'Tes anciens codes de récupération ne fonctionnent plus. Si ce n’est pas toi, change ton mot de passe et crée de nouveaux codes.',
  new_recovery_codes_button: 'Vérifier mes paramètres',
  provider_connected_subject: 'Tu peux maintenant te connecter avec {provider}',
  provider_connected_heading: 'Compte relié',
  provider_connected_body:
    'Ton compte {provider} a été relié : tu peux l’utiliser pour te connecter à {site}. Si ce n’est pas toi, dissocie-le et change ton mot de passe.',
  provider_connected_button: 'Vérifier mes paramètres',
  provider_removed_subject: 'Tu ne peux plus te connecter avec {provider}',
  provider_removed_heading: 'Compte dissocié',
  provider_removed_body:
    'Ton compte {provider} a été dissocié et ne permet plus de te connecter à {site}. Si ce n’est pas toi, change ton mot de passe et vérifie tes appareils.',
  provider_removed_button: 'Vérifier mes paramètres',

  work_begins_subject: 'Te voilà booster chez {site}',
  work_begins_heading: 'Bienvenue dans l’équipe',
  work_begins_body:
    'Notre équipe t’a nommé booster. Tu peux prendre toute commande qui correspond à tes services et à tes rangs maximum.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'Tes services ou tes limites ont changé',
  work_changed_heading: 'Nouveaux services ou limites',
  work_changed_body:
    'Notre équipe a modifié les commandes que tu peux prendre. Celles que tu as déjà restent les tiennes.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'Ton travail de booster est en pause',
  work_paused_heading: 'Pas de nouvelles commandes pour l’instant',
  work_paused_body:
    'Notre équipe a mis ton travail en pause : tu ne peux pas prendre de nouvelles commandes. Termine celles que tu as comme prévu. Si tu ne sais pas pourquoi, contacte notre assistance.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'Tu peux de nouveau prendre des commandes',
  work_resumed_heading: 'La pause est finie',
  work_resumed_body:
    'Notre équipe a mis fin à la pause. Des commandes qui correspondent à tes services t’attendent sur le tableau.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'E-mail de test de {site}',
  test_mail_heading: 'Cet e-mail est arrivé',
  test_mail_body:
    'Il montre que l’envoi des e-mails de {site} fonctionne. Les e-mails aux clients prennent le même chemin.',
  test_mail_button: 'Retour au contrôle',
  staff_invited_subject: 'Tu es invité dans l’équipe de {site}',
  staff_invited_heading: 'Tu es invité dans l’équipe',
  staff_invited_body:
    'Tu es invité à travailler sur {site} avec ces droits : {permissions}. Le lien fonctionne une seule fois, jusqu’au {time} ({zone}).\n\nSi tu ne t’y attendais pas, ignore cet e-mail. Rien ne se passe sans le lien.',
  staff_invited_button: 'Ouvrir l’invitation',

  welcome_subject: 'Bienvenue chez {site} : confirme ton adresse',
  welcome_heading: 'Bienvenue ! C’est bien ton adresse ?',
  welcome_body:
    'Tu as créé un compte avec cette adresse e-mail. Confirme qu’elle est à toi : toi seul pourras y revenir, et tu pourras ajouter à ton compte tes commandes passées en invité. Le lien sert une fois, pendant {figures.verifyLink}.\n\nTu n’as pas créé ce compte ? Alors ne confirme rien. Personne n’entre ainsi dans ta boîte mail.',
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

  change_email_old_subject: 'Quelqu’un demande à changer ton adresse e-mail',
  change_email_old_heading: 'Changement de ton adresse e-mail',
  change_email_old_body:
    'Si ce n’est pas toi, refuse et change tout de suite ton mot de passe.\n\nTon compte utiliserait {email} à la place de cette adresse. Rien ne change tant que tu n’acceptes pas ici aussi. Le lien sert une fois, pendant {figures.changeLink}.',
  change_email_old_button: 'Vérifier le changement',
  change_email_new_subject: 'Confirme cette adresse pour {site}',
  change_email_new_heading: 'Confirme ta nouvelle adresse',
  change_email_new_body:
    'Cette adresse, {email}, va devenir celle d’un compte {site}. Si c’est le tien, confirme-la. Le lien sert une fois, pendant {figures.changeLink}.\n\nSi cela ne te dit rien, ignore ce mail.',
  change_email_new_button: 'Confirmer l’adresse',

  email_changed_subject: 'Ton adresse {site} a changé',
  email_changed_heading: 'Ton adresse e-mail a changé',
  email_changed_body:
    'Ton compte utilise maintenant {email}. Nos mails y arrivent désormais.\n\nSi ce n’est pas toi, écris-nous tout de suite pour que tu récupères ton compte.',
  email_changed_button: 'Contacter l’assistance',
  coaching_finished_button: 'Lire les notes',
  coaching_finished_until:
    'Sans réponse de ta part, les heures sont considérées comme acceptées et ton coach est payé.',

  order_messages_unread_subject: 'Nouveaux messages sur la commande PK-{number}',
  order_messages_unread_heading: 'Tu as des messages non lus',
  order_messages_unread_body: 'Voici ce qu’on t’a écrit dans le chat de la commande PK-{number}.',
  order_messages_unread_button: 'Ouvrir le chat',
  login_code_needed_subject: '{booster} a besoin d’un code de connexion pour la commande PK-{number}',
  login_code_needed_heading: 'Ton booster a besoin d’un code de connexion',
  login_code_needed_body:
    'Le jeu t’a envoyé un code. Saisis-le sous {figures.loginCode} sur la page de la commande, et seulement là : jamais dans le chat, par e-mail ni par téléphone.',
  login_code_needed_button: 'Saisir le code',
  chat_unread_subject: 'L’assistance t’a répondu dans le chat',
  chat_unread_heading: 'L’assistance t’a répondu',
  chat_unread_body: 'Tu nous as posé une question dans le chat. Voici ce que tu as manqué.',
  chat_unread_button: 'Reprendre le chat',
  chat_unread_where: 'Ouvre-le dans le navigateur que tu as utilisé pour le chat.',

  contact_receipt_subject: 'Nous avons reçu ton message {thread}',
  contact_receipt_heading: 'Nous avons reçu ton message',
  contact_receipt_body:
    'Merci de nous avoir écrit. Notre équipe lit ton message et te répond par e-mail.\n\nTu ne nous as pas écrit ? Quelqu’un a saisi ton adresse par erreur, et tu peux ignorer cet e-mail.',
  contact_receipt_button: 'Nous écrire à nouveau',
  support_answer_subject: 'Notre réponse à ton message {thread}',
  support_answer_heading: 'Notre réponse',
  support_answer_body: 'Tu nous as écrit. Voici la réponse de notre assistance.',
  support_answer_button: 'Nous écrire à nouveau',
  support_answer_reply: 'Tu peux aussi écrire à {email}.',

  withdrawal_receipt_subject: 'Accusé de réception de ta rétractation : commande PK-{number}',
  withdrawal_receipt_heading: 'Ta rétractation est bien arrivée',
  withdrawal_receipt_body: 'Ta rétractation est arrivée le {time} ({zone}). Voici ce que tu as déclaré.',
  withdrawal_receipt_button: 'Poser une question sur la rétractation',
  withdrawal_declaration: 'Je me rétracte du contrat portant sur la commande PK-{number}.',
  withdrawal_from: 'De {name} <{email}>',
  withdrawal_keep: 'Conserve cet e-mail comme accusé de réception.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'Un message du formulaire de contact',
  support_letter_body: 'De {name} <{email}>',
  support_letter_button: 'Ouvrir la boîte de réception',

  application_sent_subject: 'Nous avons reçu ta candidature',
  application_sent_heading: 'Ta candidature est arrivée',
  application_sent_body:
    'Merci de postuler comme booster. Nous lisons ta candidature et te répondons d’ici le {date}, par e-mail et sur sa page.',
  application_sent_button: 'Voir ma candidature',
  application_asked_subject: 'Une question sur ta candidature',
  application_asked_heading: 'Nous avons une question',
  application_asked_body:
    'Nous avons lu ta candidature. Tu peux la modifier et répondre sur sa page. Voici notre question.',
  application_asked_button: 'Répondre à la question',
  application_accepted_subject: 'Te voilà booster',
  application_accepted_heading: 'Bienvenue parmi les boosters !',
  application_accepted_body:
    'Ta candidature est acceptée et tu peux prendre des commandes dès maintenant. Celles qui te conviennent t’attendent dans la liste.',
  application_accepted_button: 'Voir les commandes',
  application_refused_subject: 'Notre réponse à ta candidature',
  application_refused_heading: 'Ta candidature n’est pas retenue',
  application_refused_body:
    'Merci de ton intérêt. Nous avons lu ta candidature ; tu peux en envoyer une nouvelle dans {figures.applyAgain}. Voici notre raison.',
  application_refused_button: 'Voir ma candidature',

  new_device_subject: 'Nouvelle connexion à ton compte {site}',
  new_device_heading: 'Nouvelle connexion à ton compte',
  new_device_body:
    'Quelqu’un s’est connecté à ton compte depuis un navigateur que nous n’avions encore jamais vu : {browser} sur {system}, {time} (UTC).\n\nSi c’était toi, tu n’as rien à faire. Sinon, déconnecte cet appareil et choisis tout de suite un nouveau mot de passe.',
  new_device_button: 'Vérifier mes appareils',
  unknown_browser: 'navigateur inconnu',
  unknown_system: 'système inconnu',
  payout_details_saved_subject: 'Ton compte bancaire pour les versements a changé',
  payout_details_saved_heading: 'Nouveau compte bancaire pour les versements',
  payout_details_saved_body:
    'Tes versements vont maintenant sur le compte {start} … {end}. Pour te protéger, rien n’y est envoyé avant le {date}. Si ce n’était pas toi, change tout de suite ton mot de passe et écris-nous : l’argent est encore ici.',
  payout_details_saved_button: 'Vérifier mon compte',
  order_completed_subject: 'La commande PK-{number} est terminée',
  order_completed_heading: 'Ta commande est terminée',
  order_completed_body:
    'Commande terminée : {what}.\n\nComment c’était ? Ton avis aide les autres à choisir, et {booster} peut y répondre.',
  order_completed_button: 'Écrire un avis',
  review_asked_subject: 'Comment s’est passée la commande PK-{number} ?',
  review_asked_heading: 'Comment s’est passée ta commande ?',
  review_asked_body:
    '{booster} a terminé ta commande : {what}.\n\nDes notes et, si tu veux, quelques mots aident les autres à choisir. Tu peux écrire ton avis dans les {figures.review} qui suivent la fin de la commande. Nous ne le demanderons plus.',
  review_asked_button: 'Écrire un avis',
  why_dispute: 'Tu reçois cet e-mail car un problème a été signalé pour la commande PK-{number}.',
  problem_reported_subject: 'Commande PK-{number} : un problème est signalé',
  problem_reported_heading: 'Un problème est signalé',
  problem_reported_body:
    'Rien n’est payé ni remboursé avant la décision de notre équipe. Écris ce qui s’est passé, avec des captures d’écran si tu en as.\n\nLa commande : {what}.',
  problem_reported_button: 'Voir les deux côtés',
  problem_reported_until: 'Ensuite, notre équipe peut décider sans ta réponse.',
  answer_missing_subject: 'Commande PK-{number} : nous attendons ta réponse',
  answer_missing_heading: 'Nous attendons ta réponse',
  answer_missing_body: 'Notre équipe attend ta version du problème signalé.\n\nLa commande : {what}.',
  answer_missing_button: 'Voir les deux côtés',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'Commande PK-{number} : notre équipe t’a écrit',
  staff_asked_heading: 'Notre équipe t’a écrit',
  staff_asked_body:
    'Notre équipe examine le problème signalé et a besoin de ta réponse.\n\nLa commande : {what}.',
  staff_asked_button: 'Voir les deux côtés',
  problem_decided_subject: 'Commande PK-{number} : notre décision',
  problem_decided_heading: 'Nous avons décidé',
  problem_decided_body:
    'Nous avons lu ce que disent les deux côtés. La page de la commande montre la décision et ton montant.\n\nLa commande : {what}.\n\nVoici notre motif :',
  problem_decided_button: 'Voir les deux côtés',
  problem_decided_until:
    'D’ici là, tu peux demander un second examen. Une autre personne de notre équipe décide.',
  appeal_asked_subject: 'Commande PK-{number} : second examen demandé',
  appeal_asked_heading: 'Second examen demandé',
  appeal_asked_body:
    'L’autre côté n’est pas d’accord avec notre décision. Une autre personne de notre équipe la réexamine. Les remboursements restent acquis.\n\nLa commande : {what}.\n\nVoici son message :',
  appeal_asked_button: 'Voir les deux côtés',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'Commande PK-{number} : la décision définitive',
  appeal_decided_heading: 'La décision définitive',
  appeal_decided_body:
    'Une autre personne de notre équipe a réexaminé la décision. La page de la commande montre le résultat et ton montant.\n\nLa commande : {what}.\n\nIl est définitif, pour ce motif :',
  appeal_decided_button: 'Voir les deux côtés',

  why_opening:
    'Tu reçois cet e-mail parce que cette adresse a été laissée sur {site} pour être prévenue de l’ouverture.',
  why_supply:
    'Tu reçois cet e-mail parce que cette adresse a été laissée sur {site} pour savoir quand un booster jouera une commande.',
  why_raffle: 'Tu reçois cet e-mail parce que tu participes à un tirage sur {site}.',
  test_subject: 'Test : {subject}',
  test_note: 'C’est une commande test : {site} n’est pas encore ouvert, et personne ne paie.',
  opening_confirm_subject: 'Confirme ton adresse pour l’ouverture de {site}',
  opening_confirm_heading: 'Un e-mail à l’ouverture',
  opening_confirm_body:
    'Ouvre la page ci-dessous et confirme ton adresse. À l’ouverture de {site}, tu recevras un seul e-mail, puis nous supprimerons l’adresse.\n\nSi ce n’est pas toi, ignore cet e-mail. Une adresse non confirmée est gardée au plus {figures.unconfirmedOpeningMail}, et la même page la supprime tout de suite.',
  opening_confirm_button: 'Confirmer l’adresse',
  shop_opened_subject: '{site} est ouvert',
  shop_opened_heading: 'C’est ouvert',
  shop_opened_body:
    'Tu voulais un e-mail à l’ouverture de {site}. Le voici.\n\nNous avons supprimé ton adresse de la liste, et aucun autre e-mail ne suivra.',
  shop_opened_button: 'Aller à la boutique',
  supply_confirm_subject: 'Confirme ton adresse : un e-mail dès qu’un booster joue cette commande',
  supply_confirm_heading: 'Un e-mail dès qu’un booster joue cette commande',
  supply_confirm_body:
    'Tu voulais savoir quand un booster jouera ceci : {what}. Ouvre la page ci-dessous et confirme ton adresse. Tu recevras un seul e-mail, puis nous supprimerons l’adresse.\n\nSi ce n’est pas toi, ignore cet e-mail. Nous supprimons l’adresse au plus tard après {figures.supplyMail}, et la même page la supprime tout de suite.',
  supply_confirm_button: 'Confirmer l’adresse',
  supply_ready_subject: 'Un booster joue maintenant : {what}',
  supply_ready_heading: 'Un booster joue maintenant cette commande',
  supply_ready_body:
    'Tu voulais un e-mail dès qu’un booster jouerait ceci : {what}. Le voici. Tu peux la commander.\n\nNous avons supprimé ton adresse de la liste, et aucun autre e-mail ne suivra.',
  supply_ready_button: 'Préparer ma commande',
  raffle_entered_subject: 'Ticket {ticket} pour « {raffle} »',
  raffle_entered_heading: 'Tu participes : ticket {ticket}',
  raffle_entered_body:
    'Tu participes à « {raffle} » avec le ticket {ticket}. Le tirage a lieu après le {time} ({zone}), et nous t’écrirons si ton ticket gagne.\n\nJusque-là, tu peux rendre ton ticket sur la page du tirage.',
  raffle_entered_button: 'Voir le tirage',
  raffle_won_subject: 'Ton ticket {ticket} a gagné : « {raffle} »',
  raffle_won_heading: 'Ton ticket a gagné',
  raffle_won_body:
    'Le ticket {ticket} gagne {prize} à « {raffle} ».\n\nRécupère ton lot sur la page du tirage avant le {time} ({zone}). Ensuite, il passe au ticket suivant.',
  raffle_won_button: 'Récupérer ton lot',
  raffle_waits_subject: 'Ton lot t’attend encore : « {raffle} »',
  raffle_waits_heading: 'Ton lot t’attend encore',
  raffle_waits_body:
    'Il y a une semaine, le ticket {ticket} a gagné {prize} à « {raffle} », et tu ne l’as pas encore récupéré.\n\nRécupère-le sur la page du tirage avant le {time} ({zone}). Ensuite, il passe au ticket suivant.',
  raffle_waits_button: 'Récupérer ton lot',
} satisfies TranslationOf<typeof mails, 'fr'>
