import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost League of Legends',
  lead: 'De Fer à Challenger, en Solo/Duo ou en Flexible. Règle une ascension, vois son prix ligne par ligne et suis chaque partie.',
  description:
    'Boost League of Legends dès {price} par division : elo, duo, placements et victoires nettes. Prix détaillé, parties notées, remboursement au prorata.',
  'about.title': 'Le classement, et ce que nous y faisons',
  'about.first':
    'Sept paliers de quatre divisions mènent de Fer IV à Diamant I, et chaque division demande 100 LP. Au-dessus viennent Maître, Grand Maître et Challenger, où les LP n’ont pas de plafond et où les places tout en haut sont limitées. Un reset ouvre la saison par cinq matchs de placement. Solo/Duo et Flexible ont chacune leur rang, et chaque serveur aussi : un rang sur EU Ouest ne dit rien en Amérique du Nord.',
  'about.second':
    'Quatre services pour quatre envies. Une division précise, c’est un elo boost, ou un duo boost si tu veux jouer toi-même. Une nouvelle saison, un boost de placement. Un peu de marge au-dessus d’une relégation, un boost de victoires. Partout tu vois la même chose : le prix ligne par ligne, une durée, le journal des parties et le montant qui te reviendrait si la commande s’arrêtait maintenant.',
  'service.elo': 'Un booster grimpe sur ton compte jusqu’à la division que tu indiques.',
  'service.duo': 'Tu grimpes toi-même, avec un booster pour partenaire et sans donner de mot de passe.',
  'service.placement': 'Jusqu’à cinq parties après le reset, au prix de ton dernier rang.',
  'service.win': 'Un nombre de victoires nettes à ton rang. Une défaite est rattrapée.',
  'question.first': 'Quel service me convient ?',
  'answer.first':
    'Si tu vises un rang, prends l’elo boost, ou le duo boost pour jouer toi-même. Après un reset, commence par les placements. Si tu veux seulement t’éloigner d’une relégation, prends quelques victoires nettes. Tu peux voir le prix des quatre sans compte.',
  'question.second': 'Le boost est-il contraire aux règles de League of Legends ?',
  'answer.second':
    'Oui. Riot Games l’interdit et peut retirer les récompenses classées, suspendre le compte ou le bannir. Cela vaut aussi pour le duo. Nous le disons avant chaque paiement et te demandons de le confirmer, car aucun service ne peut prendre ce risque à ta place.',
  'question.third': 'Comment gardez-vous mes identifiants Riot ?',
  'answer.third':
    'Dans un coffre : chiffrés, accessibles au seul booster de ta commande et seulement pendant le boost. Chaque consultation est notée avec son heure, et tu peux lire ce relevé. Tu peux remplacer ou révoquer les identifiants, et ils sont effacés à la fin de la commande.',
  'question.fourth': 'Me faut-il un compte ici ?',
  'answer.fourth':
    'Non, un e-mail suffit pour commander en tant qu’invité. Une commande impayée est annulée après 48 heures, avec un seul rappel par e-mail avant. Rien n’est débité pour elle.',
  'question.fifth': 'Quand le booster est-il payé ?',
  'answer.fifth':
    'Après ta vérification. Le booster remet une preuve du résultat, et tu as 72 heures pour la regarder. C’est seulement ensuite que sa part est créditée, et elle reste bloquée encore sept jours avant de pouvoir être versée.',
  'question.sixth': 'Quels serveurs puis-je choisir ?',
  'answer.sixth':
    'EU Ouest, EU Nord et Est, Amérique du Nord, Brésil, les deux serveurs d’Amérique latine, Océanie, Turquie, Russie, Japon, Moyen-Orient, Asie du Sud-Est, Taïwan et Viêt Nam. La Corée n’est pas proposée, car le boost y est une infraction pénale. Si un serveur coûte plus ou moins cher, le devis le dit sur une ligne à part.',
} as const satisfies LandingWords
