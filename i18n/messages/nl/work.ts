import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Aan deze bestelling werken',

  login: 'Login',
  loginClosed: 'De login is {figures.loginView} zichtbaar. De klant ziet elke keer dat je hem opent.',
  hidesIn: 'Verdwijnt over {time}',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyField: 'Kopiëren: {field}',
  copiedToClipboard: 'Naar het klembord gekopieerd.',
  copyFailed: 'Je browser stond kopiëren niet toe. Toon de tekst en selecteer hem.',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  hiddenPassword: 'Verborgen',

  wonTitle: 'Game {number}, gewonnen',
  lostTitle: 'Game {number}, verloren',
  drawnTitle: 'Game {number}, gelijkspel',
  several: 'Meer games vastleggen',
  severalHow:
    'In de volgorde waarin je ze speelde. Kies het resultaat; de rest wordt ingevuld en de volgende game verschijnt.',
  removeGame: 'Game {number} weghalen',
  rankAfter: 'Rank erna: {rank}',
  hasPicture: 'Screenshot toegevoegd',
  noResult: 'Kies de uitslag van de eerste game.',
  checkGame: 'Controleer eerst game {number}.',
  recordCount: { one: '{count} game vastleggen', other: '{count} games vastleggen' },
  sessionRecorded: { one: '{count} game vastgelegd.', other: '{count} games vastgelegd.' },

  fewer: 'Eén punt minder',
  more: 'Eén punt meer',
  noCharacter: 'Niet ingevuld',
  picks: 'Keuze van {customer}',
  'all.champions': 'Alle champions',
  'all.agents': 'Alle agents',

  pictureHow: 'Plak of sleep de screenshot hierheen, of kies een bestand',
  pictureChoose: 'Screenshot kiezen',
  pictureTypes: 'PNG, JPEG of WebP, maximaal {figures.largestPicture}',
  megabytes: '{size} MB',
  takePhoto: 'Foto maken',
  replacePicture: 'Vervangen',
  removePicture: 'Verwijderen',
  picturePreview: 'De gekozen screenshot',
  preparingPicture: 'De afbeelding wordt verkleind…',
  'upload.sending': 'Uploaden…',
  'upload.waiting': 'Geen verbinding. We proberen het opnieuw zodra die terug is.',
  'upload.failed': 'Niet geüpload. Verstuur het formulier opnieuw; wat je hebt ingevuld staat er nog.',
  'upload.stored': 'Geüpload',
  'upload.again': 'Opnieuw proberen',
  pictureEmpty: 'Dit bestand is leeg. Kies een ander bestand.',
  pictureTooLarge:
    'Dit bestand is {size}, het maximum is {figures.largestPicture}. Kies een kleiner bestand.',

  dropped: 'Je hebt bestelling PK-{number} teruggegeven. De bestelling staat weer op het bord.',
  droppedPaid: 'Je hebt bestelling PK-{number} teruggegeven. Er is {amount} voor je bijgeschreven.',
  lookUp: 'Rank opzoeken',
  profileShows: 'Het profiel toont {rank}, {points}.',
  profileDiffers: 'Je bestelling begint bij {start}.',
  orderFromProfile: 'Vanaf deze rank bestellen',
} satisfies TranslationOf<typeof work, 'nl'>
