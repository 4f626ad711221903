import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Monte de rang sur ton propre téléphone, avec un booster dans ton groupe.',
  description:
    'Duo boost Wild Rift : joue sur ton propre téléphone avec un booster, dès {price} la division. Sans identifiants, marques enregistrées à chaque partie.',
  'about.title': 'À deux dans la Faille',
  'about.first':
    'Sur Wild Rift, la Classée se joue à deux quand les rangs sont assez proches. Vous gagnez et perdez ensemble, mais chaque compte a ses propres marques : ta victoire te rapporte une marque, et ton Courage ne protège que les tiennes. Les parties sont plus courtes que sur PC, tu peux donc en enchaîner un bon nombre en une soirée. La « {games.queue.legendary} » est réservée aux joueurs solo et ne fait donc pas partie du duo.',
  'about.second':
    'C’est toi qui joues, sur ton appareil et avec tes identifiants. Tu indiques ton pseudo en jeu avec son tag, le serveur, la plateforme et les heures qui te conviennent. Prends le poste que tu connais, que ce soit baron, jungle, mid, dragon ou support ; un booster au mid ou dans la jungle rejoint vite les autres voies. Une bonne connexion aide le plus : une marque perdue pendant une reconnexion est bel et bien perdue.',
  'question.first': 'Je joue sur iOS, le booster sur Android. Ça marche ?',
  'answer.first':
    'Oui. Les deux systèmes partagent serveurs et files, et les groupes mixtes sont courants. Il faut seulement le même serveur, et des rangs assez proches pour que le jeu vous laisse jouer ensemble.',
  'question.second': 'Pourquoi la « {games.queue.legendary} » n’est-elle pas proposée ici ?',
  'answer.second':
    'Parce que le jeu n’y admet pas de groupes. Pour monter à deux, choisis « {games.queue.ranked} ». Si c’est la « {games.queue.legendary} » que tu veux, l’elo boost la propose à partir de Diamant, jouée par un booster sur ton compte.',
  'question.third': 'Et si ma connexion lâche pendant une partie ?',
  'answer.third':
    'La partie compte comme elle se termine. Une marque perdue est regagnée en chemin, puisque le prix vaut pour l’objectif. Si ta connexion reste mauvaise, mets la commande en pause sur sa page et continue un autre jour.',
  'question.fourth': 'Quel nom dois-je indiquer ?',
  'answer.fourth':
    'Ton Riot ID : le pseudo en jeu et le tag après le #, comme ton profil Wild Rift les affiche. C’est là que part l’invitation du booster. En duo, personne ne te demande tes identifiants, ton numéro de téléphone ni le service auquel ton jeu est lié.',
  'question.fifth': 'Un partenaire payé est-il contraire aux règles ?',
  'answer.fifth':
    'Oui. Personne d’autre ne se connecte à ton compte, rien n’est donc partagé, mais pour Riot Games, cela reste du boost. Une sanction peut toucher ton compte comme celui du booster. Nous te le rappelons avant le paiement.',
} as const satisfies ServiceWords
