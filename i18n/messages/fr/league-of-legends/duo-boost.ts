import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Tu joues chaque partie toi-même, à côté d’un booster. Il nous faut ton Riot ID et aucun mot de passe.',
  description:
    'Monte sur League of Legends aux côtés d’un booster, sur ton propre compte. Dès {price} par division, sans mot de passe, chaque partie notée.',
  'about.title': 'Deux joueurs, une ascension',
  'about.first':
    'La file Solo/Duo n’admet qu’un seul partenaire, et seulement si vos rangs sont proches. Ton booster joue donc sur un compte dont le rang va avec le tien. En Flexible, le groupe peut être plus grand, mais un duo boost reste toi et un booster. Les LP se comptent sur ton seul compte : le jeu regarde tes victoires, tes défaites et ton MMR, pas ceux de ton partenaire.',
  'about.second':
    'Aucune partie ne se joue sans toi : tes heures libres donnent le rythme, et la durée estimée est plus longue que pour un elo boost. Indique ces heures dans la commande, les boosters les voient avant de la prendre. Joue le rôle où tu es à l’aise et laisse la jungle ou le carry à ton partenaire. « File solo uniquement » et « Apparaître hors ligne » manquent ici, car ces options vont avec un booster seul sur le compte.',
  'question.first': 'Le duo est-il plus sûr que de confier mon compte ?',
  'answer.first':
    'Pour tes identifiants, oui : personne d’autre que toi ne se connecte. Pour Riot Games, cela reste du boost payant, que ses conditions interdisent sous toutes ses formes. Une suspension ou la perte des récompenses classées restent possibles, et nous ne promettons rien d’autre. Tu acceptes cette mention au moment de payer.',
  'question.second': 'De quoi avez-vous besoin ?',
  'answer.second':
    'De ton Riot ID avec son tag, de ton serveur et des heures où tu peux jouer. Le booster t’invite sous ce nom. Une commande en duo ne demande jamais de mot de passe : ne donne donc le tien à personne, pas même à ton booster.',
  'question.third': 'Est-ce que je dois carry, moi aussi ?',
  'answer.third':
    'Joue comme d’habitude. On perd des parties même avec un partenaire fort, et ces LP sont regagnés sans que le prix change. Un champion que tu maîtrises aide plus qu’un champion fort sur ce patch.',
  'question.fourth': 'Peut-on monter en duo en Maître et au-delà ?',
  'answer.fourth':
    'Cela peut se commander, et le prix suit alors les LP au lieu des divisions. Qui peut jouer avec qui tout en haut, c’est Riot qui le décide, et cela change d’une saison à l’autre. Vérifie la règle avant de commander, ou choisis la file flexible.',
  'question.fifth': 'Et si je ne peux pas jouer pendant quelques jours ?',
  'answer.fifth':
    'Mets la commande en pause sur sa page et reprends-la à ton retour ; le prix reste le même. Si tu préfères y mettre fin, l’équipe peut l’arrêter. Les divisions non grimpées sont alors remboursées d’après les parties notées.',
} as const satisfies ServiceWords
