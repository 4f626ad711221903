import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting für Wild Rift',
  lead: 'Von Eisen bis Souverän, auf Android oder iOS, jede Marke im Protokoll.',
  description:
    'Boosting für Wild Rift auf Android und iOS, ab {price} je Division. Elo, Duo, erste Saisonspiele und Netto-Siege, mit Erstattung nach Fortschritt.',
  'about.title': 'Kurze Divisionen, lange Spitze',
  'about.first':
    'Die Rangleiter von Wild Rift zählt in Marken: zwei für eine Division in Eisen, drei in Bronze und Silber, vier in Gold und Platin, fünf in Smaragd und Diamant. Darüber stehen Meister, Großmeister, Herausforderer und Souverän mit offenen Punkten. Platzierungsspiele gibt es nicht; eine neue Saison setzt dich zurück, und du steigst wieder auf. Neben der Rangliste gibt es ab Diamant die Legendäre Rangliste für einzelne Spieler.',
  'about.second':
    'Es ist ein Spiel fürs Handy, und das prägt den Auftrag. Du nennst Server und Plattform und legst Riot-Zugangsdaten in den Tresor, im Duo gar keine. Gib nie ein Konto bei Google, Apple oder Facebook aus der Hand. Der Booster spielt auf einem anderen Gerät, hält jedes Spiel mit seinen Marken fest und reicht ein Bild vom Endrang ein. Dann hast du 72 Stunden, um es auf deinem Handy zu prüfen.',
  'service.elo': 'Ein Booster sammelt auf deinem Konto Marken, bis zu dem Rang, den du nennst.',
  'service.duo': 'Du spielst auf deinem Handy, und der Booster ist in deiner Gruppe.',
  'service.placement': 'Deine ersten Ranglistenspiele der Saison, bis zu zehn.',
  'service.win': 'Netto-Siege in der Rangliste oder der Legendären Rangliste.',
  'question.first': 'Ist mein Rang in Wild Rift derselbe wie in League of Legends?',
  'answer.first':
    'Nein. Das Konto kann dasselbe sein, die Leitern sind es nicht. Wild Rift hat Marken statt LP, ganz oben einen Rang mehr und andere Server. Bestell für das Spiel auf deinem Handy, mit dem Rang, den es zeigt.',
  'question.second': 'Welche Server bietet ihr an?',
  'answer.second':
    'Europa, Nordamerika, Brasilien, Lateinamerika, Südostasien und Naher Osten. Wähle den, auf dem du spielst, denn Ränge ziehen nicht um. Server in Festlandchina und Korea bieten wir nicht an.',
  'question.third': 'Wie kommt ein Booster in mein Konto?',
  'answer.third':
    'Mit den Riot-Zugangsdaten, die du in den Tresor legst. Sie sind verschlüsselt, der Booster deines Auftrags kann sie nur während des Boosts öffnen, und du siehst jeden Zugriff. Willst du lieber nichts herausgeben: Im Duo genügt dein Spielname.',
  'question.fourth': 'Kann ich gesperrt werden?',
  'answer.fourth':
    'Ja. Boosting und das Teilen eines Kontos verstoßen auf dem Handy genauso gegen die Bedingungen von Riot Games wie am PC. Zeitweilige Sperre, Verlust von Belohnungen und dauerhafte Sperre sind alle möglich, und etwas anderes erzählen wir dir nicht, weder hier noch an der Kasse.',
  'question.fifth': 'Wie lange dauert es?',
  'answer.fifth':
    'Der Rechner macht aus deinem Aufstieg Spiele und Tage und zeigt eine Spanne. Niedrige Divisionen gehen schnell vorbei, Diamant braucht seine Zeit, und ein Duo dauert so lange, wie deine freien Stunden es wollen. Die Spanne bleibt beim Auftrag, damit du vergleichen kannst.',
  'question.sixth': 'Was, wenn ich es mir anders überlege?',
  'answer.sixth':
    'Bevor ein Booster beginnt, stornierst du selbst und wählst, wohin der volle Preis geht: auf dein Guthaben hier oder zurück auf deinen Zahlungsweg. Später kann das Team den Auftrag beenden, und was die festgehaltenen Spiele nicht verdient haben, wird erstattet.',
} as const satisfies LandingWords
