import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Bedoelde je een van deze pagina’s?',
  needed: 'Voor deze pagina is het recht “{right}” nodig, en dat heeft je account niet.',
  askAdmin: 'Heb je het nodig? Vraag het dan aan een beheerder.',
  toDashboard: 'Naar je dashboard',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Shop',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Volledige toegang',

  'name.staff': '{names.staff}',
  bannedTitle: 'Je account is geblokkeerd',
  bannedText:
    'Je kunt het pas weer gebruiken als ons team de blokkade opheft. Je bestellingen en je saldo blijven zoals ze zijn.',
  bannedUntil: 'Je kunt het weer gebruiken vanaf {time}. Je bestellingen en je saldo blijven zoals ze zijn.',
  bannedUntilIn: 'De blokkade eindigt op {time} ({zone}).',
  bannedOpen: 'De blokkade blijft tot ons team die opheft.',

  contact: 'Ons team schrijven',

  'ban.payment_fraud': 'Een betaling van je account is als fraude gemeld.',
  'ban.abuse': 'Vanaf je account is iemand beledigd, bedreigd of lastiggevallen.',
  'ban.outside_deal': 'Vanaf je account is contact of betaling buiten onze site om afgesproken.',
  'ban.false_proof': 'Resultaten of screenshots van je account waren vals.',
  'ban.several_accounts': 'Je account is er een van meerdere waarmee onze regels zijn omzeild.',
  'ban.stolen_account':
    'Misschien heeft iemand anders toegang tot je account. We hebben het geblokkeerd om je te beschermen.',
  'ban.terms': 'Je account is gebruikt op een manier die onze algemene voorwaarden niet toestaan.',
  'missing.need': 'Je hebt het recht “{right}” nodig om deze pagina te openen',
  'missing.have':
    'Je bent ingelogd als {name} met {rights}. Er is niets gewijzigd. Dit kan worden gegeven door {people}.',
  'missing.haveNobody':
    'Je bent ingelogd als {name} met {rights}. Er is niets gewijzigd. Niemand hier kan dit recht geven.',
  'missing.ask': 'Vraag {people}',
  'missing.asked': 'Gevraagd om {time}',
} satisfies TranslationOf<typeof rights, 'nl'>
