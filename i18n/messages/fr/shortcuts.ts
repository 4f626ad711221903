export default {
  title: 'Raccourcis clavier',
  lead: 'Ils marchent partout, sauf pendant la saisie.',

  'does.help': 'Afficher cette liste',
  'does.palette': 'Tout rechercher',
  'does.search': 'Rechercher sur cette page',
  'does.home': 'Aller à l’accueil',
  'does.dashboard': 'Aller au tableau de bord',
  'does.notifications': 'Aller aux notifications',
  'does.close': 'Fermer une fenêtre ou un menu',

  followedBy: 'puis',
  orElse: 'ou',

  single: 'Raccourcis à une seule touche',
  singleHint: 'Si tu les désactives, seul {keys} ouvre encore cette liste.',
} as const
