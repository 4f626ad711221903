import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Offri ore di coaching nei giochi in cui fai boost con Diamante o più come rango massimo. Le modifiche sono visibili subito; gli ordini già prenotati mantengono il loro prezzo.',

  notYet: 'Per insegnare questo gioco devi averlo nei tuoi servizi, con Diamante o più come rango massimo.',
  none: 'Non offerto',
  listed: 'Visibile',
  unlisted: 'Non visibile',
  offer: 'Offri coaching',
  edit: 'Modifica offerta',
  hoursText: 'Indica i tuoi orari di coaching: i clienti scelgono un orario libero quando ti prenotano.',
  setHours: 'Indica gli orari',

  dialogTitle: 'Coaching per {game}',
  hourly: 'Prezzo all’ora in euro',
  hourlyHint: 'Da {least} a {most}',
  languages: 'Lingue in cui fai coaching',
  teaches: 'Cosa insegni',
  teachesHint: 'Da {figures.leastTeaches} a {figures.mostTeaches} caratteri',
  teachesIn: 'Lingua di questo testo',
  free: 'La tua disponibilità',
  freeHint: 'Nel tuo fuso orario, {zone}',
  day: 'Giorno',
  from: 'Dalle',
  to: 'Alle',
  addFree: 'Aggiungi orario',
  freeOverlap: 'Scegli una fine successiva all’inizio e ore che non si sovrappongano a quelle qui sopra.',
  removeFree: 'Rimuovi {day}, dalle {from} alle {to}',
  freeOrHours: 'Un’indicazione per i clienti. Una volta indicati gli orari di coaching, si vedono quelli.',
  active: 'Mostra questa offerta nella pagina del coaching',
  save: 'Salva offerta',
  missing: 'Indica il prezzo, le lingue e cosa insegni.',
  saved: 'La tua offerta è stata salvata.',
} satisfies TranslationOf<typeof coach, 'it'>
