import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'Chi sceglie un booster legge anche le tue risposte.',
  none: 'Ancora nessuna recensione',
  answer: 'Risposta',
  'answer.due': 'Da rispondere',
  'answer.given': 'Con risposta',
  'answer.over': 'Troppo tardi',
  'answer.hidden': 'Nascosta',
  'answer.apart': 'Non conta',
  others: 'Tutte le altre',
  profile: 'Vedi il tuo profilo',
  apart: 'Il suo ordine è stato riaperto, o lo ha finito un altro booster. Il tuo profilo non la mostra.',
  over: 'Non puoi più rispondere: una risposta è possibile per {figures.review} dopo la recensione.',
  yours: 'La tua risposta:',
  write: 'Scrivi una risposta',
  until: 'Possibile fino al {date}.',
} satisfies TranslationOf<typeof myreviews, 'it'>
