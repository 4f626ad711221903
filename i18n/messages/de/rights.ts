import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Meintest du eine dieser Seiten?',
  needed: 'Für diese Seite brauchst du das Recht „{right}“, das dein Konto nicht hat.',
  askAdmin: 'Wenn du es brauchst, frag einen Administrator.',
  toDashboard: 'Zu deinem Dashboard',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Shop',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Vollzugriff',

  'name.staff': '{names.staff}',
  bannedTitle: 'Dein Konto ist gesperrt',
  bannedText:
    'Du kannst es erst wieder benutzen, wenn unser Team die Sperre aufhebt. Deine Aufträge und dein Guthaben bleiben, wie sie sind.',
  bannedUntil:
    'Du kannst es ab {time} wieder benutzen. Deine Aufträge und dein Guthaben bleiben, wie sie sind.',
  bannedUntilIn: 'Die Sperre endet am {time} ({zone}).',
  bannedOpen: 'Die Sperre bleibt, bis unser Team sie aufhebt.',

  contact: 'Schreib unserem Team',

  'ban.payment_fraud': 'Eine Zahlung deines Kontos wurde als Betrug gemeldet.',
  'ban.abuse': 'Von deinem Konto aus wurde jemand beleidigt, bedroht oder belästigt.',
  'ban.outside_deal':
    'Von deinem Konto aus wurden Kontakt oder Zahlung außerhalb unserer Website vereinbart.',
  'ban.false_proof': 'Ergebnisse oder Screenshots deines Kontos waren falsch.',
  'ban.several_accounts': 'Dein Konto ist eines von mehreren, mit denen unsere Regeln umgangen wurden.',
  'ban.stolen_account':
    'Vielleicht hat jemand anderes Zugriff auf dein Konto. Zu deinem Schutz haben wir es gesperrt.',
  'ban.terms': 'Dein Konto wurde auf eine Weise benutzt, die unsere AGB nicht erlauben.',
  'missing.need': 'Für diese Seite brauchst du das Recht „{right}“',
  'missing.have':
    'Du bist als {name} angemeldet und hast {rights}. Nichts wurde geändert. Vergeben kann es: {people}.',
  'missing.haveNobody':
    'Du bist als {name} angemeldet und hast {rights}. Nichts wurde geändert. Niemand hier kann es vergeben.',
  'missing.ask': '{people} fragen',
  'missing.asked': 'Um {time} gefragt',
} satisfies TranslationOf<typeof rights, 'de'>
