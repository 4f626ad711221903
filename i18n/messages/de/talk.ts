import type { TranslationOf } from '../../translate.ts'
import type talk from '../en/talk.ts'

export default {
  title: 'Chat zum Auftrag',
  online: 'Online',
  away: 'Nicht online',
  both: 'Kunde und Booster lesen mit.',
  noBooster: 'Dein Booster liest das, sobald er anfängt.',
  'noBooster.coach': 'Dein Coach liest das, sobald er annimmt.',
  hello: 'Schreib hier alles, was diesen Auftrag betrifft. {name} bekommt es sofort.',
  write: 'Schreib {name}',
  protects: 'Kontaktdaten werden für euch beide verdeckt. Zugangsdaten und Codes gehören nie hierher.',
  masked:
    'Wir haben hier Kontaktdaten verdeckt. Auf dieser Seite bleiben Zahlung, Zugang und Erstattung für beide geschützt.',
  typed: 'Getippt: {text}',
  translate: 'Übersetzen',
  translateOf: 'Nachricht von {name} übersetzen',
  translatedBy: 'Übersetzt von {name}',
  hideTranslation: 'Übersetzung ausblenden',
  openUntil: 'Offen bis {time}.',
  closed: 'Dieser Chat ist geschlossen. Für Fragen ist der Support weiter da.',
  played: {
    one: '{count} Spiel eingetragen: {score}',
    other: '{count} Spiele eingetragen: {score}',
  },
  quickStart: 'Ich fange jetzt an.',
  quickDone: 'Fertig für heute.',
  code: 'Anmeldecode',
  codeHow: 'Fragt das Spiel nach einem Code, kann {name} ihn dir hier schicken.',
  codeAsk: 'Code anfordern',
  codeAgain: 'Erneut anfordern',
  codeAsked: 'Angefordert um {time}. Sobald {name} ihn eingibt, erscheint er hier.',
  codeMailed: 'Angefordert um {time}. {name} ist nicht online, darum haben wir auch eine E-Mail geschickt.',
  codeHere: '{name} hat den Code geschickt. Du kannst ihn einmal öffnen.',
  codeShow: 'Code anzeigen',
  codeShown: 'Mit dem Öffnen wurde er gelöscht. Der Kunde sieht, dass du ihn geöffnet hast.',
  codeLate: 'Innerhalb dieser Frist kam kein Code: {figures.loginCode}.',
  codeNeeded: '{name} braucht einen Anmeldecode',
  codeType:
    'Das Spiel hat dir gerade einen per E-Mail oder SMS geschickt. Gib ihn hier ein, nie im Chat. {name} kann ihn einmal öffnen.',
  codeSend: 'Code senden',
  codeWrong: 'Prüfe den Code: nur Buchstaben und Ziffern, wie das Spiel sie geschickt hat.',
  codeSent: '{name} kann deinen Code öffnen',
  codeWaits:
    'Er lässt sich einmal öffnen und wird spätestens nach dieser Zeit gelöscht: {figures.loginCode}. Jeder Schritt steht im Zugangstresor.',
} satisfies TranslationOf<typeof talk, 'de'>
