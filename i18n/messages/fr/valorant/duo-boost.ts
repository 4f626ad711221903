import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Joue en Compétition avec un booster, sur ton propre compte et avec les agents que tu aimes.',
  description:
    'Duo boost Valorant : joue en Compétition avec un booster sur ton propre compte, dès {price} la division. Sans mot de passe, matchs enregistrés.',
  'about.title': 'Lancer la file à deux',
  'about.first':
    'À deux en Compétition, il faut des rangs assez proches. L’écart permis, c’est Riot qui le fixe, et il se resserre vers le haut ; ton booster vient donc avec un compte qui convient. Chacun gagne ses propres RR, d’après son MMR, le résultat et les manches. Et à deux, avec un plan, deux des quatre rôles sont déjà couverts avant la sélection des agents.',
  'about.second':
    'Tu joues chaque match : ce sont donc tes heures qui décident de la vitesse. Précise aussi ton fuseau horaire. Beaucoup de clients veulent jouer duelliste, et cela marche bien : un booster en initiateur ou en contrôleur t’ouvre les sites. Côté options, « {games.addon.stream} » et « {games.addon.coaching} » sont possibles. « {games.addon.solo-only} » et « {games.addon.offline} » ne le sont pas, car elles sont faites pour les commandes jouées sans toi.',
  'question.first': 'Me faut-il un micro ?',
  'answer.first':
    'Non. Les annonces vocales aident sur Valorant, et beaucoup de duos se parlent, mais les pings et le chat du jeu suffisent. Mieux vaut des heures que tu peux vraiment tenir.',
  'question.second': 'Et si mon rang est trop loin de celui du booster ?',
  'answer.second':
    'Dans ce cas, impossible de jouer ensemble : le booster vient donc avec un compte dont le rang vous le permet. Ce n’est pas à toi d’en trouver un. Quand tu montes, les rangs autorisés montent aussi, et c’est au booster de suivre.',
  'question.third': 'Comment se calcule le prix d’une ascension en duo ?',
  'answer.third':
    'Prends le prix de la même ascension en elo boost et ajoute la ligne du duo, toujours présente dans ce service. Les RR que tu as déjà n’allègent que la première division. Le devis montre chaque ligne, et rien ne s’ajoute au paiement.',
  'question.fourth': 'Un ami peut-il nous rejoindre ?',
  'answer.fourth':
    'Non : une commande, c’est un client et un booster. À trois, l’écart de rangs autorisé se réduit, et ce troisième joueur n’est pas compris dans le prix. Mais ton ami peut passer sa propre commande.',
  'question.fifth': 'Mon compte est-il à l’abri si je joue moi-même ?',
  'answer.fifth':
    'Tes identifiants, oui, puisque personne ne les demande. Ton compte, non : pour Riot Games, le boost payant est une infraction même en duo, et peut valoir une suspension ou un bannissement. Le même avertissement t’attend au moment de payer.',
} as const satisfies ServiceWords
