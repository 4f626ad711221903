import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster joue sur ton compte, marque après marque, jusqu’au palier que tu veux, sur Android ou iOS.',
  description:
    'Elo boost Wild Rift sur Android et iOS, dès {price} la division. Marques enregistrées à chaque partie, prix détaillé, remboursement au prorata.',
  'about.title': 'Les marques, le Courage et le chemin vers Maître',
  'about.first':
    'Sur Wild Rift, pas de LP : on compte des marques. En général, une victoire en rapporte une et une défaite en coûte une. Il en faut deux par division en Fer, et jusqu’à cinq en Émeraude et en Diamant. Le Courage, qui récompense un jeu correct et régulier, peut en ajouter une ou en sauver une. À partir de Maître, ce sont des points sans plafond, avec Grand Maître, Challenger et Monarque au-dessus. Les divisions basses sont courtes et bon marché ; la longue étape, c’est Diamant.',
  'about.second':
    'Le booster joue sur ton compte Riot, depuis son propre appareil. À toi de choisir la plateforme et le serveur. Les marques que tu as déjà font baisser le prix de la première division. Tu peux demander des champions précis si ton compte les a. La « {games.queue.legendary} » s’ouvre à partir de Diamant, en solo uniquement. Ne te connecte pas pendant les parties : tu couperais la session du booster en plein combat.',
  'question.first': 'Mon jeu est lié à Google, Apple ou Facebook. Que dois-je donner ?',
  'answer.first':
    'Des identifiants Riot, jamais ceux d’un de ces services, qui ouvrent bien plus qu’un jeu. Si tu te connectes par l’un d’eux, crée d’abord un nom d’utilisateur et un mot de passe Riot pour ce compte, puis vérifie qu’ils fonctionnent.',
  'question.second': 'La plateforme change-t-elle le prix ?',
  'answer.second':
    'Non. Le rang, les champions et les skins sont liés au compte Riot : sur Android ou iOS, ce sont les mêmes. La plateforme dit seulement au booster sur quel système tu joues d’habitude.',
  'question.third': 'Comment sont comptées les marques que j’ai déjà ?',
  'answer.third':
    'Choisis ta division et les marques que tu y as : plus il y en a, moins elle coûte. Toutes les suivantes sont au prix plein, car tu y entres sans marque.',
  'question.fourth': 'Le booster peut-il jouer en « {games.queue.legendary} » ?',
  'answer.fourth':
    'Oui, si tu la choisis, et à partir de Diamant, là où le jeu l’ouvre. Le booster ne joue alors que cette file. Tu ne peux pas y jouer avec lui : elle est réservée aux joueurs solo.',
  'question.fifth': 'Puis-je perdre mon compte à cause de ça ?',
  'answer.fifth':
    'Oui. Sur Wild Rift aussi, les conditions de Riot Games interdisent le boost et le partage de compte. Les sanctions vont de la perte des récompenses de saison au bannissement définitif. Si ton compte est banni, tout ce que tu y as acheté est perdu. Personne ne peut promettre que cela n’arrivera pas.',
} as const satisfies ServiceWords
