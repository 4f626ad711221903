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
  'order_finished.title': 'Resultaat ingeleverd',
  'order_finished.text': 'Het resultaat van bestelling PK-{number} wacht op controle.',
  'proof_rejected.title': 'Resultaat niet aanvaard',
  'proof_rejected.text': 'Bestelling PK-{number} gaat verder. De reden staat op haar pagina.',
  'order_disputed.title': 'Resultaat betwist',
  'order_disputed.text':
    'De klant zegt dat er iets niet klopt aan het resultaat van bestelling PK-{number}. Ons team kijkt ernaar.',
  'game_struck.title': 'Game geschrapt',
  'game_struck.text':
    'Ons team heeft een vastgelegde game van bestelling PK-{number} geschrapt. De reden staat op de pagina van de bestelling.',
  'order_completed.title': 'Bestelling afgerond',
  'order_completed.text': 'Bestelling PK-{number} is afgerond.',
  'order_cancelled.title': 'Bestelling geannuleerd',
  'order_cancelled.text': 'Bestelling PK-{number} is geannuleerd.',
  'coach_asked.title': 'Een klant vraagt naar jou',
  'coach_asked.text': 'Bestelling PK-{number} is bij jou geboekt. Neem haar aan of wijs haar af op je bord.',
  'coach_accepted.title': 'Je coach heeft toegezegd',
  'coach_accepted.text': 'Bestelling PK-{number} is aangenomen. Spreek op de pagina een tijd af.',
  'coach_declined.title': 'Je coach kan niet',
  'coach_declined.text': 'Bestelling PK-{number} is teruggegeven. Je kunt al je geld meteen terugkrijgen.',
  'session_proposed.title': 'Er is een tijd voorgesteld',
  'session_proposed.text':
    'Voor de sessie van bestelling PK-{number} is een tijd voorgesteld. Neem die aan of stel een andere voor.',
  'session_agreed.title': 'Tijd afgesproken',
  'session_agreed.text': 'De sessie van bestelling PK-{number} heeft haar tijd.',
  'session_recorded.title': 'Notities toegevoegd',
  'session_recorded.text': 'De notities van een sessie van bestelling PK-{number} staan op de pagina.',
  'coaching_finished.title': 'Alle uren gegeven',
  'coaching_finished.text': 'De notities van bestelling PK-{number} wachten op controle door de klant.',
  'session_ended_by_reuse.title': 'Je bent op één apparaat uitgelogd',
  'session_ended_by_reuse.text':
    'Een oude sleutel van een van je sessies is een tweede keer gebruikt. Misschien heeft iemand die gekopieerd, dus die sessie is beëindigd.',
} satisfies TranslationOf<typeof notifications, 'nl'>
