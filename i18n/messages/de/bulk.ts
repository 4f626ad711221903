import type { TranslationOf } from '../../translate.ts'
import type bulk from '../en/bulk.ts'

export default {
  bar: 'Ausgewählte Aufträge',
  selected: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  clear: 'Auswahl aufheben',
  'ask.verify': 'Bestätigen …',
  'ask.assign': 'Zuweisen …',
  'ask.cancel': 'Stornieren …',
  'askSome.verify': '{number} bestätigen …',
  'askSome.assign': '{number} zuweisen …',
  'askSome.cancel': '{number} stornieren …',
  allChosen: {
    one: 'Der {number} Auftrag dieser Ansicht',
    other: 'Alle {number} Aufträge dieser Ansicht, auch die nicht gezeigten',
  },
  shownChosen: {
    one: 'Der {count} gezeigte Auftrag ist ausgewählt',
    other: 'Alle {count} gezeigten Aufträge sind ausgewählt',
  },
  onlyShown: { one: 'Nur den {count} gezeigten', other: 'Nur die {count} gezeigten' },
  chooseAll: { one: 'Den {number} Auftrag dieser Ansicht', other: 'Alle {number} Aufträge dieser Ansicht' },
  tooMany: 'Die Ansicht hat mehr als {number} Aufträge. Grenze sie ein, um alle auszuwählen.',
  waiting: 'Wartet, bis jemand aus dem Team zustimmt',
  'running.verify': 'Ergebnisse werden bestätigt',
  'running.assign': 'Aufträge werden zugewiesen',
  'running.cancel': 'Aufträge werden storniert',
  stopped: 'Angehalten',
  'done.verify': { one: '{count} Ergebnis bestätigt', other: '{count} Ergebnisse bestätigt' },
  'done.assign': { one: '{count} Auftrag zugewiesen', other: '{count} Aufträge zugewiesen' },
  'done.cancel': { one: '{count} Auftrag storniert', other: '{count} Aufträge storniert' },
  progress: { one: '{done} von {number} Auftrag', other: '{done} von {number} Aufträgen' },
  left: { one: '{count} blieb, wie er war', other: '{count} blieben, wie sie waren' },
  stop: 'Anhalten',
  undo: 'Rückgängig',
  moreLeft: { one: 'und {count} weiterer', other: 'und {count} weitere' },
  'title.verify': 'Ergebnisse bestätigen',
  'title.assign': 'Aufträge zuweisen',
  'title.cancel': 'Aufträge stornieren',
  'will.verify': {
    one: '{count} Ergebnis wird bestätigt: Der Booster bekommt die Gutschrift, der Kunde eine Nachricht.',
    other:
      '{count} Ergebnisse werden bestätigt: Die Booster bekommen die Gutschrift, die Kunden eine Nachricht.',
  },
  'will.assign': {
    one: '{count} Auftrag wird dem Booster zugewiesen, den du wählst. Der Kunde erfährt es sofort.',
    other: '{count} Aufträge werden dem Booster zugewiesen, den du wählst. Die Kunden erfahren es sofort.',
  },
  'will.cancel': {
    one: '{count} Auftrag wird storniert. Das Bezahlte geht auf dem Weg zurück, auf dem es kam.',
    other: '{count} Aufträge werden storniert. Das Bezahlte geht auf dem Weg zurück, auf dem es kam.',
  },
  noneFits: 'Keiner dieser Aufträge lässt sich so erledigen. Öffne sie einzeln.',
  refunded: 'Erstattungen zusammen',
  willLeave: { one: '{count} Auftrag bleibt, wie er ist:', other: '{count} Aufträge bleiben, wie sie sind:' },
  needsSecond:
    'Erstattungen in dieser Höhe muss jemand aus dem Team freigeben. Vorher wird nichts storniert.',
  needsProof: 'Das sind mehr als {number} Aufträge, deshalb bestätigst du vorher, dass du es bist.',
  'begin.verify': { one: '{count} Ergebnis bestätigen', other: '{count} Ergebnisse bestätigen' },
  'begin.assign': { one: '{count} Auftrag zuweisen', other: '{count} Aufträge zuweisen' },
  'begin.cancel': { one: '{count} Auftrag stornieren', other: '{count} Aufträge stornieren' },
  'begin.refund': {
    one: '{count} Auftrag erstatten, {amount}',
    other: '{count} Aufträge erstatten, {amount}',
  },
  reason: 'Grund, den die Kunden lesen',
  leave: 'So lassen',
  boosterMissing: 'Wähle zuerst einen Booster.',
  boosterHint:
    'Booster, die den ersten dieser Aufträge übernehmen können. Jeder Auftrag wird noch einmal geprüft.',
  chooseBooster: 'Booster wählen',
} satisfies TranslationOf<typeof bulk, 'de'>
