export default {
  title: 'Sneltoetsen',
  lead: 'Ze werken overal, behalve terwijl je typt.',

  'does.help': 'Deze lijst tonen',
  'does.palette': 'Alles doorzoeken',
  'does.search': 'Op deze pagina zoeken',
  'does.home': 'Naar de homepage',
  'does.dashboard': 'Naar je dashboard',
  'does.notifications': 'Naar de meldingen',
  'does.close': 'Een venster of menu sluiten',

  followedBy: 'dan',
  orElse: 'of',

  single: 'Sneltoetsen met één toets',
  singleHint: 'Zet je ze uit, dan opent alleen {keys} deze lijst nog.',
} as const
