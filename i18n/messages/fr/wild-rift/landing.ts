import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Wild Rift',
  lead: 'Du Fer au Monarque, sur Android ou iOS. Chaque marque est enregistrée.',
  description:
    'Boost Wild Rift sur Android et iOS, dès {price} la division. Elo, duo, premières parties de saison, victoires nettes, remboursement au prorata.',
  'about.title': 'Des divisions courtes, un sommet sans fin',
  'about.first':
    'Le classement de Wild Rift se compte en marques : deux par division en Fer, trois en Bronze et en Argent, quatre en Or et en Platine, cinq en Émeraude et en Diamant. Au-dessus, Maître, Grand Maître, Challenger et Monarque se comptent en points sans plafond. Il n’y a pas de parties de placement ; une nouvelle saison te fait redescendre, et tu remontes. À côté de la Classée, il y a la « {games.queue.legendary} », pour les joueurs solo à partir de Diamant.',
  'about.second':
    'C’est un jeu mobile, et ta commande en tient compte. Tu nous indiques ton serveur et ta plateforme, et tu déposes des identifiants Riot dans le coffre, ou rien du tout en duo. Ne partage jamais d’identifiants Google, Apple ou Facebook. Le booster joue sur un autre appareil, enregistre chaque partie avec ses marques et envoie une capture d’écran du rang final. Tu as ensuite {figures.check} pour vérifier sur ton téléphone.',
  'service.elo': 'Un booster gagne les marques sur ton compte, jusqu’au palier que tu choisis.',
  'service.duo': 'Tu joues sur ton téléphone, avec le booster dans ton groupe.',
  'service.placement': 'Tes premières parties classées de la saison, jusqu’à dix.',
  'service.win': 'Des victoires nettes, en « {games.queue.ranked} » ou en « {games.queue.legendary} ».',
  'question.first': 'Mon rang Wild Rift est-il le même que sur League of Legends ?',
  'answer.first':
    'Non. Le compte peut être le même, les classements, non. Wild Rift a des marques au lieu des LP, un palier de plus tout en haut et d’autres serveurs. Commande pour le jeu de ton téléphone, avec le rang qu’il affiche.',
  'question.second': 'Quels serveurs proposez-vous ?',
  'answer.second':
    'Europe, Amérique du Nord, Brésil, Amérique latine, Asie du Sud-Est et Moyen-Orient. Choisis celui où tu joues, car les rangs ne passent pas de l’un à l’autre. Nous ne proposons pas les serveurs de Chine continentale ni de Corée.',
  'question.third': 'Comment un booster accède-t-il à mon compte ?',
  'answer.third':
    'Avec les identifiants Riot que tu déposes dans le coffre. Ils sont chiffrés, le booster de ta commande ne peut les ouvrir que pendant le boost, et tu vois chaque consultation. Si tu préfères ne rien partager, le duo ne demande que ton pseudo en jeu.',
  'question.fourth': 'Est-ce que je risque un bannissement ?',
  'answer.fourth':
    'Oui. Le boost et le partage de compte sont contraires aux conditions de Riot Games, sur mobile comme sur PC. Suspension, perte de récompenses et bannissement définitif sont possibles, et nous ne te dirons pas le contraire, ni ici ni au paiement.',
  'question.fifth': 'Combien de temps cela prend-il ?',
  'answer.fifth':
    'Le calculateur convertit ton ascension en parties et en jours, et affiche une fourchette. Les divisions basses passent vite, Diamant prend son temps, et la durée d’un duo dépend de tes disponibilités. La fourchette reste avec la commande, pour que tu puisses comparer.',
  'question.sixth': 'Et si je change d’avis ?',
  'answer.sixth':
    'Tant qu’aucun booster n’a commencé, tu peux annuler toi-même et choisir où va le remboursement intégral : sur ton solde ici ou sur ton moyen de paiement d’origine. Ensuite, l’équipe peut arrêter la commande, et ce que les parties enregistrées n’ont pas apporté t’est remboursé.',
} as const satisfies LandingWords
