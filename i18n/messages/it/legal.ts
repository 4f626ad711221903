import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'Versione {version}, in vigore: {date}',
  pages: 'Pagine legali',
  contents: 'In questa pagina',
  print: 'Stampa',
  demo: 'Questo negozio è una demo: l’azienda e i suoi dati sono inventati.',
  hours: 'tutti i giorni dalle {from} alle {to} ({zone})',
  inLanguage: 'in {language}',
  necessary: 'Necessari',
  optional: 'Google Analytics, solo con il tuo consenso',
  colPlace: 'Salvato in',
  colPurpose: 'Scopo',
  colLasts: 'Durata',
  'place.cookie': 'Cookie',
  'place.localStorage': 'Memoria locale',
  'place.sessionStorage': 'Memoria di sessione',
  example:
    'Qualcuno ordina «{climb}» ({server}) per {total}, con due extra: {addons}. Chiede di terminare l’ordine quando il booster ha raggiunto {rank} con {points}.',
  colPart: 'Voce',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'it'>
