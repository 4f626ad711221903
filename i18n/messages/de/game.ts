import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Wo du bist',
  setClimb: 'Aufstieg festlegen',
  ladderNote: 'Maßstäblich gezeichnet: Die Linie steht so hoch, wie der Aufstieg vom Fuß bis dorthin kostet.',
  servicesTitle: 'Vier Wege nach oben',
  'from.elo-boost': 'ab {price} je Division',
  'from.duo-boost': '{game.from.elo-boost}',
  'from.placement-boost': 'ab {price} je Spiel',
  'from.win-boost': 'ab {price} je Netto-Sieg',
  costTitle: 'Was jede Stufe kostet',
  costText:
    'Grundpreise auf einem europäischen Server. Dein Server, deine Warteschlange, deine aktuellen Punkte und die Punkte pro Sieg ändern sie. Der Rechner zeigt jede Änderung als eigenen Posten.',
  costDuo: 'Mitspielen im Duo kostet {percent} Aufpreis auf den Grundpreis.',
  costTier: '{service.tier}',
  costDivision: '{service.division}',
  costWin: 'Netto-Sieg',
  costGame: 'Platzierungsspiel',
  andUp: '{tier} und höher',
  per: 'je {points}',
  boostersTitle: 'Booster für {game}',
  upTo: 'Spielt bis {rank}',
  finished: { one: '{count} abgeschlossener Auftrag', other: '{count} abgeschlossene Aufträge' },
  lastClimb: 'Letzter Aufstieg',
  demo: '{order.demo}',
  addonsTitle: 'Was jedes Extra bewirkt',
  'addon.duo':
    'Du spielst jedes Spiel selbst, zusammen mit dem Booster. Dein Name im Spiel genügt, niemand fragt nach einem Passwort.',
  'addon.priority':
    'Booster werden zuerst nach deinem Auftrag gefragt und spielen länger am Tag daran. Der Zeitraum wird kürzer.',
  'addon.stream': 'Der Booster streamt jedes Spiel nur für dich.',
  'addon.characters': 'Der Booster spielt nur, was du wählst: höchstens zwei Rollen und fünf Namen.',
  'addon.solo-only': 'Der Booster sucht allein, nie mit einem Premade-Partner.',
  'addon.coaching': 'Nach jedem Rang geht der Booster ein Spiel mit dir durch.',
  'addon.bonus-win': 'Ist das Ziel erreicht, wird dort noch ein Spiel gewonnen.',
  'addon.offline': 'Der Booster erscheint auf deinem Konto offline, deine Freunde sehen davon nichts.',
  moreServices: 'Weitere Wege nach oben in {game}',
  overview: 'Alles zu {game}: Preise, Booster, Fragen',
  otherGames: 'Die anderen Spiele',
} satisfies TranslationOf<typeof game, 'de'>
