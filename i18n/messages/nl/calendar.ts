import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'Kalender openen',
  title: 'Coachingkalender',
  lead: 'Alle tijden in je tijdzone, {zone}.',
  week: 'Week van {date}',
  before: 'Vorige week',
  after: 'Volgende week',
  now: 'Deze week',
  free: 'Vrij om te boeken',
  'state.agreed': 'Afgesproken',
  'state.asked': 'Wacht op je antwoord',
  'state.proposed': 'Voorgesteld',
  'state.paying': 'Wordt betaald',
  'state.held': 'Gegeven',
  stopped: 'Stilgelegd',
  someone: 'Een klant is aan het betalen',
  awayUntil: 'Je bent afwezig tot {time}. Eerder kan niemand boeken.',
  away: 'Je bent afwezig. Tot je terug bent, kan niemand boeken.',
  noHours: 'Stel je lesuren in, dan boeken klanten ze hier.',
  none: 'Geen sessies deze week.',
  sessions: 'Sessies',
  noLink: 'Geen meetinglink',
  span: '{from} tot {to}',
  usual: 'Je vaste meetinglink',
  usualText:
    'Voor alle sessies zonder eigen link. Klanten zien hem vanaf {figures.sessionReminder} voor de sessie tot die voorbij is. Een ruimte bij {places}.',
  link: 'Adres van de ruimte',
  save: 'Link opslaan',
  remove: 'Link verwijderen',
  saved: 'De meetinglink is opgeslagen.',
} satisfies TranslationOf<typeof calendar, 'nl'>
