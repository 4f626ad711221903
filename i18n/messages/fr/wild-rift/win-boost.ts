import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Achète des victoires nettes, et avec elles des marques. Les défaites sont rattrapées dans le prix.',
  description:
    'Victoires nettes Wild Rift, en Classée ou en file légendaire, dès {price} l’une. Une défaite ne coûte rien de plus. Android et iOS, solo ou duo.',
  'about.title': 'Une victoire, une marque, la plupart du temps',
  'about.first':
    'Jusqu’à Diamant, une victoire vaut d’ordinaire une marque, les victoires nettes se comparent donc presque directement à une division : cinq en Diamant font à peu près une division. Le Courage en fait parfois deux, ou garde une marque après une défaite. À partir de Maître, une victoire apporte des points, et combien dépend du jeu. La commande compte victoires et défaites ; les marques qu’elles apportent sont à toi, qu’il y en ait plus ou moins.',
  'about.second':
    'Tu indiques rang, nombre, serveur, plateforme et file. Le palier fixe le prix d’une victoire, et le prix ne bouge pas quand tu montes pendant la commande. La file légendaire peut se choisir à partir de Diamant et se joue en solo. En Classée, tu peux jouer aussi, sur ton propre téléphone. Tu peux nommer des champions ; sur un compte récent qui en a peu, n’en nomme aucun et laisse le booster voir ce qu’il y a.',
  'question.first': 'Cinq victoires nettes depuis Émeraude II : où est-ce que j’arrive ?',
  'answer.first':
    'En général une division plus haut, en Émeraude I, car une division y demande cinq marques. Le Courage peut en faire un peu plus. Ce n’est pas la promesse d’un rang : s’il t’en faut un, commande-le comme objectif d’un elo boost.',
  'question.second': 'Que se passe-t-il après une défaite ?',
  'answer.second':
    'Le décompte baisse de un et le booster continue, sans frais pour toi. Une défaite où le Courage a sauvé ta marque reste une défaite dans le décompte, tu n’y perds donc rien.',
  'question.third': 'Puis-je acheter des victoires pour une récompense de saison ?',
  'answer.third':
    'Oui, si la récompense demande un rang ou des victoires classées. Regarde la durée et la fin de la saison, qui n’attend aucune commande. Les victoires non atteintes sont remboursées quand l’équipe l’arrête.',
  'question.fourth': 'Puis-je jouer en ARAM ou en partie normale entre-temps ?',
  'answer.fourth':
    'Cela ne change pas le décompte, mais deux appareils ne peuvent pas être connectés à la fois. Mets la commande en pause avant de jouer, pour qu’aucune classée ne soit coupée, et reprends-la quand tu as fini.',
  'question.fifth': 'Quelques victoires mettent-elles mon compte en danger ?',
  'answer.fifth':
    'Oui. Riot Games ne trace aucune limite publique entre une partie boostée et cinquante, et une suspension ou un bannissement peuvent suivre dans les deux cas. Le duo garde tes identifiants pour toi, mais reste une infraction aux conditions. Tu le confirmes au moment de payer.',
} as const satisfies ServiceWords
