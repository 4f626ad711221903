import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Arbeit an diesem Auftrag',

  login: 'Zugang',
  loginClosed:
    'Die Zugangsdaten sind {figures.loginView} lang zu sehen. Der Kunde sieht, wann du sie öffnest.',
  hidesIn: 'Noch {time} sichtbar',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyField: 'Kopieren: {field}',
  copiedToClipboard: 'In die Zwischenablage kopiert.',
  copyFailed: 'Dein Browser hat das Kopieren nicht erlaubt. Zeige den Text an und markier ihn.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  hiddenPassword: 'Verborgen',

  wonTitle: 'Spiel {number}, gewonnen',
  lostTitle: 'Spiel {number}, verloren',
  drawnTitle: 'Spiel {number}, unentschieden',
  several: 'Mehrere Spiele eintragen',
  severalPictures: 'Screenshots wählen',
  chooseResult: 'Wähle das Ergebnis von Spiel {number}.',
  severalHow:
    'In der Reihenfolge, in der du sie gespielt hast. Wähle das Ergebnis, der Rest wird ausgefüllt, und das nächste Spiel folgt.',
  removeGame: 'Spiel {number} entfernen',
  rankAfter: 'Rang danach: {rank}',
  hasPicture: 'Screenshot hinzugefügt',
  noResult: 'Wähle das Ergebnis des ersten Spiels.',
  checkGame: 'Prüfe zuerst Spiel {number}.',
  recordCount: { one: '{count} Spiel eintragen', other: '{count} Spiele eintragen' },
  sessionRecorded: { one: '{count} Spiel eingetragen.', other: '{count} Spiele eingetragen.' },

  fewer: 'Ein Punkt weniger',
  more: 'Ein Punkt mehr',
  noCharacter: 'Nicht angegeben',
  picks: 'Wünsche von {customer}',
  'all.champions': 'Alle Champions',
  'all.agents': 'Alle Agenten',

  pictureHow: 'Hier einfügen oder ablegen, oder Datei wählen',
  pictureChoose: 'Screenshot wählen',
  pictureTypes: 'PNG, JPEG oder WebP, bis {figures.largestPicture}',
  megabytes: '{size} MB',
  takePhoto: 'Foto aufnehmen',
  replacePicture: 'Ersetzen',
  removePicture: 'Entfernen',
  picturePreview: 'Der gewählte Screenshot',
  preparingPicture: 'Das Bild wird verkleinert …',
  'upload.sending': 'Wird hochgeladen …',
  'upload.waiting': 'Keine Verbindung. Wir versuchen es weiter, sobald sie wieder da ist.',
  'upload.failed': 'Nicht hochgeladen. Sende das Formular noch einmal ab, deine Eingaben sind noch da.',
  'upload.stored': 'Hochgeladen',
  'upload.again': 'Noch einmal versuchen',
  pictureEmpty: 'Diese Datei ist leer. Wähle eine andere.',
  pictureTooLarge:
    'Diese Datei hat {size}, erlaubt sind höchstens {figures.largestPicture}. Wähle eine kleinere.',

  dropped: 'Du hast Auftrag PK-{number} zurückgegeben. Er ist wieder in der Auftragsliste.',
  droppedPaid: 'Du hast Auftrag PK-{number} zurückgegeben. {amount} wurden dir gutgeschrieben.',
  lookUp: 'Rang nachsehen',
  profileShows: 'Das Profil zeigt {rank}, {points}.',
  profileDiffers: 'Dein Auftrag beginnt bei {start}.',
  orderFromProfile: 'Ab diesem Rang bestellen',
} satisfies TranslationOf<typeof work, 'de'>
