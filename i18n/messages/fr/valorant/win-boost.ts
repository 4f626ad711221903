import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un nombre fixe de victoires nettes en Compétition, au rang que tu as aujourd’hui.',
  description:
    'Victoires nettes en Compétition sur Valorant, dès {price} l’unité. Défaites rattrapées sans frais, en solo ou en duo, au tarif de ton rang.',
  'about.title': 'Des victoires plutôt qu’un objectif',
  'about.first':
    'Sur Valorant, les RR par victoire varient d’un joueur à l’autre ; certains préfèrent donc acheter des victoires et prendre les RR comme ils viennent. Les victoires nettes sont les victoires moins les défaites : huit gagnées et trois perdues en font cinq. La commande est terminée quand cette différence est atteinte ; après une défaite, le booster continue, tout simplement. Les égalités ne changent rien. Jusqu’où les victoires te portent, c’est ton MMR qui le décide.',
  'about.second':
    'Le rang que tu indiques fixe le prix d’une victoire, et ce prix reste le même si tu montes en chemin. Immortel et Radiant ont un prix commun. En solo, un booster joue sur ton compte ; en duo, tu joues aussi et ne partages pas de mot de passe. Ajoute des agents si tu veux voir tes choix habituels dans l’historique des matchs. Si tu vises un rang précis, un elo boost est le meilleur choix.',
  'question.first': 'Combien de RR rapportent dix victoires nettes ?',
  'answer.first':
    'Cela dépend de ton gain. Si une victoire rapporte 18 RR et qu’une défaite en coûte 18, dix victoires nettes font 180 RR, pas tout à fait deux divisions. Si les défaites coûtent plus que les victoires ne rapportent, c’est moins. La commande compte des matchs, pas des RR.',
  'question.second': 'Et les égalités et les redditions ?',
  'answer.second':
    'Une égalité en prolongation n’est ni une victoire ni une défaite, le décompte ne change donc pas ; pour un remake, c’est pareil. Après une reddition, le match compte comme le jeu l’affiche, gagné ou perdu.',
  'question.third': 'Puis-je jouer, moi aussi, avec un boost de victoires ?',
  'answer.third':
    'Oui. Passe en duo et le booster rejoint ton groupe. Une ligne s’ajoute au devis, et la durée s’allonge, car les matchs attendent que tu sois là. Vos rangs doivent être assez proches pour que la Compétition vous laisse jouer ensemble.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Tant qu’aucun booster n’a commencé, tu peux annuler toi-même et tout récupérer. Ensuite, l’équipe peut arrêter la commande, et les victoires nettes qui manquent encore au journal te sont remboursées. À six sur dix, quatre te sont remboursées, avec leur part des options.',
  'question.fifth': 'Acheter des victoires enfreint-il les règles ?',
  'answer.fifth':
    'Oui, comme toute forme de boost. Riot Games peut retirer des récompenses, suspendre ton compte ou le bannir pour de bon, et n’indique aucun nombre de matchs sans risque. Ne commande que si tu acceptes ce risque.',
} as const satisfies ServiceWords
