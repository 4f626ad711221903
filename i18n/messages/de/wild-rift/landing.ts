import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Wild Rift',
  lead: 'Ein Booster spielt deine Ranglistenspiele auf Android oder iOS, allein oder in deiner Gruppe, von Eisen bis Sovereign. Jedes Ranglistenzeichen steht im Protokoll.',
  description:
    'Boosting für Wild Rift auf Android und iOS, ab {price} je Division: Elo, Duo, Saisonstart und Nettosiege. Erstattung nach Fortschritt.',
  'about.title': 'Kurze Divisionen, lange Spitze',
  'about.first':
    'Aufgestiegen wird mit Ranglistenzeichen: In Eisen braucht eine Division zwei, in Bronze und Silber drei, in Gold und Platin vier, in Smaragd und Diamant fünf. In Meister, Großmeister, Herausforderer und Sovereign sammelst du dann Punkte, nach oben offen. Platzierungsspiele kennt Wild Rift nicht: Eine neue Saison setzt dich ein Stück zurück, und du steigst wieder auf. Neben der Rangliste gibt es die {games.queue.legendary}, für Solospieler ab Diamant.',
  'about.second':
    'Wild Rift läuft auf dem Handy, und deshalb läuft auch dein Auftrag etwas anders. Du nennst uns Server und Plattform und hinterlegst Riot-Zugangsdaten im Tresor, im Duo nicht einmal die. Zugangsdaten für Google, Apple oder Facebook gibst du nie weiter. Der Booster spielt auf einem anderen Gerät, trägt jedes Spiel mit seinen Zeichen ein und reicht zum Schluss einen Screenshot vom Endrang ein. Dann hast du {figures.check} Zeit, das Ergebnis auf deinem Handy zu prüfen.',
  'service.elo': 'Ein Booster holt auf deinem Konto die Zeichen bis zum Rang deiner Wahl.',
  'service.duo': 'Du spielst auf deinem Handy, mit dem Booster in deiner Gruppe.',
  'service.placement': 'Deine ersten Ranglistenspiele der Saison, bis zu zehn.',
  'service.win': 'Nettosiege für die {games.queue.ranked} oder die {games.queue.legendary}.',
  'question.first': 'Ist mein Rang in Wild Rift derselbe wie in League of Legends?',
  'answer.first':
    'Nein. Das Konto kann dasselbe sein, der Rang ist ein anderer: In Wild Rift gibt es Zeichen statt LP, ganz oben einen Rang mehr und andere Server. Bestell also für das Spiel auf deinem Handy und mit dem Rang, den es dir anzeigt.',
  'question.second': 'Welche Server bietet ihr an?',
  'answer.second':
    'Europa, Nordamerika, Brasilien, Lateinamerika, Südostasien und Naher Osten. Wähle den Server, auf dem du spielst, denn dein Rang lässt sich nicht übertragen. Festlandchina und Korea bieten wir nicht an.',
  'question.third': 'Wie kommt ein Booster in mein Konto?',
  'answer.third':
    'Mit den Riot-Zugangsdaten, die du im Tresor hinterlegst. Sie sind verschlüsselt; öffnen kann sie nur der Booster deines Auftrags, nur während des Boosts, und du siehst jeden Zugriff. Willst du keine weitergeben, nimm das Duo: Da reicht dein Spielname.',
  'question.fourth': 'Kann ich gesperrt werden?',
  'answer.fourth':
    'Ja. Ob Handy oder PC, Boosting und das Teilen von Konten verstoßen gegen die Nutzungsbedingungen von Riot Games. Du kannst Belohnungen verlieren und zeitweise oder dauerhaft gesperrt werden. Etwas anderes erzählen wir dir nicht, weder hier noch an der Kasse.',
  'question.fifth': 'Wie lange dauert es?',
  'answer.fifth':
    'Der Rechner macht aus deinem Aufstieg Spiele und Tage und zeigt eine Spanne. Niedrige Divisionen gehen schnell, Diamant dauert, und im Duo kommt es auf deine Zeit an. Die Spanne wird mit dem Auftrag gespeichert, du kannst also später vergleichen.',
  'question.sixth': 'Was, wenn ich es mir anders überlege?',
  'answer.sixth':
    'Bis ein Booster startet, stornierst du selbst und bekommst alles zurück, auf dein Guthaben hier oder auf dein ursprüngliches Zahlungsmittel, wie du willst. Danach kann das Team den Auftrag beenden, und du bekommst erstattet, was mit den eingetragenen Spielen nicht erreicht wurde.',
} as const satisfies LandingWords
