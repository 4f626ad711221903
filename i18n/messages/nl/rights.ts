import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Voor deze pagina is het recht ‘{right}’ nodig, dat je account niet heeft.',
  toDashboard: 'Naar je dashboard',
  askAdmin: 'Heb je die nodig, vraag het dan een beheerder.',
  'name.Booster': 'Booster',
  'name.EditOrders': 'Bestellingen',
  'name.EditStore': 'Winkel',
  'name.EditUsers': 'Gebruikers',
  'name.FullAccess': 'Volledige toegang',
} satisfies TranslationOf<typeof rights, 'nl'>
