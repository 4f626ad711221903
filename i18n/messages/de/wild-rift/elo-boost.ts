import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Zeichen für Zeichen zum Rang deiner Wahl, auf Android oder iOS.',
  description:
    'Elo-Boost für Wild Rift auf Android und iOS, ab {price} je Division. Zeichen Spiel für Spiel eingetragen, klarer Preis, Erstattung nach Fortschritt.',
  'about.title': 'Zeichen, Standhaftigkeit und der Weg zum Meister',
  'about.first':
    'Wild Rift zählt Ranglistenzeichen statt LP. Meist bringt ein Sieg ein Zeichen und kostet eine Niederlage eins, und eine Division braucht zwischen zwei Zeichen in Eisen und fünf in Smaragd und Diamant. Ranglistenstandhaftigkeit, die du mit fairem und beständigem Spiel sammelst, kann ein Zeichen bringen oder retten. Ab Meister sind die Punkte nach oben offen, darüber kommen Großmeister, Herausforderer und Sovereign. Niedrige Divisionen sind kurz und günstig; Diamant ist die lange Strecke.',
  'about.second':
    'Der Booster spielt auf deinem Riot-Konto, auf seinem eigenen Gerät. Du wählst Plattform und Server, und die Zeichen, die du schon hast, senken den Preis der ersten Division. Bestimmte Champions kannst du dir wünschen, wenn dein Konto sie hat. Die {games.queue.legendary} gibt es ab Diamant und nur solo. Bleib abgemeldet, solange gespielt wird, denn mit einer Anmeldung auf deinem Handy würdest du den Booster mitten im Kampf hinauswerfen.',
  'question.first': 'Mein Spiel ist mit Google, Apple oder Facebook verknüpft. Was gebe ich weiter?',
  'answer.first':
    'Riot-Zugangsdaten, und nie die eines dieser Dienste: Die öffnen weit mehr als ein Spiel. Meldest du dich über einen anderen Dienst an, richte für das Konto zuerst einen Riot-Benutzernamen und ein Passwort ein und prüf, ob du dich damit anmelden kannst.',
  'question.second': 'Ändert die Plattform den Preis?',
  'answer.second':
    'Nein. Rang, Champions und Skins gehören zum Riot-Konto und sind auf Android und iOS gleich. Wir fragen nur, damit der Booster weiß, auf welchem System du sonst spielst.',
  'question.third': 'Wie zählen die Zeichen, die ich schon habe?',
  'answer.third':
    'Wähle deine Division und die Zeichen, die du darin hast. Je mehr du schon hast, desto weniger kostet diese Division. Alle weiteren kosten ihren vollen Preis, weil du sie ohne Zeichen beginnst.',
  'question.fourth': 'Kann der Booster die {games.queue.legendary} spielen?',
  'answer.fourth':
    'Ja, wenn du sie wählst und in Diamant oder höher bist, wo das Spiel sie freischaltet. Sie ist nur für Solospieler, du kannst also nicht mitspielen. Der Booster spielt dann diese Warteschlange und keine andere.',
  'question.fifth': 'Kann ich dadurch mein Konto verlieren?',
  'answer.fifth':
    'Ja. Die Nutzungsbedingungen von Riot Games verbieten Boosting und das Teilen von Konten auch in Wild Rift. Die Strafen reichen vom Verlust der Saisonbelohnungen bis zur dauerhaften Sperre, und mit einer Sperre verlierst du alles, was du im Spiel gekauft hast. Niemand kann versprechen, dass es nicht passiert.',
} as const satisfies ServiceWords
