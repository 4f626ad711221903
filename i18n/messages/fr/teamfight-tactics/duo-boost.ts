import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Deux plateaux, une équipe. Monte en Double Up avec un booster pour partenaire.',
  description:
    'Grimpe le classement Double Up de Teamfight Tactics avec un booster, dès {price} par division. Tu joues toi-même et ne donnes aucun mot de passe.',
  'about.title': 'Pourquoi, ici, duo veut dire Double Up',
  'about.first':
    'En Classée, chacun joue pour soi : un ami dans le lobby est l’un de tes sept adversaires. Double Up est le mode à deux. Quatre équipes partagent un lobby ; les partenaires ont les mêmes points de vie, s’envoient des unités et s’entraident sur l’autre plateau. Il a son propre classement, de Fer à Challenger, à 100 LP la division, et la place de l’équipe compte pour vous deux.',
  'about.second':
    'Tu joues ton plateau et le booster joue le sien. Il te passe les unités qu’il te faut, et tu lui passes celles dont tu peux te priver. Indique ton rang Double Up comme départ, pas celui de Classée, sinon la distance et le prix seront faux. Tes heures libres donnent le rythme. Tu peux ajouter le coaching et une victoire bonus, mais pas des champions précis, pour la même raison que partout dans ce jeu : c’est la boutique qui décide.',
  'question.first': 'Peut-on monter ensemble en Classée ?',
  'answer.first':
    'Non. Dans cette file, vous seriez adversaires, et deux joueurs qui s’arrangent sur leurs places enfreignent une règle de plus. Une commande avec un partenaire est toujours en Double Up. Pour ton rang en Classée, il y a l’elo boost.',
  'question.second': 'Puis-je être sanctionné alors que je joue moi-même ?',
  'answer.second':
    'Oui, c’est possible, et ton partenaire aussi. Les conditions de Riot Games interdisent le boost payant même quand tu es à ton propre plateau. Tes identifiants ne risquent rien, puisque personne d’autre ne s’en sert ; ton compte, si. Tu le confirmes avant de payer.',
  'question.third': 'Je n’ai pas encore de rang Double Up. Que faire ?',
  'answer.third':
    'Une ascension a besoin d’un départ, car le prix compte les divisions à partir de là. Joue tes premières parties de Double Up seul, ou commande-les comme boost de placement en duo. Ensuite, tu auras un rang à indiquer ici.',
  'question.fourth': 'Quelles places nous font avancer ?',
  'answer.fourth':
    'Les deux premières équipes sur quatre gagnent des LP, les deux autres en perdent. Toute ascension a ses mauvais lobbies, et ils sont rattrapés dans le prix. Tu paies la division que tu as indiquée, pas des parties à l’unité.',
  'question.fifth': 'Comment trouver des heures qui vont à tous les deux ?',
  'answer.fifth':
    'Tu écris dans la commande quand tu peux jouer. Les boosters le lisent avant de la prendre : celui qui la prend connaît donc tes heures. Si personne ne la prend dans l’heure, tu peux annuler et tout récupérer.',
} as const satisfies ServiceWords
