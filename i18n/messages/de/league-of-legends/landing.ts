import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für League of Legends',
  lead: 'Von Eisen bis Herausforderer, in Solo/Duo oder Flex. Leg einen Aufstieg fest, sieh seinen Preis Posten für Posten und verfolge jedes Spiel.',
  description:
    'League-of-Legends-Boosting ab {price} je Division: Elo, Duo, Platzierung, Netto-Siege. Preis nach Posten, Spielprotokoll, Erstattung nach Fortschritt.',
  'about.title': 'Die Rangleiter, und was wir auf ihr tun',
  'about.first':
    'Sieben Ränge mit je vier Divisionen führen von Eisen IV bis Diamant I, und jede Division braucht 100 LP. Darüber stehen Meister, Großmeister und Herausforderer: Dort sind die LP nach oben offen, und die Plätze ganz an der Spitze sind begrenzt. Ein Reset eröffnet die Saison mit fünf Platzierungsspielen. Solo/Duo und Flex führen getrennte Ränge, jeder Server ebenso: Ein Rang auf EU West sagt nichts über Nordamerika.',
  'about.second':
    'Vier Services für vier Wünsche. Eine bestimmte Division ist ein Elo-Boost, oder ein Duo-Boost, wenn du selbst spielen willst. Eine frische Saison ist ein Platzierungs-Boost. Etwas Luft zum Abstieg ist ein Sieg-Boost. In jedem siehst du dasselbe: den Preis Posten für Posten, eine Zeitspanne, ein Protokoll der Spiele und den Betrag, der zurückkäme, wenn der Auftrag jetzt endete.',
  'service.elo': 'Ein Booster steigt auf deinem Konto bis zu der Division auf, die du nennst.',
  'service.duo': 'Du steigst selbst auf, mit einem Booster als Partner und ohne Passwort.',
  'service.placement': 'Bis zu fünf Spiele nach dem Reset, der Preis richtet sich nach deinem letzten Rang.',
  'service.win': 'Eine Zahl von Netto-Siegen in deinem Rang. Eine Niederlage wird wieder wettgemacht.',
  'question.first': 'Welcher Service passt zu mir?',
  'answer.first':
    'Ist ein Rang das Ziel, nimm den Elo-Boost, oder den Duo-Boost, um selbst zu spielen. Nach einem Reset beginnst du mit den Platzierungsspielen. Willst du nur weg vom Abstieg, nimm ein paar Netto-Siege. Den Preis aller vier kannst du ohne Konto berechnen.',
  'question.second': 'Verstößt Boosting gegen die Regeln von League of Legends?',
  'answer.second':
    'Ja. Riot Games verbietet es und kann Ranglistenbelohnungen streichen, das Konto zeitweilig oder dauerhaft sperren. Das gilt auch für Duo. Wir sagen es vor jeder Zahlung und lassen es dich bestätigen, denn dieses Risiko kann dir kein Service abnehmen.',
  'question.third': 'Wie bewahrt ihr meine Riot-Zugangsdaten auf?',
  'answer.third':
    'In einem Tresor: verschlüsselt und nur für den Booster deines Auftrags zu öffnen, nur während des Boosts. Jeder Zugriff wird mit Uhrzeit festgehalten, und du kannst das nachlesen. Du kannst die Zugangsdaten ersetzen oder zurückziehen; gelöscht werden sie, wenn der Auftrag endet.',
  'question.fourth': 'Brauche ich hier ein Konto?',
  'answer.fourth':
    'Nein, als Gast bestellst du mit einer E-Mail-Adresse. Ein Auftrag, der nicht bezahlt wird, ist nach 48 Stunden storniert; vorher kommt eine Erinnerung per E-Mail. Abgebucht wird dafür nichts.',
  'question.fifth': 'Wann wird der Booster bezahlt?',
  'answer.fifth':
    'Nach deiner Prüfung. Der Booster reicht einen Nachweis des Ergebnisses ein, und du hast 72 Stunden, ihn dir anzusehen. Erst dann wird sein Anteil gutgeschrieben, und er bleibt noch sieben Tage liegen, bevor er ausgezahlt werden kann.',
  'question.sixth': 'Welche Server kann ich wählen?',
  'answer.sixth':
    'EU West, EU Nord & Ost, Nordamerika, Brasilien, beide Server Lateinamerikas, Ozeanien, Türkei, Russland, Japan, Naher Osten, Südostasien, Taiwan und Vietnam. Korea bieten wir nicht an, weil Boosting dort eine Straftat ist. Kostet ein Server mehr oder weniger, steht das im Angebot als eigener Posten.',
} as const satisfies LandingWords
