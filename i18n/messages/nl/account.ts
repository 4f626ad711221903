import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Deze pagina hoort bij een account. Log in om haar te zien.',
  registerTitle: 'Account aanmaken',
  email: 'E-mail',
  username: 'Gebruikersnaam',
  password: 'Wachtwoord',
  passwordHint: 'Minstens 6 tekens.',
  register: 'Account aanmaken',
  continueAsGuest: 'Verder met e-mail',
  guestHint: 'Daar komen het betaalbewijs en nieuws over je bestelling.',
  noAccountYet: 'Nog geen account?',
  haveAccount: 'Heb je al een account?',
  acceptTerms: 'Ik ga akkoord met de <terms>voorwaarden</terms>.',
  captcha: 'Bij het versturen loopt vanzelf een korte controle tegen bots.',
  emailHasAccount:
    'Bij dit e-mailadres hoort een account. Vul het wachtwoord in om verder te gaan met je bestelling.',
  signedOutTitle: 'Je bent uitgelogd',
  signedOutText: 'Log opnieuw in om verder te gaan. Wat je hebt ingevuld, staat er nog.',
  noOrderTitle: 'Deze bestelling staat niet in dit account',
  noOrderText: 'Misschien klopt het adres niet, of hoort de bestelling bij een ander account.',
  signInAsOther: 'Inloggen met een ander account',
} satisfies TranslationOf<typeof account, 'nl'>
