import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Fünf Matches trennen dich von deinem Rang. Überlass sie einem Booster, oder spielt sie zusammen.',
  description:
    'Platzierungsspiele in Valorant, solo oder im Duo, ab {price} je Spiel, auch ohne Rang. Preis nach letztem Rang, jedes Match mit Ergebnis im Protokoll.',
  'about.title': 'Was Platzierungsspiele in Valorant bringen',
  'about.first':
    'Nach einem Reset siehst du im gewerteten Modus erst einmal keinen Rang, bis du fünf Matches gespielt hast. Grundlage ist deine bisherige MMR; dazu kommen Ergebnisse, Runden und Leistung. Oft liegt der neue Rang unter dem alten. Gut zu spielen lohnt sich trotzdem, und zwar über diesen Rang hinaus: Die MMR danach entscheidet, wie viele RR deine Siege in den nächsten Wochen bringen. Mit einem neuen Konto musst du zuerst die Stufe erreichen, die den Modus freischaltet.',
  'about.second':
    'Bestell so viele der fünf, wie dir noch fehlen. Den Preis bestimmt dein Rang der letzten Saison; ohne Rang kostet ein Spiel so viel wie in Silber. Ein Booster spielt die Matches auf deinem Konto, oder ihr spielt im Duo, dann reicht uns deine Riot-ID. Agenten kannst du in beiden Fällen wählen. Und wenn der nächste Reset nur noch Tage entfernt ist: Warte ihn ab, denn Matches davor platzieren dich nicht.',
  'question.first': 'Fünf Siege, und trotzdem unter meinem alten Rang?',
  'answer.first':
    'Ja, das kommt vor. Valorant platziert dich eher niedrig, damit Luft nach oben bleibt, und deine alte MMR wiegt schwerer als fünf Ergebnisse. Gute Platzierungsspiele zahlen sich danach aus, mit mehr RR pro Sieg.',
  'question.second': 'Zählen Kills in Platzierungsspielen?',
  'answer.second':
    'Etwas, aber Ergebnisse zählen mehr als Leistung. Der Booster spielt deshalb auf gewonnene Runden, nicht auf den ersten Platz in der Punktetabelle. Im Protokoll siehst du jedes Match; was Riot daraus macht, erfährst du nach dem letzten.',
  'question.third': 'Was, wenn ein Match neu gestartet wird oder jemand aussteigt?',
  'answer.third':
    'Ein Remake gilt nicht als Platzierungsspiel und zählt deshalb auch nicht für deinen Auftrag. Geht das Match vier gegen fünf weiter, wertet es das Spiel und damit auch dein Auftrag, ob gewonnen oder verloren. Auch ein Unentschieden zählt.',
  'question.fourth': 'Kann ich Platzierungsspiele auf einem neuen Konto bestellen?',
  'answer.fourth':
    'Ja, sobald der gewertete Modus freigeschaltet ist. Wähle als letzten Rang „{games.unranked}“. Bis dorthin leveln wir kein Konto, und Konten verkaufen wir auch nicht: Es muss dein eigenes sein.',
  'question.fifth': 'Kann ich wegen fünf Matches gesperrt werden?',
  'answer.fifth':
    'Ja. Boosting und das Teilen von Konten verstoßen vom ersten Match an gegen die Nutzungsbedingungen von Riot Games, und Sperren gibt es von zeitweise bis dauerhaft. Spielst du mit, teilst du dein Konto zwar nicht, aber Boosting ist es trotzdem.',
} as const satisfies ServiceWords
