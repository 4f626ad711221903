import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für League of Legends',
  lead: 'Von Eisen bis Herausforderer, in Solo/Duo oder Flex. Leg einen Aufstieg fest, sieh den Preis Zeile für Zeile und verfolge jedes Spiel.',
  description:
    'League-of-Legends-Boosting ab {price} je Division: Elo, Duo, Platzierung, Nettosiege. Preis Zeile für Zeile, jedes Spiel im Protokoll, faire Erstattung.',
  'about.title': 'Die Rangliste und wie wir dir nach oben helfen',
  'about.first':
    'Sieben Ränge mit je vier Divisionen führen von Eisen IV bis Diamant I, und für jede Division brauchst du 100 LP. Darüber kommen Meister, Großmeister und Herausforderer, wo die LP nach oben offen und die Plätze an der Spitze begrenzt sind. Nach einem Reset beginnt die Saison mit fünf Platzierungsspielen. Solo/Duo und Flex haben getrennte Ränge, jeder Server ebenso: Dein Rang auf EU West zählt in Nordamerika nicht.',
  'about.second':
    'Für eine bestimmte Division nimmst du einen Elo-Boost, oder einen Duo-Boost, wenn du selbst spielen willst. Für eine neue Saison gibt es den Platzierungs-Boost. Für Abstand zum Abstieg nimmst du einen Sieg-Boost. Überall siehst du dasselbe: den Preis Zeile für Zeile, eine Zeitspanne, ein Protokoll der Spiele und den Betrag, den du zurückbekämst, wenn der Auftrag jetzt endete.',
  'service.elo': 'Ein Booster spielt auf deinem Konto bis zur Division deiner Wahl.',
  'service.duo': 'Du spielst selbst, mit einem Booster als Partner und ohne dein Passwort zu teilen.',
  'service.placement': 'Bis zu fünf Spiele nach dem Reset, zum Preis deines letzten Rangs.',
  'service.win': 'Eine feste Zahl von Nettosiegen in deinem Rang. Verlorene Spiele werden wettgemacht.',
  'question.first': 'Welcher Service passt zu mir?',
  'answer.first':
    'Willst du einen bestimmten Rang, nimm einen Elo-Boost, oder einen Duo-Boost, um selbst zu spielen. Nach einem Reset beginnst du mit den Platzierungsspielen. Willst du nur Abstand zum Abstieg, nimm ein paar Nettosiege. Die Preise aller vier siehst du ohne Konto.',
  'question.second': 'Verstößt Boosting gegen die Regeln von League of Legends?',
  'answer.second':
    'Ja. Riot Games verbietet es und kann Ranglistenbelohnungen entziehen oder das Konto zeitweise oder dauerhaft sperren. Das gilt auch im Duo. Wir sagen es vor jeder Zahlung und lassen es dich bestätigen, denn dieses Risiko kann dir kein Anbieter abnehmen.',
  'question.third': 'Wie schützt ihr meine Riot-Zugangsdaten?',
  'answer.third':
    'Sie werden verschlüsselt in einem Tresor aufbewahrt, den nur der Booster deines Auftrags öffnen kann, und nur während des Boosts. Jeder Zugriff wird mit Uhrzeit festgehalten, und du kannst das nachlesen. Du kannst die Zugangsdaten ersetzen oder löschen; spätestens wenn der Auftrag geschlossen wird, werden sie gelöscht.',
  'question.fourth': 'Brauche ich hier ein Konto?',
  'answer.fourth':
    'Nein, als Gast bestellst du mit einer E-Mail-Adresse. Bezahlst du nicht, erinnern wir dich einmal per E-Mail und stornieren den Auftrag nach {figures.payment}. Abgebucht wird nichts.',
  'question.fifth': 'Wann wird der Booster bezahlt?',
  'answer.fifth':
    'Nachdem du das Ergebnis geprüft hast. Der Booster reicht einen Nachweis ein, und du hast {figures.check} Zeit, ihn dir anzusehen. Erst dann wird sein Anteil gutgeschrieben, und es dauert weitere {figures.hold}, bis er ausgezahlt werden kann.',
  'question.sixth': 'Welche Server kann ich wählen?',
  'answer.sixth':
    'EU West, EU Nord & Ost, Nordamerika, Brasilien, beide lateinamerikanischen Server, Ozeanien, Türkei, Russland, Japan, Naher Osten, Südostasien, Taiwan und Vietnam. Korea bieten wir nicht an, weil Boosting dort eine Straftat ist. Kostet ein Server mehr oder weniger, zeigt das Angebot es in einer eigenen Zeile.',
} as const satisfies LandingWords
