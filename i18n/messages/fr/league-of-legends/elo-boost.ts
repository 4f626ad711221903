import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Indique la division que tu veux et celle où tu es. Un booster joue sur ton compte les parties qui les séparent.',
  description:
    'Monte de rang sur League of Legends, dès {price} par division. Prix ligne par ligne, chaque partie notée, remboursement de ce qui n’est pas grimpé.',
  'about.title': 'Comment on grimpe le classement de League of Legends',
  'about.first':
    'Solo/Duo et Flexible sont deux classements séparés, chacun avec son MMR caché. Une division demande 100 LP, et une barre pleine te fait monter sans série de promotion. À partir de Maître, il n’y a plus de divisions : les LP n’ont pas de plafond, et Grand Maître et Challenger commencent à des seuils plus hauts. Ce qu’une victoire rapporte en LP dépend de ton MMR ; le calculateur le demande donc, à côté de ta division et de ton serveur.',
  'about.second':
    'Le booster se connecte avec les identifiants de ton coffre et joue la file choisie jusqu’à l’objectif. De ton côté, c’est simple : ne joue pas de classée dans cette file entre-temps, et reste hors du client pendant une partie, car une seconde connexion coupe la première. Des champions nommés réduisent le choix du booster, et « File solo uniquement » exclut un partenaire de groupe : ces deux options ont donc un prix.',
  'question.first': 'Que peut faire Riot à mon compte ?',
  'answer.first':
    'Riot Games interdit le boost, et un inconnu qui se connecte à ton compte enfreint aussi ses conditions. Les mesures connues sont la perte des récompenses classées, la suspension et le bannissement définitif. Nous ne pouvons en exclure aucune. Tu le confirmes avant de payer : décide en le sachant.',
  'question.second': 'Pourquoi demander combien de LP je gagne par victoire ?',
  'answer.second':
    'Parce que cela suit ton MMR. Si une victoire rapporte nettement moins qu’une défaite ne coûte, chaque division demande plus de parties : un gain faible coûte donc plus cher et prend plus de temps. Si elle rapporte nettement plus, choisis élevé. À peu près égal, c’est normal.',
  'question.third': 'Qui paie les défaites et les dodges ?',
  'answer.third':
    'Pas toi. Le prix vaut pour l’objectif : les LP perdus dans une défaite ou un dodge sont regagnés sans frais. Chaque partie est notée avec son résultat et le rang qui suit, tu vois donc aussi les creux.',
  'question.fourth': 'Puis-je commander une ascension en Flexible ?',
  'answer.fourth':
    'Oui. Choisis Flexible comme file et indique ton rang en Flexible, qui est distinct de Solo/Duo. La file a sa propre ligne dans le prix. Monter dans une file ne change pas ton rang dans l’autre : commande pour celle qui compte pour toi.',
  'question.fifth': 'Et si la saison se termine avant l’ascension ?',
  'answer.fifth':
    'Un reset déplace tous les comptes, une ascension inachevée ne peut donc pas simplement continuer. Compare la durée affichée sur cette page avec les jours qui restent à la saison. Si c’est finalement trop juste, l’équipe peut arrêter la commande : ce que les parties notées ont acquis reste payé, le reste te revient.',
} as const satisfies ServiceWords
