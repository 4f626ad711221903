import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: 'Bei {site} gibt es bald Boosts und Coaching für League of Legends, Teamfight Tactics, Valorant und Wild Rift. Noch bereiten wir alles vor.',
  mailTitle: 'Eine Mail, wenn wir öffnen',
  mailText: 'Wir schreiben dir ein einziges Mal, am Tag der Eröffnung, und löschen dann deine Adresse.',
  send: 'Benachrichtigen',
  sentTitle: 'Sieh in dein Postfach',
  sentText:
    'Wir haben einen Link an {email} geschickt. Öffne ihn und bestätige deine Adresse. Vorher verschicken wir nichts.',
  confirmTitle: 'Eine Mail, wenn {site} öffnet?',
  mailed: 'Wir schreiben einmal an {email}, wenn der Shop öffnet, und löschen dann die Adresse.',
  confirm: 'Adresse bestätigen',
  listTitle: 'Du stehst auf der Liste',
  remove: 'Meine Adresse löschen',
  removedTitle: 'Deine Adresse ist gelöscht',
  removedText: 'Du bekommst keine Mail von uns.',
  openTitle: 'Der Shop ist geöffnet',
  openText: 'Er hat inzwischen geöffnet. Es gibt nichts mehr zu bestätigen.',
  enter: 'Zum Shop',
  overTitle: 'Dieser Link gilt nicht mehr',
  overText: 'Die Adresse wurde gelöscht oder nicht rechtzeitig bestätigt. Du kannst sie neu hinterlassen.',
  trialText:
    'Nur das Team sieht ihn. Jeder Auftrag ist ein Testauftrag: Niemand zahlt etwas, und die Eröffnung löscht ihn.',
  workText: 'Jeder Auftrag hier ist ein Testauftrag: Es fließt kein Geld, und die Eröffnung löscht ihn.',
} satisfies TranslationOf<typeof soon, 'de'>
