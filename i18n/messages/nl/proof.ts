import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'Inloggen met een toegangssleutel',
  title: 'Bevestig dat jij het bent',
  stepUp: 'Deze wijziging raakt je beveiliging, daarom vragen we het nog eens.',
  secondStep: 'Nog één stap: een tweede factor beschermt je account.',
  code: 'Code uit je app',
  codeHint: 'Open je authenticator-app en vul de {figures.codeDigits} cijfers in die je ziet.',
  recoveryCode: 'Herstelcode',
  recoveryHint: 'Een van de codes die je hebt bewaard. Elke code werkt één keer.',
  confirmPasskey: 'Bevestigen met een toegangssleutel',
  useCode: 'Een code uit je app gebruiken',
  useRecovery: 'Een herstelcode gebruiken',
  usePassword: 'Je wachtwoord gebruiken',
  confirm: 'Bevestigen',
  codeMissing: 'Vul eerst de code in.',
  noProof:
    'Je bent zonder wachtwoord ingelogd en hebt geen toegangssleutel. Log uit en weer in om verder te gaan.',
  mailbox: 'Je hebt geen wachtwoord, dus met een link naar {email} laat je zien dat jij het bent.',
  mailboxSent:
    'Open de link uit onze mail in deze browser. Die werkt één keer, {figures.orderLink} lang. Kom daarna hier terug.',
  mailboxOpened: 'Ik heb de link geopend',
  cancelled: 'Er is geen toegangssleutel gebruikt. Probeer het opnieuw of kies een andere manier.',
  staffTitle: 'Bescherm je teamaccount',
  staffText:
    'De pagina’s van het team gaan open zodra een tweede factor je account beschermt: een toegangssleutel of een authenticator-app.',
  staffHint:
    'Je account heeft rechten van het team, maar geen tweede factor. In een echte winkel blijven die pagina’s zonder gesloten.',
  setUp: 'Nu instellen',
} satisfies TranslationOf<typeof proof, 'nl'>
