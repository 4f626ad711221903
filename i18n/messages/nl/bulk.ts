import type { TranslationOf } from '../../translate.ts'
import type bulk from '../en/bulk.ts'

export default {
  bar: 'Geselecteerde bestellingen',
  selected: { one: '{count} geselecteerd', other: '{count} geselecteerd' },
  clear: 'Selectie wissen',
  'ask.verify': 'Goedkeuren…',
  'ask.assign': 'Toewijzen…',
  'ask.cancel': 'Annuleren en terugbetalen…',
  'askSome.verify': '{number} goedkeuren…',
  'askSome.assign': '{number} toewijzen…',
  'askSome.cancel': '{number} annuleren en terugbetalen…',
  allChosen: {
    one: 'De {number} bestelling van deze weergave',
    other: 'Alle {number} bestellingen van deze weergave, ook die je niet ziet',
  },
  shownChosen: {
    one: 'De {count} getoonde bestelling is geselecteerd',
    other: 'Alle {count} getoonde bestellingen zijn geselecteerd',
  },
  onlyShown: { one: 'Alleen de {count} getoonde', other: 'Alleen de {count} getoonde' },
  chooseAll: {
    one: 'De {number} bestelling van deze weergave',
    other: 'Alle {number} bestellingen van deze weergave',
  },
  tooMany: 'De weergave heeft meer dan {number} bestellingen. Maak die kleiner om ze allemaal te selecteren.',
  waiting: 'Wacht op goedkeuring van een collega',
  'running.verify': 'Resultaten worden goedgekeurd',
  'running.assign': 'Bestellingen worden toegewezen',
  'running.cancel': 'Bestellingen worden geannuleerd',
  stopped: 'Gestopt',
  'done.verify': { one: '{count} resultaat goedgekeurd', other: '{count} resultaten goedgekeurd' },
  'done.assign': { one: '{count} bestelling toegewezen', other: '{count} bestellingen toegewezen' },
  'done.cancel': { one: '{count} bestelling geannuleerd', other: '{count} bestellingen geannuleerd' },
  progress: { one: '{done} van {number} bestelling', other: '{done} van {number} bestellingen' },
  left: { one: '{count} bleef zoals hij was', other: '{count} bleven zoals ze waren' },
  stop: 'Stoppen',
  undo: 'Ongedaan maken',
  moreLeft: { one: 'en nog {count}', other: 'en nog {count}' },
  'title.verify': 'Resultaten goedkeuren',
  'title.assign': 'Bestellingen toewijzen',
  'title.cancel': 'Bestellingen annuleren',
  'will.verify': {
    one: '{count} resultaat wordt goedgekeurd: de booster krijgt zijn deel en de klant krijgt bericht.',
    other:
      '{count} resultaten worden goedgekeurd: de boosters krijgen hun deel en de klanten krijgen bericht.',
  },
  'will.assign': {
    one: '{count} bestelling wordt toegewezen aan de booster die je kiest. De klant krijgt meteen bericht.',
    other:
      '{count} bestellingen worden toegewezen aan de booster die je kiest. De klanten krijgen meteen bericht.',
  },
  'will.cancel': {
    one: '{count} bestelling wordt geannuleerd. Wat betaald is, gaat langs dezelfde weg terug.',
    other: '{count} bestellingen worden geannuleerd. Wat betaald is, gaat langs dezelfde weg terug.',
  },
  noneFits: 'Geen van deze bestellingen kan zo worden afgehandeld. Open ze een voor een.',
  refunded: 'Terugbetalingen samen',
  willLeave: {
    one: '{count} bestelling blijft zoals hij is:',
    other: '{count} bestellingen blijven zoals ze zijn:',
  },
  needsSecond:
    'Een collega moet terugbetalingen van dit bedrag goedkeuren. Daarvoor wordt niets geannuleerd.',
  needsProof: 'Dit zijn meer dan {number} bestellingen, dus je bevestigt eerst dat jij het bent.',
  'begin.verify': { one: '{count} resultaat goedkeuren', other: '{count} resultaten goedkeuren' },
  'begin.assign': { one: '{count} bestelling toewijzen', other: '{count} bestellingen toewijzen' },
  'begin.cancel': { one: '{count} bestelling annuleren', other: '{count} bestellingen annuleren' },
  'begin.refund': {
    one: '{count} bestelling terugbetalen, {amount}',
    other: '{count} bestellingen terugbetalen, {amount}',
  },
  reason: 'Reden, die de klanten lezen',
  leave: 'Zo laten',
  boosterMissing: 'Kies eerst een booster.',
  boosterHint:
    'Boosters die de eerste van deze bestellingen kunnen aannemen. Elke bestelling wordt opnieuw gecontroleerd.',
  chooseBooster: 'Kies een booster',
} satisfies TranslationOf<typeof bulk, 'nl'>
