import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost League of Legends (LoL)',
  lead: 'Un booster joue tes parties classées, seul ou avec toi, du Fer au Challenger, en Solo/Duo ou en Flexible. Tu vois le prix ligne par ligne et tu suis chaque partie.',
  description:
    'Boost League of Legends dès {price} la division : elo, duo, placement, victoires nettes. Prix détaillé, parties enregistrées, remboursement au prorata.',
  'about.title': 'Le classement, et comment nous t’aidons à monter',
  'about.first':
    'De Fer IV à Diamant I, il y a sept paliers de quatre divisions, à 100 LP chacune. Viennent ensuite Maître, Grand Maître et Challenger : les LP n’y ont plus de plafond, mais tout en haut, les places sont comptées. Après un reset, la saison s’ouvre sur cinq parties de placement. Solo/Duo et Flexible ont des rangs séparés. Les serveurs aussi : ton rang d’EU Ouest ne vaut rien en Amérique du Nord.',
  'about.second':
    'Tu vises une division précise ? Prends un elo boost, ou un duo boost si tu veux jouer toi-même. Une nouvelle saison commence ? C’est l’affaire du boost de placement. La relégation approche ? Un boost de victoires t’en éloigne. Dans tous les cas, tu vois le prix ligne par ligne, une durée, le journal des parties et ce que tu récupérerais si la commande s’arrêtait maintenant.',
  'service.elo': 'Un booster joue sur ton compte jusqu’à la division que tu choisis.',
  'service.duo': 'Tu joues toi-même, avec un booster pour partenaire et sans partager de mot de passe.',
  'service.placement': 'Jusqu’à cinq parties après le reset, au prix de ton dernier rang.',
  'service.win': 'Un nombre de victoires nettes à ton rang. Les défaites sont rattrapées.',
  'question.first': 'Quel service est fait pour moi ?',
  'answer.first':
    'Pour un rang précis, l’elo boost, ou le duo boost si tu veux jouer toi-même. Après un reset, les placements d’abord. Et si tu cherches seulement à t’éloigner de la relégation, quelques victoires nettes. Tu peux comparer les quatre prix sans compte.',
  'question.second': 'Le boost est-il contraire aux règles de League of Legends ?',
  'answer.second':
    'Oui. Riot Games l’interdit, en duo aussi, et peut retirer les récompenses classées, suspendre le compte ou le bannir. Aucun service ne peut supprimer ce risque. C’est pourquoi nous le rappelons avant chaque paiement et te demandons de le confirmer.',
  'question.third': 'Comment protégez-vous mes identifiants Riot ?',
  'answer.third':
    'Ils sont chiffrés dans un coffre. Seul le booster de ta commande peut l’ouvrir, et seulement pendant le boost. Chaque consultation est notée avec son heure, et tu peux lire ce relevé. Tu peux remplacer ou supprimer tes identifiants à tout moment ; à la clôture de la commande, ils sont supprimés.',
  'question.fourth': 'Faut-il un compte ici ?',
  'answer.fourth':
    'Non. Une adresse e-mail suffit pour commander en tant qu’invité. Et si tu ne paies pas, rien ne t’est débité : tu reçois un seul rappel par e-mail, puis la commande est annulée au bout de {figures.payment}.',
  'question.fifth': 'Quand le booster est-il payé ?',
  'answer.fifth':
    'Après ta vérification. Le booster envoie une preuve, et tu as {figures.check} pour l’examiner. Alors seulement, sa part est créditée. Elle reste encore retenue {figures.hold} avant de pouvoir être versée.',
  'question.sixth': 'Quels serveurs puis-je choisir ?',
  'answer.sixth':
    'EU Ouest, EU Nord et Est, Amérique du Nord, Brésil, les deux serveurs d’Amérique latine, Océanie, Turquie, Russie, Japon, Moyen-Orient, Asie du Sud-Est, Taïwan et Viêt Nam. La Corée n’en fait pas partie : le boost y est un délit. Si le serveur fait varier le prix, le devis l’indique sur une ligne à part.',
} as const satisfies LandingWords
