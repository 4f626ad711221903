import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für League of Legends (LoL)',
  lead: 'Ein Booster spielt deine Ranglistenspiele, allein oder mit dir, von Eisen bis Herausforderer, in Solo/Duo oder Flex. Du siehst den Preis Zeile für Zeile und verfolgst jedes Spiel.',
  description:
    'Boosting für League of Legends ab {price} je Division: Elo, Duo, Platzierung, Nettosiege. Du siehst jede Zeile im Preis und jedes Spiel im Protokoll.',
  'about.title': 'Die Rangliste und wie wir dir nach oben helfen',
  'about.first':
    'Von Eisen IV bis Diamant I sind es sieben Ränge mit je vier Divisionen, und jede verlangt 100 LP. Danach kommen Meister, Großmeister und Herausforderer: Die LP sind dort nach oben offen, die Plätze an der Spitze aber begrenzt. Nach einem Reset beginnt die Saison mit fünf Platzierungsspielen. Solo/Duo und Flex haben getrennte Ränge, und auf jedem Server fängst du neu an. Was du auf EU West erreicht hast, zählt in Nordamerika nicht.',
  'about.second':
    'Willst du in eine bestimmte Division, nimm den Elo-Boost, oder den Duo-Boost, wenn du selbst spielen möchtest. Für eine neue Saison gibt es den Platzierungs-Boost, und wenn dir der Abstieg im Nacken sitzt, den Sieg-Boost. Bei allen vier weißt du, woran du bist: Du siehst den Preis Zeile für Zeile, eine Zeitspanne, das Protokoll der Spiele und wie viel du zurückbekämst, wenn jetzt Schluss wäre.',
  'service.elo': 'Ein Booster spielt auf deinem Konto bis zur Division deiner Wahl.',
  'service.duo': 'Du spielst selbst, mit einem Booster als Partner und ohne dein Passwort zu teilen.',
  'service.placement': 'Bis zu fünf Spiele nach dem Reset, zum Preis deines letzten Rangs.',
  'service.win': 'Eine feste Zahl von Nettosiegen in deinem Rang. Verlorene Spiele werden wettgemacht.',
  'question.first': 'Welcher Service passt zu mir?',
  'answer.first':
    'Für einen bestimmten Rang der Elo-Boost, und wenn du selbst spielen willst, der Duo-Boost. Nach einem Reset fängst du mit den Platzierungsspielen an. Brauchst du nur etwas Abstand zum Abstieg, reichen ein paar Nettosiege. Was alle vier kosten, siehst du ohne Konto.',
  'question.second': 'Verstößt Boosting gegen die Regeln von League of Legends?',
  'answer.second':
    'Ja, auch im Duo. Riot Games verbietet es und kann dir Ranglistenbelohnungen nehmen oder dein Konto zeitweise oder dauerhaft sperren. Dieses Risiko nimmt dir kein Anbieter ab. Darum weisen wir vor jeder Zahlung darauf hin, und du bestätigst es.',
  'question.third': 'Wie schützt ihr meine Riot-Zugangsdaten?',
  'answer.third':
    'Sie liegen verschlüsselt in einem Tresor. Öffnen kann ihn nur der Booster deines Auftrags, und nur während des Boosts. Jeder Zugriff wird mit Uhrzeit festgehalten, und du kannst das nachlesen. Ersetzen oder löschen kannst du die Zugangsdaten jederzeit; wird der Auftrag geschlossen, werden sie gelöscht.',
  'question.fourth': 'Brauche ich hier ein Konto?',
  'answer.fourth':
    'Nein, als Gast reicht dir eine E-Mail-Adresse. Bleibt die Zahlung aus, erinnern wir dich einmal per E-Mail und stornieren den Auftrag nach {figures.payment}. Abgebucht wird dann nichts.',
  'question.fifth': 'Wann wird der Booster bezahlt?',
  'answer.fifth':
    'Sobald du das Ergebnis geprüft hast. Der Booster reicht einen Nachweis ein, und du hast {figures.check} Zeit, ihn dir anzusehen. Erst dann wird sein Anteil gutgeschrieben, und nach weiteren {figures.hold.dat} kann er ausgezahlt werden.',
  'question.sixth': 'Welche Server kann ich wählen?',
  'answer.sixth':
    'EU West, EU Nord & Ost, Nordamerika, Brasilien, beide lateinamerikanischen Server, Ozeanien, Türkei, Russland, Japan, Naher Osten, Südostasien, Taiwan und Vietnam. Nur Korea nicht, denn dort ist Boosting eine Straftat. Ist ein Server teurer oder günstiger, siehst du das im Angebot in einer eigenen Zeile.',
} as const satisfies LandingWords
