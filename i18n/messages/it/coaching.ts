import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching per LoL, Valorant, TFT e Wild Rift',
  description:
    'Prenota fino a {figures.mostHours} ore con un booster da Diamante in su. Prezzi, lingue e orari in chiaro, e appunti che restano a te.',
  heading: 'Impara a scalare da chi ce l’ha fatta',
  lead: 'Prenota fino a {figures.mostHours} ore con un booster di rango Diamante o superiore nel tuo gioco. Giochi tu, nessuno ti chiede le credenziali e gli appunti di ogni sessione restano a te.',

  coaches: 'Coach',
  count: { one: '{count} offerta', other: '{count} offerte' },
  allGames: '{names.allGames}',

  anHour: 'all’ora',
  hourly: '{price} all’ora',
  upTo: '{game}, rango massimo: {rank}',
  completed: { one: '{count} ordine completato', other: '{count} ordini completati' },
  first: 'Ancora nessun ordine completato',
  boosts: { one: '{count} boost in questo gioco', other: '{count} boost in questo gioco' },
  rated: {
    one: '{stars} su {most} da {count} recensione di boost e coaching',
    other: '{stars} su {most} da {count} recensioni di boost e coaching',
  },
  free: 'Disponibile',
  freeTimes: '{day} {from}–{to}',
  freeZone: 'Fuso orario: {zone}',
  freeLocal: 'Nella tua ora locale',
  byArrangement: 'Orari da concordare',
  choose: 'Scegli',
  chosen: 'Scelto',
  demo: '{names.demoData}',

  pickTitle: 'Scegli un coach',
  pickText: 'Quando scegli un coach, il prezzo della tua sessione compare qui.',

  yourSession: 'La tua sessione',
  howLong: 'Quanto tempo?',
  lessTime: 'Un’ora in meno',
  moreTime: 'Un’ora in più',
  wishes: 'Cosa vuoi imparare?',
  wishesHint:
    'Il tuo rango, il tuo ruolo, cosa continua a non funzionare. Il tuo coach lo legge prima di accettare.',
  book: 'Vai al pagamento',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Rimborso completo finché il coach non accetta',
  promiseAnswer: 'Senza risposta entro {figures.coachAnswer}, rimborso completo',
  promiseLogin: 'Giochi tu, nessuna password richiesta',
  own: 'Non puoi prenotare la tua stessa offerta.',

  emptyTitle: 'Qui non ci sono ancora coach',
  emptyText:
    'I coach pubblicano qui i propri orari. Guarda tutti i giochi, oppure gioca insieme a un booster.',
  nobody: 'Al momento nessuno fa coaching per {game}.',
  seeAll: 'Vedi tutti i coach',

  howTitle: 'Come funziona il coaching',
  'how.choose': 'Trova il tuo coach',
  'how.chooseText': 'Confronta i prezzi, le lingue e cosa insegna ogni coach. Scrivi cosa vuoi imparare.',
  'how.agree': 'Scegli un orario',
  'how.agreeText':
    'Se il coach offre orari, ne scegli uno quando prenoti. Altrimenti uno dei due ne propone uno dopo che il coach ha accettato, entro {figures.coachAnswer}.',
  'how.meet': 'Vi incontrate e tu giochi',
  'how.meetText': 'Giochi sul tuo account. Il coach guarda, fa domande e spiega.',
  'how.keep': 'Gli appunti restano a te',
  'how.keepText':
    'Dopo ogni sessione il coach scrive su cosa avete lavorato. Tu controlli gli appunti e confermi le ore, e l’ordine è completato.',

  questionsTitle: 'Domande frequenti, risposte chiare',
  'question.login': 'Il coach ha bisogno della mia password?',
  'answer.login':
    'No. I coach non accedono mai al tuo account e non c’è nessun campo in cui inserire una password. Tu giochi, e il coach guarda il tuo schermo o una registrazione.',
  'question.time': 'Quando ci incontriamo?',
  'answer.time':
    'All’orario che scegli quando prenoti, se il coach ne offre. Altrimenti quando va bene a entrambi: nella pagina dell’ordine proponi un orario o accetti quello del coach. Più tardi ognuno può proporne un altro, che vale solo quando l’altra parte lo accetta. Ognuno vede gli orari nel proprio fuso orario.',
  'question.answer': 'E se il coach non risponde?',
  'answer.answer':
    'Dopo {figures.coachAnswer} l’ordine viene annullato automaticamente e ricevi un rimborso completo sul metodo di pagamento usato. Se il coach rifiuta, puoi farti rimborsare subito.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Finché il coach non accetta, ti rimborsiamo tutto. Dopo, le ore che non si sono ancora svolte. La pagina dell’ordine mostra sempre l’importo.',
  'question.keep': 'Cosa mi resta alla fine?',
  'answer.keep':
    'Gli appunti di ogni sessione, nella pagina del tuo ordine, per tutto il tempo che vuoi. Hai {figures.check} per controllarli prima che le ore vengano confermate automaticamente.',
} satisfies TranslationOf<typeof coaching, 'it'>
