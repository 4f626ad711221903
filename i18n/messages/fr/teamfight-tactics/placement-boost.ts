import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Les premières parties classées d’un set, jouées par un booster en Classée, ou avec toi en Double Up.',
  description:
    'Parties de placement TFT en début de set, dès {price} la partie. Au tarif de ton dernier rang, en Classée ou ensemble en Double Up.',
  'about.title': 'Les premiers lobbies d’un set',
  'about.first':
    'Chaque set remet le classement à zéro, et ce sont tes cinq premières parties classées qui te placent. Elles pèsent plus lourd que les suivantes : une série de top 4 au départ t’épargne beaucoup de lobbies. Ton ancien rang n’est pas oublié pour autant, car le jeu se souvient du MMR caché derrière lui. Classée et Double Up te placent séparément, et une commande vaut pour l’une des deux.',
  'about.second':
    'Indique ton rang à la fin du dernier set, ou « {games.unranked} », et le nombre de parties. En Classée, un booster les joue seul sur ton compte. En Double Up, tu peux jouer aussi, et tu ne donnes alors aucun identifiant. Un nouveau set est souvent patché : le booster joue donc ce qui est fort cette semaine-là. Ni les champions ni la compo ne se choisissent.',
  'question.first': 'Dans quel palier vais-je arriver ?',
  'answer.first':
    'C’est le jeu qui décide, d’après ton MMR caché et tes résultats dans ces lobbies. Cinq bonnes places te donnent un meilleur départ, mais personne ne peut annoncer le palier. Si tu en vises un, prends un elo boost.',
  'question.second': 'Une cinquième place est-elle rejouée ?',
  'answer.second':
    'Non. Chaque partie de placement ne se joue qu’une fois : tous les lobbies comptent, quelle qu’en soit l’issue. Tu paies un nombre de parties. Si la commande s’arrête avant la fin, celles qui restent te sont remboursées.',
  'question.third': 'J’ai sauté le dernier set. Qu’est-ce que j’indique ?',
  'answer.third':
    'Choisis « {games.unranked} » : les parties sont alors au tarif Argent. Un rang plus ancien ne change rien au prix, puisque le calculateur ne demande que le dernier. Ton MMR caché, lui, s’en souvient peut-être.',
  'question.fourth': 'Les placements peuvent-ils se jouer en Double Up ?',
  'answer.fourth':
    'Oui, choisis cette file. Un booster joue sur ton compte, ou tu joues avec lui et ne donnes que ton Riot ID. Le résultat compte pour ton rang Double Up et ne change rien à la Classée.',
  'question.fifth': 'Cinq lobbies mettent-ils mon compte en danger ?',
  'answer.fifth':
    'Oui. Dès la première manche, laisser quelqu’un d’autre jouer ton plateau enfreint les conditions de Riot Games. Tout ton compte Riot peut être suspendu ou banni. Avant de commander, demande-toi si un meilleur départ vaut ce risque.',
} as const satisfies ServiceWords
