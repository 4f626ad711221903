export default {
  title: 'Tastenkürzel',
  lead: 'Sie funktionieren überall, nur nicht beim Tippen.',

  'does.help': 'Diese Liste zeigen',
  'does.palette': 'Alles durchsuchen',
  'does.search': 'Auf dieser Seite suchen',
  'does.home': 'Zur Startseite',
  'does.dashboard': 'Zu deinem Dashboard',
  'does.notifications': 'Zu den Meldungen',
  'does.close': 'Dialog oder Menü schließen',

  followedBy: 'dann',
  orElse: 'oder',

  single: 'Kürzel mit einzelnen Tasten',
  singleHint: 'Wenn du sie ausschaltest, öffnet nur noch {keys} diese Liste.',
} as const
