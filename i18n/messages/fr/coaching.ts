import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching LoL, Valorant, TFT et Wild Rift',
  description:
    'Réserve jusqu’à {figures.mostHours} heures avec un booster Diamant ou plus. Prix, langues et disponibilités affichés, et des notes à conserver.',
  heading: 'Apprends à monter avec quelqu’un qui l’a fait',
  lead: 'Réserve jusqu’à {figures.mostHours} heures avec un booster qui joue à ton jeu en Diamant ou plus haut. C’est toi qui joues, et personne ne te demande tes identifiants. Les notes de chaque séance, tu les gardes.',

  coaches: 'Coachs',
  count: { one: '{count} offre', other: '{count} offres' },
  allGames: '{names.allGames}',

  anHour: 'de l’heure',
  hourly: '{price} de l’heure',
  upTo: '{game}, joue jusqu’à {rank}',
  completed: { one: '{count} commande terminée', other: '{count} commandes terminées' },
  first: 'Pas encore de commande terminée',
  boosts: { one: '{count} boost sur ce jeu', other: '{count} boosts sur ce jeu' },
  rated: {
    one: '{stars} sur {most} d’après {count} avis, boosts et coaching',
    other: '{stars} sur {most} d’après {count} avis, boosts et coaching',
  },
  free: 'Disponibilités',
  freeTimes: '{day} de {from} à {to}',
  freeZone: 'Fuseau horaire : {zone}',
  freeLocal: 'À ton heure locale',
  byArrangement: 'Sur rendez-vous',
  choose: 'Choisir',
  chosen: 'Choisi',
  demo: '{names.demoData}',

  pickTitle: 'Choisis un coach',
  pickText: 'Le prix de ta séance s’affiche ici dès que tu choisis un coach.',

  yourSession: 'Ta séance',
  howLong: 'Combien de temps ?',
  lessTime: 'Une heure de moins',
  moreTime: 'Une heure de plus',
  wishes: 'Que veux-tu apprendre ?',
  wishesHint: 'Ton rang, ton rôle, ce qui coince. Ton coach le lit avant d’accepter.',
  book: 'Passer au paiement',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Remboursement intégral jusqu’à l’accord du coach',
  promiseAnswer: 'Sans réponse sous {figures.coachAnswer}, remboursement intégral',
  promiseLogin: 'Tu joues toi-même, sans donner de mot de passe',
  own: 'Tu ne peux pas réserver ta propre offre.',

  emptyTitle: 'Pas encore de coach ici',
  emptyText:
    'Les coachs publient eux-mêmes leurs heures ici. Regarde tous les jeux, ou joue plutôt en duo avec un booster.',
  nobody: 'Aucun coach pour {game} en ce moment.',
  seeAll: 'Voir tous les coachs',

  howTitle: 'Comment se passe le coaching',
  'how.choose': 'Trouve ton coach',
  'how.chooseText':
    'Compare le prix, les langues et ce que chaque coach enseigne. Dis ce que tu veux apprendre.',
  'how.agree': 'Choisis un créneau',
  'how.agreeText':
    'Si ton coach propose des créneaux, choisis-en un en réservant. Sinon, l’un des deux propose une date dès que ton coach a accepté, sous {figures.coachAnswer}.',
  'how.meet': 'Retrouvez-vous et jouez',
  'how.meetText': 'Tu joues sur ton propre compte. Ton coach regarde, pose des questions et explique.',
  'how.keep': 'Garde les notes',
  'how.keepText':
    'Après chaque séance, ton coach note ce que vous avez travaillé. Tu vérifies les notes, tu confirmes les heures, et la commande est terminée.',

  questionsTitle: 'Des questions, des réponses franches',
  'question.login': 'Mon coach a-t-il besoin de mon mot de passe ?',
  'answer.login':
    'Non. Un coach ne se connecte jamais à ton compte, et aucun champ ne demande de mot de passe. C’est toi qui joues ; ton coach regarde ton écran ou un enregistrement.',
  'question.time': 'Quand ont lieu les séances ?',
  'answer.time':
    'Au créneau que tu choisis en réservant, si ton coach en propose. Sinon, quand cela vous arrange tous les deux : sur la page de la commande, tu proposes une date ou tu acceptes celle de ton coach. Chacun peut en proposer une autre plus tard ; elle ne compte que si l’autre l’accepte. Chacun voit les heures dans son fuseau horaire.',
  'question.answer': 'Et si mon coach ne répond pas ?',
  'answer.answer':
    'Au bout de {figures.coachAnswer}, la commande est annulée automatiquement et tu récupères tout sur ton moyen de paiement d’origine. Et si ton coach refuse, tu peux récupérer ton argent tout de suite.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Tant que ton coach n’a pas accepté, tu récupères tout. Après, ce sont les heures qui n’ont pas eu lieu qui te sont remboursées. La page de la commande affiche toujours le montant.',
  'question.keep': 'Que me reste-t-il à la fin ?',
  'answer.keep':
    'Les notes de chaque séance. Elles restent sur la page de ta commande aussi longtemps que tu veux. Tu as {figures.check} pour les vérifier avant que les heures soient confirmées automatiquement.',
} satisfies TranslationOf<typeof coaching, 'fr'>
