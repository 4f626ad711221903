import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'Mit Passkey anmelden',
  title: 'Bestätige, dass du es bist',
  stepUp: 'Diese Änderung betrifft deine Sicherheit, darum fragen wir noch einmal.',
  secondStep: 'Noch ein Schritt: Dein Konto ist mit einem zweiten Faktor geschützt.',
  code: 'Code aus deiner App',
  codeHint: 'Öffne deine Authenticator-App und gib die {figures.codeDigits} Ziffern ein, die sie zeigt.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint: 'Einer der Codes, die du gespeichert hast. Jeder gilt einmal.',
  confirmPasskey: 'Mit Passkey bestätigen',
  useCode: 'Code aus der App benutzen',
  useRecovery: 'Wiederherstellungscode benutzen',
  usePassword: 'Passwort benutzen',
  confirm: 'Bestätigen',
  codeMissing: 'Gib zuerst den Code ein.',
  noProof:
    'Du hast dich ohne Passwort angemeldet und hast keinen Passkey. Melde dich ab und wieder an, um weiterzumachen.',
  mailbox: 'Du hast kein Passwort, darum bestätigst du dich mit einem Link an {email}.',
  mailboxSent:
    'Öffne den Link aus unserer Mail in diesem Browser. Er gilt einmal, innerhalb von {figures.orderLink.dat}. Komm dann hierher zurück.',
  mailboxOpened: 'Ich habe den Link geöffnet',
  cancelled: 'Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm einen anderen Weg.',
  staffTitle: 'Schütze dein Team-Konto',
  staffText:
    'Die Seiten des Teams öffnen sich, sobald ein zweiter Faktor dein Konto schützt: ein Passkey oder eine Authenticator-App.',
  staffHint:
    'Dein Konto hat Rechte des Teams, aber keinen zweiten Faktor. Im echten Betrieb bleiben die Seiten des Teams ohne ihn geschlossen.',
  setUp: 'Jetzt einrichten',
} satisfies TranslationOf<typeof proof, 'de'>
