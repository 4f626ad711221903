import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Fünf Matches stehen zwischen dir und einem Rang. Lass sie spielen, oder spiel sie mit einem Booster.',
  description:
    'Platzierungsspiele in Valorant, solo oder im Duo, ab {price} je Spiel. Preis nach letztem Rang oder ohne Rang, jedes Match mit Ergebnis festgehalten.',
  'about.title': 'Was Platzierungsspiele in Valorant bewirken',
  'about.first':
    'Nach einem Reset verbirgt „Gewertet“ deinen Rang, bis fünf Matches gespielt sind. Es geht von deiner bisherigen MMR aus, gewichtet Ergebnisse, Runden und Leistung und zeigt oft einen Rang unter dem, mit dem du aufgehört hast. Ein guter Start zählt über diesen ersten Rang hinaus: Die MMR, die er hinterlässt, entscheidet, wie viele RR deine Siege in den Wochen danach bringen. Ein neues Konto muss zuerst die Stufe erreichen, die „Gewertet“ freischaltet.',
  'about.second':
    'Bestell so viele der fünf, wie du noch hast. Der Preis eines Spiels richtet sich nach deinem Rang der letzten Saison; ohne Rang kostet es so viel wie in Silber. Die Matches spielt ein Booster auf deinem Konto, oder ihr spielt sie zu zweit im Duo, dann brauchen wir nur deine Riot-ID. Agenten lassen sich nennen. Ist ein Reset nur noch Tage entfernt, warte ihn ab: Matches davor platzieren nichts.',
  'question.first': 'Fünf Siege, und trotzdem unter meinem alten Rang?',
  'answer.first':
    'Das kommt vor. Valorant platziert eher niedrig, damit Raum zum Aufsteigen bleibt, und eine alte MMR wiegt mehr als fünf Ergebnisse. Was gute Platzierungsspiele bringen, sind mehr RR pro Sieg danach.',
  'question.second': 'Zählen Kills in Platzierungsspielen?',
  'answer.second':
    'Leistung hat dort etwas Gewicht, das Ergebnis mehr. Der Booster spielt, um Runden zu gewinnen, nicht für die Punktetafel. Du siehst jedes Match im Protokoll; was Riot daraus macht, zeigt sich nach dem letzten.',
  'question.third': 'Was, wenn es ein Remake gibt oder jemand das Match verlässt?',
  'answer.third':
    'Ein Remake ist kein Platzierungsspiel, also zählt es auch in deinem Auftrag nicht. Ein Match, das vier gegen fünf weiterläuft, zählt für das Spiel und damit auch für uns, gewonnen oder verloren.',
  'question.fourth': 'Kann ich Platzierungsspiele auf einem neuen Konto bestellen?',
  'answer.fourth':
    'Ja, sobald „Gewertet“ darauf freigeschaltet ist. Wähle als letzten Rang „ohne Rang“. Wir leveln keine Konten bis dorthin, und wir verkaufen keine. Das Konto muss dein eigenes sein.',
  'question.fifth': 'Kann ich wegen fünf Matches gesperrt werden?',
  'answer.fifth':
    'Ja. Das Teilen von Konten und Boosting verstoßen vom ersten Match an gegen die Bedingungen von Riot Games, und die Strafen reichen von einer zeitweiligen bis zur dauerhaften Sperre. Spielst du mit, wird nichts geteilt, aber Boosting ist es trotzdem.',
} as const satisfies ServiceWords
