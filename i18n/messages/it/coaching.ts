import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching per League of Legends, TFT, Valorant e Wild Rift',
  description:
    'Prenota da una a cinque ore con un booster Diamante o superiore. Prezzi, lingue e ore libere in chiaro, e appunti che restano a te.',
  heading: 'Impara la via da chi l’ha già scalata',
  lead: 'Prenota da una a cinque ore con un booster che gioca al tuo gioco da Diamante in su. Giochi tu, nessuno chiede i tuoi dati di accesso e gli appunti di ogni sessione sono tuoi.',
  coaches: 'Coach',
  count: { one: '{count} offerta', other: '{count} offerte' },
  allGames: 'Tutti i giochi',
  anHour: 'all’ora',
  hourly: '{price} all’ora',
  upTo: '{game}, gioca fino a {rank}',
  completed: { one: '{count} ordine completato', other: '{count} ordini completati' },
  first: 'Ancora nessun ordine completato',
  free: 'Libero',
  freeTimes: '{day} {from}–{to}',
  freeZone: 'Orari di {zone}',
  freeLocal: 'Nella tua ora locale',
  byArrangement: 'Da concordare',
  choose: 'Scegli',
  chosen: 'Scelto',
  demo: '{order.demo}',
  pickTitle: 'Scegli un coach',
  pickText: 'Il prezzo della tua sessione compare qui appena scegli qualcuno.',
  yourSession: 'La tua sessione',
  howLong: 'Quanto tempo?',
  lessTime: 'Un’ora in meno',
  moreTime: 'Un’ora in più',
  wishes: 'Cosa vuoi imparare?',
  wishesHint: 'Il tuo rango, il tuo ruolo, cosa non funziona. Il tuo coach lo legge prima di accettare.',
  book: '{service.continue}',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Rimborso completo finché il coach non accetta',
  promiseAnswer: 'Nessuna risposta in 48 ore: denaro indietro',
  promiseLogin: '{service.promiseDuo}',
  own: 'Questa è la tua offerta.',
  emptyTitle: 'Nessuno lo insegna ancora',
  emptyText:
    'I coach aprono qui le loro ore da soli. Guarda tutti i giochi, oppure gioca insieme a un booster.',
  howTitle: 'Come funziona il coaching',
  'how.choose': 'Scegli qualcuno',
  'how.chooseText': 'Confronta prezzo, lingue e cosa insegna ogni coach. Di’ cosa vuoi imparare.',
  'how.agree': 'Accordatevi su un orario',
  'how.agreeText': 'Il tuo coach accetta entro 48 ore. Poi ognuno può proporre un orario e accettarne uno.',
  'how.meet': 'Incontratevi e giocate',
  'how.meetText': 'Giochi sul tuo account. Il tuo coach guarda, chiede e spiega.',
  'how.keep': 'Conserva gli appunti',
  'how.keepText':
    'Dopo ogni sessione il tuo coach scrive su cosa avete lavorato. L’ordine si chiude quando sei d’accordo.',
  questionsTitle: '{service.questionsTitle}',
  'question.login': 'Il mio coach ha bisogno della mia password?',
  'answer.login':
    'No. Un coach non accede mai al tuo account, e non c’è alcun campo per una password. Giochi tu, il tuo coach guarda il tuo schermo o una registrazione.',
  'question.time': 'Quando ci incontriamo?',
  'answer.time':
    'Quando va bene a entrambi. Le ore libere sono un’indicazione. Nella pagina dell’ordine proponi un orario o accetti quello del coach, ognuno nel proprio fuso orario. Un nuovo orario vale solo quando l’altra parte lo ha accettato.',
  'question.answer': 'E se il mio coach non risponde?',
  'answer.answer':
    'Dopo 48 ore l’ordine si annulla da solo e tutto il tuo denaro torna sul metodo con cui hai pagato. Se il coach rifiuta, puoi riprenderlo subito.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Di tutto, finché il coach non accetta. Dopo, delle ore non svolte. La pagina dell’ordine mostra l’importo in ogni momento.',
  'question.keep': 'Cosa mi resta alla fine?',
  'answer.keep':
    'Gli appunti di ogni sessione, nella pagina del tuo ordine, finché vuoi. Hai 72 ore per verificarli prima che l’ordine si chiuda.',
} satisfies TranslationOf<typeof coaching, 'it'>
