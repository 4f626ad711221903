import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Questa pagina è di un account. Accedi per vederla.',
  registerTitle: 'Crea un account',
  email: 'E-mail',
  username: 'Nome utente',
  password: 'Password',
  passwordHint: 'Almeno 6 caratteri.',
  register: 'Crea account',
  continueAsGuest: 'Continua con l’e-mail',
  guestHint: 'Lì arrivano la ricevuta e le novità del tuo ordine.',
  noAccountYet: 'Non hai ancora un account?',
  haveAccount: 'Hai già un account?',
  acceptTerms: 'Accetto i <terms>termini di servizio</terms>.',
  captcha: 'All’invio del modulo parte da solo un breve controllo anti-bot.',
  emailHasAccount:
    'Questo indirizzo e-mail ha già un account. Inserisci la password per continuare con l’ordine.',
  signedOutTitle: 'La tua sessione è terminata',
  signedOutText: 'Accedi di nuovo per continuare. Quello che hai scritto è ancora qui.',
  noOrderTitle: 'Questo ordine non è in questo account',
  noOrderText: 'L’indirizzo potrebbe essere sbagliato, oppure l’ordine appartiene a un altro account.',
  signInAsOther: 'Accedi con un altro account',
} satisfies TranslationOf<typeof account, 'it'>
