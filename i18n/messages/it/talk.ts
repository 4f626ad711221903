import type { TranslationOf } from '../../translate.ts'
import type talk from '../en/talk.ts'

export default {
  title: 'Chat dell’ordine',
  online: 'Online',
  away: 'Non online',
  both: 'Cliente e booster leggono questi messaggi.',
  noBooster: 'Il tuo booster leggerà tutto appena inizia.',
  'noBooster.coach': 'Il tuo coach lo legge appena accetta.',
  hello: 'Scrivi qui qualsiasi cosa su questo ordine. {name} la riceve subito.',
  write: 'Scrivi a {name}',
  protects: 'I contatti vengono nascosti a entrambi. Credenziali e codici non vanno mai qui.',
  masked:
    'Qui abbiamo nascosto dei contatti. Su questa pagina pagamento, credenziali e rimborso restano protetti per entrambi.',
  typed: 'Digitato: {text}',
  translate: 'Traduci',
  translateOf: 'Traduci il messaggio di {name}',
  translatedBy: 'Tradotto da {name}',
  hideTranslation: 'Nascondi traduzione',
  openUntil: 'Aperta fino a: {time}.',
  closed: 'Questa chat è chiusa. Per le domande c’è sempre l’assistenza.',
  played: {
    one: '{count} partita registrata: {score}',
    many: '{count} di partite registrate: {score}',
    other: '{count} partite registrate: {score}',
  },
  quickStart: 'Inizio adesso.',
  quickDone: 'Per oggi ho finito.',
  code: 'Codice di accesso',
  codeHow: 'Se il gioco chiede un codice, {name} può inviartelo qui.',
  codeAsk: 'Chiedi il codice',
  codeAgain: 'Chiedi di nuovo',
  codeAsked: 'Chiesto alle {time}. Compare qui appena {name} lo inserisce.',
  codeMailed: 'Chiesto alle {time}. {name} non è online, quindi abbiamo inviato anche un’e-mail.',
  codeHere: '{name} ha inviato il codice. Puoi aprirlo una volta sola.',
  codeShow: 'Mostra il codice',
  codeShown: 'È stato cancellato all’apertura. Il cliente vede che l’hai aperto.',
  codeLate: 'Nessun codice arrivato entro {figures.loginCode}.',
  codeNeeded: '{name} ha bisogno di un codice di accesso',
  codeType:
    'Il gioco te ne ha appena inviato uno per e-mail o SMS. Scrivilo qui, mai nella chat. {name} può aprirlo una volta sola.',
  codeSend: 'Invia il codice',
  codeWrong: 'Controlla il codice: solo lettere e cifre, come le ha inviate il gioco.',
  codeSent: '{name} può aprire il tuo codice',
  codeWaits:
    'Si apre una volta sola e viene cancellato al più tardi dopo {figures.loginCode}. Ogni passo è nella cassaforte.',
} satisfies TranslationOf<typeof talk, 'it'>
