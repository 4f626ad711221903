import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Cercavi una di queste pagine?',
  needed: 'Questa pagina richiede il permesso «{right}», che il tuo account non ha.',
  askAdmin: 'Se ti serve, chiedilo a un amministratore.',
  toDashboard: 'Vai al tuo pannello',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Negozio',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Accesso completo',

  'name.staff': '{names.staff}',
  bannedTitle: 'Il tuo account è bannato',
  bannedText:
    'Non puoi usarlo finché il nostro staff non revoca il ban. I tuoi ordini e il tuo saldo restano come sono.',
  bannedUntil: 'Potrai usarlo di nuovo dal {time}. I tuoi ordini e il tuo saldo restano come sono.',
  bannedUntilIn: 'Il ban termina il {time} ({zone}).',
  bannedOpen: 'Il ban resta finché il nostro staff non lo revoca.',

  contact: 'Scrivi al nostro staff',

  'ban.payment_fraud': 'Un pagamento del tuo account è stato segnalato come fraudolento.',
  'ban.abuse': 'Dal tuo account qualcuno è stato insultato, minacciato o molestato.',
  'ban.outside_deal': 'Dal tuo account sono stati concordati contatti o pagamenti fuori dal nostro sito.',
  'ban.false_proof': 'Risultati o screenshot del tuo account erano falsi.',
  'ban.several_accounts': 'Il tuo account è uno dei tanti usati per aggirare le nostre regole.',
  'ban.stolen_account':
    'Qualcun altro potrebbe avere accesso al tuo account: l’abbiamo bloccato per proteggerti.',
  'ban.terms': 'Il tuo account è stato usato in un modo che i nostri termini non consentono.',
  'missing.need': 'Per aprire questa pagina ti serve il permesso «{right}»',
  'missing.have':
    'Hai effettuato l’accesso come {name} con {rights}. Non è cambiato nulla. Può concederlo: {people}.',
  'missing.haveNobody':
    'Hai effettuato l’accesso come {name} con {rights}. Non è cambiato nulla. Qui nessuno può concederlo.',
  'missing.ask': 'Chiedi a {people}',
  'missing.asked': 'Chiesto alle {time}',
} satisfies TranslationOf<typeof rights, 'it'>
