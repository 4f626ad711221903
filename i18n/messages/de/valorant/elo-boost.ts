import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Von dem Rang, den du hast, zu dem Rang, den du nennst, im Modus „Gewertet“, 100 RR um 100 RR.',
  description:
    'Elo-Boost für Valorant, gewertet, ab {price} je Division. RR Match für Match festgehalten, Preis nach Posten, Erstattung für nicht Erspieltes.',
  'about.title': 'Wie sich RR bewegen und was das für einen Aufstieg heißt',
  'about.first':
    'Jede Division von Eisen 1 bis Aszendent 3 braucht 100 RR. Ein Sieg bringt mehr RR, wenn deine versteckte MMR über deinem gezeigten Rang liegt; auch der Rundenabstand und deine eigene Leistung können zählen. Ein Aufstiegsmatch gibt es nicht: Mit 100 RR bist du durch. Ab Unsterblich sind die RR nach oben offen, und Radiant verlangt außerdem einen Platz unter den Besten deiner Region.',
  'about.second':
    'Der Booster spielt gewertete Matches auf deinem Konto, in deiner Region. Sag uns, was dir ein Sieg sonst bringt, denn ein Konto mit wenig RR pro Sieg braucht mehr Matches. Agenten lassen sich als Extra nennen, wenn sie freigeschaltet sind. Der private Stream zeigt dir die Runden live, Coaching erklärt dir, warum sie gewonnen wurden. Lass „Gewertet“ ruhen, solange der Auftrag läuft: Eigene Matches würden die RR verschieben, auf denen das Protokoll aufbaut.',
  'question.first': 'Um welche Agenten kann ich bitten?',
  'answer.first':
    'Um alle, die auf deinem Konto freigeschaltet sind; der Booster spielt dann nur diese. Nenn Agenten aus mehr als einer Rolle. Wer zuerst bestätigt, hat den Agenten, und bei einer Liste mit nur einem Duellanten bleibt nichts übrig, wenn ein Mitspieler schneller ist.',
  'question.second': 'Warum bekommt mein Freund pro Sieg mehr RR?',
  'answer.second':
    'RR folgen dem Abstand zwischen MMR und Rang. Liegt die MMR über deinem Rang, bringen Siege mehr, als Niederlagen kosten; liegt sie darunter, ist es umgekehrt. Wähle nach deinen letzten Matches „Wenig“, „Normal“ oder „Viel“. Das ändert Preis und Zeit.',
  'question.third': 'Sind verlorene Matches im Preis enthalten?',
  'answer.third':
    'Ja. Das Angebot gilt für den Rang, den du genannt hast. Niederlagen, gedodgte Lobbys und die RR, die sie kosten, gehören zum Weg dorthin, und der Booster spielt weiter, bis du ankommst. Das Protokoll zeigt alles davon.',
  'question.fourth': 'Könnt ihr mich nach Radiant bringen?',
  'answer.fourth':
    'Bestellen kannst du es, und nur ein Booster, der für diese Höhe freigegeben ist, kann es annehmen. Radiant verlangt genug RR und einen von begrenzt vielen Plätzen in deiner Region, und beides verschiebt sich täglich. Der Auftrag gilt für die RR, die du angibst; sieh also zuerst in die Bestenliste.',
  'question.fifth': 'Was macht Riot mit geboosteten Konten?',
  'answer.fifth':
    'Boosting und das Teilen von Konten verstoßen gegen die Bedingungen. Riot Games kann Ranglistenbelohnungen streichen und Konten zeitweilig oder dauerhaft sperren, und Vanguard läuft auf jedem Rechner, auf dem dein Konto benutzt wird. Was daraus folgt, liegt nicht in unserer Hand. Du bestätigst das vor dem Bezahlen.',
} as const satisfies ServiceWords
