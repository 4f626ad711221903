import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching pour League of Legends, TFT, Valorant et Wild Rift',
  description:
    'Réserve une à cinq heures avec un booster Diamant ou plus. Prix, langues et heures libres affichés, et des notes qui te restent.',
  heading: 'Apprends le chemin avec quelqu’un qui l’a gravi',
  lead: 'Réserve une à cinq heures avec un booster qui joue à ton jeu en Diamant ou plus haut. Tu joues toi-même, personne ne demande ton identifiant, et les notes de chaque séance sont à toi.',
  coaches: 'Coachs',
  count: { one: '{count} offre', other: '{count} offres' },
  allGames: 'Tous les jeux',
  anHour: 'de l’heure',
  hourly: '{price} de l’heure',
  upTo: '{game}, joue jusqu’à {rank}',
  completed: { one: '{count} commande terminée', other: '{count} commandes terminées' },
  first: 'Pas encore de commande terminée',
  free: 'Libre',
  freeTimes: '{day} {from} à {to}',
  freeZone: 'Heures de {zone}',
  freeLocal: 'À ton heure locale',
  byArrangement: 'Sur rendez-vous',
  choose: 'Choisir',
  chosen: 'Choisi',
  demo: '{order.demo}',
  pickTitle: 'Choisis un coach',
  pickText: 'Le prix de ta séance s’affiche ici dès que tu as choisi quelqu’un.',
  yourSession: 'Ta séance',
  howLong: 'Combien de temps ?',
  lessTime: 'Une heure de moins',
  moreTime: 'Une heure de plus',
  wishes: 'Que veux-tu apprendre ?',
  wishesHint: 'Ton rang, ton rôle, ce qui coince. Ton coach le lit avant d’accepter.',
  book: '{service.continue}',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Remboursement complet tant que ton coach n’a pas accepté',
  promiseAnswer: 'Pas de réponse sous 48 heures : argent rendu',
  promiseLogin: '{service.promiseDuo}',
  own: 'C’est ta propre offre.',
  emptyTitle: 'Personne n’enseigne cela pour l’instant',
  emptyText:
    'Les coachs ouvrent eux-mêmes leurs heures ici. Regarde tous les jeux, ou joue plutôt avec un booster.',
  howTitle: 'Comment se passe le coaching',
  'how.choose': 'Choisis quelqu’un',
  'how.chooseText':
    'Compare le prix, les langues et ce que chaque coach enseigne. Dis ce que tu veux apprendre.',
  'how.agree': 'Convenez d’une date',
  'how.agreeText':
    'Ton coach accepte sous 48 heures. Ensuite, chacun peut proposer une date et en accepter une.',
  'how.meet': 'Retrouvez-vous et jouez',
  'how.meetText': 'Tu joues sur ton propre compte. Ton coach regarde, questionne et explique.',
  'how.keep': 'Garde les notes',
  'how.keepText':
    'Après chaque séance, ton coach écrit ce que vous avez travaillé. La commande se clôture quand tu es d’accord.',
  questionsTitle: '{service.questionsTitle}',
  'question.login': 'Mon coach a-t-il besoin de mon mot de passe ?',
  'answer.login':
    'Non. Un coach ne se connecte jamais à ton compte, et il n’y a aucun champ pour un mot de passe. Tu joues, ton coach regarde ton écran ou un enregistrement.',
  'question.time': 'Quand se retrouve-t-on ?',
  'answer.time':
    'Quand vous êtes d’accord tous les deux. Les heures libres sont une indication. Sur la page de la commande, tu proposes une date ou acceptes celle de ton coach, chacun dans son fuseau horaire. Une nouvelle date ne compte qu’une fois acceptée par l’autre.',
  'question.answer': 'Et si mon coach ne répond pas ?',
  'answer.answer':
    'Après 48 heures, la commande s’annule d’elle-même et tout ton argent revient sur ton moyen de paiement. Si ton coach refuse, tu peux le récupérer aussitôt.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'De tout, tant que ton coach n’a pas accepté. Ensuite, des heures qui n’ont pas eu lieu. La page de la commande affiche le montant à tout moment.',
  'question.keep': 'Que me reste-t-il à la fin ?',
  'answer.keep':
    'Les notes de chaque séance, sur la page de ta commande, aussi longtemps que tu veux. Tu as 72 heures pour les vérifier avant que la commande se clôture.',
} satisfies TranslationOf<typeof coaching, 'fr'>
