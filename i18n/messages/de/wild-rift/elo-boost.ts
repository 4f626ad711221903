import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Marke für Marke zu dem Rang, den du willst, auf Android oder iOS.',
  description:
    'Elo-Boost für Wild Rift auf Android und iOS, ab {price} je Division. Marken Spiel für Spiel festgehalten, Preis nach Posten, Erstattung nach Fortschritt.',
  'about.title': 'Marken, Standhaftigkeit und der Weg zum Meister',
  'about.first':
    'Wild Rift zählt Marken statt LP. In der Regel bringt ein Sieg eine und kostet eine Niederlage eine, und eine Division verlangt von zwei Marken in Eisen bis zu fünf in Smaragd und Diamant. Die Ranglistenstandhaftigkeit, die sich durch faires und beständiges Spiel füllt, kann eine Marke hinzufügen oder retten. Ab Meister sind die Punkte offen, darüber stehen Großmeister, Herausforderer und Souverän. Niedrige Divisionen sind kurz und kosten wenig; Diamant ist die lange Strecke.',
  'about.second':
    'Der Booster spielt auf deinem Riot-Konto, auf seinem eigenen Gerät. Du nennst Plattform und Server, und die Marken, die du schon hast, senken den Preis der ersten Division. Um Champions kannst du bitten, wenn dein Konto sie hat. Die Legendäre Rangliste öffnet sich in Diamant und wird allein gespielt. Bleib abgemeldet, solange Spiele laufen, denn dein Handy würde die Sitzung des Boosters mitten im Kampf beenden.',
  'question.first': 'Mein Spiel ist mit Google, Apple oder Facebook verknüpft. Was gebe ich an?',
  'answer.first':
    'Riot-Zugangsdaten, und nie die eines solchen Dienstes: Die öffnen weit mehr als ein Spiel. Meldest du dich über einen anderen Dienst an, leg für das Konto zuerst einen Riot-Benutzernamen und ein Passwort fest, und probier einmal, ob du damit hineinkommst.',
  'question.second': 'Ändert die Plattform den Preis?',
  'answer.second':
    'Nein. Rang, Champions und Skins gehören zum Riot-Konto und sind auf Android und iOS gleich. Wir fragen danach, damit der Booster weiß, auf welchem System das Konto sonst gespielt wird.',
  'question.third': 'Wie werden die Marken gezählt, die ich schon habe?',
  'answer.third':
    'Wähle deine Division und die Marken, die du in ihr hast. Je voller diese Division schon ist, desto weniger kostet sie. Alle späteren Divisionen haben ihren vollen Preis, weil du sie ohne Marken betrittst.',
  'question.fourth': 'Kann der Booster die Legendäre Rangliste spielen?',
  'answer.fourth':
    'Ja, wenn du sie wählst und in Diamant oder höher stehst, wo das Spiel sie öffnet. Sie ist für einzelne Spieler, Mitspielen geht dort also nicht. Der Booster spielt dann diese Warteschlange und keine andere.',
  'question.fifth': 'Kann ich dadurch mein Konto verlieren?',
  'answer.fifth':
    'Ja. Die Bedingungen von Riot Games verbieten Boosting und das Teilen von Konten auch in Wild Rift. Die Strafen reichen von verlorenen Saisonbelohnungen bis zur dauerhaften Sperre, und eine Sperre nimmt alles mit, was du im Spiel gekauft hast. Niemand kann versprechen, dass es nicht passiert.',
} as const satisfies ServiceWords
