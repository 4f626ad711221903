import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Lavora a questo ordine',

  login: 'Credenziali',
  loginClosed:
    'Le credenziali restano visibili per {figures.loginView}. Ogni volta che le apri, il cliente lo vede.',
  hidesIn: 'Visibili ancora per {time}',
  copy: 'Copia',
  copied: 'Copiato',
  copyField: 'Copia: {field}',
  copiedToClipboard: 'Copiato negli appunti.',
  copyFailed: 'Il browser non ha permesso di copiare. Mostra il testo e selezionalo.',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  hiddenPassword: 'Nascosta',

  wonTitle: 'Partita {number}, vinta',
  lostTitle: 'Partita {number}, persa',
  drawnTitle: 'Partita {number}, pareggio',
  several: 'Più partite',
  severalPictures: 'Scegli gli screenshot',
  chooseResult: 'Scegli il risultato della partita {number}.',
  severalHow:
    'Nell’ordine in cui le hai giocate. Scegli il risultato: il resto si compila e compare la partita successiva.',
  removeGame: 'Togli la partita {number}',
  rankAfter: 'Rango dopo: {rank}',
  hasPicture: 'Screenshot aggiunto',
  noResult: 'Scegli il risultato della prima partita.',
  checkGame: 'Controlla prima la partita {number}.',
  recordCount: {
    one: 'Registra {count} partita',
    many: 'Registra {count} partite',
    other: 'Registra {count} partite',
  },
  sessionRecorded: {
    one: '{count} partita registrata.',
    many: '{count} partite registrate.',
    other: '{count} partite registrate.',
  },

  fewer: 'Un punto in meno',
  more: 'Un punto in più',
  noCharacter: 'Non indicato',
  picks: 'Richiesti da {customer}',
  'all.champions': 'Tutti i campioni',
  'all.agents': 'Tutti gli agenti',

  pictureHow: 'Incollalo o trascinalo qui, oppure scegli un file',
  pictureChoose: 'Scegli uno screenshot',
  pictureTypes: 'PNG, JPEG o WebP, fino a {figures.largestPicture}',
  megabytes: '{size} MB',
  takePhoto: 'Scatta una foto',
  replacePicture: 'Cambia',
  removePicture: 'Rimuovi',
  picturePreview: 'Lo screenshot scelto',
  preparingPicture: 'Riduciamo l’immagine…',
  'upload.sending': 'Caricamento…',
  'upload.waiting': 'Nessuna connessione. Riproveremo appena torna.',
  'upload.failed': 'Non caricato. Invia di nuovo per riprovare: quello che hai inserito è ancora qui.',
  'upload.stored': 'Caricato',
  'upload.again': 'Riprova',
  pictureEmpty: 'Questo file è vuoto. Scegline un altro.',
  pictureTooLarge:
    'Questo file è di {size} e il limite è {figures.largestPicture}. Scegline uno più piccolo.',

  dropped: 'Hai restituito l’ordine PK-{number}. È di nuovo in bacheca.',
  droppedPaid: 'Hai restituito l’ordine PK-{number}. Ti sono stati accreditati {amount}.',
  lookUp: 'Cerca il rango',
  profileShows: 'Il profilo mostra {rank}, {points}.',
  profileDiffers: 'Il tuo ordine parte da {start}.',
  orderFromProfile: 'Ordina da questo rango',
} satisfies TranslationOf<typeof work, 'it'>
