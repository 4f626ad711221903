import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Achète des victoires nettes, et avec elles des marques. Les défaites sont rattrapées sans que le prix change.',
  description:
    'Victoires nettes Wild Rift, en Classée ou en file légendaire, dès {price} l’unité. Une défaite ne coûte rien de plus. Android et iOS, solo ou duo.',
  'about.title': 'Une victoire, une marque, la plupart du temps',
  'about.first':
    'Jusqu’à Diamant, une victoire vaut en général une marque ; tu peux donc presque compter les victoires nettes en divisions : cinq en Diamant font à peu près une division. Le Courage en donne parfois deux, ou garde une marque après une défaite. À partir de Maître, une victoire rapporte des points, et leur nombre dépend de la partie. La commande compte les victoires et les défaites ; les marques qu’elles rapportent sont à toi, qu’il y en ait plus ou moins.',
  'about.second':
    'Tu indiques ton rang, le nombre, le serveur, la plateforme et la file. Ton palier fixe le prix d’une victoire, et le prix ne change pas si tu montes pendant la commande. Tu peux choisir la « {games.queue.legendary} » à partir de Diamant ; elle ne se joue qu’en solo. En Classée, tu peux jouer aussi, sur ton propre téléphone. Tu peux demander des champions précis ; sur un compte récent qui en a peu, n’en choisis aucun et laisse le booster voir ce qu’il y a.',
  'question.first': 'Cinq victoires nettes depuis Émeraude II : où est-ce que j’arrive ?',
  'answer.first':
    'En général une division plus haut, en Émeraude I, car une division y demande cinq marques. Le Courage peut donner un peu plus. Ce n’est pas une promesse de rang : s’il t’en faut un, commande-le comme objectif d’un elo boost.',
  'question.second': 'Que se passe-t-il après une défaite ?',
  'answer.second':
    'Le décompte recule d’une victoire et le booster continue, sans frais pour toi. Si le Courage sauve ta marque, la défaite compte quand même, et le booster la rattrape aussi.',
  'question.third': 'Puis-je acheter des victoires pour une récompense de saison ?',
  'answer.third':
    'Oui, si la récompense demande un rang ou des victoires classées. Compare la durée avec la fin de la saison, qui n’attendra pas ta commande. Si l’équipe l’arrête, les victoires qui manquent te sont remboursées.',
  'question.fourth': 'Puis-je jouer en ARAM ou en normale entre-temps ?',
  'answer.fourth':
    'Cela ne change pas le décompte, mais deux appareils ne peuvent pas être connectés en même temps. Mets la commande en pause avant de jouer, pour qu’aucune partie classée ne soit coupée, et reprends-la quand tu as fini.',
  'question.fifth': 'Quelques victoires mettent-elles mon compte en danger ?',
  'answer.fifth':
    'Oui. Riot Games ne trace aucune limite publique entre une partie boostée et cinquante, et une suspension ou un bannissement peut suivre dans les deux cas. En duo, tes identifiants restent à toi, mais cela enfreint quand même les conditions. Tu le confirmes au moment de payer.',
} as const satisfies ServiceWords
