import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Paiement reçu',
  'order_paid.text': 'La commande PK-{number} est payée. La suite est sur la page de la commande.',
  'payment_refunded_twice.title': 'Second paiement remboursé',
  'payment_refunded_twice.text':
    'La commande PK-{number} a été payée deux fois. Nous remboursons le second paiement.',
  'payment_refunded_cancelled.title': 'Paiement tardif remboursé',
  'payment_refunded_cancelled.text':
    'La commande PK-{number} était déjà annulée à l’arrivée de ce paiement. Nous le remboursons.',
  'payment_refunded_changed.title': 'Paiement remboursé',
  'payment_refunded_changed.text':
    'Un paiement ne correspondait plus à la commande PK-{number}. Nous le remboursons.',
  'balance_increased.title': 'Solde crédité',
  'balance_increased.text': 'Ton solde a été crédité de {amount}.',

  'new_order_fits.title': 'Nouvelle commande pour toi',
  'new_order_fits.text': 'La commande PK-{number} attend sur le tableau des commandes disponibles.',

  'booster_found.title': 'Booster trouvé',
  'booster_found.text': 'Un booster a accepté la commande PK-{number}.',
  'named_asked.title': 'Un client te demande',
  'named_asked.text':
    'La commande PK-{number} t’est proposée à toi seul pendant {figures.namedOffer}. Accepte-la ou refuse-la sur ton tableau.',
  'named_declined.title': 'Ton booster a refusé',
  'named_declined.text':
    'Le booster choisi ne peut pas prendre la commande PK-{number}. La page de la commande indique pourquoi et la suite.',
  'named_expired.title': 'Ton booster n’a pas accepté',
  'named_expired.text':
    'Le booster choisi n’a pas accepté la commande PK-{number}. La page de la commande indique la suite.',
  'start_missed.title': 'Pas encore de booster',
  'start_missed.text':
    'Le départ de la commande PK-{number} était promis pour maintenant. Elle peut attendre encore ou être remboursée tout de suite.',
  'nobody_plays.title': 'Aucun booster pour ta commande',
  'nobody_plays.text':
    'Aucun booster ne peut jouer ta commande PK-{number} en ce moment. Tu peux être remboursé tout de suite ou continuer d’attendre.',
  'game_recorded.title': 'Partie enregistrée',
  'game_recorded.text': 'Une nouvelle partie est dans le journal de la commande PK-{number}.',
  'game_struck.title': 'Partie invalidée',
  'game_struck.text':
    'Notre équipe a invalidé une partie enregistrée de la commande PK-{number}. Le motif est sur la page de la commande.',
  'order_paused.title': 'Commande en pause',
  'order_paused.text': 'La commande PK-{number} est en pause. Aucune partie n’est jouée avant la reprise.',
  'order_resumed.title': 'Commande reprise',
  'order_resumed.text': 'La commande PK-{number} n’est plus en pause.',
  'order_dropped.title': 'Recherche d’un autre booster',
  'order_dropped.text':
    'Le booster a quitté la commande PK-{number}. Toute la progression enregistrée est conservée.',
  'order_finished.title': 'Résultat envoyé',
  'order_finished.text': 'Le résultat de la commande PK-{number} est prêt à être vérifié.',
  'proof_rejected.title': 'Résultat refusé',
  'proof_rejected.text': 'La commande PK-{number} continue. Le motif est sur la page de la commande.',
  'order_disputed.title': 'Problème signalé',
  'order_disputed.text':
    'Le client a signalé un problème avec le résultat de la commande PK-{number}. Notre équipe va l’examiner.',
  'dispute_answered.title': 'Nouveau message',
  'dispute_answered.text': 'Un message complète le problème signalé sur la commande PK-{number}.',
  'dispute_withdrawn.title': 'Signalement retiré',
  'dispute_withdrawn.text':
    'Le problème signalé sur la commande PK-{number} a été retiré. La commande continue.',
  'dispute_decided.title': 'Décision prise',
  'dispute_decided.text':
    'Notre équipe a tranché le problème de la commande PK-{number}. Le motif est sur la page de la commande.',
  'dispute_answer_due.title': 'Nous attendons ta réponse',
  'dispute_answer_due.text':
    'Réponds au problème signalé sur la commande PK-{number}. Sinon, notre équipe décidera sans toi.',
  'dispute_answer_missed.title': 'Pas de réponse',
  'dispute_answer_missed.text': 'Commande PK-{number} : le délai de réponse est écoulé. Tu peux décider.',
  'dispute_first_word_missed.title': 'Première réponse en retard',
  'dispute_first_word_missed.text':
    'L’équipe n’a pas encore répondu au problème signalé sur la commande PK-{number}.',
  'dispute_decision_due.title': 'Décision à rendre bientôt',
  'dispute_decision_due.text': 'Le signalement sur la commande PK-{number} doit bientôt être tranché.',
  'dispute_decision_missed.title': 'Décision en retard',
  'dispute_decision_missed.text': 'Le délai promis pour la commande PK-{number} est dépassé.',
  'order_reopened.title': 'Commande rouverte',
  'order_reopened.text':
    'La commande PK-{number} reprend. Si elle se joue sur le compte du client, ses identifiants sont de nouveau nécessaires.',
  'order_frozen.title': 'Rétrofacturation demandée',
  'order_frozen.text':
    'Une rétrofacturation a été demandée pour le paiement de la commande PK-{number}. La commande et les parts sont gelées jusqu’à la décision de la banque.',
  'order_unfrozen.title': 'Rétrofacturation refusée',
  'order_unfrozen.text':
    'La banque a confirmé le paiement de la commande PK-{number}. Elle n’est plus gelée.',
  'order_hold_lifted.title': 'La commande n’est plus gelée',
  'order_hold_lifted.text': 'La commande PK-{number} n’est plus gelée et reprend.',
  'order_given.title': 'Une commande pour toi',
  'order_given.text': '{username} t’a confié le suivi de la commande PK-{number}.',
  'permission_asked.title': 'Un collègue demande un droit',
  'permission_asked.text': '{username} demande le droit {right}.',
  'staff_joined.title': 'Du nouveau dans l’équipe',
  'staff_joined.text': '{username} a accepté une invitation et peut utiliser ses droits dès maintenant.',
  'payment_key_refused.title': 'Le paiement par carte est impossible',
  'payment_key_refused.text':
    'Le prestataire de paiement refuse la clé de la boutique. « {shell.adminOpening} » dit que faire.',
  'mail_login_refused.title': 'Aucun e-mail ne part',
  'mail_login_refused.text':
    'Le serveur de messagerie refuse le mot de passe de la boutique. « {shell.adminOpening} » dit que faire.',
  'raffle_entered.title': 'Tu participes',
  'raffle_entered.text':
    '« {raffle} » : ton ticket porte le numéro {number}. Nous te préviendrons s’il gagne.',
  'raffle_won.title': 'Ton ticket a gagné',
  'raffle_won.text':
    '« {raffle} » : le ticket {number} gagne {prize}. Récupère ton lot sur la page du tirage sous {figures.raffleClaim}.',
  'raffle_waits.title': 'Ton lot t’attend encore',
  'raffle_waits.text':
    '« {raffle} » : récupère {prize} sur la page du tirage, sinon le lot passe au ticket suivant.',
  'raffle_cancelled.title': 'Un tirage est annulé',
  'raffle_cancelled.text': '« {raffle} » se termine sans tirage. Sa page dit pourquoi.',
  'proposal_waits.title': 'Une proposition t’attend',
  'proposal_waits.text': 'Un collègue a proposé quelque chose qui demande une deuxième personne.',
  'balance_corrected.title': 'Ton solde a été rectifié',
  'balance_corrected.text': 'Nous avons crédité {amount} sur ton solde. Raison : {reason}',
  'balance_debited.title': 'Ton solde a été rectifié',
  'balance_debited.text': 'Nous avons retiré {amount} de ton solde. Raison : {reason}',
  'gift_given.title': 'Un cadeau pour toi',
  'gift_given.text': 'Tu as {amount} de plus sur ton solde. Raison : {reason}',
  'debt_written_off.title': 'Tu nous dois moins',
  'debt_written_off.text': 'Nous avons annulé {amount} de ta dette. Raison : {reason}',
  'order_charged_back.title': 'Paiement annulé par la banque',
  'order_charged_back.text':
    'La banque a rendu au titulaire de la carte le paiement de la commande PK-{number}.',
  'refund_failed.title': 'Ton remboursement est sur ton solde',
  'refund_failed.text':
    'Ta banque n’a pas accepté le remboursement de {amount} pour la commande PK-{number} : nous l’avons crédité sur ton solde.',
  'refund_split.title': 'Le reste de ton remboursement est sur ton solde',
  'refund_split.text':
    'Ta banque t’a déjà rendu {returned} pour la commande PK-{number} : nous avons crédité le reste de ton remboursement, {amount}, sur ton solde.',
  'balance_taken.title': 'Paiement annulé par la banque',
  'balance_taken.text':
    'La banque a remboursé un paiement au titulaire de la carte : {amount} ont été débités de ton solde.',
  'balance_held.title': 'Une partie de ton solde est retenue',
  'balance_held.text':
    'Une banque examine l’un de tes paiements : {amount} en sont retenus jusqu’à sa décision. Si tu n’as rien demandé à ta banque, contacte-nous.',
  'balance_freed.title': 'Ton solde n’est plus retenu',
  'balance_freed.text': 'La banque s’est prononcée sur ton paiement : {amount} sont de nouveau disponibles.',
  'debt_made.title': 'Tu nous dois de l’argent',
  'debt_made.text':
    'La banque a remboursé un paiement au titulaire de la carte alors que tu l’avais dépensé : tu nous dois {amount}. Ce que tu reçois sert d’abord à régler cette somme. Si c’est une erreur, contacte-nous.',
  'debt_lifted.title': 'Ta dette est réglée',
  'debt_lifted.text': 'La banque nous a de nouveau versé ton paiement : tu ne dois plus {amount}.',
  'top_up_refund_failed.title': 'Ton remboursement est sur ton solde',
  'top_up_refund_failed.text':
    'Ta banque n’a pas accepté le remboursement de {amount} de ton rechargement : nous les avons remis sur ton solde.',
  'top_up_refund_split.title': 'Le reste de ton remboursement est sur ton solde',
  'top_up_refund_split.text':
    'Ta banque t’a déjà rendu {returned} de ton rechargement : nous avons crédité le reste de ton remboursement, {amount}, sur ton solde.',
  'share_taken_back.title': 'Part reprise',
  'share_taken_back.text':
    'La banque a annulé le paiement de la commande PK-{number} : {amount} de ta part sont repris.',
  'share_restored.title': 'Part rendue',
  'share_restored.text':
    'La banque est revenue sur sa décision concernant la commande PK-{number} : {amount} de ta part sont de nouveau à toi.',
  'payment_restored.title': 'Paiement de nouveau prélevé',
  'payment_restored.text':
    'Ta banque t’avait rendu un paiement et vient de le prélever à nouveau. {amount} te reviennent : nous les avons ajoutés à ton solde.',
  'change_asked.title': 'Modification demandée',
  'change_asked.text':
    'Le client souhaite modifier la commande PK-{number}. Réponds sur la page de la commande.',
  'order_changed.title': 'Commande modifiée',
  'order_changed.text':
    'La commande PK-{number} continue avec la modification. La page de la commande affiche le nouveau prix.',
  'change_declined.title': 'Modification refusée',
  'change_declined.text':
    'La commande PK-{number} reste comme elle est. La page de la commande indique la raison.',
  'change_withdrawn.title': 'Modification retirée',
  'change_withdrawn.text':
    'Le client a retiré la modification. La commande PK-{number} reste comme elle est.',
  'change_expired.title': 'Modification restée sans réponse',
  'change_expired.text':
    'La modification de la commande PK-{number} n’a pas eu lieu. Le montant réservé revient au client ou paie un autre booster.',
  'change_prepared.title': 'Le support a préparé une modification pour toi',
  'change_prepared.text':
    'Regarde la modification de la commande PK-{number} et décide sur sa page. Rien n’a encore changé.',
  'change_lapsed.title': 'Modification sans objet',
  'change_lapsed.text':
    'La commande PK-{number} a continué sans la modification demandée. La somme réservée te revient.',
  'booster_poked.title': 'Le client attend de tes nouvelles',
  'booster_poked.text':
    'Enregistre une partie dans la commande PK-{number}, ou écris au client sur la page de la commande.',
  'booster_reminded.title': 'Ni partie ni message depuis {figures.silenceReminder}',
  'booster_reminded.text':
    'Enregistre une partie dans la commande PK-{number} ou écris au client. Après {figures.silence}, il peut choisir un autre booster.',
  'booster_kept.title': 'Le booster continue',
  'booster_kept.text': 'Le client de la commande PK-{number} continue avec toi.',
  'hours_changed.title': 'Heures de jeu modifiées',
  'hours_changed.text':
    'Le client de la commande PK-{number} a modifié les heures où tu peux jouer. La page de la commande les affiche.',
  'order_held.title': 'En attente : sans nouvelles du booster',
  'order_held.text':
    'Le booster de la commande PK-{number} n’a ni enregistré de partie ni répondu depuis {figures.silence}. Le client peut patienter ou en choisir un autre.',
  'other_booster_asked.title': 'Autre booster demandé',
  'other_booster_asked.text':
    'Le client de la commande PK-{number} demande un autre booster. Notre équipe décide ; la page de la commande indique la raison.',
  'other_booster_declined.title': 'Demande refusée, le booster reste',
  'other_booster_declined.text':
    'La commande PK-{number} garde son booster. La page de la commande indique la raison.',
  'check_waits.title': 'Ton résultat t’attend',
  'check_waits.text':
    'Vérifie le résultat de la commande PK-{number}. Sans réponse de ta part, il est confirmé {figures.check} après son envoi.',
  'order_completed.title': 'Commande terminée',
  'order_completed.text': 'La commande PK-{number} est terminée.',
  'order_cancelled.title': 'Commande annulée',
  'order_cancelled.text': 'La commande PK-{number} a été annulée.',

  'coach_asked.title': 'Un client a réservé avec toi',
  'coach_asked.text': 'Accepte ou refuse la commande PK-{number} sur ton tableau.',
  'coach_accepted.title': 'Ton coach a accepté',
  'coach_accepted.text':
    'La commande PK-{number} a été acceptée. Sa page indique la date de la séance, ou te permet d’en convenir.',
  'coach_declined.title': 'Ton coach a refusé',
  'coach_declined.text':
    'La commande PK-{number} a été refusée. Tu peux l’annuler et récupérer ton argent tout de suite.',
  'session_proposed.title': 'Date proposée',
  'session_proposed.text':
    'Une date a été proposée pour une séance de la commande PK-{number}. Accepte-la, ou proposes-en une autre.',
  'session_agreed.title': 'Date fixée',
  'session_agreed.text': 'La date de la prochaine séance de la commande PK-{number} est fixée.',
  'session_soon.title': 'Ta séance commence bientôt',
  'session_soon.text':
    'La prochaine séance de la commande PK-{number} commence dans moins de {figures.sessionReminder}.',
  'session_link.title': 'Lien de visio',
  'session_link.text': 'Ton coach a indiqué où se déroule la séance de la commande PK-{number}.',
  'session_recorded.title': 'Notes de séance ajoutées',
  'session_recorded.text': 'De nouvelles notes de séance sont sur la page de la commande PK-{number}.',
  'coaching_finished.title': 'Toutes les heures sont effectuées',
  'coaching_finished.text':
    'Les notes de la commande PK-{number} sont prêtes à être vérifiées par le client.',

  'session_ended_by_reuse.title': 'Un de tes appareils a été déconnecté',
  'session_ended_by_reuse.text':
    'Une de tes sessions a été utilisée avec une clé périmée. Quelqu’un l’a peut-être copiée : nous avons fermé cette session.',
  'services_accepted.title': 'Tu peux jouer davantage',
  'services_accepted.text': 'L’équipe a accepté ta demande. Ton tableau montre déjà les commandes.',
  'services_declined.title': 'Notre réponse à ta demande',
  'services_declined.text':
    'L’équipe a refusé ta demande. La raison figure sur ta page « {shell.myServices} ».',

  'application_asked.title': 'Une question sur ta candidature',
  'application_asked.text':
    'L’équipe a une question sur ta candidature de booster. Réponds sur la page de la candidature.',
  'application_accepted.title': 'Te voilà booster',
  'application_accepted.text': 'Ta candidature est acceptée. Tu peux prendre des commandes sur le tableau.',
  'application_refused.title': 'Notre réponse à ta candidature',
  'application_refused.text': 'Ta candidature a été refusée. La raison figure sur sa page.',
  'order_message.title': 'Nouveau message',
  'order_message.text': 'Tu as un message dans le chat de la commande PK-{number}.',
  'login_code_asked.title': 'Ton booster a besoin d’un code de connexion',
  'login_code_asked.text': 'Saisis-le sur la page de la commande PK-{number} sous {figures.loginCode}.',
  'login_code_given.title': 'Le code de connexion est arrivé',
  'login_code_given.text': 'Ouvre-le sur la page de la commande PK-{number} sous {figures.loginCode}.',
  'support_waiting.title': 'Nouvelle conversation d’assistance',
  'support_waiting.text': 'La conversation {thread} de la boîte d’assistance attend une réponse.',

  'booster_banned.title': 'Un booster banni a des commandes',
  'booster_banned.text': '{username} est banni. En cours : {orders}.',
  'decision_refused.title': 'Ta décision n’a pas été exécutée',
  'decision_refused.text':
    'La commande PK-{number} a changé avant que ta décision prenne effet : rien n’a été fait. Regarde-la à nouveau.',
  'payout_sent.title': 'Versement envoyé',
  'payout_sent.text': 'Versement {payout} : {amount} arrivent sur ton compte bancaire.',
  'payout_returned.title': 'Versement retourné',
  'payout_returned.text':
    'Le versement {payout} n’a pas pu être payé : {amount} sont de nouveau disponibles. La raison est dans tes gains.',
  'review_written.title': 'Nouvel avis',
  'review_written.text':
    'Ton client a donné son avis sur la commande PK-{number}. Tu peux répondre sur la page de la commande.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': '{amount} de cashback pour la commande PK-{number} sont sur ton solde.',
  'cashback_taken.title': 'Cashback repris',
  'cashback_taken.text':
    'La commande PK-{number} a été remboursée ou rouverte : {amount} de cashback ont été repris.',
  'tip_given.title': 'Tu as reçu un pourboire',
  'tip_given.text': '{amount} pour la commande PK-{number}. Tu peux le faire verser dans {figures.hold}.',
  'tip_refunded.title': 'Pourboire remboursé',
  'tip_refunded.text':
    'Ton pourboire de {amount} pour la commande PK-{number} est arrivé trop tard : il y en avait déjà un, ou le booster est parti. Nous te le remboursons.',
  'tip_returned.title': 'Pourboire remboursé',
  'tip_returned.text': 'Nous te remboursons {amount} de ton pourboire pour la commande PK-{number}.',
  'tip_reduced.title': 'Pourboire repris',
  'tip_reduced.text':
    'Nous avons remboursé au client {amount} du pourboire pour la commande PK-{number} : ce montant est retiré de ton argent retenu.',
  'tip_taken_back.title': 'Pourboire repris',
  'tip_taken_back.text':
    'La banque a annulé le pourboire du client pour la commande PK-{number} : {amount} sont repris.',
  'tip_restored.title': 'Pourboire rendu',
  'tip_restored.text':
    'La banque est revenue sur sa décision concernant le pourboire de la commande PK-{number} : {amount} sont de nouveau à toi.',
  'review_answered.title': 'Réponse à ton avis',
  'review_answered.text': 'Ton booster a répondu à ton avis sur la commande PK-{number}.',
  'review_hidden.title': 'Avis masqué',
  'review_hidden.text':
    'Notre équipe a masqué l’avis sur la commande PK-{number}. La raison est sur la page de la commande.',
  'review_shown.title': 'Avis de nouveau visible',
  'review_shown.text': 'L’avis sur la commande PK-{number} est de nouveau visible.',
  'dispute_appealed.title': 'Second examen demandé',
  'dispute_appealed.text':
    'L’autre côté demande un second examen de la décision sur la commande PK-{number}. Tu as {figures.appealReply} pour répondre.',
  'dispute_upheld.title': 'La décision est maintenue',
  'dispute_upheld.text':
    'Notre équipe a réexaminé la commande PK-{number}. La première décision est maintenue et définitive.',
  'dispute_appeal_waits.title': 'Second examen à faire',
  'dispute_appeal_waits.text':
    'Un second examen de la décision sur la commande PK-{number} est demandé. Décide sous {figures.appealDecision}.',

  'bulk_done.title': 'Ton action sur plusieurs commandes est terminée',
  'bulk_done.text': 'Fait : {done}. Laissées telles quelles : {left}.',
} satisfies TranslationOf<typeof notifications, 'fr'>
