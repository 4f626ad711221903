import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Lance une Compétition avec un booster. Tu joues sur ton propre compte, avec les agents que tu aimes.',
  description:
    'Duo boost Valorant : joue en Compétition avec un booster sur ton propre compte, dès {price} la division. Sans mot de passe, matchs enregistrés.',
  'about.title': 'Lancer la file à deux',
  'about.first':
    'La Compétition accepte les groupes de deux si les rangs sont assez proches ; à quel point, c’est Riot qui en décide, et la règle se durcit vers le haut. Ton booster vient avec un compte qui convient. Les RR se comptent pour chaque joueur séparément, d’après le MMR, le résultat et les manches : tu gagnes donc ce que gagne ton propre compte. Et deux joueurs qui ont un plan couvrent déjà deux des quatre rôles avant la sélection des agents.',
  'about.second':
    'Tu joues chaque match, ce sont donc tes heures qui décident de la vitesse ; précise ton fuseau horaire. Beaucoup de clients veulent jouer le duelliste, et cela marche bien : un booster en initiateur ou en contrôleur t’ouvre les sites. Tu peux ajouter « {games.addon.stream} » et « {games.addon.coaching} », mais pas « {games.addon.solo-only} » ni « {games.addon.offline} », car ces options sont faites pour les commandes jouées sans toi.',
  'question.first': 'Me faut-il un micro ?',
  'answer.first':
    'Non. Les annonces vocales aident sur Valorant, et beaucoup de duos se parlent, mais rien ne t’y oblige. Les pings et le chat du jeu suffisent. L’essentiel, c’est d’indiquer des heures que tu peux vraiment tenir.',
  'question.second': 'Et si mon rang est trop loin de celui du booster ?',
  'answer.second':
    'Alors vous ne pourriez pas jouer ensemble : le booster prend donc un compte dont le rang le permet. Ce n’est pas à toi d’en trouver un. Quand tu montes, les rangs autorisés montent avec toi, et le booster doit suivre.',
  'question.third': 'Comment se calcule le prix d’une ascension en duo ?',
  'answer.third':
    'Comme la même ascension en elo boost, plus une ligne pour le duo, qui fait toujours partie de ce service. Les RR que tu as déjà ne font baisser que le prix de la première division. Le devis montre chaque ligne, et rien ne s’ajoute au paiement.',
  'question.fourth': 'Un ami peut-il nous rejoindre ?',
  'answer.fourth':
    'Une commande, c’est un client et un booster. Un troisième joueur réduit l’écart de rangs autorisé et ne fait pas partie de ce que tu paies. Ton ami peut passer sa propre commande.',
  'question.fifth': 'Mon compte est-il à l’abri si je joue moi-même ?',
  'answer.fifth':
    'Tes identifiants, oui, puisque personne ne les demande. Une sanction reste possible : Riot Games considère le boost payant comme une infraction en duo aussi, et peut suspendre ou bannir pour cela. Tu retrouveras ce texte au moment de payer.',
} as const satisfies ServiceWords
