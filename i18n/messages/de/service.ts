import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': 'Elo-Boost für {game}',
  'title.duo-boost': 'Duo-Boost für {game}',
  'title.placement-boost': 'Platzierungs-Boost für {game}',
  'title.win-boost': 'Sieg-Boost für {game}',
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': 'Aktuelle LP',
  'currentPoints.RR': 'Aktuelle RR',
  'currentPoints.marks': 'Ranglistenzeichen',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'Ziel-LP',
  'targetPoints.RR': 'Ziel-RR',
  'targetPoints.points': 'Punkte am Ziel',
  opensAt: '{tier} beginnt bei {points}.',
  rank: 'Aktueller Rang',
  lastRank: 'Rang der letzten Saison',
  pricedAs: 'Preis wie {tier}',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'Erste Ranglistenspiele der Saison',
  'countHint.win': 'Verlorene Spiele werden ohne Aufpreis wettgemacht.',
  'countHint.placement': 'Jedes Spiel zählt, gewonnen oder verloren.',
  'countHint.season':
    'Dieses Spiel hat keine Platzierungsspiele, deshalb geht es um deine ersten Ranglistenspiele der Saison.',
  fewer: 'Eins weniger',
  more: 'Eins mehr',

  who: 'Wer spielt',
  'who.solo': 'Booster allein',
  'who.duo': 'Zusammen (Duo)',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': 'LP pro Sieg',
  'pointsPerWin.RR': 'RR pro Sieg',
  'pointsPerWin.marks': 'Zeichen pro Sieg',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: '„{queue}“ gibt es ab {tier}.',
  queueAlone: '„{queue}“ ist nur für Solospieler.',
  platform: 'Plattform',
  freeHours: 'Wann du spielen kannst',
  freeHoursHint: 'Zum Beispiel: werktags von 19 bis 23 Uhr',

  addons: '{names.addOns}',
  percentOfBase: 'In Prozent vom Grundpreis, {price}',
  notWithDuo: 'Nicht verfügbar, wenn du mitspielst',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'Diese Auswahl lässt sich nicht kombinieren. Ändere eine der Angaben.',

  wishRoles: 'Rollen, bis zu {figures.mostRoles}',
  'characters.champions': 'Champions, bis zu {figures.mostCharacters}',
  'characters.agents': 'Agenten, bis zu {figures.mostCharacters}',
  'charactersFind.champions': 'Champion suchen',
  'charactersFind.agents': 'Agenten suchen',
  'charactersHint.champions':
    'Wähle mindestens eine Rolle oder einen Champion. Mehr davon ändern den Preis nicht.',
  'charactersHint.agents':
    'Wähle mindestens eine Rolle oder einen Agenten. Mehr davon ändern den Preis nicht.',
  'charactersNone.champions': 'Kein Champion mit diesem Namen gefunden.',
  'charactersNone.agents': 'Kein Agent mit diesem Namen gefunden.',
  charactersFull:
    'Du hast {figures.mostCharacters} ausgewählt, mehr geht nicht. Entferne einen, um einen anderen zu wählen.',
  characterRemove: '{name} entfernen',
  charactersGone: 'Nicht mehr verfügbar: {names}. Wähle neu.',

  'wishMissing.champions': 'Wähle mindestens eine Rolle oder einen Champion.',
  'wishMissing.agents': 'Wähle mindestens eine Rolle oder einen Agenten.',
  charactersFound: { one: '{count} gefunden', other: '{count} gefunden' },

  sliderStart: 'Startrang',
  sliderTarget: 'Zielrang',
  sliderRank: '{names.rank}',
  distance: { one: '{count} Division, etwa {points}', other: '{count} Divisionen, etwa {points}' },
  distancePoints: 'etwa {points}',
  tierPair: '{low} und {high}',
  tierSpan: '{low} bis {high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: 'Gilt bis {time}',

  linkEnded: 'Der Preis aus diesem Link gilt nicht mehr. Du siehst den aktuellen.',
  whyPrice: 'Warum dieser Preis?',
  'whyPriceText.climb':
    'Los geht es mit dem Grundpreis: Jede Division hat ihren eigenen. Punkte, Punkte pro Sieg, Server und Warteschlange machen ihn um die gezeigten Prozente teurer oder günstiger. Extras kosten einen Prozentsatz vom Grundpreis. Bevor du bezahlst, rechnen wir jede Zeile noch einmal nach.',
  'whyPriceText.count':
    'Was ein Spiel kostet, hängt von deinem Rang ab. Server und Warteschlange machen es um die gezeigten Prozente teurer oder günstiger. Extras kosten einen Prozentsatz vom Grundpreis. Bevor du bezahlst, rechnen wir jede Zeile noch einmal nach.',
  today: 'Heute',
  share: 'Link zum Angebot kopieren',
  shared: 'Link kopiert. Dieses Angebot gilt {figures.seal}.',
  continue: 'Weiter zur Zahlung',
  continueShort: 'Weiter',
  noAccount: 'Kein Konto nötig, nur eine E-Mail-Adresse.',

  promiseRefund: 'Volle Erstattung, bis ein Booster startet',
  promiseStart: 'Kein Booster in {figures.start}: Geld zurück auf Wunsch',
  promiseVault: 'Passwort verschlüsselt, jeder Zugriff sichtbar',
  promiseDuo: 'Du spielst selbst, ganz ohne Passwort',

  guestTitle: 'Deine E-Mail für diesen Auftrag',

  howTitle: 'So läuft es ab',
  'how.set': 'Aufstieg festlegen',
  'how.setText': 'Wähle Start, Ziel und Extras. Du bekommst einen Festpreis, nach Posten aufgeschlüsselt.',
  'how.hand': 'Zugang sicher übergeben',
  'how.handText': 'Leg deine Zugangsdaten in den Tresor, oder spiel mit und behalt sie für dich.',
  'how.watch': 'Jedes Spiel verfolgen',
  'how.watchText':
    'Siege und Niederlagen erscheinen auf deiner Route, zusammen mit dem voraussichtlichen Ende.',
  'how.check': 'Ergebnis prüfen',
  'how.checkText':
    'Du hast {figures.check} Zeit, das Ergebnis zu prüfen und zu bestätigen. Dann werden deine Zugangsdaten gelöscht.',
  'howDuo.hand': 'Triff deinen Booster',
  'howDuo.handText':
    'Nenn uns deinen Spielnamen und die Zeiten, zu denen du spielen kannst. Außer dir meldet sich niemand in deinem Konto an.',
  'howDuo.checkText': 'Du hast {figures.check} Zeit, das Ergebnis zu prüfen und zu bestätigen.',
  'howCount.title': 'So läuft es ab',
  'howCount.set': 'Auftrag zusammenstellen',
  'howCount.setText':
    'Wähle Rang, Zahl der Spiele oder Siege und Extras. Du bekommst einen Festpreis, nach Posten aufgeschlüsselt.',
  'howCount.watchText':
    'Jeder Sieg und jede Niederlage wird eingetragen. Dazu siehst du, wann der Auftrag voraussichtlich fertig ist.',

  questionsTitle: 'Häufige Fragen',
  'question.stops': 'Was passiert, wenn der Booster mittendrin aufhört?',
  'answer.stops':
    'Dann übernimmt ein anderer: Der Auftrag kommt zurück in die Auftragsliste, und jeder Booster wird für seinen Teil bezahlt. Du kannst den Auftrag auch beenden lassen und bekommst den Rest erstattet.',
  'question.login': 'Wie werden meine Zugangsdaten geschützt?',
  'answer.login':
    'Sie liegen verschlüsselt im Tresor, mit einem eigenen Schlüssel. Öffnen kann sie nur dein Booster, nur während des Boosts, und du siehst jeden Zugriff mit Uhrzeit. Ersetzen oder löschen kannst du sie jederzeit, bis der Auftrag geschlossen wird; dann werden sie gelöscht.',
  'question.refund': 'Wann bekomme ich Geld zurück?',
  'answer.refund':
    'Bis ein Booster startet, bekommst du alles zurück. Danach wird dir erstattet, was laut Protokoll noch nicht gespielt ist. Den Betrag zeigt die Auftragsseite jederzeit, du musst also nicht erst fragen.',
  'question.time': 'Wie verlässlich ist die Zeitspanne?',
  'answer.time':
    'Sie beruht auf deinen Punkten, deinen Punkten pro Sieg und der Zahl der Spiele, die Booster am Tag schaffen. Mit deinem Auftrag wird sie gespeichert, und auf der Auftragsseite siehst du, ob der Fortschritt dazu passt.',

  'followed.target': 'Das Ziel ist auf {rank} gestiegen.',
  'followed.start': 'Der Start ist auf {rank} gesunken.',
  setTarget: 'Ziel auf {target} setzen',
  moreAddons: { one: '{count} weiteres zeigen', other: '{count} weitere zeigen' },
  noScript: 'Zum Bestellen brauchst du JavaScript. Schalte es im Browser ein, um weiterzumachen.',
} satisfies TranslationOf<typeof service, 'de'>
