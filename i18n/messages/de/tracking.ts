import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'Der Fortschritt eines Auftrags, geteilt von seinem Kunden.',
  title: 'Fortschritt teilen',
  text: 'Freunde können diesen Auftrag über einen Link verfolgen: Rang, Spiele und Daten. Namen, Zugangsdaten und Preis sehen sie nicht.',
  shared:
    'Wer diesen Link hat, kann den Auftrag verfolgen. Er funktioniert bis {figures.tracking} nach dem Ende des Auftrags.',
  link: 'Link zu deinem Fortschritt',
  create: 'Link erstellen',
  stop: 'Nicht mehr teilen',
  stopped: 'Der Link funktioniert nicht mehr.',
  lead: 'Hier siehst du den Fortschritt eines Auftrags, den jemand mit dir geteilt hat. Namen, Zugangsdaten und Preis bleiben privat.',
  own: 'Boosts für {game} ansehen',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneText: 'Der Fortschritt wird nicht mehr geteilt, oder der Auftrag ist schon länger beendet.',
} satisfies TranslationOf<typeof tracking, 'de'>
