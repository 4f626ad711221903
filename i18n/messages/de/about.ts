import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: 'Über {name}',
  description:
    'Wie {name} Boosts verkauft: mit aufgeschlüsselten Preisen, protokollierten Spielen und einem Tresor. Wer den Shop betreibt und was wir nicht tun.',
  heading: 'Ein Aufstieg, den du nachprüfen kannst, Spiel für Spiel',
  lead: '{name} ist ein Shop für Boosts in den Spielen von Riot. Du legst Start und Ziel fest, ein Booster spielt den Weg dazwischen, und du siehst jedes Spiel, jeden Zugriff auf deine Zugangsdaten und jeden Cent.',

  howTitle: 'So arbeiten wir',
  'how.price': 'Zuerst der Preis',
  'howText.price':
    'Jedes Angebot ist nach Posten aufgeschlüsselt, auf den Cent genau. Vor dem Bezahlen rechnet unser Server alles noch einmal nach, und der Preis bleibt {figures.seal} lang fest.',
  'how.boosters': 'Booster, die wir zugelassen haben',
  'howText.boosters':
    'Wer sich bewirbt, ist mindestens {figures.leastBoosterAge} und zeigt Screenshots des Profils und der letzten {figures.provenGames} Ranglistenspiele. Unser Team prüft sie und legt für jeden Booster und jedes Spiel den höchsten Rang fest. Er kann nur Aufträge annehmen, die dazu passen.',
  'how.record': 'Fortschritt mit Protokoll',
  'howText.record':
    'Jedes Spiel wird mit seinem Ergebnis notiert, der erreichte Rang mit einem Screenshot belegt. Aus demselben Protokoll berechnen wir Erstattungen.',
  'how.word': 'Du hast das letzte Wort',
  'howText.word':
    'Du hast {figures.check} Zeit, das Ergebnis zu prüfen. Stimmt etwas nicht, melde es: Das Geld wartet, bis unser Team entschieden hat.',

  dontTitle: 'Was wir nicht tun',
  'dont.safe': 'Wir versprechen nicht, dass dein Konto sicher ist',
  'dontText.safe': '{checkout.riskText} Darum liest du es vor dem Bezahlen noch einmal und bestätigst es.',
  'dont.invent': 'Wir erfinden weder Bewertungen noch Zahlen',
  'dontText.invent':
    'Nur abgeschlossene Aufträge können bewertet werden, und verspätete zählen wie alle anderen. Eine Zahl zeigen wir erst, wenn genug Aufträge gemessen sind.',
  'dont.detect': 'Wir verkaufen keine Tarnung',
  'dontText.detect':
    'Keine Cheats, keine Skripte und kein Extra, das einen Boost vor dem Publisher versteckt.',
  'dont.hurry': 'Wir drängen dich nicht',
  'dontText.hurry':
    'Keine erfundenen Countdowns und kein „fast ausverkauft“. Die einzige Uhr ist die deines Angebots, und ein neues kostet nichts.',
  'dont.korea': 'Wir arbeiten nicht in Korea',
  'dontText.korea': 'Dort ist Boosting eine Straftat, darum bieten wir den koreanischen Server nicht an.',

  whoTitle: 'Wer {name} betreibt',
  whoText:
    'Eine Frage, eine Beschwerde oder ein Lob für einen Booster? Schreib uns oder ruf an. Wir antworten täglich von {from} bis {to} Uhr ({zone}).',
  whoDemo: 'Das ist eine Demo des Shops. Die Firma unten gibt es nicht.',
  email: '{names.email}',
  phone: 'Telefon',
  address: 'Anschrift',
  representative: 'Vertreten durch',
  register: 'Register',
  vatId: 'USt-IdNr.',
  since: 'Am Markt seit',

  goTitle: 'Bereit für den Aufstieg?',
  go: 'Preis berechnen',
} satisfies TranslationOf<typeof about, 'de'>
