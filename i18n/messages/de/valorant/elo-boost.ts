import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Von dem Rang, den du hast, zu dem Rang, den du willst: im gewerteten Modus, in Schritten von 100 RR.',
  description:
    'Elo-Boost für Valorant im gewerteten Modus, ab {price} je Division. RR Match für Match eingetragen, klarer Preis, Erstattung für nicht Gespieltes.',
  'about.title': 'Wie sich RR bewegen und was das für einen Aufstieg heißt',
  'about.first':
    'Von Eisen 1 bis Aufgestiegen 3 brauchst du für jede Division 100 RR. Ein Sieg bringt mehr RR, wenn deine versteckte MMR über deinem sichtbaren Rang liegt; auch der Rundenabstand und deine eigene Leistung können zählen. Ein Aufstiegsmatch gibt es nicht: Mit 100 RR bist du durch. Ab Unsterblich sind die RR nach oben offen, und Radiant verlangt außerdem einen Platz unter den Besten deiner Region.',
  'about.second':
    'Der Booster spielt gewertete Matches auf deinem Konto, in deiner Region. Sag uns, was dir ein typischer Sieg bringt, denn ein Konto mit wenig RR pro Sieg braucht mehr Matches. Agenten kannst du als Extra wählen, wenn sie freigeschaltet sind. „{games.addon.stream}“ zeigt dir die Runden live, und „{games.addon.coaching}“ erklärt, warum sie gewonnen wurden. Spiel selbst nicht gewertet, solange der Auftrag läuft: Deine eigenen Matches würden die RR verschieben, auf denen das Protokoll aufbaut.',
  'question.first': 'Welche Agenten kann ich mir wünschen?',
  'answer.first':
    'Alle, die auf deinem Konto freigeschaltet sind; der Booster spielt dann nur diese. Wähle Agenten aus mehr als einer Rolle. Wer einen Agenten zuerst bestätigt, bekommt ihn, und steht nur ein Duellant auf deiner Liste, geht der Booster leer aus, sobald ein Mitspieler schneller ist.',
  'question.second': 'Warum bekommt mein Freund mehr RR pro Sieg?',
  'answer.second':
    'RR hängen vom Abstand zwischen MMR und Rang ab. Liegt deine MMR über deinem Rang, bringen Siege mehr, als Niederlagen kosten; liegt sie darunter, ist es umgekehrt. Wähle nach deinen letzten Matches „{games.gain.low}“, „{games.gain.normal}“ oder „{games.gain.high}“. Das ändert Preis und Zeit.',
  'question.third': 'Sind verlorene Matches im Preis enthalten?',
  'answer.third':
    'Ja. Das Angebot gilt für den Rang deiner Wahl. Niederlagen, Dodges und die RR, die sie kosten, gehören zum Weg dorthin, und der Booster spielt weiter, bis du angekommen bist. All das zeigt dir das Protokoll.',
  'question.fourth': 'Könnt ihr mich bis Radiant bringen?',
  'answer.fourth':
    'Bestellen kannst du es, und nur ein Booster, der für diesen Rang freigegeben ist, kann es annehmen. Radiant verlangt genug RR und einen der begrenzten Plätze in deiner Region, und beides verschiebt sich täglich. Der Auftrag gilt für die RR, die du angibst; sieh also zuerst in die Bestenliste.',
  'question.fifth': 'Was macht Riot mit geboosteten Konten?',
  'answer.fifth':
    'Boosting und das Teilen von Konten verstoßen gegen die Nutzungsbedingungen. Riot Games kann Ranglistenbelohnungen entziehen und Konten zeitweise oder dauerhaft sperren, und Vanguard läuft auf jedem Rechner, auf dem dein Konto benutzt wird. Was dann passiert, liegt nicht in unserer Hand. Du akzeptierst das vor dem Bezahlen.',
} as const satisfies ServiceWords
