import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Monte sur ton propre téléphone, avec un booster dans ton groupe.',
  description:
    'Duo boost Wild Rift : tu joues sur ton téléphone avec un booster, dès {price} par division. Aucun identifiant donné, marques notées à chaque partie.',
  'about.title': 'À deux dans la Faille',
  'about.first':
    'La Classée de Wild Rift se joue en groupe de deux quand les rangs sont assez proches. Vous gagnez et perdez ensemble, mais chaque compte a ses propres marques : ta victoire apporte ta marque, et ton Courage la sauve. Les parties sont plus courtes que sur PC, il en tient donc un bon nombre dans une soirée. La file légendaire est réservée aux joueurs seuls et ne fait donc pas partie du duo.',
  'about.second':
    'C’est toi qui joues, sur ton appareil et sous tes identifiants. Tu donnes ton pseudo en jeu avec son tag, le serveur, la plateforme et les heures qui te vont. Prends le poste que tu connais, que ce soit baron, jungle, mid, dragon ou support ; un booster au mid ou dans la jungle rejoint vite les autres voies. Une bonne connexion aide le plus : une marque perdue dans une reconnexion est bel et bien perdue.',
  'question.first': 'Je joue sur iOS, le booster sur Android. Ça marche ?',
  'answer.first':
    'Oui. Les deux systèmes partagent serveurs et files, et un groupe mixte n’a rien d’inhabituel. Ce qui doit aller, c’est le serveur, et un écart de rangs avec lequel le jeu vous laisse jouer ensemble.',
  'question.second': 'Pourquoi la file légendaire manque-t-elle ici ?',
  'answer.second':
    'Parce que le jeu n’y admet pas de groupes. Pour monter à deux, la file est la Classée. Si c’est la file légendaire que tu veux, l’elo boost la propose à partir de Diamant, jouée par un booster sur ton compte.',
  'question.third': 'Et si ma connexion lâche pendant une partie ?',
  'answer.third':
    'La partie compte comme elle se termine. Une marque perdue est regagnée en chemin, puisque le prix vaut pour l’objectif. Si ta connexion reste mauvaise, mets la commande en pause sur sa page et continue un autre jour.',
  'question.fourth': 'Quel nom dois-je indiquer ?',
  'answer.fourth':
    'Ton Riot ID, le pseudo en jeu avec le tag après le #, tel que ton profil Wild Rift l’affiche. C’est là que part l’invitation du booster. En duo, l’identifiant, le numéro de téléphone et le service auquel ton jeu est lié ne sont jamais demandés.',
  'question.fifth': 'Un partenaire payé est-il contraire aux règles ?',
  'answer.fifth':
    'Oui. Personne d’autre ne se connecte à ton compte, rien n’est donc partagé, mais Riot Games appelle quand même cela du boost. Une sanction peut toucher ton compte comme celui du booster. Nous le redisons avant que tu paies.',
} as const satisfies ServiceWords
