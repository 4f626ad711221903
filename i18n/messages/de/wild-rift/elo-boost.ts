import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ein Booster spielt auf deinem Konto, Zeichen für Zeichen bis zum Rang deiner Wahl, auf Android oder iOS.',
  description:
    'Elo-Boost für Wild Rift auf Android und iOS, ab {price} je Division. Jedes Zeichen im Protokoll, klarer Preis, Erstattung nach Fortschritt.',
  'about.title': 'Zeichen, Standhaftigkeit und der Weg zum Meister',
  'about.first':
    'In Wild Rift sammelst du keine LP, sondern Ranglistenzeichen: meist eins mehr nach einem Sieg, eins weniger nach einer Niederlage. In Eisen reichen zwei für eine Division, in Smaragd und Diamant müssen es fünf sein. Niedrige Divisionen sind deshalb kurz und günstig, und Diamant zieht sich. Wer fair und beständig spielt, baut Ranglistenstandhaftigkeit auf; sie kann ein Zeichen bringen oder retten. Ab Meister sind die Punkte nach oben offen, danach kommen Großmeister, Herausforderer und Sovereign.',
  'about.second':
    'Der Booster spielt auf deinem Riot-Konto, aber auf seinem eigenen Gerät. Bleib so lange abgemeldet: Meldest du dich auf deinem Handy an, fliegt er mitten im Kampf raus. Plattform und Server wählst du, und Zeichen, die du schon hast, machen die erste Division günstiger. Champions kannst du dir wünschen, sofern dein Konto sie hat. Die {games.queue.legendary} gibt es ab Diamant und nur solo.',
  'question.first': 'Mein Spiel ist mit Google, Apple oder Facebook verknüpft. Was gebe ich weiter?',
  'answer.first':
    'Riot-Zugangsdaten, und nie die eines dieser Dienste, denn die öffnen weit mehr als ein Spiel. Meldest du dich bisher über einen anderen Dienst an, richte zuerst einen Riot-Benutzernamen und ein Passwort ein und prüf, ob du dich damit anmelden kannst.',
  'question.second': 'Ändert die Plattform den Preis?',
  'answer.second':
    'Nein. Rang, Champions und Skins gehören zum Riot-Konto und sind auf Android und iOS gleich. Wir fragen nur, damit der Booster weiß, auf welchem System du sonst spielst.',
  'question.third': 'Wie zählen die Zeichen, die ich schon habe?',
  'answer.third':
    'Sie machen deine aktuelle Division günstiger: je mehr Zeichen, desto weniger kostet sie. Gib also Division und Zeichen an. Die weiteren Divisionen kosten den vollen Preis, weil du sie ohne Zeichen beginnst.',
  'question.fourth': 'Kann der Booster die {games.queue.legendary} spielen?',
  'answer.fourth':
    'Ja, wenn du sie wählst und mindestens in Diamant bist, denn erst dort schaltet das Spiel sie frei. Mitspielen kannst du nicht, sie ist nur für Solospieler. Der Booster spielt dann diese Warteschlange und keine andere.',
  'question.fifth': 'Kann ich dadurch mein Konto verlieren?',
  'answer.fifth':
    'Ja. Auch in Wild Rift verbieten die Nutzungsbedingungen von Riot Games Boosting und das Teilen von Konten. Das kann dich die Saisonbelohnungen kosten oder zu einer dauerhaften Sperre führen, und dann ist alles weg, was du im Spiel gekauft hast. Dass es nicht passiert, kann niemand versprechen.',
} as const satisfies ServiceWords
