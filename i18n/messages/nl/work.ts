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
  showPassword: '{order.showPassword}',
  hidePassword: 'Wachtwoord verbergen',
  hiddenPassword: 'Verborgen',

  wonTitle: 'Game {number}, gewonnen',
  lostTitle: 'Game {number}, verloren',
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
  removePicture: '{checkout.couponRemove}',
  picturePreview: 'De gekozen screenshot',
  pictureEmpty: 'Dit bestand is leeg. Kies een ander bestand.',
  pictureTooLarge:
    'Dit bestand is {size}, het maximum is {figures.largestPicture}. Kies een kleiner bestand.',

  dropped: 'Je hebt bestelling PK-{number} teruggegeven. De bestelling staat weer op het bord.',
  droppedPaid: 'Je hebt bestelling PK-{number} teruggegeven. Er is {amount} voor je bijgeschreven.',
} satisfies TranslationOf<typeof work, 'nl'>
