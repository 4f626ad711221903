import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Marque après marque jusqu’au palier que tu veux, sur Android ou iOS.',
  description:
    'Elo boost Wild Rift sur Android et iOS, dès {price} la division. Marques enregistrées à chaque partie, prix détaillé, remboursement au prorata.',
  'about.title': 'Les marques, le Courage et le chemin vers Maître',
  'about.first':
    'Wild Rift compte des marques au lieu des LP. En général, une victoire en rapporte une et une défaite en coûte une, et une division en demande de deux en Fer à cinq en Émeraude et en Diamant. Le Courage, qui récompense un jeu correct et régulier, peut ajouter une marque ou en sauver une. À partir de Maître, les points n’ont plus de plafond, avec Grand Maître, Challenger et Monarque au-dessus. Les divisions basses sont courtes et bon marché ; Diamant est la longue étape.',
  'about.second':
    'Le booster joue sur ton compte Riot, sur son propre appareil. Tu choisis la plateforme et le serveur, et les marques que tu as déjà font baisser le prix de la première division. Tu peux demander des champions précis si ton compte les a. La « {games.queue.legendary} » s’ouvre à partir de Diamant et se joue seul. Ne te connecte pas pendant les parties : ton téléphone couperait la session du booster en plein combat.',
  'question.first': 'Mon jeu est lié à Google, Apple ou Facebook. Que dois-je donner ?',
  'answer.first':
    'Des identifiants Riot, et jamais ceux d’un de ces services : ils ouvrent bien plus qu’un jeu. Si tu te connectes par un autre service, crée d’abord un nom d’utilisateur et un mot de passe Riot pour le compte, et vérifie que tu peux te connecter avec.',
  'question.second': 'La plateforme change-t-elle le prix ?',
  'answer.second':
    'Non. Le rang, les champions et les skins appartiennent au compte Riot et sont les mêmes sur Android et iOS. Nous la demandons seulement pour que le booster sache sur quel système tu joues d’habitude.',
  'question.third': 'Comment sont comptées les marques que j’ai déjà ?',
  'answer.third':
    'Choisis ta division et les marques que tu y as. Plus tu en as déjà, moins cette division coûte. Toutes les suivantes sont au prix plein, car tu y entres sans marque.',
  'question.fourth': 'Le booster peut-il jouer en « {games.queue.legendary} » ?',
  'answer.fourth':
    'Oui, si tu la choisis et que tu es en Diamant ou au-dessus, là où le jeu l’ouvre. Elle est réservée aux joueurs solo, tu ne peux donc pas y jouer avec lui. Le booster joue alors cette file et aucune autre.',
  'question.fifth': 'Puis-je perdre mon compte à cause de ça ?',
  'answer.fifth':
    'Oui. Les conditions de Riot Games interdisent le boost et le partage de compte sur Wild Rift aussi. Les sanctions vont de la perte des récompenses de saison au bannissement définitif, et avec un bannissement, tu perds tout ce que tu as acheté dans le jeu. Personne ne peut promettre que cela n’arrivera pas.',
} as const satisfies ServiceWords
