import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Log in om deze pagina te openen.',
  registerTitle: 'Account aanmaken',
  email: 'E-mail',
  username: 'Gebruikersnaam',
  password: 'Wachtwoord',
  passwordHint: 'Minstens {figures.leastPassword} tekens.',

  register: 'Account aanmaken',
  continueAsGuest: 'Verder met e-mail',

  guestHint: 'Hier sturen we je betaalbewijs en nieuws over je bestelling heen.',
  noAccountYet: 'Nog geen account?',
  haveAccount: 'Heb je al een account?',
  acceptTerms:
    'Ik ga akkoord met de <terms>voorwaarden</terms>. In het <privacy>privacybeleid</privacy> staat hoe we je gegevens gebruiken.',

  captcha: 'Bij het versturen loopt automatisch een korte controle tegen bots.',
  emailHasAccount:
    'Bij dit e-mailadres hoort een account. Vul het wachtwoord in om verder te gaan met je bestelling.',

  signedOutTitle: 'Je bent uitgelogd',
  signedOutText: 'Log opnieuw in om verder te gaan. Wat je hebt ingevuld, staat er nog.',

  noOrderTitle: 'Bestelling niet gevonden in dit account',
  noOrderText: 'Controleer of de link klopt, of log in met het account waarmee besteld is.',
  signInAsOther: 'Inloggen met een ander account',

  forgotPassword: 'Wachtwoord vergeten?',
  findOrder: 'Mijn bestelling vinden',

  keepTitle: 'Houd deze bestelling',
  keepText: 'Kies een wachtwoord en vind je bestellingen, chat en saldo op elk apparaat.',
  keepButton: 'Mijn account aanmaken',
} satisfies TranslationOf<typeof account, 'nl'>
