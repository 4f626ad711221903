import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster joue les victoires nettes que tu achètes, et tu gagnes les marques qui vont avec. Les défaites sont rattrapées sans que le prix change.',
  description:
    'Victoires nettes Wild Rift, en Classée ou en file légendaire, dès {price} l’unité. Une défaite ne coûte rien de plus. Android et iOS, solo ou duo.',
  'about.title': 'Une victoire, une marque, la plupart du temps',
  'about.first':
    'Jusqu’à Diamant, une victoire rapporte en général une marque. Tu peux donc presque compter en divisions : en Diamant, cinq victoires nettes en font à peu près une. Grâce au Courage, c’est parfois deux marques, ou une marque gardée après une défaite. À partir de Maître, une victoire rapporte des points, dont le nombre dépend de la partie. La commande, elle, compte les victoires et les défaites ; les marques gagnées sont à toi, plus ou moins nombreuses.',
  'about.second':
    'Tu indiques ton rang, le nombre de victoires, le serveur, la plateforme et la file. Ton palier fixe le prix d’une victoire, et ce prix ne bouge pas si tu montes pendant la commande. La « {games.queue.legendary} » s’ouvre à partir de Diamant, en solo uniquement. En Classée, tu peux jouer aussi, sur ton propre téléphone. Tu peux demander des champions précis ; sur un compte récent qui en a peu, n’en choisis aucun et laisse le booster voir ce qu’il y a.',
  'question.first': 'Cinq victoires nettes depuis Émeraude II : où est-ce que j’arrive ?',
  'answer.first':
    'En Émeraude I, en général : une division plus haut, car il y faut cinq marques. Avec le Courage, ce peut être un peu plus. Mais aucun rang n’est promis : s’il t’en faut un, prends un elo boost et fais-en l’objectif.',
  'question.second': 'Que se passe-t-il après une défaite ?',
  'answer.second':
    'Le décompte recule d’une victoire, le booster continue, et tu ne paies rien de plus. Si le Courage sauve ta marque, la défaite compte quand même, et le booster la rattrape aussi.',
  'question.third': 'Puis-je acheter des victoires pour une récompense de saison ?',
  'answer.third':
    'Oui, si la récompense demande un rang ou des victoires classées. Mais la saison n’attendra pas ta commande : compare la durée avec sa fin. Si l’équipe arrête la commande, les victoires qui manquent te sont remboursées.',
  'question.fourth': 'Puis-je jouer en ARAM ou en normale entre-temps ?',
  'answer.fourth':
    'Oui, ces parties ne changent pas le décompte. Mais deux appareils ne peuvent pas être connectés en même temps. Mets la commande en pause avant de jouer, pour qu’aucune partie classée ne soit coupée, et reprends-la quand tu as fini.',
  'question.fifth': 'Quelques victoires mettent-elles mon compte en danger ?',
  'answer.fifth':
    'Oui. Une partie boostée ou cinquante : Riot Games ne publie aucune limite, et une suspension ou un bannissement peut suivre dans les deux cas. En duo, tes identifiants restent à toi, mais cela enfreint quand même les conditions. Tu le confirmes au moment de payer.',
} as const satisfies ServiceWords
