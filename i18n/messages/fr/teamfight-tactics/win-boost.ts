import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Achète des top 4 qui restent acquis. Un lobby perdu est rattrapé sans frais.',
  description:
    'Victoires nettes sur Teamfight Tactics dès {price} l’unité. Une victoire est un top 4, un lobby perdu est rattrapé. Classée ou Double Up, prix détaillé.',
  'about.title': 'Ce qui compte comme une victoire à huit joueurs',
  'about.first':
    'Un lobby n’a qu’une première place, mais la moitié des joueurs y gagne des LP. Dans cette commande, une victoire est donc une place dans le top 4 ou, en Double Up, parmi les deux premières équipes. Tout ce qui est en dessous est une défaite. « Nettes » veut dire victoires moins défaites : cinq top 4 et une place moins bonne font quatre victoires nettes. Les LP qu’elles apportent dépendent des places et de ton MMR.',
  'about.second':
    'Le prix d’une victoire dépend de ton palier le jour de la commande. Les victoires nettes conviennent quand tu frôles la relégation, quand la fin d’une division s’éternise, ou quand un set est trop près de sa fin pour une ascension entière. En Classée, le booster joue sur ton compte. En Double Up, tu peux jouer aussi, avec ton seul Riot ID ; indique alors le rang que tu y as.',
  'question.first': 'Une première place compte-t-elle plus ?',
  'answer.first':
    'Non. Premier ou quatrième, c’est une victoire ; cinquième ou huitième, c’est une défaite. Une première place te rapporte plus de LP, et ils sont à toi, mais elle ne raccourcit pas la commande.',
  'question.second': 'Quatre victoires nettes, ça fait combien de lobbies ?',
  'answer.second':
    'Autant qu’il en faut pour avoir quatre top 4 de plus que de places moins bonnes. Quatre d’affilée suffisent ; avec deux ratés, cela fait huit lobbies. Le prix est le même dans les deux cas.',
  'question.third': 'Acheter des victoires ou un elo boost ?',
  'answer.third':
    'Des victoires, si tu veux quelques bons lobbies et que peu t’importe où exactement ils te mènent. Un elo boost, si tu veux une division précise : l’objectif y est fixe, et une mauvaise série coûte du temps, mais pas d’argent.',
  'question.fourth': 'Et si le set se termine avant que toutes les victoires soient jouées ?',
  'answer.fourth':
    'Ce qui est gagné reste acquis, mais la suite se jouerait sur un nouveau classement. Si tu n’en veux pas, demande à l’équipe d’arrêter la commande : les victoires qui manquent au journal te sont remboursées.',
  'question.fifth': 'Que peut-il arriver à mon compte ?',
  'answer.fifth':
    'Riot Games peut le suspendre ou le fermer pour boost, et ton League of Legends avec. Les conditions ne font pas d’exception pour les petites commandes. Avant le paiement, nous te demandons de confirmer que tu le sais.',
} as const satisfies ServiceWords
