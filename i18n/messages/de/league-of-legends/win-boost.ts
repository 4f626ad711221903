import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kauf Netto-Siege in deinem jetzigen Rang. Eine Niederlage wird wettgemacht und kostet dich nichts extra.',
  description:
    'Netto-Siege in League of Legends in deinem Rang, ab {price} je Netto-Sieg. Niederlagen werden ohne Aufpreis wettgemacht. Solo oder Duo, Preis nach Posten.',
  'about.title': 'Netto-Siege, einfach gezählt',
  'about.first':
    'Ein Netto-Sieg ist ein Sieg, der übrig bleibt, wenn die Niederlagen abgezogen sind. Vier gewonnen und eins verloren macht drei. Der Auftrag endet, wenn die gekaufte Zahl erreicht ist, egal wie viele Spiele das braucht. Das passt, wenn du Abstand zum Abstieg willst, einen Schub aus einer Division, in der du feststeckst, oder aktive Spiele gegen den Verfall in den hohen Rängen, ohne ein Ziel zu nennen.',
  'about.second':
    'Der Preis richtet sich nach dem Rang, in dem du beim Bestellen stehst. Wie viele LP die Siege bringen, liegt an deiner MMR und ändert am Preis nichts. Ein Booster spielt auf deinem Konto, oder du schaltest auf Duo um und spielst mit. Der Bonussieg legt zu einem festen Preis einen weiteren Sieg drauf. Auch Flex lässt sich wählen; gib dann deinen Flex-Rang an.',
  'question.first': 'Wie viele Spiele sind fünf Netto-Siege?',
  'answer.first':
    'So viele, bis fünf Siege mehr als Niederlagen zusammenkommen. Fünf am Stück genügen; mit zwei Niederlagen unterwegs sind es neun Spiele. Du zahlst in beiden Fällen fünf, und die Auftragsseite zeigt nach jedem Spiel den Stand.',
  'question.second': 'Bringt mich das in die nächste Division?',
  'answer.second':
    'Vielleicht, aber es gehört nicht zum Auftrag. Bringt dir ein Sieg 20 LP und kostet eine Niederlage 20, sind fünf Netto-Siege 100 LP, eine Division. Kommt es dir auf die Division an, bestell einen Elo-Boost: Dort steht das Ziel fest, und die Zahl der Spiele ist offen.',
  'question.third': 'Mein Rang steigt, während der Auftrag läuft. Der Preis auch?',
  'answer.third':
    'Nein. Der Preis steht mit dem Auftrag fest, nach dem Rang, in dem du ihn aufgegeben hast. Tragen dich die Siege von Gold nach Platin, kosten die übrigen weiterhin, was in deinem Angebot steht.',
  'question.fourth': 'Zählen Remakes und Dodges?',
  'answer.fourth':
    'Nein. Ein Remake hat keinen Sieger, und aus einer gedodgten Lobby wurde nie ein Spiel; keines von beiden ändert den Stand. LP, die ein Dodge kostet, werden hier nicht ausgeglichen, denn dieser Auftrag zählt Spiele und keine Punkte.',
  'question.fifth': 'Fallen ein paar Siege überhaupt auf?',
  'answer.fifth':
    'Das könnte nur Riot Games beantworten, darum behaupten wir es nicht. Boosting verstößt in jedem Umfang gegen die Bedingungen, und die Maßnahmen reichen von gestrichenen Ranglistenbelohnungen bis zur dauerhaften Sperre. An der Kasse liest du das noch einmal und bestätigst es dort.',
} as const satisfies ServiceWords
