import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'Wer einen Booster aussucht, liest auch deine Antworten.',
  none: 'Noch keine Bewertungen',
  answer: 'Antwort',
  'answer.due': 'Zu beantworten',
  'answer.given': 'Beantwortet',
  'answer.over': 'Zu spät',
  'answer.hidden': 'Ausgeblendet',
  'answer.apart': 'Zählt nicht',
  others: 'Alle anderen',
  profile: 'Dein Profil ansehen',
  apart: 'Der Auftrag läuft wieder, oder ein anderer Booster hat ihn beendet. Dein Profil zeigt sie nicht.',
  over: 'Eine Antwort ist nicht mehr möglich: Dafür sind nach der Bewertung {figures.review} Zeit.',
  yours: 'Deine Antwort:',
  write: 'Antwort schreiben',
  until: 'Möglich bis {date}.',
} satisfies TranslationOf<typeof myreviews, 'de'>
