import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Zwischen dir und einem Rang liegen fünf Matches. Lass sie einen Booster spielen, oder spielt sie zusammen.',
  description:
    'Platzierungsspiele in Valorant, solo oder im Duo, ab {price} je Spiel. Preis nach letztem Rang oder ohne Rang, jedes Match mit Ergebnis im Protokoll.',
  'about.title': 'Was Platzierungsspiele in Valorant bewirken',
  'about.first':
    'Nach einem Reset verbirgt der gewertete Modus deinen Rang, bis du fünf Matches gespielt hast. Er geht von deiner bisherigen MMR aus, gewichtet Ergebnisse, Runden und Leistung und zeigt oft einen Rang unter dem, mit dem du aufgehört hast. Ein guter Start zählt über diesen ersten Rang hinaus: Die MMR, die er hinterlässt, entscheidet, wie viele RR deine Siege in den Wochen danach bringen. Ein neues Konto muss zuerst die Stufe erreichen, die den gewerteten Modus freischaltet.',
  'about.second':
    'Bestell so viele der fünf, wie dir noch bleiben. Der Preis eines Spiels hängt vom Rang der letzten Saison ab; ohne Rang kostet es so viel wie in Silber. Ein Booster spielt die Matches auf deinem Konto, oder ihr spielt sie im Duo, und dann brauchen wir nur deine Riot-ID. Auch Agenten kannst du wählen. Ist ein Reset nur noch Tage entfernt, warte ihn ab: Matches davor platzieren dich nicht.',
  'question.first': 'Fünf Siege, und trotzdem unter meinem alten Rang?',
  'answer.first':
    'Das kommt vor. Valorant platziert dich eher niedrig, damit Luft nach oben bleibt, und eine alte MMR wiegt mehr als fünf Ergebnisse. Was gute Platzierungsspiele bringen, sind mehr RR pro Sieg danach.',
  'question.second': 'Zählen Kills in Platzierungsspielen?',
  'answer.second':
    'Die Leistung hat etwas Gewicht, die Ergebnisse haben mehr. Der Booster spielt, um Runden zu gewinnen, nicht um die Punktetabelle anzuführen. Du siehst jedes Match im Protokoll; was Riot daraus macht, zeigt sich nach dem letzten.',
  'question.third': 'Was, wenn ein Match neu gestartet wird oder jemand aussteigt?',
  'answer.third':
    'Ein Remake ist kein Platzierungsspiel, also zählt es auch für deinen Auftrag nicht. Ein Match, das vier gegen fünf weitergeht, zählt für das Spiel und damit auch für uns, ob gewonnen oder verloren.',
  'question.fourth': 'Kann ich Platzierungsspiele auf einem neuen Konto bestellen?',
  'answer.fourth':
    'Ja, sobald der gewertete Modus freigeschaltet ist. Wähle „{games.unranked}“ als letzten Rang. Wir leveln keine Konten bis dorthin und verkaufen auch keine. Es muss dein eigenes Konto sein.',
  'question.fifth': 'Kann ich wegen fünf Matches gesperrt werden?',
  'answer.fifth':
    'Ja. Das Teilen von Konten und Boosting verstoßen vom ersten Match an gegen die Nutzungsbedingungen von Riot Games, und die Strafen reichen von einer zeitweisen bis zur dauerhaften Sperre. Spielst du mit, wird nichts geteilt, aber Boosting ist es trotzdem.',
} as const satisfies ServiceWords
