import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Tu joues toutes tes parties toi-même, un booster à tes côtés. Ton Riot ID nous suffit : garde ton mot de passe.',
  description:
    'Monte de rang sur LoL avec un booster à tes côtés, sur ton propre compte. Dès {price} la division, sans mot de passe, parties enregistrées.',
  'about.title': 'Deux joueurs, une ascension',
  'about.first':
    'La file Solo/Duo n’accepte qu’un partenaire, et d’un rang assez proche du tien. Ton booster prend donc un compte qui convient. En Flexible, les groupes peuvent être plus grands, mais un duo boost reste une affaire à deux : toi et un booster. Et tes LP ? Ils ne dépendent que de ton compte. Le jeu regarde tes victoires, tes défaites et ton MMR, pas ceux de ton partenaire.',
  'about.second':
    'Sans toi, aucune partie ne se lance. C’est donc ton emploi du temps qui donne le rythme, et la durée est plus longue que pour un elo boost. Note tes heures dans la commande : les boosters les lisent avant de l’accepter. En jeu, garde ton meilleur rôle et laisse la jungle ou le carry à ton partenaire. Les options « {games.addon.solo-only} » et « {games.addon.offline} » n’existent pas en duo : elles sont faites pour un booster qui joue seul sur ton compte.',
  'question.first': 'Le duo est-il plus sûr que de confier mon compte ?',
  'answer.first':
    'Pour tes identifiants, oui : personne d’autre que toi ne se connecte. Pour Riot Games, cela reste du boost payant, et ses conditions l’interdisent sous toutes ses formes. Ton compte peut donc être suspendu ou perdre ses récompenses classées, et nous ne te promettrons pas le contraire. Au moment de payer, tu acceptes cet avertissement.',
  'question.second': 'De quoi avez-vous besoin ?',
  'answer.second':
    'De ton Riot ID avec son tag, pour que le booster puisse t’inviter, de ton serveur et des heures où tu peux jouer. C’est tout. Une commande en duo ne demande jamais de mot de passe : ne donne le tien à personne, même pas à ton booster.',
  'question.third': 'Est-ce que je dois carry, moi aussi ?',
  'answer.third':
    'Joue comme d’habitude, ça suffit. Des défaites, il y en aura, même avec un partenaire fort ; les LP perdus sont regagnés sans que le prix change. Et mieux vaut un champion que tu maîtrises qu’un champion fort sur le patch du moment.',
  'question.fourth': 'Peut-on jouer en duo en Maître et au-delà ?',
  'answer.fourth':
    'Tu peux le commander ; le prix se calcule alors en LP et non plus en divisions. Mais qui peut jouer avec qui tout en haut ? C’est Riot qui fixe la règle, et elle change d’une saison à l’autre. Vérifie-la avant de commander, ou choisis la file « {games.queue.flex} ».',
  'question.fifth': 'Et si je ne peux pas jouer pendant quelques jours ?',
  'answer.fifth':
    'Mets la commande en pause sur sa page et reprends-la à ton retour : le prix ne bouge pas. Si tu préfères en rester là, l’équipe peut l’arrêter. Les divisions qui n’ont pas été jouées te sont alors remboursées, d’après les parties enregistrées.',
} as const satisfies ServiceWords
