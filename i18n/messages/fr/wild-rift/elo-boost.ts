import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Marque après marque jusqu’au palier que tu veux, sur Android ou iOS.',
  description:
    'Elo boost Wild Rift sur Android et iOS, dès {price} par division. Marques notées à chaque partie, prix ligne par ligne, remboursement au prorata.',
  'about.title': 'Les marques, le Courage et le chemin vers Maître',
  'about.first':
    'Wild Rift compte des marques au lieu des LP. En règle générale, une victoire en apporte une et une défaite en prend une, et une division en demande de deux en Fer à cinq en Émeraude et en Diamant. Le Courage, qui se remplit par un jeu correct et régulier, peut ajouter une marque ou en sauver une. À partir de Maître, les points n’ont plus de plafond, avec Grand Maître, Challenger et Souverain au-dessus. Les divisions basses sont courtes et coûtent peu ; Diamant est la longue étape.',
  'about.second':
    'Le booster joue sur ton compte Riot, sur son propre appareil. Tu indiques la plateforme et le serveur, et les marques que tu as déjà baissent le prix de la première division. Tu peux demander des champions si ton compte les a. La file légendaire s’ouvre à Diamant et se joue seul. Reste déconnecté pendant les parties, car ton téléphone couperait la session du booster en plein combat.',
  'question.first': 'Mon jeu est lié à Google, Apple ou Facebook. Que dois-je donner ?',
  'answer.first':
    'Un identifiant Riot, et jamais celui d’un tel service : il ouvre bien plus qu’un jeu. Si tu te connectes par un autre service, crée d’abord un nom d’utilisateur Riot et un mot de passe pour le compte, et essaie une fois si tu peux entrer avec.',
  'question.second': 'La plateforme change-t-elle le prix ?',
  'answer.second':
    'Non. Le rang, les champions et les skins appartiennent au compte Riot et sont les mêmes sur Android et iOS. Nous la demandons pour que le booster sache sur quel système le compte est joué d’habitude.',
  'question.third': 'Comment comptent les marques que j’ai déjà ?',
  'answer.third':
    'Choisis ta division et les marques que tu y as. Plus cette division est déjà remplie, moins elle coûte. Toutes les suivantes sont à leur plein prix, car tu y entres sans marque.',
  'question.fourth': 'Le booster peut-il jouer la file légendaire ?',
  'answer.fourth':
    'Oui, si tu la choisis et que tu es en Diamant ou plus haut, là où le jeu l’ouvre. Elle est réservée aux joueurs seuls, tu ne peux donc pas y jouer avec lui. Le booster joue alors cette file et aucune autre.',
  'question.fifth': 'Puis-je perdre mon compte à cause de ça ?',
  'answer.fifth':
    'Oui. Les conditions de Riot Games interdisent le boost et le partage de compte sur Wild Rift aussi. Les sanctions vont des récompenses de saison perdues au bannissement définitif, et un bannissement emporte tout ce que tu as acheté dans le jeu. Personne ne peut promettre que cela n’arrivera pas.',
} as const satisfies ServiceWords
