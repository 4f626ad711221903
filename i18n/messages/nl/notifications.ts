import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Betaling ontvangen',
  'order_paid.text': 'Bestelling PK-{number} is betaald. Op haar pagina staat wat er nu komt.',
  'payment_refunded_twice.title': 'Tweede betaling teruggegeven',
  'payment_refunded_twice.text':
    'Bestelling PK-{number} is twee keer betaald. De tweede betaling gaat naar je terug.',
  'payment_refunded_cancelled.title': 'Late betaling teruggegeven',
  'payment_refunded_cancelled.text':
    'Bestelling PK-{number} was al geannuleerd toen deze betaling binnenkwam. Het geld gaat naar je terug.',
  'payment_refunded_changed.title': 'Betaling teruggegeven',
  'payment_refunded_changed.text':
    'Een betaling paste niet meer bij bestelling PK-{number}. Ze gaat naar je terug.',
  'balance_increased.title': 'Saldo verhoogd',
  'balance_increased.text': '{amount} is bij je saldo gekomen.',
  'new_order_fits.title': 'Een nieuwe bestelling past bij jou',
  'new_order_fits.text': 'Bestelling PK-{number} wacht op het bord met open bestellingen.',
  'booster_found.title': 'Booster gevonden',
  'booster_found.text': 'Bestelling PK-{number} heeft haar booster.',
  'game_recorded.title': 'Game vastgelegd',
  'game_recorded.text': 'Bestelling PK-{number} heeft een nieuwe game in het logboek.',
  'order_paused.title': 'Bestelling gepauzeerd',
  'order_paused.text': 'Bestelling PK-{number} is gepauzeerd. Niemand speelt tot ze verdergaat.',
  'order_resumed.title': 'Bestelling gaat verder',
  'order_resumed.text': 'Bestelling PK-{number} is niet meer gepauzeerd.',
  'order_dropped.title': 'Op zoek naar een andere booster',
  'order_dropped.text': 'De booster van bestelling PK-{number} is gestopt. Wat gespeeld is, blijft bewaard.',
  'order_finished.title': 'Klim voltooid',
  'order_finished.text': 'Het resultaat van bestelling PK-{number} wacht op controle.',
  'proof_rejected.title': 'Resultaat niet aanvaard',
  'proof_rejected.text': 'Bestelling PK-{number} gaat verder. De reden staat op haar pagina.',
  'order_completed.title': 'Bestelling afgerond',
  'order_completed.text': 'Bestelling PK-{number} is afgerond.',
  'order_cancelled.title': 'Bestelling geannuleerd',
  'order_cancelled.text': 'Bestelling PK-{number} is geannuleerd.',
  'session_ended_by_reuse.title': 'Je bent op één apparaat uitgelogd',
  'session_ended_by_reuse.text':
    'Een oude sleutel van een van je sessies is een tweede keer gebruikt. Misschien heeft iemand die gekopieerd, dus die sessie is beëindigd.',
} satisfies TranslationOf<typeof notifications, 'nl'>
