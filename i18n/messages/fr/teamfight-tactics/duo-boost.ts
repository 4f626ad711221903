import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Deux plateaux, une équipe. Monte en Double Up avec un booster pour partenaire.',
  description:
    'Monte dans le classement Double Up de TFT avec un booster, dès {price} la division. Tu joues toi-même, sans donner de mot de passe.',
  'about.title': 'Pourquoi duo veut dire Double Up ici',
  'about.first':
    'En Classée, c’est chacun pour soi : l’ami qui joue dans ton lobby est l’un de tes sept adversaires. Le mode à deux, c’est Double Up. Quatre équipes par lobby, des points de vie en commun, des unités qu’on s’envoie et des coups de main sur l’autre plateau. Le mode a son propre classement, du Fer au Challenger, à 100 LP la division, et la place de l’équipe compte pour vous deux.',
  'about.second':
    'Tu joues ton plateau, le booster joue le sien. Il t’envoie les unités qu’il te faut, tu lui envoies celles dont tu peux te passer. Comme départ, indique ton rang Double Up et non celui de Classée : sinon, la distance et le prix seront faux. Tes disponibilités donnent le rythme. Tu peux ajouter les options « {games.addon.coaching} » et « {games.addon.bonus-win} ». Les champions, eux, ne se choisissent pas, comme partout dans ce jeu : c’est la boutique qui décide.',
  'question.first': 'Peut-on monter ensemble en Classée ?',
  'answer.first':
    'Non. En Classée, vous seriez adversaires, et s’arranger à deux sur les places enfreint une règle de plus. Un duo se joue toujours en Double Up. Pour ton rang en Classée, prends un elo boost.',
  'question.second': 'Est-ce que je risque une sanction même en jouant moi-même ?',
  'answer.second':
    'Oui, et ton partenaire aussi. Même si tu joues ton propre plateau, les conditions de Riot Games interdisent le boost payant. Tes identifiants ne risquent rien, puisque personne d’autre ne s’en sert ; ton compte, si. Tu le confirmes avant de payer.',
  'question.third': 'Je n’ai pas encore de rang Double Up. Que faire ?',
  'answer.third':
    'Il t’en faut un, car le prix compte les divisions à partir de ton départ. Joue toi-même tes premières parties de Double Up, ou commande-les en duo comme boost de placement. Ensuite, tu auras un rang à indiquer ici.',
  'question.fourth': 'Quelles places rapportent des LP ?',
  'answer.fourth':
    'Sur quatre équipes, les deux premières gagnent des LP et les deux autres en perdent. Toute ascension a ses mauvais lobbies : ils sont rattrapés sans que le prix change. Tu paies la division choisie, pas des parties à l’unité.',
  'question.fifth': 'Comment trouver des heures qui nous vont à tous les deux ?',
  'answer.fifth':
    'Tu indiques les tiennes dans la commande, et les boosters les lisent avant d’accepter. Ton partenaire sait donc à quoi s’en tenir. Si personne n’accepte sous {figures.start}, tu peux annuler et tout récupérer.',
} as const satisfies ServiceWords
