import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Choisis un objectif. Un booster joue tes lobbies en Classée ou en Double Up jusqu’à l’atteindre.',
  description:
    'Elo boost Teamfight Tactics en Classée ou Double Up, dès {price} la division. Chaque lobby enregistré, prix détaillé, remboursement au prorata.',
  'about.title': 'Des LP dans des lobbies à huit',
  'about.first':
    'Sur Teamfight Tactics, c’est ta place finale qui décide de tes LP. La première moitié du lobby en gagne, la seconde en perd, et une première place rapporte plus qu’une quatrième. Une division demande 100 LP, comme sur League of Legends, mais les deux rangs n’ont rien à voir l’un avec l’autre, même sur un seul compte Riot. Classée et Double Up ont elles aussi des classements séparés, et chaque nouveau set commence par un reset.',
  'about.second':
    'Le booster joue des lobbies entiers sur ton compte, et un lobby qui se passe bien dure longtemps : les meilleurs restent jusqu’au bout. Entre-temps, ne te connecte à aucun des deux jeux, car League of Legends utilise les mêmes identifiants. Les champions ne se choisissent pas à l’avance, c’est la boutique qui décide de ce qu’un lobby offre. L’option « {games.addon.coaching} » convient mieux à ce jeu : plateaux et décisions s’analysent après coup.',
  'question.first': 'Un booster finit-il premier à chaque fois ?',
  'answer.first':
    'Non. Des top 4 réguliers font monter ; forcer les premières places fait perdre des LP. Tu verras dans le journal des troisièmes et des quatrièmes places, et de temps en temps une huitième. Tu paies la division d’arrivée, et les lobbies suivants rattrapent un mauvais lobby.',
  'question.second': 'Puis-je jouer à League of Legends pendant la commande ?',
  'answer.second':
    'Pas en même temps. Les deux jeux utilisent le même compte Riot, et ta connexion éjecterait le booster en plein lobby. Mets la commande en pause sur sa page quand tu veux le compte pour toi, et reprends-la ensuite.',
  'question.third': 'Que se passe-t-il quand un nouveau set commence ?',
  'answer.third':
    'Les rangs sont remis à zéro, et une ascension inachevée ne peut pas continuer. Compare la durée avec la fin du set avant de commander. Si l’ascension n’est pas finie d’ici là, l’équipe peut l’arrêter, et les divisions manquantes te sont remboursées.',
  'question.fourth': 'Pourquoi ne puis-je pas choisir de champions ou de compo ?',
  'answer.fourth':
    'Parce que personne ne pourrait s’y tenir. La boutique, les objets et les unités disputées décident de ce qui est possible, et forcer une compo fait perdre des LP. C’est pourquoi l’option « {games.addon.characters.champions} » n’existe pas sur Teamfight Tactics.',
  'question.fifth': 'Riot sanctionne-t-il aussi le boost sur TFT ?',
  'answer.fifth':
    'Oui. Les conditions sont celles de League of Legends, et le compte aussi. Une suspension ou un bannissement touche tout ce qui s’y trouve, Légendes miniatures, arènes et skins compris. Nous ne pouvons pas promettre que le tien sera épargné.',
} as const satisfies ServiceWords
