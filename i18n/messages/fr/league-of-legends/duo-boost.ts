import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Tu joues chaque partie toi-même, un booster à tes côtés. Il nous faut ton Riot ID, jamais ton mot de passe.',
  description:
    'Monte de rang sur League of Legends avec un booster à tes côtés, sur ton propre compte. Dès {price} la division, sans mot de passe, parties enregistrées.',
  'about.title': 'Deux joueurs, une ascension',
  'about.first':
    'En Solo/Duo, on ne joue qu’avec un seul partenaire, et seulement si les rangs sont assez proches. Ton booster joue donc sur un compte de rang compatible avec le tien. Flexible admet de plus grands groupes, mais un duo boost, c’est toujours toi et un booster. Tes LP ne dépendent que de ton compte : le jeu regarde tes victoires, tes défaites et ton MMR, pas ceux de ton partenaire.',
  'about.second':
    'Aucune partie ne se joue sans toi : tes disponibilités donnent le rythme, et la durée est plus longue que pour un elo boost. Indique tes heures dans la commande : les boosters les voient avant de la prendre. Joue ton meilleur rôle et laisse la jungle ou le carry à ton partenaire. Les options « {games.addon.solo-only} » et « {games.addon.offline} » ne sont pas proposées ici, car elles concernent un booster qui joue seul sur ton compte.',
  'question.first': 'Le duo est-il plus sûr que de confier mon compte ?',
  'answer.first':
    'Pour tes identifiants, oui : personne d’autre que toi ne se connecte. Pour Riot Games, cela reste du boost payant, que ses conditions interdisent sous toutes ses formes. Une suspension ou la perte des récompenses classées restent possibles, et nous ne te promettrons pas le contraire. Tu acceptes ce texte au moment de payer.',
  'question.second': 'De quoi avez-vous besoin ?',
  'answer.second':
    'De ton Riot ID avec son tag, de ton serveur et des heures où tu peux jouer. C’est sous ce nom que le booster t’invite. Une commande en duo ne demande jamais de mot de passe : ne donne le tien à personne, pas même à ton booster.',
  'question.third': 'Est-ce que je dois carry, moi aussi ?',
  'answer.third':
    'Joue simplement comme d’habitude. Même avec un partenaire fort, tu perdras des parties, et ces LP sont regagnés sans que le prix change. Un champion que tu maîtrises aide plus qu’un champion fort sur le patch du moment.',
  'question.fourth': 'Peut-on jouer en duo en Maître et au-delà ?',
  'answer.fourth':
    'Tu peux le commander, et le prix suit alors les LP au lieu des divisions. Qui peut jouer avec qui tout en haut, c’est Riot qui en décide, et cela change d’une saison à l’autre. Vérifie avant de commander, ou choisis la file « {games.queue.flex} ».',
  'question.fifth': 'Et si je ne peux pas jouer pendant quelques jours ?',
  'answer.fifth':
    'Mets la commande en pause sur sa page et reprends-la à ton retour ; le prix reste le même. Si tu préfères y mettre fin, l’équipe peut l’arrêter. Les divisions qui n’ont pas été jouées te sont alors remboursées, d’après les parties enregistrées.',
} as const satisfies ServiceWords
