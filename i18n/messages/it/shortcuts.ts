export default {
  title: 'Scorciatoie da tastiera',
  lead: 'Funzionano ovunque, tranne mentre scrivi.',

  'does.help': 'Mostra questo elenco',
  'does.palette': 'Cerca ovunque',
  'does.search': 'Cerca in questa pagina',
  'does.home': 'Vai alla home',
  'does.dashboard': 'Vai al tuo pannello',
  'does.notifications': 'Vai alle notifiche',
  'does.close': 'Chiudi una finestra o un menu',

  followedBy: 'poi',
  orElse: 'o',

  single: 'Scorciatoie con un solo tasto',
  singleHint: 'Se le disattivi, solo {keys} apre ancora questo elenco.',
} as const
