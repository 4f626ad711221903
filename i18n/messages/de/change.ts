import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'Deinen Auftrag ändern',
  leadAsk:
    'Dein Booster hat {figures.changeAnswer} Zeit für die Antwort. Die Spiele gehen solange weiter. Was mehr kostet, wird jetzt abgebucht. Bei einem Nein oder ohne Antwort ändert sich nichts, und das Geld kommt zurück.',
  leadNow: 'Noch hat kein Booster deinen Auftrag, die Änderung gilt also sofort.',
  count: 'Wie viele insgesamt',
  used: 'Beim Start genutzt, wird nicht erneut berechnet',
  more: 'Mehr zu zahlen',
  less: 'Du bekommst zurück',
  paid: 'Bisher bezahlt',
  nothing: 'Ändere zuerst etwas.',
  tooHigh: 'Das liegt über dem höchsten Rang deines Boosters. Wähle ein niedrigeres Ziel.',
  impossible: 'Das hat der Auftrag schon erreicht, oder es lässt sich nicht bestellen. Wähle etwas anderes.',
  note: 'Nachricht an deinen Booster',
  ask: 'Booster fragen',
} satisfies TranslationOf<typeof change, 'de'>
