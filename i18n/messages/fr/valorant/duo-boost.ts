import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Lance une Compétition avec un booster. Ton compte et tes agents restent entre tes mains.',
  description:
    'Duo boost Valorant : joue en Compétition avec un booster sur ton propre compte, dès {price} par division. Sans mot de passe, chaque match noté.',
  'about.title': 'Lancer la file à deux',
  'about.first':
    'La Compétition accepte les groupes de deux tant que leurs rangs sont assez proches ; à quel point, c’est la règle de Riot, et elle se durcit vers le haut. Ton booster vient avec un compte qui convient. Les RR se comptent pour chaque joueur seul, d’après le MMR, le résultat et les manches : tu gagnes donc ce que gagne ton propre compte. Deux joueurs qui ont un plan couvrent déjà deux des quatre rôles avant même la sélection des agents.',
  'about.second':
    'Tu joues chaque match, ce sont donc les heures que tu indiques qui font la vitesse ; précise aussi le fuseau horaire. Beaucoup veulent garder le duelliste pour eux, et cela marche bien : un booster en initiateur ou en contrôleur t’ouvre les sites. Tu peux ajouter le stream privé et le coaching. « File solo uniquement » et « Apparaître hors ligne » ne s’ajoutent pas, car ces options sont faites pour les commandes jouées sans toi.',
  'question.first': 'Me faut-il un micro ?',
  'answer.first':
    'Non. Les infos vocales aident sur Valorant, et beaucoup de duos parlent, mais rien dans la commande ne l’exige. Les pings et le chat du jeu suffisent. Des heures que tu peux vraiment tenir valent mieux.',
  'question.second': 'Et si mon rang est trop loin de celui du booster ?',
  'answer.second':
    'Alors vous ne pourriez pas lancer la file, et le booster prend donc un compte dans la plage autorisée. Ce n’est pas à toi d’en trouver un. Quand tu montes, la plage monte avec toi, et le booster doit suivre.',
  'question.third': 'Comment se calcule le prix d’une ascension en duo ?',
  'answer.third':
    'Comme la même ascension en elo boost, avec une ligne pour le duo qui fait toujours partie de ce service. Les RR que tu as déjà ne baissent que le prix de la première division. Chaque ligne figure sur le devis, et rien ne s’ajoute au paiement.',
  'question.fourth': 'Un ami peut-il nous rejoindre ?',
  'answer.fourth':
    'Une commande, c’est un client et un booster. Un troisième joueur réduit l’écart de rangs permis et ne fait pas partie de ce que tu paies. Ton ami peut passer sa propre commande.',
  'question.fifth': 'Mon compte est-il à l’abri si je joue moi-même ?',
  'answer.fifth':
    'Tes identifiants, oui, puisque personne ne les demande. Une sanction reste possible : Riot Games considère le boost payant comme une infraction en duo aussi, et peut suspendre ou bannir pour cela. La même mention figure au paiement.',
} as const satisfies ServiceWords
