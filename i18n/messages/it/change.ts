import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'Modifica il tuo ordine',
  leadAsk:
    'Il tuo booster ha {figures.changeAnswer} per rispondere. Intanto le partite continuano. Ciò che costa in più viene addebitato subito. Con un no o senza risposta non cambia nulla e il denaro torna a te.',
  leadNow: 'Nessun booster ha ancora il tuo ordine: la modifica vale subito.',
  count: 'Quanti in tutto',
  used: 'Usata all’inizio, non si paga di nuovo',
  more: 'Da pagare in più',
  less: 'Ti torna',
  paid: 'Pagato finora',
  nothing: 'Prima modifica qualcosa.',
  tooHigh: 'È sopra il rango massimo del tuo booster. Scegli un obiettivo più basso.',
  impossible: 'L’ordine ci è già arrivato, o non si può ordinare. Scegli altro.',
  note: 'Messaggio al tuo booster',
  ask: 'Chiedi al booster',
} satisfies TranslationOf<typeof change, 'it'>
