import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Wild Rift',
  lead: 'Von Eisen bis Sovereign, auf Android oder iOS, mit jedem Ranglistenzeichen im Protokoll.',
  description:
    'Wild-Rift-Boosting für Android und iOS, ab {price} je Division. Elo, Duo, erste Saisonspiele und Nettosiege, mit Erstattung nach Fortschritt.',
  'about.title': 'Kurze Divisionen, lange Spitze',
  'about.first':
    'In Wild Rift zählen Ranglistenzeichen: zwei je Division in Eisen, drei in Bronze und Silber, vier in Gold und Platin, fünf in Smaragd und Diamant. Darüber, in Meister, Großmeister, Herausforderer und Sovereign, gibt es nach oben offene Punkte. Platzierungsspiele gibt es nicht; eine neue Saison setzt dich zurück, und du steigst wieder auf. Neben der Rangliste gibt es die {games.queue.legendary}, für Solospieler ab Diamant.',
  'about.second':
    'Es ist ein Handyspiel, und das prägt deinen Auftrag. Du nennst uns Server und Plattform und hinterlegst Riot-Zugangsdaten im Tresor, im Duo gar keine. Gib nie Zugangsdaten für Google, Apple oder Facebook weiter. Der Booster spielt auf einem anderen Gerät, trägt jedes Spiel mit seinen Zeichen ein und reicht einen Screenshot vom Endrang ein. Dann hast du {figures.check} Zeit, das Ergebnis auf deinem Handy zu prüfen.',
  'service.elo': 'Ein Booster holt auf deinem Konto die Zeichen bis zum Rang deiner Wahl.',
  'service.duo': 'Du spielst auf deinem Handy, mit dem Booster in deiner Gruppe.',
  'service.placement': 'Deine ersten Ranglistenspiele der Saison, bis zu zehn.',
  'service.win': 'Nettosiege für die {games.queue.ranked} oder die {games.queue.legendary}.',
  'question.first': 'Ist mein Rang in Wild Rift derselbe wie in League of Legends?',
  'answer.first':
    'Nein. Das Konto kann dasselbe sein, die Rangliste ist es nicht. Wild Rift hat Zeichen statt LP, ganz oben einen Rang mehr und andere Server. Bestell für das Spiel auf deinem Handy, mit dem Rang, den es anzeigt.',
  'question.second': 'Welche Server bietet ihr an?',
  'answer.second':
    'Europa, Nordamerika, Brasilien, Lateinamerika, Südostasien und Naher Osten. Wähle den, auf dem du spielst, denn Ränge lassen sich nicht übertragen. Server in Festlandchina und Korea bieten wir nicht an.',
  'question.third': 'Wie kommt ein Booster in mein Konto?',
  'answer.third':
    'Mit den Riot-Zugangsdaten, die du im Tresor hinterlegst. Sie sind verschlüsselt, nur der Booster deines Auftrags kann sie öffnen, nur während des Boosts, und du siehst jeden Zugriff. Willst du lieber keine weitergeben: Im Duo genügt dein Spielname.',
  'question.fourth': 'Kann ich gesperrt werden?',
  'answer.fourth':
    'Ja. Boosting und das Teilen von Konten verstoßen auf dem Handy genauso gegen die Nutzungsbedingungen von Riot Games wie am PC. Zeitweise Sperren, der Verlust von Belohnungen und dauerhafte Sperren sind möglich, und etwas anderes erzählen wir dir nicht, weder hier noch an der Kasse.',
  'question.fifth': 'Wie lange dauert es?',
  'answer.fifth':
    'Der Rechner macht aus deinem Aufstieg Spiele und Tage und zeigt eine Spanne. Niedrige Divisionen gehen schnell, Diamant braucht seine Zeit, und wie lange ein Duo dauert, hängt von deiner Zeit ab. Die Spanne bleibt beim Auftrag gespeichert, damit du vergleichen kannst.',
  'question.sixth': 'Was, wenn ich es mir anders überlege?',
  'answer.sixth':
    'Bis ein Booster startet, kannst du selbst stornieren und wählen, wohin die volle Erstattung geht: auf dein Guthaben hier oder auf dein ursprüngliches Zahlungsmittel. Danach kann das Team den Auftrag beenden, und du bekommst erstattet, was die eingetragenen Spiele nicht erreicht haben.',
} as const satisfies LandingWords
