import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Wild Rift',
  lead: 'Un booster joue tes parties classées sur Android ou iOS, seul ou dans ton groupe, du Fer au Monarque. Chaque marque est enregistrée.',
  description:
    'Boost Wild Rift sur Android et iOS, dès {price} la division. Elo, duo, premières parties de saison, victoires nettes, remboursement au prorata.',
  'about.title': 'Des divisions courtes, un sommet sans fin',
  'about.first':
    'Sur Wild Rift, on monte marque par marque : deux par division en Fer, trois en Bronze et en Argent, quatre en Or et en Platine, cinq en Émeraude et en Diamant. Plus haut, Maître, Grand Maître, Challenger et Monarque se comptent en points, sans plafond. Pas de parties de placement : une nouvelle saison te fait redescendre, et tu remontes. À côté de la Classée, il y a la « {games.queue.legendary} », pour les joueurs solo à partir de Diamant.',
  'about.second':
    'Wild Rift se joue sur mobile, et ta commande en tient compte. Tu indiques ton serveur et ta plateforme, puis tu déposes des identifiants Riot dans le coffre ; en duo, rien du tout. Tes identifiants Google, Apple ou Facebook, ne les partage jamais. Le booster joue sur un autre appareil, enregistre chaque partie avec ses marques et envoie une capture d’écran du rang final. Tu as ensuite {figures.check} pour vérifier sur ton téléphone.',
  'service.elo': 'Un booster gagne les marques sur ton compte, jusqu’au palier que tu choisis.',
  'service.duo': 'Tu joues sur ton téléphone, avec le booster dans ton groupe.',
  'service.placement': 'Tes premières parties classées de la saison, jusqu’à dix.',
  'service.win': 'Des victoires nettes, en « {games.queue.ranked} » ou en « {games.queue.legendary} ».',
  'question.first': 'Mon rang Wild Rift est-il le même que sur League of Legends ?',
  'answer.first':
    'Non. Le compte peut être le même, pas le classement. Wild Rift a des marques au lieu des LP, un palier de plus tout en haut et d’autres serveurs. Commande pour le jeu de ton téléphone, avec le rang qu’il affiche.',
  'question.second': 'Quels serveurs proposez-vous ?',
  'answer.second':
    'Europe, Amérique du Nord, Brésil, Amérique latine, Asie du Sud-Est et Moyen-Orient. Choisis celui où tu joues : un rang ne passe pas d’un serveur à l’autre. La Chine continentale et la Corée n’en font pas partie.',
  'question.third': 'Comment un booster accède-t-il à mon compte ?',
  'answer.third':
    'Avec les identifiants Riot que tu déposes dans le coffre. Ils y sont chiffrés, le booster de ta commande ne peut les ouvrir que pendant le boost, et tu vois chaque consultation. Tu préfères ne rien partager ? En duo, ton pseudo en jeu suffit.',
  'question.fourth': 'Est-ce que je risque un bannissement ?',
  'answer.fourth':
    'Oui. Sur mobile comme sur PC, les conditions de Riot Games interdisent le boost et le partage de compte. Suspension, perte de récompenses, bannissement définitif : tout est possible, et nous ne te dirons pas le contraire, ni ici ni au paiement.',
  'question.fifth': 'Combien de temps cela prend-il ?',
  'answer.fifth':
    'Le calculateur convertit ton ascension en parties et en jours, et affiche une fourchette. Les divisions basses passent vite, Diamant prend son temps. En duo, tout dépend de tes disponibilités. La fourchette reste avec la commande, pour que tu puisses comparer.',
  'question.sixth': 'Et si je change d’avis ?',
  'answer.sixth':
    'Tant qu’aucun booster n’a commencé, tu peux annuler toi-même et tout récupérer, au choix : sur ton solde ici ou sur ton moyen de paiement d’origine. Après, l’équipe peut arrêter la commande, et ce que les parties enregistrées n’ont pas apporté t’est remboursé.',
} as const satisfies LandingWords
