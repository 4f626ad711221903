import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'Deine Bewerbung ist da',
  sent_body:
    'Danke, dass du dich als Booster bewirbst. Wir lesen deine Bewerbung und antworten bis {date}, per E-Mail und auf dieser Seite, auf der du sie auch verfolgen kannst:',
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'Wir haben deine Bewerbung gelesen und eine Frage dazu. Auf der Seite unten kannst du deine Bewerbung ändern und deine Antwort senden. Unsere Frage:',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    'Willkommen! Deine Bewerbung ist angenommen, und du kannst sofort Aufträge annehmen. Die passenden findest du in der Auftragsliste:',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Danke für dein Interesse. Wir haben deine Bewerbung gelesen und uns dagegen entschieden. Nach einer Pause kannst du dich neu bewerben; sie dauert: {figures.applyAgain}. Unsere Begründung:',
} satisfies TranslationOf<typeof applicant, 'de'>
