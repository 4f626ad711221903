import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: 'Wanneer?',
  day: { one: '{day} ({count} tijd)', other: '{day} ({count} tijden)' },
  start: 'Begintijd',
  local: 'Tijden in jouw tijdzone, {zone}.',
  coachTime: 'Voor je coach: {time}, {zone}',
  later: 'Later een tijd afspreken',
  other: 'Een andere tijd',
  missing: 'Kies een tijd, of spreek er later een af.',
  loading: 'Vrije tijden laden…',
  failed: 'De vrije tijden konden niet worden geladen.',
  again: 'Vrije tijden opnieuw laden',
  none: 'Geen vrije tijden voor zo’n lange sessie. Jullie kunnen na het boeken een tijd afspreken.',
  booked: 'Geboekt voor {time}',
  held: 'Voor jou vastgehouden tot {time}',
  lost: 'Terwijl je betaling onderweg was, heeft iemand anders de gekozen tijd geboekt: {time}. Spreek een andere af.',
  calendar: 'Aan agenda toevoegen',
} satisfies TranslationOf<typeof slots, 'nl'>
