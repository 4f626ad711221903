import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un nombre fixe de victoires nettes en Compétition, au rang que tu as aujourd’hui.',
  description:
    'Victoires nettes dans la Compétition de Valorant, dès {price} l’une. Défaites rattrapées sans frais, en solo ou en duo, au prix de ton rang.',
  'about.title': 'Des victoires plutôt qu’un objectif',
  'about.first':
    'Sur Valorant, les RR par victoire varient d’un joueur à l’autre ; certains préfèrent donc acheter des victoires et prendre les RR comme ils viennent. Les victoires nettes sont les victoires moins les défaites : huit matchs gagnés et trois perdus font cinq. La commande est finie quand la différence est atteinte, et une défaite veut seulement dire que le booster continue. Les égalités ne changent rien. Jusqu’où les victoires te portent, c’est ton MMR qui le décide.',
  'about.second':
    'Le rang que tu indiques fixe le prix d’une victoire, et il reste pendant toute la commande, même si tu montes. Immortel et Radiant ont un prix commun. Solo veut dire un booster sur ton compte ; en duo, tu joues aussi et ne donnes pas de mot de passe. Ajoute des agents si tu veux voir tes choix habituels dans l’historique. Si tu vises un rang précis, l’elo boost est la meilleure commande.',
  'question.first': 'Combien de RR rapportent dix victoires nettes ?',
  'answer.first':
    'Cela dépend de ton gain. Si une victoire rapporte 18 RR et qu’une défaite en coûte 18, dix victoires nettes font 180 RR, pas tout à fait deux divisions. Si les défaites te coûtent plus que les victoires ne rapportent, c’est moins. La commande compte des matchs, pas des RR.',
  'question.second': 'Et les égalités et les redditions ?',
  'answer.second':
    'Une égalité en prolongation n’est ni une victoire ni une défaite, le décompte reste donc où il était ; pour un remake, c’est pareil. Après une reddition, le match compte comme le jeu l’affiche, gagné ou perdu.',
  'question.third': 'Puis-je jouer aussi dans une commande de victoires ?',
  'answer.third':
    'Oui. Passe en duo et le booster rejoint ton groupe. Le devis reçoit une ligne pour cela, et la durée s’allonge, car les matchs attendent que tu sois là. Vos rangs doivent être assez proches pour que la Compétition vous laisse jouer ensemble.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'En totalité jusqu’à ce qu’un booster commence, et tu annules toi-même. Plus tard, c’est l’équipe qui arrête la commande, et les victoires nettes qui manquent au journal sont remboursées. Avec six sur dix atteintes, quatre te reviennent, avec leur part des options.',
  'question.fifth': 'Acheter des victoires enfreint-il les règles ?',
  'answer.fifth':
    'Oui, comme toute forme de boost. Riot Games peut retirer des récompenses, suspendre le compte ou le bannir pour de bon, et n’indique aucun nombre de matchs en dessous duquel rien ne se passe. Ne commande que si tu peux vivre avec ça.',
} as const satisfies ServiceWords
