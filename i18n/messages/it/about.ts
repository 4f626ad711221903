import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: 'Chi è {name}',
  description:
    'Come {name} vende i boost: prezzi dettagliati, partite registrate e una cassaforte per le credenziali. Chi gestisce il negozio e cosa non facciamo.',
  heading: 'Una scalata che puoi controllare, partita per partita',
  lead: '{name} è un negozio di boost per i giochi di Riot. Scegli partenza e obiettivo, un booster percorre la strada in mezzo, e tu vedi ogni partita, ogni accesso alle credenziali e ogni centesimo.',

  howTitle: 'Come lavoriamo',
  'how.price': 'Prima il prezzo',
  'howText.price':
    'Ogni preventivo è dettagliato voce per voce e torna al centesimo. Il nostro server lo ricalcola prima che tu paghi, e il prezzo è bloccato per {figures.seal}.',
  'how.boosters': 'Booster approvati da noi',
  'howText.boosters':
    'Chi si candida ha almeno {figures.leastBoosterAge} anni e mostra gli screenshot del profilo e delle ultime {figures.provenGames} partite classificate. Lo staff li verifica e stabilisce il rango massimo di ogni booster, gioco per gioco. Ognuno può prendere solo gli ordini adatti a sé.',
  'how.record': 'Progressi registrati',
  'howText.record':
    'Ogni partita è registrata con il suo risultato, e il rango raggiunto con uno screenshot. I rimborsi si calcolano dallo stesso registro.',
  'how.word': 'L’ultima parola è tua',
  'howText.word':
    'Hai {figures.check} per controllare il risultato. Se qualcosa non va, segnalalo: i soldi aspettano la decisione dello staff.',

  dontTitle: 'Cosa non facciamo',
  'dont.safe': 'Non promettiamo che il tuo account sia al sicuro',
  'dontText.safe': '{checkout.riskText} Per questo lo rileggi e lo confermi prima di pagare.',
  'dont.invent': 'Non inventiamo recensioni né numeri',
  'dontText.invent':
    'Solo gli ordini completati si possono recensire, e quelli in ritardo contano come gli altri. Mostriamo un numero quando è misurato su abbastanza ordini.',
  'dont.detect': 'Non vendiamo modi per eludere i controlli',
  'dontText.detect':
    'Niente cheat, niente script e nessun extra che nasconda un boost a chi pubblica il gioco.',
  'dont.hurry': 'Non ti mettiamo fretta',
  'dontText.hurry':
    'Niente conti alla rovescia inventati e niente «quasi esaurito». L’unico orologio è quello del tuo preventivo, e uno nuovo è gratis.',
  'dont.korea': 'Non lavoriamo in Corea',
  'dontText.korea': 'Lì il boosting è un reato, quindi non offriamo il server coreano.',

  whoTitle: 'Chi gestisce {name}',
  whoText:
    'Una domanda, un reclamo, un elogio per un booster? Scrivici o chiama. Rispondiamo ogni giorno dalle {from} alle {to} ({zone}).',
  whoDemo: 'Questa è una demo del negozio. L’azienda qui sotto non esiste.',
  email: '{names.email}',
  phone: 'Telefono',
  address: 'Indirizzo',
  representative: 'Rappresentante',
  register: 'Registro imprese',
  vatId: 'Partita IVA',
  since: 'In attività dal',

  goTitle: 'Pronto per la scalata?',
  go: 'Scopri il prezzo',
} satisfies TranslationOf<typeof about, 'it'>
