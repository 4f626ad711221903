import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Accedi per aprire questa pagina.',
  registerTitle: 'Crea un account',
  email: '{names.email}',
  username: 'Nome utente',
  nameInvalid: 'Usa solo lettere, cifre e . _ -, senza spazi.',
  nameTake: 'Usa {name}',
  password: '{names.password}',
  passwordHint: 'Almeno {figures.leastPassword} caratteri.',

  register: 'Crea account',
  continueAsGuest: 'Continua con l’e-mail',

  guestHint: 'Qui ti mandiamo la ricevuta e le novità sul tuo ordine.',
  noAccountYet: 'Non hai ancora un account?',
  haveAccount: 'Hai già un account?',
  acceptTerms:
    'Ho almeno {figures.leastCustomerAge} anni e accetto i <terms>termini di servizio</terms>. L’<privacy>informativa sulla privacy</privacy> spiega come usiamo i tuoi dati.',
  termsMissing:
    'Conferma di avere almeno {figures.leastCustomerAge} anni e di accettare i termini di servizio.',

  captcha: 'Controllo anti-bot in corso, un attimo.',
  guestTitle: 'Continua senza account',
  guestText: 'Per ordinare basta un indirizzo e-mail.',
  goOn: 'Continua',
  knownTitle: 'Hai già un account',
  knownNote: 'Questo indirizzo e-mail ha già un account.',
  knownText: 'Accedi e l’ordine finirà lì. Le tue scelte e il prezzo restano uguali.',
  signInAndGoOn: 'Accedi e continua',
  otherEmail: 'Usa un’altra e-mail',
  showPassword: 'Mostra il testo',
  hidePassword: 'Nascondi il testo',
  or: 'o',
  providers: 'Accedi con un altro sito',
  providerTerms:
    'Se è la prima volta, così si crea un account: hai almeno {figures.leastCustomerAge} anni e accetti i <terms>termini di servizio</terms>. L’<privacy>informativa sulla privacy</privacy> spiega che cosa riceviamo.',
  providerSame: 'Se è la prima volta, così si crea un account. Quanto indicato sopra vale anche per questo.',
  kept: 'Resta mentre accedi',

  signedOutTitle: 'La sessione è terminata',
  signedOutText: 'Accedi di nuovo per continuare. Quello che hai scritto è ancora qui.',

  noOrderTitle: 'Ordine non trovato in questo account',
  noOrderText: 'Controlla che il link sia scritto bene, oppure accedi con l’account con cui hai ordinato.',
  signInAsOther: 'Usa un altro account',

  forgotPassword: 'Password dimenticata?',
  findOrder: 'Trova il mio ordine',

  keepTitle: 'Conserva questo ordine',
  keepCashback: 'Crea il tuo account: {amount} tornano a te',
  keepText: 'Imposta una password e trova ordini, chat e saldo su ogni dispositivo.',
  keepCashbackText:
    'Imposta una password prima che l’ordine sia completato e il denaro torna sul tuo saldo. Trovi ordini e chat su ogni dispositivo.',
  keepButton: 'Crea il mio account',
} satisfies TranslationOf<typeof account, 'it'>
