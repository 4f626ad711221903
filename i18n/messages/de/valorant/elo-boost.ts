import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Ein Booster spielt auf deinem Konto im gewerteten Modus, von deinem Rang bis zu dem, den du willst, immer 100 RR weiter.',
  description:
    'Valorant-Rank-Boost (Elo-Boost) im gewerteten Modus, ab {price} je Division. Die RR siehst du Match für Match. Was nicht gespielt wird, wird erstattet.',
  'about.title': 'Wie RR zustande kommen und was das für deinen Aufstieg heißt',
  'about.first':
    'Von Eisen 1 bis Aufgestiegen 3 liegen zwischen zwei Divisionen immer 100 RR. Hast du sie, bist du durch, denn ein Aufstiegsmatch gibt es nicht. Wie viele RR ein Sieg bringt, ist unterschiedlich: mehr, wenn deine unsichtbare MMR über deinem Rang liegt. Auch der Rundenabstand und deine eigene Leistung können zählen. Ab Unsterblich sind die RR nach oben offen. Für Radiant reichen sie allein nicht, du musst auch zu den Besten deiner Region gehören.',
  'about.second':
    'Der Booster spielt auf deinem Konto und in deiner Region gewertete Matches. Sag uns, was dir ein Sieg normalerweise bringt: Sind es wenig RR, braucht es mehr Matches. Freigeschaltete Agenten kannst du dir als Extra wünschen. Mit „{games.addon.stream}“ siehst du die Runden live, mit „{games.addon.coaching}“ erfährst du, warum sie gewonnen wurden. Nur gewertet spielen solltest du so lange nicht selbst. Deine Matches würden die RR verschieben, auf denen das Protokoll aufbaut.',
  'question.first': 'Welche Agenten kann ich mir wünschen?',
  'answer.first':
    'Alle, die auf deinem Konto freigeschaltet sind; andere spielt der Booster dann nicht. Nimm Agenten aus mehreren Rollen, denn es gilt: Wer zuerst bestätigt, bekommt den Agenten. Hast du nur einen Duellanten ausgewählt und ein Mitspieler ist schneller, geht der Booster leer aus.',
  'question.second': 'Warum bekommt mein Freund mehr RR pro Sieg?',
  'answer.second':
    'Weil seine MMR anders zum Rang passt als deine. Liegt sie über dem Rang, bringen Siege mehr, als Niederlagen kosten; liegt sie darunter, ist es umgekehrt. Sieh dir deine letzten Matches an und wähle „{games.gain.low}“, „{games.gain.normal}“ oder „{games.gain.high}“. Das ändert Preis und Zeit.',
  'question.third': 'Sind verlorene Matches im Preis enthalten?',
  'answer.third':
    'Ja. Du bezahlst den Rang deiner Wahl, und der Booster spielt, bis er erreicht ist. Niederlagen, Dodges und die verlorenen RR gehören dazu. Im Protokoll siehst du sie alle.',
  'question.fourth': 'Könnt ihr mich bis Radiant bringen?',
  'answer.fourth':
    'Bestellen kannst du es, aber annehmen kann es nur ein Booster, der für diesen Rang freigegeben ist. Für Radiant brauchst du genug RR und einen der begrenzten Plätze in deiner Region, und beides verschiebt sich täglich. Weil dein Auftrag nur für die RR gilt, die du angibst, sieh vorher in die Bestenliste.',
  'question.fifth': 'Was macht Riot mit geboosteten Konten?',
  'answer.fifth':
    'Riot Games kann sie zeitweise oder dauerhaft sperren oder dir Ranglistenbelohnungen nehmen. Boosting und das Teilen von Konten verstoßen gegen die Nutzungsbedingungen, und Vanguard läuft auf jedem Rechner, auf dem dein Konto benutzt wird. Was dann passiert, liegt nicht in unserer Hand. Das akzeptierst du vor dem Bezahlen.',
} as const satisfies ServiceWords
