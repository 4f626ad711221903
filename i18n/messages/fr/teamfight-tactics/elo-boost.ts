import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Choisis un objectif. Un booster joue tes lobbies en Classée ou en Double Up jusqu’à l’atteindre.',
  description:
    'Elo boost TFT en Classée ou Double Up, dès {price} la division. Chaque lobby enregistré, prix détaillé, remboursement au prorata.',
  'about.title': 'Des LP dans des lobbies à huit',
  'about.first':
    'Sur Teamfight Tactics, tes LP dépendent de ta place. La première moitié du lobby en gagne, la seconde en perd, et finir premier rapporte plus que finir quatrième. Comme sur League of Legends, une division demande 100 LP, mais les deux rangs n’ont aucun lien, même sur un seul compte Riot. Classée et Double Up ont chacune leur classement, et chaque nouveau set commence par un reset.',
  'about.second':
    'Le booster joue des lobbies entiers sur ton compte. Quand tout va bien, ils durent : les meilleurs restent jusqu’au bout. En attendant, ne te connecte à aucun des deux jeux, car League of Legends utilise les mêmes identifiants. Impossible de choisir des champions d’avance, puisque la boutique décide de ce qu’un lobby offre. L’option « {games.addon.coaching} » convient mieux à ce jeu : plateaux et décisions s’analysent après coup.',
  'question.first': 'Un booster finit-il premier à chaque fois ?',
  'answer.first':
    'Non. Pour monter, il faut des top 4 réguliers ; forcer la première place fait perdre des LP. Dans le journal, tu verras des troisièmes et des quatrièmes places, et parfois une huitième. Tu paies la division d’arrivée : un mauvais lobby est rattrapé par les suivants.',
  'question.second': 'Puis-je jouer à League of Legends pendant la commande ?',
  'answer.second':
    'Pas en même temps. Les deux jeux partagent le même compte Riot : en te connectant, tu éjecterais le booster en plein lobby. Quand tu veux jouer, mets la commande en pause sur sa page, puis reprends-la.',
  'question.third': 'Que se passe-t-il quand un nouveau set commence ?',
  'answer.third':
    'Les rangs sont remis à zéro, et une ascension inachevée ne peut pas continuer. Avant de commander, compare la durée avec la fin du set. Si l’ascension n’est pas finie d’ici là, l’équipe peut l’arrêter, et les divisions manquantes te sont remboursées.',
  'question.fourth': 'Pourquoi ne puis-je pas choisir de champions ou de compo ?',
  'answer.fourth':
    'Parce que personne ne pourrait s’y tenir. La boutique, les objets et les unités disputées dictent ce qui est possible, et forcer une compo fait perdre des LP. Voilà pourquoi l’option « {games.addon.characters.champions} » n’existe pas sur Teamfight Tactics.',
  'question.fifth': 'Riot sanctionne-t-il aussi le boost sur TFT ?',
  'answer.fifth':
    'Oui. Ce sont les conditions de League of Legends, et c’est le même compte. Une suspension ou un bannissement frappe tout ce qu’il contient : Légendes miniatures, arènes, skins. Nous ne pouvons pas te promettre d’y échapper.',
} as const satisfies ServiceWords
