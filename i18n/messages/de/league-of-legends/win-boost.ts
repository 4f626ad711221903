import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ein Booster holt Nettosiege in deinem aktuellen Rang, allein oder mit dir. Geht ein Spiel verloren, wird es wettgemacht und kostet dich nichts extra.',
  description:
    'Nettosiege in LoL, in deinem Rang und ab {price} je Nettosieg. Niederlagen werden ohne Aufpreis wettgemacht, solo oder im Duo.',
  'about.title': 'So werden Nettosiege gezählt',
  'about.first':
    'Nettosiege sind Siege minus Niederlagen: Vier gewonnene Spiele und ein verlorenes ergeben drei. Gespielt wird, bis du die gekaufte Zahl hast, egal wie viele Spiele das braucht. Das ist der richtige Boost, wenn du keinen bestimmten Rang im Kopf hast. Vielleicht willst du nur Abstand zum Abstieg, hängst in einer Division fest oder brauchst in den hohen Rängen aktive Spiele gegen den Punkteverfall.',
  'about.second':
    'Was ein Sieg kostet, hängt von deinem Rang bei der Bestellung ab. Wie viele LP er bringt, liegt an deiner MMR und ändert am Preis nichts. Entweder spielt ein Booster auf deinem Konto, oder du schaltest auf Duo um und spielst mit. Mit „{games.addon.bonus-win}“ kommt zum festen Preis noch ein Sieg dazu. Flex geht auch; gib dann deinen Flex-Rang an.',
  'question.first': 'Wie viele Spiele braucht es für fünf Nettosiege?',
  'answer.first':
    'So viele, bis du fünf Siege mehr hast als Niederlagen. Ohne Niederlage sind das fünf Spiele, mit zweien neun. Du bezahlst so oder so fünf Nettosiege, und nach jedem Spiel zeigt dir die Auftragsseite den Stand.',
  'question.second': 'Komme ich damit in die nächste Division?',
  'answer.second':
    'Vielleicht, aber das gehört nicht zum Auftrag. Bei 20 LP pro Sieg und 20 pro Niederlage ergeben fünf Nettosiege 100 LP, also genau eine Division. Kommt es dir auf die Division an, bestell einen Elo-Boost: Dort ist das Ziel fest und die Zahl der Spiele offen.',
  'question.third': 'Steigt der Preis, wenn mein Rang während des Auftrags steigt?',
  'answer.third':
    'Nein. Es gilt der Rang, den du bei der Bestellung hattest. Bringen dich die Siege von Gold nach Platin, kosten die übrigen weiter so viel wie in deinem Angebot.',
  'question.fourth': 'Zählen Remakes und Dodges?',
  'answer.fourth':
    'Nein. Ein Remake hat keinen Sieger, und nach einem Dodge kommt gar kein Spiel zustande. Am Stand ändert beides nichts. LP, die ein Dodge kostet, gleichen wir hier nicht aus, denn in diesem Auftrag zählen Spiele, keine Punkte.',
  'question.fifth': 'Fallen ein paar Siege überhaupt auf?',
  'answer.fifth':
    'Das weiß nur Riot Games, und wir tun nicht so, als wüssten wir es. Verboten ist Boosting auch in kleinen Mengen, und die Strafen reichen von verlorenen Ranglistenbelohnungen bis zur dauerhaften Sperre. An der Kasse liest du das noch einmal und bestätigst es.',
} as const satisfies ServiceWords
