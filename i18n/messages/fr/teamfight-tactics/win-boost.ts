import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster joue les top 4 que tu achètes. Chaque lobby perdu est rattrapé sans frais.',
  description:
    'Victoires nettes sur TFT dès {price} l’unité. Une victoire est un top 4, un lobby perdu est rattrapé. Classée ou Double Up, prix détaillé.',
  'about.title': 'Ce qui compte comme une victoire à huit joueurs',
  'about.first':
    'Un lobby n’a qu’une première place, mais quatre joueurs y gagnent des LP. Ici, une victoire, c’est donc un top 4 ou, en Double Up, une place parmi les deux premières équipes. Tout le reste est une défaite. Les victoires nettes, ce sont les victoires moins les défaites : cinq top 4 et un lobby raté en font quatre. Les LP qu’elles rapportent dépendent des places et de ton MMR.',
  'about.second':
    'Ton palier le jour de la commande fixe le prix d’une victoire. Quand prendre des victoires nettes ? Quand tu frôles la relégation, quand une fin de division s’éternise ou quand il reste trop peu du set pour une ascension entière. En Classée, le booster joue sur ton compte. En Double Up, tu peux jouer aussi, avec ton seul Riot ID ; indique alors le rang que tu y as.',
  'question.first': 'Une première place compte-t-elle plus ?',
  'answer.first':
    'Non. Premier ou quatrième, c’est une victoire ; cinquième ou huitième, une défaite. Une première place te rapporte plus de LP, et ils sont à toi, mais la commande n’en est pas plus courte.',
  'question.second': 'Quatre victoires nettes, ça fait combien de lobbies ?',
  'answer.second':
    'Il faut quatre top 4 de plus que de lobbies ratés. Quatre d’affilée suffisent ; avec deux ratés, cela fait huit lobbies. Le prix est le même dans les deux cas.',
  'question.third': 'Acheter des victoires ou un elo boost ?',
  'answer.third':
    'Des victoires, si tu veux quelques bons lobbies sans viser un rang précis. Un elo boost, si tu veux une division : l’objectif y est fixe, et une mauvaise série coûte du temps, pas d’argent.',
  'question.fourth': 'Et si le set se termine avant que toutes les victoires soient jouées ?',
  'answer.fourth':
    'Ce qui est gagné reste acquis, mais la suite se jouerait sur un nouveau classement. Tu n’en veux pas ? Demande à l’équipe d’arrêter la commande : les victoires qui manquent au journal te sont remboursées.',
  'question.fifth': 'Que peut-il arriver à mon compte ?',
  'answer.fifth':
    'Riot Games peut le suspendre ou le fermer pour boost, et ton League of Legends part avec. Les petites commandes ne font pas exception. Avant le paiement, nous te demandons de confirmer que tu le sais.',
} as const satisfies ServiceWords
