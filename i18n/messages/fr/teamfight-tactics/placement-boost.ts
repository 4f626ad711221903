import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Les premières classées d’un set, jouées par un booster en Classée, ou avec toi en Double Up.',
  description:
    'Placements Teamfight Tactics en début de set, dès {price} par partie. Au prix de ton dernier rang, en Classée ou ensemble en Double Up.',
  'about.title': 'Les premiers lobbies d’un set',
  'about.first':
    'À chaque set, le classement est remis à zéro, et les cinq premières parties classées te placent. Elles te déplacent plus que les suivantes : une série de top 4 au départ t’épargne donc beaucoup de lobbies ensuite. Ton ancien rang a encore son mot à dire, car le jeu se souvient du MMR caché derrière lui. Classée et Double Up te placent séparément, et une commande vaut pour l’une des deux.',
  'about.second':
    'Indique le rang auquel tu as fini le dernier set, ou non classé, et le nombre de parties. En Classée, un booster les joue seul sur ton compte. En Double Up, tu peux jouer aussi, et aucun identifiant n’est alors nécessaire. Un set tout neuf est souvent patché : le booster joue donc ce qui est fort cette semaine-là. Ni les champions ni la compo ne se commandent.',
  'question.first': 'Dans quel palier vais-je arriver ?',
  'answer.first':
    'C’est le jeu qui décide, d’après ton MMR caché et les places dans ces lobbies. Cinq bons résultats te donnent un meilleur départ, pas un palier que nous pourrions nommer d’avance. Pour un palier de ton choix, il y a l’elo boost.',
  'question.second': 'Une cinquième place est-elle rejouée ?',
  'answer.second':
    'Non. Un match de placement n’existe qu’une fois, chaque lobby compte donc, quelle que soit la place. Tu paies un nombre de parties. Si une commande est arrêtée avant qu’elles soient toutes jouées, les autres sont remboursées.',
  'question.third': 'J’ai sauté le dernier set. Qu’est-ce que j’indique ?',
  'answer.third':
    'Choisis non classé ; les parties sont alors au prix d’Argent. Un rang d’un set plus ancien ne joue pas dans le prix, car le calculateur ne demande que le dernier. Le MMR caché peut encore s’en souvenir.',
  'question.fourth': 'Les placements peuvent-ils se jouer en Double Up ?',
  'answer.fourth':
    'Oui, choisis-le comme file. Soit un booster joue sur ton compte, soit tu es le partenaire et ne donnes que ton Riot ID. Le résultat compte pour ton rang Double Up et laisse la Classée telle quelle.',
  'question.fifth': 'Cinq lobbies mettent-ils mon compte en danger ?',
  'answer.fifth':
    'Oui. Quelqu’un d’autre à ton plateau enfreint les conditions de Riot Games dès la première manche, et la réponse peut être une suspension ou un bannissement de tout le compte Riot. Mets cela en balance avec un meilleur départ avant de commander.',
} as const satisfies ServiceWords
