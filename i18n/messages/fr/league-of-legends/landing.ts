import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost League of Legends',
  lead: 'Du Fer au Challenger, en Solo/Duo ou en Flexible. Trace une ascension, vois son prix ligne par ligne et suis chaque partie.',
  description:
    'Boost League of Legends dès {price} la division : elo, duo, placement, victoires nettes. Prix détaillé, parties enregistrées, remboursement au prorata.',
  'about.title': 'Le classement, et comment nous t’aidons à monter',
  'about.first':
    'Sept paliers de quatre divisions mènent de Fer IV à Diamant I, et chaque division demande 100 LP. Au-dessus viennent Maître, Grand Maître et Challenger, où les LP n’ont pas de plafond et où les places tout en haut sont limitées. Après un reset, la saison s’ouvre sur cinq parties de placement. Solo/Duo et Flexible ont des rangs séparés, et chaque serveur aussi : ton rang sur EU Ouest ne vaut rien sur le serveur Amérique du Nord.',
  'about.second':
    'Pour une division précise, prends un elo boost, ou un duo boost si tu veux jouer toi-même. Pour une nouvelle saison, un boost de placement. Pour t’éloigner de la relégation, un boost de victoires. Chacun te montre la même chose : le prix ligne par ligne, une durée, le journal des parties et ce que tu récupérerais si la commande s’arrêtait maintenant.',
  'service.elo': 'Un booster joue sur ton compte jusqu’à la division que tu choisis.',
  'service.duo': 'Tu joues toi-même, avec un booster pour partenaire et sans partager de mot de passe.',
  'service.placement': 'Jusqu’à cinq parties après le reset, au prix de ton dernier rang.',
  'service.win': 'Un nombre de victoires nettes à ton rang. Les défaites sont rattrapées.',
  'question.first': 'Quel service est fait pour moi ?',
  'answer.first':
    'Si tu vises un rang précis, prends un elo boost, ou un duo boost pour jouer toi-même. Après un reset, commence par les placements. Si tu veux seulement t’éloigner de la relégation, prends quelques victoires nettes. Tu peux voir le prix des quatre sans compte.',
  'question.second': 'Le boost est-il contraire aux règles de League of Legends ?',
  'answer.second':
    'Oui. Riot Games l’interdit et peut retirer les récompenses classées, suspendre le compte ou le bannir. C’est vrai pour le duo aussi. Nous le disons avant chaque paiement et te demandons de le confirmer, car aucun service ne peut supprimer ce risque.',
  'question.third': 'Comment protégez-vous mes identifiants Riot ?',
  'answer.third':
    'Ils sont chiffrés dans un coffre que seul le booster de ta commande peut ouvrir, uniquement pendant le boost. Chaque consultation est notée avec son heure, et tu peux lire ce relevé. Tu peux remplacer ou retirer tes identifiants, et ils sont supprimés à la clôture de la commande.',
  'question.fourth': 'Faut-il un compte ici ?',
  'answer.fourth':
    'Non, une adresse e-mail suffit pour commander en tant qu’invité. Si tu ne paies pas, nous t’envoyons un seul rappel par e-mail et annulons la commande après {figures.payment}. Rien ne t’est débité.',
  'question.fifth': 'Quand le booster est-il payé ?',
  'answer.fifth':
    'Une fois que tu as vérifié le résultat. Le booster envoie une preuve, et tu as {figures.check} pour l’examiner. Sa part n’est créditée qu’ensuite, et elle est encore retenue {figures.hold} avant de pouvoir être versée.',
  'question.sixth': 'Quels serveurs puis-je choisir ?',
  'answer.sixth':
    'EU Ouest, EU Nord et Est, Amérique du Nord, Brésil, les deux serveurs d’Amérique latine, Océanie, Turquie, Russie, Japon, Moyen-Orient, Asie du Sud-Est, Taïwan et Viêt Nam. Nous ne proposons pas la Corée, car le boost y est un délit. Si un serveur coûte plus ou moins cher, le devis l’indique sur sa propre ligne.',
} as const satisfies LandingWords
