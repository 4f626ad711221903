import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Diese Seite gehört zu einem Konto. Melde dich an, um sie zu sehen.',
  registerTitle: 'Konto anlegen',
  email: 'E-Mail',
  username: 'Benutzername',
  password: 'Passwort',
  passwordHint: 'Mindestens 6 Zeichen.',
  register: 'Konto anlegen',
  continueAsGuest: 'Weiter mit E-Mail',
  guestHint: 'Dorthin gehen die Quittung und Neues zu deinem Auftrag.',
  noAccountYet: 'Noch kein Konto?',
  haveAccount: 'Schon ein Konto?',
  acceptTerms: 'Ich akzeptiere die <terms>Nutzungsbedingungen</terms>.',
  captcha: 'Beim Absenden läuft von selbst eine kurze Prüfung gegen Bots.',
  emailHasAccount:
    'Zu dieser E-Mail-Adresse gibt es ein Konto. Gib das Passwort ein, um mit deinem Auftrag weiterzumachen.',
  signedOutTitle: 'Du wurdest abgemeldet',
  signedOutText: 'Melde dich wieder an, um weiterzumachen. Was du eingegeben hast, ist noch da.',
  noOrderTitle: 'Diesen Auftrag gibt es in diesem Konto nicht',
  noOrderText:
    'Vielleicht ist die Adresse falsch geschrieben, oder der Auftrag gehört zu einem anderen Konto.',
  signInAsOther: 'Mit anderem Konto anmelden',
} satisfies TranslationOf<typeof account, 'de'>
