import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'Je bestelling wijzigen',
  leadAsk:
    'Je booster heeft {figures.changeAnswer} om te antwoorden. De games gaan intussen door. Wat het meer kost, wordt nu afgeschreven. Bij een nee of zonder antwoord verandert er niets en krijg je het geld terug.',
  leadNow: 'Nog geen booster heeft je bestelling, dus een wijziging geldt meteen.',
  count: 'Hoeveel in totaal',
  used: 'Bij de start gebruikt, wordt niet opnieuw berekend',
  more: 'Extra te betalen',
  less: 'Je krijgt terug',
  paid: 'Tot nu toe betaald',
  nothing: 'Wijzig eerst iets.',
  tooHigh: 'Dat ligt boven de hoogste rank van je booster. Kies een lager doel.',
  impossible: 'De bestelling is daar al, of het kan niet worden besteld. Kies iets anders.',
  note: 'Bericht aan je booster',
  ask: 'Booster vragen',
} satisfies TranslationOf<typeof change, 'nl'>
