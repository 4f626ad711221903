import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Wild Rift',
  lead: 'De Fer à Souverain, sur Android ou iOS, avec chaque marque au journal.',
  description:
    'Boost Wild Rift sur Android et iOS, dès {price} par division. Elo, duo, premières parties de saison, victoires nettes, remboursement au prorata.',
  'about.title': 'Des divisions courtes, un long sommet',
  'about.first':
    'Le classement de Wild Rift se compte en marques : deux par division en Fer, trois en Bronze et Argent, quatre en Or et Platine, cinq en Émeraude et Diamant. Au-dessus viennent Maître, Grand Maître, Challenger et Souverain, avec des points sans plafond. Il n’y a pas de matchs de placement ; une nouvelle saison te fait redescendre, et tu remontes. À côté de la Classée, il y a la file légendaire, pour les joueurs seuls à partir de Diamant.',
  'about.second':
    'C’est un jeu de téléphone, et cela façonne la commande. Tu nous indiques le serveur et la plateforme, et tu déposes un identifiant Riot dans le coffre, ou rien du tout en duo. Ne confie jamais un compte Google, Apple ou Facebook. Le booster joue sur un autre appareil, note chaque partie avec ses marques et remet une image du rang final. Tu as ensuite 72 heures pour le vérifier sur ton téléphone.',
  'service.elo': 'Un booster gagne les marques sur ton compte, jusqu’au palier que tu indiques.',
  'service.duo': 'Tu joues sur ton téléphone, et le booster est dans ton groupe.',
  'service.placement': 'Tes premières classées de la saison, jusqu’à dix.',
  'service.win': 'Des victoires nettes en Classée ou en file légendaire.',
  'question.first': 'Mon rang Wild Rift est-il le même que sur League of Legends ?',
  'answer.first':
    'Non. Le compte peut être le même, les classements ne le sont pas. Wild Rift a des marques au lieu des LP, un palier de plus tout en haut et d’autres serveurs. Commande pour le jeu de ton téléphone, avec le rang qu’il affiche.',
  'question.second': 'Quels serveurs proposez-vous ?',
  'answer.second':
    'Europe, Amérique du Nord, Brésil, Amérique latine, Asie du Sud-Est et Moyen-Orient. Choisis celui où tu joues, car les rangs ne passent pas de l’un à l’autre. Les serveurs de Chine continentale et de Corée ne sont pas proposés.',
  'question.third': 'Comment un booster entre-t-il dans mon compte ?',
  'answer.third':
    'Avec l’identifiant Riot que tu déposes dans le coffre. Il est chiffré, le booster de ta commande ne peut l’ouvrir que pendant le boost, et tu vois chaque consultation. Si tu préfères ne rien confier, le duo ne demande que ton pseudo en jeu.',
  'question.fourth': 'Puis-je être banni ?',
  'answer.fourth':
    'Oui. Le boost et le partage de compte sont contraires aux conditions de Riot Games, sur téléphone comme sur PC. Suspension, perte de récompenses et bannissement définitif sont possibles, et nous ne te dirons pas autre chose, ni ici ni au paiement.',
  'question.fifth': 'Combien de temps cela prend-il ?',
  'answer.fifth':
    'Le calculateur convertit ton ascension en parties et en jours, et affiche une fourchette. Les divisions basses passent vite, Diamant prend son temps, et un duo dure selon tes heures libres. La fourchette reste avec la commande, pour que tu compares.',
  'question.sixth': 'Et si je change d’avis ?',
  'answer.sixth':
    'Avant qu’un booster commence, tu annules toi-même et tu choisis où va la totalité du prix : sur ton solde ici ou sur ton moyen de paiement. Plus tard, l’équipe peut arrêter la commande, et ce que les parties notées n’ont pas acquis est remboursé.',
} as const satisfies LandingWords
