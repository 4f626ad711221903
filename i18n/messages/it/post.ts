import type { TranslationOf } from '../../translate.ts'
import type post from '../en/post.ts'

export default {
  updated: 'Aggiornato: {date}',
  contents: 'In questa pagina',
  parts: { one: '{count} parte, {minutes}', other: '{count} parti, {minutes}' },
  minutesLeft: { one: 'ancora {count} min', other: 'ancora {count} min' },
  alsoIn: 'Anche in',
  terms: 'Termini di questo articolo',
  copyLink: 'Copia link',
  copied: 'Link copiato.',
  notCopied: 'Non siamo riusciti a copiare il link. Copialo dalla barra degli indirizzi.',
  report: 'Segnala un errore',
  reportSubject: 'Un errore in «{title}»',
  readOn: 'Continua a leggere',
  climb: 'La tua scalata, in partite',
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'LP per vittoria',
  'gain.RR': 'RR per vittoria',
  'gain.marks': 'Marchi per vittoria',
  games: { one: 'partita', other: 'partite' },
  days: { one: 'giorno', other: 'giorni' },
  price: 'con un booster',
  span: '{from}-{to}',
  pricesOf: 'Prezzi: {date}',
  openCalculator: 'Apri il calcolatore',
  noClimb: 'Scegli un obiettivo sopra la partenza.',
  divisions: 'Partite per divisione in {game}, per rango',
  axis: { one: '{count} partita', other: '{count} partite' },
  divisionsNote:
    'La stima dei nostri calcolatori per un booster con guadagno normale, sconfitte comprese. Da {tier} in su: per {points}.',
} satisfies TranslationOf<typeof post, 'it'>
