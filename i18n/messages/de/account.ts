import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Melde dich an, um diese Seite zu öffnen.',
  registerTitle: 'Konto anlegen',
  email: '{names.email}',
  username: 'Benutzername',
  nameInvalid: 'Verwende nur Buchstaben, Ziffern und . _ -, ohne Leerzeichen.',
  nameTake: '{name} nehmen',
  password: '{names.password}',
  passwordHint: 'Mindestens {figures.leastPassword} Zeichen.',

  register: 'Konto anlegen',
  continueAsGuest: 'Weiter mit E-Mail',

  guestHint: 'Hierhin schicken wir deine Quittung und Neuigkeiten zum Auftrag.',
  noAccountYet: 'Noch kein Konto?',
  haveAccount: 'Du hast schon ein Konto?',
  acceptTerms:
    'Ich bin mindestens {figures.leastCustomerAge} und akzeptiere die <terms>AGB</terms>. Wie wir deine Daten verwenden, liest du in der <privacy>Datenschutzerklärung</privacy>.',
  termsMissing: 'Bestätige, dass du mindestens {figures.leastCustomerAge} bist und die AGB akzeptierst.',

  captcha: 'Wir prüfen kurz, dass du kein Bot bist.',
  guestTitle: 'Ohne Konto weiter',
  guestText: 'Zum Bestellen genügt eine E-Mail-Adresse.',
  goOn: 'Weiter',
  knownTitle: 'Du hast ein Konto',
  knownNote: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  knownText:
    'Melde dich an, dann gehört der Auftrag dazu. Deine Auswahl und der Preis bleiben, wie sie sind.',
  signInAndGoOn: 'Anmelden und weiter',
  otherEmail: 'Andere E-Mail',
  showPassword: 'Eingabe anzeigen',
  hidePassword: 'Eingabe verbergen',
  or: 'oder',
  providers: 'Über eine andere Website anmelden',
  providerTerms:
    'Bist du neu hier, entsteht so ein Konto: Du bist mindestens {figures.leastCustomerAge} und akzeptierst die <terms>AGB</terms>. Was wir von dort bekommen, liest du in der <privacy>Datenschutzerklärung</privacy>.',
  providerSame: 'Bist du neu hier, entsteht so ein Konto. Was oben steht, gilt auch dafür.',
  kept: 'Bleibt beim Anmelden erhalten',

  signedOutTitle: 'Du wurdest abgemeldet',
  signedOutText: 'Melde dich wieder an, um weiterzumachen. Deine Eingaben sind noch da.',

  noOrderTitle: 'Auftrag in diesem Konto nicht gefunden',
  noOrderText:
    'Prüfe, ob der Link stimmt, oder melde dich mit dem Konto an, mit dem du den Auftrag aufgegeben hast.',
  signInAsOther: 'Mit anderem Konto anmelden',

  forgotPassword: 'Passwort vergessen?',
  findOrder: 'Meinen Auftrag finden',

  keepTitle: 'Behalte diesen Auftrag',
  keepCashback: 'Erstelle dein Konto: {amount} kommen zurück',
  keepText: 'Leg ein Passwort fest, dann findest du Aufträge, Chat und Guthaben auf jedem Gerät.',
  keepCashbackText:
    'Leg ein Passwort fest, bevor der Auftrag abgeschlossen ist, dann kommt das Geld auf dein Guthaben. Aufträge und Chat findest du auf jedem Gerät.',
  keepButton: 'Mein Konto anlegen',
} satisfies TranslationOf<typeof account, 'de'>
