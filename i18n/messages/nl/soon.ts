import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: '{site} biedt straks boosts en coaching voor League of Legends, Teamfight Tactics, Valorant en Wild Rift. We bereiden alles nog voor.',
  mailTitle: 'Eén e-mail als we opengaan',
  mailText: 'We schrijven je één keer, op de dag van de opening, en verwijderen dan je adres.',
  send: 'Laat het me weten',
  sentTitle: 'Kijk in je mailbox',
  sentText:
    'We hebben een link naar {email} gestuurd. Open die en bevestig je adres. Tot dan sturen we niets.',
  confirmTitle: 'Een e-mail als {site} opengaat?',
  mailed: 'We schrijven één keer naar {email}, als de shop opengaat, en verwijderen dan het adres.',
  confirm: 'Adres bevestigen',
  listTitle: 'Je staat op de lijst',
  remove: 'Mijn adres verwijderen',
  removedTitle: 'Je adres is verwijderd',
  removedText: 'Je krijgt geen e-mail van ons.',
  openTitle: 'De shop is open',
  openText: 'De shop is intussen opengegaan. Er valt niets meer te bevestigen.',
  enter: 'Naar de shop',
  overTitle: 'Deze link werkt niet meer',
  overText: 'Het adres is verwijderd of niet op tijd bevestigd. Je kunt het opnieuw achterlaten.',
  trialText:
    'Alleen het team ziet de shop. Elke bestelling is een testbestelling: niemand betaalt, en de opening verwijdert die.',
  workText: 'Elke bestelling hier is een testbestelling: er gaat geen geld om, en de opening verwijdert die.',
} satisfies TranslationOf<typeof soon, 'nl'>
