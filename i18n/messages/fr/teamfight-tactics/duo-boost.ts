import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Deux plateaux, une équipe. Monte en Double Up avec un booster pour partenaire.',
  description:
    'Monte dans le classement Double Up de Teamfight Tactics avec un booster, dès {price} la division. Tu joues toi-même, sans donner de mot de passe.',
  'about.title': 'Pourquoi duo veut dire Double Up ici',
  'about.first':
    'En Classée, chacun joue pour soi : un ami dans le lobby est l’un de tes sept adversaires. Double Up est le mode à deux. Quatre équipes partagent un lobby ; les partenaires partagent leurs points de vie, s’envoient des unités et s’entraident sur l’autre plateau. Le mode a son propre classement, de Fer à Challenger, avec 100 LP par division, et la place de l’équipe compte pour vous deux.',
  'about.second':
    'Tu joues ton plateau et le booster joue le sien. Il t’envoie les unités dont tu as besoin, et tu lui envoies celles dont tu peux te passer. Indique comme départ ton rang Double Up, pas celui de Classée, sinon la distance et le prix seront faux. Tes disponibilités donnent le rythme. Tu peux ajouter les options « {games.addon.coaching} » et « {games.addon.bonus-win} », mais pas choisir de champions, pour la même raison que partout dans ce jeu : c’est la boutique qui décide.',
  'question.first': 'Peut-on monter ensemble en Classée ?',
  'answer.first':
    'Non. Dans cette file, vous seriez adversaires, et deux joueurs qui s’arrangent sur leurs places enfreignent une règle de plus. Une commande en duo est toujours en Double Up. Pour ton rang en Classée, prends un elo boost.',
  'question.second': 'Est-ce que je risque une sanction même en jouant moi-même ?',
  'answer.second':
    'Oui, et ton partenaire aussi. Les conditions de Riot Games interdisent le boost payant même si tu joues ton propre plateau. Tes identifiants ne risquent rien, puisque personne d’autre ne s’en sert ; ton compte, si. Tu le confirmes avant de payer.',
  'question.third': 'Je n’ai pas encore de rang Double Up. Que faire ?',
  'answer.third':
    'Une ascension a besoin d’un départ, car le prix compte les divisions à partir de là. Joue toi-même tes premières parties de Double Up, ou commande-les comme boost de placement en duo. Ensuite, tu auras un rang à indiquer ici.',
  'question.fourth': 'Quelles places rapportent des LP ?',
  'answer.fourth':
    'Les deux premières équipes sur quatre gagnent des LP, les deux autres en perdent. Les mauvais lobbies font partie de toute ascension, et ils sont rattrapés sans que le prix change. Tu paies la division choisie, pas des parties à l’unité.',
  'question.fifth': 'Comment trouver des heures qui nous vont à tous les deux ?',
  'answer.fifth':
    'Tu indiques dans ta commande les heures où tu peux jouer. Les boosters les lisent avant de la prendre : celui qui la prend connaît donc tes heures. Si personne ne la prend sous {figures.start}, tu peux annuler et tout récupérer.',
} as const satisfies ServiceWords
