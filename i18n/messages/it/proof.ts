import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'Accedi con una passkey',
  title: 'Conferma che sei tu',
  stepUp: 'Questa modifica riguarda la tua sicurezza, perciò lo chiediamo di nuovo.',
  secondStep: 'Ancora un passo: un secondo fattore protegge il tuo account.',
  code: 'Codice della tua app',
  codeHint: 'Apri la tua app di autenticazione e inserisci le {figures.codeDigits} cifre che mostra.',
  recoveryCode: 'Codice di recupero',
  recoveryHint: 'Uno dei codici che hai salvato. Ognuno vale una volta.',
  confirmPasskey: 'Conferma con una passkey',
  useCode: 'Usa un codice dell’app',
  useRecovery: 'Usa un codice di recupero',
  usePassword: 'Usa la password',
  confirm: 'Conferma',
  codeMissing: 'Prima inserisci il codice.',
  noProof:
    'Hai effettuato l’accesso senza password e non hai passkey. Esci e accedi di nuovo per continuare.',
  mailbox: 'Non hai una password, quindi un link a {email} mostra che sei tu.',
  mailboxSent:
    'Apri in questo browser il link della nostra e-mail. Vale una volta e per {figures.orderLink}. Poi torna qui.',
  mailboxOpened: 'Ho aperto il link',
  cancelled: 'Non è stata usata nessuna passkey. Riprova o scegli un altro modo.',
  staffTitle: 'Proteggi il tuo account dello staff',
  staffText:
    'Le pagine dello staff si aprono appena un secondo fattore protegge il tuo account: una passkey o un’app di autenticazione.',
  staffHint:
    'Il tuo account ha permessi dello staff ma nessun secondo fattore. In un negozio reale, senza di esso quelle pagine restano chiuse.',
  setUp: 'Configura ora',
} satisfies TranslationOf<typeof proof, 'it'>
