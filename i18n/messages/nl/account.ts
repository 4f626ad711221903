import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Log in om deze pagina te openen.',
  registerTitle: 'Account aanmaken',
  email: '{names.email}',
  username: 'Gebruikersnaam',
  nameInvalid: 'Gebruik alleen letters, cijfers en . _ -, zonder spaties.',
  nameTake: '{name} gebruiken',
  password: '{names.password}',
  passwordHint: 'Minstens {figures.leastPassword} tekens.',

  register: 'Account aanmaken',
  continueAsGuest: 'Verder met e-mail',

  guestHint: 'Hier sturen we je betaalbewijs en nieuws over je bestelling heen.',
  noAccountYet: 'Nog geen account?',
  haveAccount: 'Heb je al een account?',
  acceptTerms:
    'Ik ben {figures.leastCustomerAge} of ouder en ga akkoord met de <terms>algemene voorwaarden</terms>. In het <privacy>privacybeleid</privacy> staat hoe we je gegevens gebruiken.',
  termsMissing:
    'Bevestig dat je {figures.leastCustomerAge} of ouder bent en akkoord gaat met de algemene voorwaarden.',

  captcha: 'We controleren even of je geen bot bent.',
  guestTitle: 'Verder zonder account',
  guestText: 'Een e-mailadres is genoeg om te bestellen.',
  goOn: 'Verder',
  knownTitle: 'Je hebt al een account',
  knownNote: 'Dit e-mailadres heeft al een account.',
  knownText: 'Log in, dan komt de bestelling daarin. Je keuzes en de prijs blijven hetzelfde.',
  signInAndGoOn: 'Inloggen en verder',
  otherEmail: 'Ander e-mailadres',
  showPassword: 'Invoer tonen',
  hidePassword: 'Invoer verbergen',
  or: 'of',
  providers: 'Inloggen via een andere site',
  providerTerms:
    'Ben je nieuw, dan maak je zo een account aan: je bent {figures.leastCustomerAge} of ouder en gaat akkoord met de <terms>algemene voorwaarden</terms>. In het <privacy>privacybeleid</privacy> staat wat we ontvangen.',
  providerSame: 'Ben je nieuw, dan maak je zo een account aan. Wat hierboven staat, geldt daar ook voor.',
  kept: 'Blijft bewaard bij het inloggen',

  signedOutTitle: 'Je bent uitgelogd',
  signedOutText: 'Log opnieuw in om verder te gaan. Wat je hebt ingevuld, staat er nog.',

  noOrderTitle: 'Bestelling niet gevonden in dit account',
  noOrderText: 'Controleer of de link klopt, of log in met het account waarmee besteld is.',
  signInAsOther: 'Inloggen met een ander account',

  forgotPassword: 'Wachtwoord vergeten?',
  findOrder: 'Mijn bestelling vinden',

  keepTitle: 'Houd deze bestelling',
  keepCashback: 'Maak je account aan: {amount} komt terug',
  keepText: 'Kies een wachtwoord en vind je bestellingen, chat en saldo op elk apparaat.',
  keepCashbackText:
    'Kies een wachtwoord voordat de bestelling is afgerond, dan komt het geld op je saldo. Je vindt bestellingen en chat op elk apparaat.',
  keepButton: 'Mijn account aanmaken',
} satisfies TranslationOf<typeof account, 'nl'>
