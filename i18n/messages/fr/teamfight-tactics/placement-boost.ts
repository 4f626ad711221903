import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Les premières parties classées d’un set, jouées par un booster en Classée, ou avec toi en Double Up.',
  description:
    'Parties de placement Teamfight Tactics en début de set, dès {price} la partie. Au tarif de ton dernier rang, en Classée ou ensemble en Double Up.',
  'about.title': 'Les premiers lobbies d’un set',
  'about.first':
    'Chaque set remet le classement à zéro, et les cinq premières parties classées te placent. Elles te font bouger plus que les suivantes : une série de top 4 au départ t’épargne donc beaucoup de lobbies ensuite. Ton ancien rang compte encore, car le jeu se souvient du MMR caché derrière lui. Classée et Double Up te placent séparément, et une commande vaut pour l’une des deux.',
  'about.second':
    'Indique le rang auquel tu as fini le dernier set, ou « {games.unranked} », et le nombre de parties. En Classée, un booster les joue seul sur ton compte. En Double Up, tu peux jouer aussi, et aucun identifiant n’est alors nécessaire. Un set tout neuf est souvent patché : le booster joue donc ce qui est fort cette semaine-là. Ni les champions ni la compo ne se choisissent.',
  'question.first': 'Dans quel palier vais-je arriver ?',
  'answer.first':
    'C’est le jeu qui décide, d’après ton MMR caché et tes résultats dans ces lobbies. Cinq bonnes places te donnent un meilleur départ, pas un palier que nous pourrions annoncer d’avance. Pour un palier précis, prends un elo boost.',
  'question.second': 'Une cinquième place est-elle rejouée ?',
  'answer.second':
    'Non. Chaque partie de placement n’existe qu’une fois : chaque lobby compte donc, quelle qu’en soit l’issue. Tu paies un nombre de parties. Si une commande est arrêtée avant qu’elles soient toutes jouées, les autres te sont remboursées.',
  'question.third': 'J’ai sauté le dernier set. Qu’est-ce que j’indique ?',
  'answer.third':
    'Choisis « {games.unranked} » ; les parties sont alors au tarif Argent. Le rang d’un set plus ancien ne joue pas sur le prix, car le calculateur ne demande que le dernier. Ton MMR caché peut encore s’en souvenir.',
  'question.fourth': 'Les placements peuvent-ils se jouer en Double Up ?',
  'answer.fourth':
    'Oui, choisis cette file. Soit un booster joue sur ton compte, soit tu es son partenaire et ne donnes que ton Riot ID. Le résultat compte pour ton rang Double Up et ne change rien à la Classée.',
  'question.fifth': 'Cinq lobbies mettent-ils mon compte en danger ?',
  'answer.fifth':
    'Oui. Quelqu’un d’autre devant ton plateau enfreint les conditions de Riot Games dès la première manche, et la sanction peut être une suspension ou un bannissement de tout ton compte Riot. Avant de commander, demande-toi si un meilleur départ vaut ce risque.',
} as const satisfies ServiceWords
