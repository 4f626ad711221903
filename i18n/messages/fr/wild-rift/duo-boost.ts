import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Monte de rang sur ton propre téléphone, avec un booster dans ton groupe.',
  description:
    'Duo boost Wild Rift : joue sur ton propre téléphone avec un booster, dès {price} la division. Sans identifiants, marques enregistrées à chaque partie.',
  'about.title': 'À deux dans la Faille',
  'about.first':
    'Sur Wild Rift, on peut jouer une Classée à deux si les rangs sont assez proches. Vous gagnez et perdez ensemble, mais chaque compte a ses marques : ta victoire te rapporte la tienne, et c’est ton Courage qui la protège. Les parties sont plus courtes que sur PC : en une soirée, tu peux en enchaîner pas mal. Pas de « {games.queue.legendary} » en duo, en revanche : elle est réservée aux joueurs solo.',
  'about.second':
    'C’est toi qui joues, sur ton appareil et avec tes identifiants. Tu indiques ton pseudo en jeu avec son tag, ton serveur, ta plateforme et les heures qui te conviennent. Garde le poste que tu connais : baron, jungle, mid, dragon ou support. Au mid ou dans la jungle, un booster rejoint vite les autres voies. Ce qui aide le plus, c’est une bonne connexion : une marque perdue pendant une reconnexion reste une marque perdue.',
  'question.first': 'Je joue sur iOS, le booster sur Android. Ça marche ?',
  'answer.first':
    'Oui. Les deux systèmes partagent serveurs et files, et les groupes mixtes sont courants. Il suffit d’être sur le même serveur, avec des rangs assez proches pour que le jeu vous laisse jouer ensemble.',
  'question.second': 'Pourquoi la « {games.queue.legendary} » n’est-elle pas proposée ici ?',
  'answer.second':
    'Parce que le jeu n’y accepte pas les groupes. Pour monter à deux, choisis « {games.queue.ranked} ». Si tu tiens à la « {games.queue.legendary} », prends un elo boost : à partir de Diamant, un booster la joue sur ton compte.',
  'question.third': 'Et si ma connexion lâche pendant une partie ?',
  'answer.third':
    'C’est le résultat final qui compte. Une marque perdue est regagnée en chemin, puisque tu paies l’objectif. Si ta connexion reste mauvaise, mets la commande en pause sur sa page et continue un autre jour.',
  'question.fourth': 'Quel nom dois-je indiquer ?',
  'answer.fourth':
    'Ton Riot ID : le pseudo en jeu et le tag après le #, comme sur ton profil Wild Rift. C’est à lui que le booster envoie l’invitation. En duo, personne ne te demande tes identifiants, ton numéro de téléphone ni le service auquel ton jeu est lié.',
  'question.fifth': 'Un partenaire payé est-il contraire aux règles ?',
  'answer.fifth':
    'Oui. Tu ne partages rien et personne d’autre ne se connecte à ton compte, mais pour Riot Games, cela reste du boost. La sanction peut toucher ton compte comme celui du booster. Nous te le rappelons avant le paiement.',
} as const satisfies ServiceWords
