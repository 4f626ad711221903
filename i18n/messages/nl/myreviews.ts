import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'Wie een booster kiest, leest ook je antwoorden.',
  none: 'Nog geen reviews',
  answer: 'Antwoord',
  'answer.due': 'Te beantwoorden',
  'answer.given': 'Beantwoord',
  'answer.over': 'Te laat',
  'answer.hidden': 'Verborgen',
  'answer.apart': 'Telt niet mee',
  others: 'Alle andere',
  profile: 'Je profiel bekijken',
  apart:
    'De bestelling is heropend, of een andere booster heeft ze afgerond. Je profiel laat deze review weg.',
  over: 'Antwoorden kan niet meer: dat kan tot {figures.review} na de review.',
  yours: 'Je antwoord:',
  write: 'Antwoord schrijven',
  until: 'Mogelijk tot {date}.',
} satisfies TranslationOf<typeof myreviews, 'nl'>
