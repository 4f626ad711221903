import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Paiement reçu',
  'order_paid.text': 'La commande PK-{number} est payée. Sa page dit ce qui vient ensuite.',
  'payment_refunded_twice.title': 'Second paiement rendu',
  'payment_refunded_twice.text':
    'La commande PK-{number} a été payée deux fois. Le second paiement te revient.',
  'payment_refunded_cancelled.title': 'Paiement tardif rendu',
  'payment_refunded_cancelled.text':
    'La commande PK-{number} était déjà annulée quand ce paiement est arrivé. Il te revient.',
  'payment_refunded_changed.title': 'Paiement rendu',
  'payment_refunded_changed.text':
    'Un paiement ne correspondait plus à la commande PK-{number}. Il te revient.',
  'balance_increased.title': 'Solde augmenté',
  'balance_increased.text': '{amount} ont été ajoutés à ton solde.',
  'new_order_fits.title': 'Une nouvelle commande pour toi',
  'new_order_fits.text': 'La commande PK-{number} attend sur le tableau des commandes disponibles.',
  'booster_found.title': 'Booster trouvé',
  'booster_found.text': 'La commande PK-{number} a son booster.',
  'game_recorded.title': 'Partie notée',
  'game_recorded.text': 'La commande PK-{number} a une nouvelle partie dans son journal.',
  'order_paused.title': 'Commande en pause',
  'order_paused.text': 'La commande PK-{number} est en pause. Personne ne joue jusqu’à la reprise.',
  'order_resumed.title': 'La commande reprend',
  'order_resumed.text': 'La commande PK-{number} n’est plus en pause.',
  'order_dropped.title': 'On cherche un autre booster',
  'order_dropped.text': 'Le booster de la commande PK-{number} s’est arrêté. Ce qui a été joué reste acquis.',
  'order_finished.title': 'Résultat remis',
  'order_finished.text': 'Le résultat de la commande PK-{number} attend sa vérification.',
  'proof_rejected.title': 'Résultat refusé',
  'proof_rejected.text': 'La commande PK-{number} continue. La raison est sur sa page.',
  'order_disputed.title': 'Résultat contesté',
  'order_disputed.text':
    'Le client signale un problème avec le résultat de la commande PK-{number}. Notre équipe va l’examiner.',
  'game_struck.title': 'Partie annulée',
  'game_struck.text':
    'Notre équipe a annulé une partie enregistrée de la commande PK-{number}. La raison figure sur la page de la commande.',
  'order_completed.title': 'Commande terminée',
  'order_completed.text': 'La commande PK-{number} est terminée.',
  'order_cancelled.title': 'Commande annulée',
  'order_cancelled.text': 'La commande PK-{number} est annulée.',
  'coach_asked.title': 'Un client te demande',
  'coach_asked.text':
    'La commande PK-{number} a été réservée avec toi. Accepte-la ou refuse-la sur ton tableau.',
  'coach_accepted.title': 'Ton coach a accepté',
  'coach_accepted.text': 'La commande PK-{number} est acceptée. Convenez d’une date sur sa page.',
  'coach_declined.title': 'Ton coach ne peut pas',
  'coach_declined.text': 'La commande PK-{number} a été rendue. Tu peux récupérer tout ton argent aussitôt.',
  'session_proposed.title': 'Une date est proposée',
  'session_proposed.text':
    'Une date est proposée pour la séance de la commande PK-{number}. Accepte-la ou proposes-en une autre.',
  'session_agreed.title': 'Date fixée',
  'session_agreed.text': 'La séance de la commande PK-{number} a sa date.',
  'session_recorded.title': 'Notes de séance ajoutées',
  'session_recorded.text': 'Les notes d’une séance de la commande PK-{number} sont sur sa page.',
  'coaching_finished.title': 'Toutes les heures sont faites',
  'coaching_finished.text': 'Les notes de la commande PK-{number} attendent la vérification du client.',
  'session_ended_by_reuse.title': 'Un appareil a été déconnecté',
  'session_ended_by_reuse.text':
    'Une ancienne clé d’une de tes connexions a servi une seconde fois. Quelqu’un l’a peut-être copiée, alors cette connexion est fermée.',
} satisfies TranslationOf<typeof notifications, 'fr'>
