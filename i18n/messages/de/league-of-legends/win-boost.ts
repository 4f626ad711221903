import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Hol dir Nettosiege in deinem aktuellen Rang. Ein verlorenes Spiel wird wettgemacht und kostet dich nichts extra.',
  description:
    'Nettosiege in League of Legends in deinem Rang, ab {price} je Nettosieg. Niederlagen werden ohne Aufpreis wettgemacht. Solo oder Duo, klarer Preis.',
  'about.title': 'So werden Nettosiege gezählt',
  'about.first':
    'Nettosiege sind Siege minus Niederlagen: Vier Siege und eine Niederlage ergeben drei. Der Auftrag endet, wenn du die gekaufte Zahl erreicht hast, egal wie viele Spiele es dafür braucht. Nettosiege sind für dich, wenn du keinen Zielrang hast, sondern Abstand zum Abstieg willst, einen Schub aus einer Division, in der du feststeckst, oder aktive Spiele gegen den Punkteverfall in den hohen Rängen.',
  'about.second':
    'Der Preis richtet sich nach deinem Rang bei der Bestellung. Wie viele LP die Siege bringen, liegt an deiner MMR und ändert den Preis nicht. Ein Booster spielt auf deinem Konto, oder du schaltest auf Duo um und spielst mit. „{games.addon.bonus-win}“ bringt zu einem festen Preis einen Sieg mehr. Du kannst auch Flex wählen; gib dann deinen Flex-Rang an.',
  'question.first': 'Wie viele Spiele braucht es für fünf Nettosiege?',
  'answer.first':
    'So viele, bis du fünf Siege mehr als Niederlagen hast. Fünf am Stück reichen; mit zwei Niederlagen unterwegs sind es neun Spiele. Du bezahlst in beiden Fällen fünf, und die Auftragsseite zeigt nach jedem Spiel den Stand.',
  'question.second': 'Komme ich damit in die nächste Division?',
  'answer.second':
    'Vielleicht, aber das gehört nicht zum Auftrag. Bringt dir ein Sieg 20 LP und kostet eine Niederlage 20, ergeben fünf Nettosiege 100 LP, also eine Division. Kommt es dir auf die Division an, bestell einen Elo-Boost: Dort ist das Ziel fest und die Zahl der Spiele offen.',
  'question.third': 'Steigt der Preis, wenn mein Rang während des Auftrags steigt?',
  'answer.third':
    'Nein. Der Preis richtet sich fest nach dem Rang, den du bei der Bestellung hattest. Bringen dich die Siege von Gold nach Platin, kosten die übrigen weiterhin, was in deinem Angebot steht.',
  'question.fourth': 'Zählen Remakes und Dodges?',
  'answer.fourth':
    'Nein. Ein Remake hat keinen Sieger, und aus einer Lobby, die jemand verlassen hat, wurde nie ein Spiel; beides ändert den Stand nicht. LP, die ein Dodge kostet, werden hier nicht ausgeglichen, denn dieser Auftrag zählt Spiele, keine Punkte.',
  'question.fifth': 'Fallen ein paar Siege überhaupt auf?',
  'answer.fifth':
    'Das könnte nur Riot Games beantworten, also tun wir nicht so, als wüssten wir es. Boosting verstößt in jedem Umfang gegen die Nutzungsbedingungen, und die Strafen reichen vom Verlust der Ranglistenbelohnungen bis zur dauerhaften Sperre. An der Kasse liest du das noch einmal und bestätigst es.',
} as const satisfies ServiceWords
