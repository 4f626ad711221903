import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ton rang actuel, le rang que tu vises : un booster joue sur ton compte les parties qui les séparent.',
  description:
    'Elo boost LoL dès {price} la division. Prix ligne par ligne, parties enregistrées, ce qui n’est pas joué est remboursé.',
  'about.title': 'Comment se passe une ascension sur League of Legends',
  'about.first':
    'Solo/Duo et Flexible ont chacun leur classement et leur MMR caché. Une division demande 100 LP : une fois la barre pleine, tu montes, sans série de promotion. À partir de Maître, plus de divisions ni de plafond de LP ; Grand Maître et Challenger commencent à des seuils plus élevés. Les LP d’une victoire dépendent de ton MMR. C’est pourquoi le calculateur te demande ce qu’elle te rapporte, en plus de ta division et de ton serveur.',
  'about.second':
    'Le booster se connecte avec les identifiants de ton coffre, puis joue la file choisie jusqu’à l’objectif. De ton côté, deux règles : pas de classée dans cette file en attendant, et pas de client ouvert pendant une partie, car ta connexion éjecterait le booster. Deux options limitent ses choix et sont donc payantes : les champions que tu demandes, et « {games.addon.solo-only} », qui exclut tout partenaire.',
  'question.first': 'Que peut faire Riot à mon compte ?',
  'answer.first':
    'Le boost est interdit par Riot Games. Laisser un inconnu se connecter à ton compte enfreint aussi ses conditions. Les sanctions connues : la perte des récompenses classées, la suspension, le bannissement définitif. Nous ne pouvons en exclure aucune. Tu le confirmes avant de payer, alors garde-le en tête.',
  'question.second': 'Pourquoi me demander combien de LP je gagne par victoire ?',
  'answer.second':
    'Parce que ce gain dépend de ton MMR. Si tes défaites coûtent nettement plus que tes victoires ne rapportent, chaque division demande plus de parties : c’est « {games.gain.low} », plus cher et plus long. Dans le cas inverse, choisis « {games.gain.high} ». Et si les deux se valent à peu près, « {games.gain.normal} ».',
  'question.third': 'Qui paie les défaites et les dodges ?',
  'answer.third':
    'Pas toi. Tu paies l’objectif : les LP perdus sur une défaite ou un dodge sont regagnés sans frais. Chaque partie est enregistrée avec son résultat et le rang qui suit. Tu vois donc aussi les creux.',
  'question.fourth': 'Puis-je commander une ascension en Flexible ?',
  'answer.fourth':
    'Oui. Choisis la file « {games.queue.flex} » et indique ton rang Flexible, distinct de ton rang Solo/Duo. La file a sa propre ligne dans le prix. Attention : monter dans l’une ne change rien dans l’autre. Commande donc pour celle qui compte à tes yeux.',
  'question.fifth': 'Et si la saison se termine avant ma commande ?',
  'answer.fifth':
    'Un reset déplace tous les comptes : une ascension inachevée ne peut pas reprendre où elle en était. Avant de commander, regarde combien de jours il reste à la saison et compare avec la durée affichée ici. Si le temps vient à manquer, l’équipe peut arrêter la commande. Tu paies ce que les parties enregistrées ont apporté et tu récupères le reste.',
} as const satisfies ServiceWords
