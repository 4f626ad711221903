import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Navigationspfad',

  setClimb: 'Preis berechnen',
  ladderNote:
    'Maßstabsgetreu: Je höher die Linie, desto mehr kostet der Aufstieg von ganz unten bis dorthin.',

  servicesTitle: 'Vier Wege nach oben',
  'from.elo-boost': 'ab {price} je Division',
  'from.duo-boost': 'ab {price} je Division',
  'from.placement-boost': 'ab {price} je Spiel',
  'from.win-boost': 'ab {price} je Nettosieg',

  costTitle: 'Was jeder Schritt kostet',
  costText:
    'Grundpreise auf einem europäischen Server. Dein Server, deine Warteschlange, deine aktuellen Punkte und deine Punkte pro Sieg ändern sie. Der Rechner zeigt jede Änderung in einer eigenen Zeile.',
  costDuo: 'Mitspielen im Duo kostet {percent} Aufpreis auf den Grundpreis.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Platzierungs\u00adspiel',
  andUp: '{tier} und höher',
  per: 'je {points}',

  boostersTitle: 'Booster für {game}',
  reviewsTitle: 'Was Spieler über {game} sagen',
  reviewsNote: 'Nur abgeschlossene Aufträge können bewertet werden',
  upTo: 'Spielt bis {rank}',
  finished: { one: '{count} abgeschlossener Auftrag', other: '{count} abgeschlossene Aufträge' },
  lastClimb: 'Letzter Aufstieg',
  demo: '{names.demoData}',

  addonsTitle: 'Was die Extras bringen',
  'addon.duo':
    'Du spielst jedes Spiel selbst, zusammen mit dem Booster. Wir brauchen nur deinen Spielnamen, nie dein Passwort.',
  'addon.priority':
    'Booster sehen deinen Auftrag zuerst. Spielen sie auf deinem Konto, spielen sie auch länger am Tag, und es geht schneller.',
  'addon.stream': 'Der Booster streamt jedes Spiel privat, nur für dich.',
  'addon.characters':
    'Der Booster spielt nur, was du auswählst: bis zu {figures.mostRoles} Rollen und bis zu {figures.mostCharacters} Champions oder Agenten.',
  'addon.solo-only': 'Der Booster geht immer allein in die Warteschlange, nie mit einem Premade.',
  'addon.coaching': 'Nach jedem Rang geht der Booster ein Spiel mit dir durch.',
  'addon.bonus-win': 'Ist dein Ziel erreicht, gewinnt der Booster noch ein weiteres Spiel.',
  'addon.offline':
    'Der Booster spielt mit Offline-Status, deine Freunde sehen also nicht, dass auf deinem Konto gespielt wird.',

  moreServices: 'Weitere Wege nach oben in {game}',
  overview: 'Alles zu {game}: Preise, Booster, Fragen',
  otherGames: 'Die anderen Spiele',
} satisfies TranslationOf<typeof game, 'de'>
