import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'De voortgang van een bestelling, gedeeld door de klant.',
  title: 'Deel je voortgang',
  text: 'Vrienden kunnen deze bestelling volgen via een link: rank, games en datums. Ze zien geen namen, geen inloggegevens en geen prijs.',
  shared:
    'Iedereen met deze link kan de bestelling volgen. De link werkt tot {figures.tracking} nadat de bestelling is afgelopen.',
  link: 'Link naar je voortgang',
  create: 'Link maken',
  stop: 'Niet meer delen',
  stopped: 'De link werkt niet meer.',
  lead: 'Iemand heeft de voortgang van een bestelling met je gedeeld. Namen, inloggegevens en prijs blijven privé.',
  own: 'Boosts voor {game} bekijken',
  goneTitle: 'Deze link werkt niet meer',
  goneText: 'De voortgang wordt niet meer gedeeld, of de bestelling is al een tijd geleden afgelopen.',
} satisfies TranslationOf<typeof tracking, 'nl'>
