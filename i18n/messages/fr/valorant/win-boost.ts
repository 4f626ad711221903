import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster joue un nombre fixe de victoires nettes en Compétition, au rang que tu as aujourd’hui, seul ou avec toi.',
  description:
    'Victoires nettes en Compétition sur Valorant, dès {price} l’unité. Défaites rattrapées sans frais, en solo ou en duo, au tarif de ton rang.',
  'about.title': 'Des victoires plutôt qu’un objectif',
  'about.first':
    'D’un joueur à l’autre, une victoire ne rapporte pas les mêmes RR. Certains préfèrent donc acheter des victoires et prendre les RR comme ils viennent. On compte les victoires moins les défaites : huit gagnées et trois perdues font cinq victoires nettes. Après une défaite, le booster continue, tout simplement, jusqu’à atteindre cette différence. Les égalités ne changent rien. Jusqu’où cela te mène ? Ton MMR en décide.',
  'about.second':
    'Le prix d’une victoire dépend du rang que tu indiques, et il ne bouge plus, même si tu montes en chemin. Immortel et Radiant sont au même prix. En solo, un booster joue sur ton compte ; en duo, tu joues aussi, sans partager de mot de passe. Pour retrouver tes choix habituels dans l’historique des matchs, ajoute des agents. Et si tu vises un rang précis, prends plutôt un elo boost.',
  'question.first': 'Combien de RR rapportent dix victoires nettes ?',
  'answer.first':
    'Tout dépend de ton gain. Si une victoire rapporte 18 RR et qu’une défaite en coûte 18, dix victoires nettes font 180 RR : pas tout à fait deux divisions. Si tes défaites coûtent plus que tes victoires ne rapportent, c’est moins. La commande compte des matchs, pas des RR.',
  'question.second': 'Et les égalités et les redditions ?',
  'answer.second':
    'Une égalité en prolongation n’est ni gagnée ni perdue : le décompte ne bouge pas. Pour un remake, c’est pareil. Après une reddition, le match compte comme le jeu l’affiche, gagné ou perdu.',
  'question.third': 'Puis-je jouer, moi aussi, avec un boost de victoires ?',
  'answer.third':
    'Oui. Passe en duo, et le booster rejoint ton groupe. Le devis gagne une ligne, et la durée s’allonge, puisque chaque match t’attend. Vos rangs doivent être assez proches pour que la Compétition vous laisse jouer ensemble.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Tant qu’aucun booster n’a commencé, tu peux annuler toi-même et tout récupérer. Après, l’équipe peut arrêter la commande, et les victoires nettes qui manquent au journal te sont remboursées. À six sur dix, cela en fait quatre, avec leur part des options.',
  'question.fifth': 'Acheter des victoires enfreint-il les règles ?',
  'answer.fifth':
    'Oui, comme toute forme de boost. Riot Games peut retirer des récompenses, suspendre ton compte ou le bannir pour de bon, et aucun nombre de matchs n’est déclaré sans danger. Ne commande que si tu acceptes ce risque.',
} as const satisfies ServiceWords
