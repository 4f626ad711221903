import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Betaling ontvangen',
  'order_paid.text': 'Bestelling PK-{number} is betaald. Op de bestelpagina zie je hoe het verdergaat.',
  'payment_refunded_twice.title': 'Tweede betaling terugbetaald',
  'payment_refunded_twice.text':
    'Bestelling PK-{number} is twee keer betaald. De tweede betaling krijg je terug.',
  'payment_refunded_cancelled.title': 'Late betaling terugbetaald',
  'payment_refunded_cancelled.text':
    'Bestelling PK-{number} was al geannuleerd toen deze betaling binnenkwam. Je krijgt het geld terug.',
  'payment_refunded_changed.title': 'Betaling terugbetaald',
  'payment_refunded_changed.text':
    'Er kwam een betaling binnen die niet meer bij bestelling PK-{number} hoort. Je krijgt het geld terug.',
  'balance_increased.title': 'Saldo verhoogd',
  'balance_increased.text': 'Er is {amount} bij je saldo gekomen.',

  'new_order_fits.title': 'Nieuwe bestelling voor jou',
  'new_order_fits.text': 'Bestelling PK-{number} staat op het bord met open bestellingen.',

  'booster_found.title': 'Booster gevonden',
  'booster_found.text': 'Bestelling PK-{number} heeft nu een booster.',
  'named_asked.title': 'Een klant heeft om jou gevraagd',
  'named_asked.text':
    'Bestelling PK-{number} is {figures.namedOffer} alleen voor jou. Aannemen of afwijzen doe je op je bord.',
  'named_declined.title': 'Je booster heeft afgewezen',
  'named_declined.text':
    'De gekozen booster kan bestelling PK-{number} niet aannemen. Op de bestelpagina zie je de reden en hoe het verdergaat.',
  'named_expired.title': 'Je booster heeft niet aangenomen',
  'named_expired.text':
    'De gekozen booster heeft bestelling PK-{number} niet aangenomen. Op de bestelpagina zie je hoe het verdergaat.',
  'start_missed.title': 'Nog geen booster',
  'start_missed.text':
    'De start van bestelling PK-{number} was voor nu beloofd. Langer wachten kan, en meteen het geld terug ook.',
  'nobody_plays.title': 'Geen booster voor je bestelling',
  'nobody_plays.text':
    'Op dit moment kan geen booster je bestelling PK-{number} spelen. Je kunt meteen je geld terugkrijgen of blijven wachten.',
  'game_recorded.title': 'Game vastgelegd',
  'game_recorded.text': 'Er staat een nieuwe game in het gamelogboek van bestelling PK-{number}.',
  'game_struck.title': 'Game geschrapt',
  'game_struck.text':
    'Ons team heeft een vastgelegde game van bestelling PK-{number} geschrapt. De reden staat op de bestelpagina.',
  'order_paused.title': 'Bestelling gepauzeerd',
  'order_paused.text': 'Bestelling PK-{number} is gepauzeerd. Zolang de pauze duurt, wordt er niet gespeeld.',
  'order_resumed.title': 'Bestelling hervat',
  'order_resumed.text': 'Bestelling PK-{number} gaat weer verder.',
  'order_dropped.title': 'Op zoek naar een andere booster',
  'order_dropped.text':
    'De booster is gestopt met bestelling PK-{number}. Alle vastgelegde voortgang blijft staan.',
  'order_finished.title': 'Resultaat ingediend',
  'order_finished.text': 'Het resultaat van bestelling PK-{number} staat klaar ter controle.',
  'proof_rejected.title': 'Resultaat teruggestuurd',
  'proof_rejected.text': 'Bestelling PK-{number} gaat verder. De reden staat op de bestelpagina.',
  'order_disputed.title': 'Probleem gemeld',
  'order_disputed.text':
    'De klant heeft een probleem gemeld met het resultaat van bestelling PK-{number}. Ons team zoekt het uit.',
  'dispute_answered.title': 'Nieuwe toelichting',
  'dispute_answered.text': 'Er is iets toegevoegd aan het gemelde probleem met bestelling PK-{number}.',
  'dispute_withdrawn.title': 'Melding ingetrokken',
  'dispute_withdrawn.text':
    'Het gemelde probleem met bestelling PK-{number} is ingetrokken. De bestelling gaat door.',
  'dispute_decided.title': 'Beslissing genomen',
  'dispute_decided.text':
    'Ons team heeft over het probleem met bestelling PK-{number} beslist. De reden vind je op de bestelpagina.',
  'dispute_answer_due.title': 'We wachten op je antwoord',
  'dispute_answer_due.text':
    'Antwoord op het gemelde probleem met bestelling PK-{number}. Anders beslist ons team zonder jou.',
  'dispute_answer_missed.title': 'Geen antwoord',
  'dispute_answer_missed.text':
    'Bestelling PK-{number}: de tijd om te antwoorden is voorbij. Je kunt beslissen.',
  'dispute_first_word_missed.title': 'Eerste antwoord te laat',
  'dispute_first_word_missed.text':
    'Het team heeft nog niet gereageerd op het gemelde probleem met bestelling PK-{number}.',
  'dispute_decision_due.title': 'Beslissing bijna nodig',
  'dispute_decision_due.text': 'Over de melding bij bestelling PK-{number} moet snel worden beslist.',
  'dispute_decision_missed.title': 'Beslissing te laat',
  'dispute_decision_missed.text': 'De beloofde termijn voor bestelling PK-{number} is voorbij.',
  'order_reopened.title': 'Bestelling heropend',
  'order_reopened.text':
    'Bestelling PK-{number} loopt weer. Wordt er op het account van de klant gespeeld, dan zijn de inloggegevens opnieuw nodig.',
  'order_frozen.title': 'Terugboeking aangevraagd',
  'order_frozen.text':
    'Voor de betaling van bestelling PK-{number} is een terugboeking aangevraagd. De bestelling en de verdiensten zijn bevroren tot de bank beslist.',
  'order_unfrozen.title': 'Terugboeking afgewezen',
  'order_unfrozen.text':
    'De bank heeft de betaling voor bestelling PK-{number} bevestigd. De bestelling is niet meer bevroren.',
  'order_hold_lifted.title': 'Niet meer bevroren',
  'order_hold_lifted.text': 'Bestelling PK-{number} is niet meer bevroren en gaat verder.',
  'order_given.title': 'Een bestelling voor jou',
  'order_given.text': '{username} heeft je bestelling PK-{number} in behandeling gegeven.',
  'permission_asked.title': 'Een collega vraagt om een recht',
  'permission_asked.text': '{username} vraagt om het recht {right}.',
  'staff_joined.title': 'Nieuw in het team',
  'staff_joined.text': '{username} heeft een uitnodiging geaccepteerd en kan nu zijn rechten gebruiken.',
  'payment_key_refused.title': 'Niemand kan met een kaart betalen',
  'payment_key_refused.text':
    'De betaaldienst weigert de sleutel van de shop. “{shell.adminOpening}” zegt wat je kunt doen.',
  'mail_login_refused.title': 'Er vertrekt geen mail',
  'mail_login_refused.text':
    'De mailserver weigert het wachtwoord van de shop. “{shell.adminOpening}” zegt wat je kunt doen.',
  'raffle_entered.title': 'Je doet mee',
  'raffle_entered.text': '“{raffle}”: je lot heeft nummer {number}. We laten het weten als het wint.',
  'raffle_won.title': 'Je lot heeft gewonnen',
  'raffle_won.text':
    '“{raffle}”: lot {number} wint {prize}. Haal je prijs binnen {figures.raffleClaim} op de pagina van de verloting.',
  'raffle_waits.title': 'Je prijs wacht nog',
  'raffle_waits.text':
    '“{raffle}”: haal {prize} op de pagina van de verloting, anders gaat de prijs naar het volgende lot.',
  'raffle_cancelled.title': 'Een verloting gaat niet door',
  'raffle_cancelled.text': '“{raffle}” eindigt zonder trekking. Op de pagina staat waarom.',
  'proposal_waits.title': 'Een voorstel wacht op je',
  'proposal_waits.text': 'Een collega heeft iets voorgesteld waarvoor een tweede persoon nodig is.',
  'balance_corrected.title': 'Je saldo is gecorrigeerd',
  'balance_corrected.text': 'We hebben {amount} aan je saldo toegevoegd. Reden: {reason}',
  'balance_debited.title': 'Je saldo is gecorrigeerd',
  'balance_debited.text': 'We hebben {amount} van je saldo afgehaald. Reden: {reason}',
  'gift_given.title': 'Een cadeau voor je',
  'gift_given.text': 'Je hebt {amount} extra op je saldo. Reden: {reason}',
  'debt_written_off.title': 'Je bent ons minder schuldig',
  'debt_written_off.text': 'We hebben je {amount} kwijtgescholden. Reden: {reason}',
  'order_charged_back.title': 'Betaling teruggeboekt door de bank',
  'order_charged_back.text':
    'De bank heeft de betaling van bestelling PK-{number} teruggeboekt naar de kaarthouder.',
  'refund_failed.title': 'Je terugbetaling staat in je saldo',
  'refund_failed.text':
    'Je bank nam de terugbetaling van {amount} voor bestelling PK-{number} niet aan. We hebben het bedrag bij je saldo gezet.',
  'refund_split.title': 'De rest van je terugbetaling staat in je saldo',
  'refund_split.text':
    'Je bank heeft je voor bestelling PK-{number} al {returned} teruggegeven. De rest van je terugbetaling, {amount}, hebben we bij je saldo gezet.',
  'balance_taken.title': 'Betaling teruggeboekt',
  'balance_taken.text':
    'De bank heeft een betaling teruggegeven aan de kaarthouder, dus {amount} is van je saldo afgeschreven.',
  'balance_held.title': 'Een deel van je saldo wordt vastgehouden',
  'balance_held.text':
    'Een bank onderzoekt een van je betalingen. Tot de beslissing houden we {amount} daarvan vast. Heb je dit niet aan je bank gevraagd, neem dan contact met ons op.',
  'balance_freed.title': 'Je saldo wordt niet meer vastgehouden',
  'balance_freed.text': 'De bank heeft over je betaling beslist: {amount} is weer beschikbaar.',
  'debt_made.title': 'Je bent ons geld schuldig',
  'debt_made.text':
    'De bank heeft een betaling teruggegeven aan de kaarthouder nadat je die had uitgegeven. Daarom ben je ons {amount} schuldig. Wat je ontvangt, betaalt dat eerst af. Klopt dit niet, neem dan contact met ons op.',
  'debt_lifted.title': 'Je schuld is voldaan',
  'debt_lifted.text': 'De bank heeft ons je betaling weer gestuurd. Je bent ons {amount} niet meer schuldig.',
  'top_up_refund_failed.title': 'Je terugbetaling staat in je saldo',
  'top_up_refund_failed.text':
    'Je bank heeft de terugbetaling van {amount} van je opwaardering niet geaccepteerd. Het bedrag staat weer op je saldo.',
  'top_up_refund_split.title': 'De rest van je terugbetaling staat in je saldo',
  'top_up_refund_split.text':
    'Je bank heeft je van je opwaardering al {returned} teruggegeven. De rest van je terugbetaling, {amount}, hebben we bij je saldo gezet.',
  'share_taken_back.title': 'Verdienste teruggenomen',
  'share_taken_back.text':
    'De bank heeft de betaling van bestelling PK-{number} teruggeboekt. Daarom nemen we {amount} van je verdienste terug.',
  'share_restored.title': 'Verdienste teruggegeven',
  'share_restored.text':
    'De bank is teruggekomen op de beslissing over bestelling PK-{number}. {amount} van je verdienste is weer van jou.',
  'payment_restored.title': 'Betaling opnieuw geïnd',
  'payment_restored.text':
    'Je bank had een betaling aan je teruggegeven en heeft die nu opnieuw geïnd. {amount} daarvan is van jou en staat op je saldo.',
  'change_asked.title': 'Wijziging gevraagd',
  'change_asked.text':
    'De klant wil bestelling PK-{number} wijzigen. Antwoord op de pagina van de bestelling.',
  'order_changed.title': 'Bestelling gewijzigd',
  'order_changed.text':
    'Bestelling PK-{number} gaat gewijzigd verder. De pagina van de bestelling toont de nieuwe prijs.',
  'change_declined.title': 'Wijziging afgewezen',
  'change_declined.text':
    'Bestelling PK-{number} blijft zoals die is. De pagina van de bestelling toont de reden.',
  'change_withdrawn.title': 'Wijziging ingetrokken',
  'change_withdrawn.text':
    'De klant heeft de wijziging ingetrokken. Bestelling PK-{number} blijft zoals die is.',
  'change_expired.title': 'Wijziging niet beantwoord',
  'change_expired.text':
    'De wijziging van bestelling PK-{number} is niet doorgegaan. Het gereserveerde bedrag gaat terug naar de klant of betaalt een andere booster.',
  'change_prepared.title': 'De klantenservice heeft een wijziging voor je voorbereid',
  'change_prepared.text':
    'Bekijk de wijziging van bestelling PK-{number} en beslis op de pagina ervan. Er is nog niets veranderd.',
  'change_lapsed.title': 'Wijziging vervallen',
  'change_lapsed.text':
    'Bestelling PK-{number} ging verder zonder de gevraagde wijziging. Wat daarvoor was gereserveerd, krijg je terug.',
  'booster_poked.title': 'De klant wacht op bericht van je',
  'booster_poked.text':
    'Leg een game vast in bestelling PK-{number}, of schrijf de klant op de bestelpagina.',
  'booster_reminded.title': 'Al {figures.silenceReminder} geen game en geen bericht',
  'booster_reminded.text':
    'Leg een game vast in bestelling PK-{number} of schrijf de klant. Na {figures.silence} kan die een andere booster kiezen.',
  'booster_kept.title': 'Verder met de booster',
  'booster_kept.text': 'De klant van bestelling PK-{number} gaat met je verder.',
  'hours_changed.title': 'Speeltijden gewijzigd',
  'hours_changed.text':
    'De klant van bestelling PK-{number} heeft gewijzigd wanneer je kunt spelen. Je vindt de tijden op de bestelpagina.',
  'order_held.title': 'In de wacht: booster reageert niet',
  'order_held.text':
    'De booster van bestelling PK-{number} heeft al {figures.silence} geen game vastgelegd en niet gereageerd. De klant kan wachten of een andere kiezen.',
  'other_booster_asked.title': 'Andere booster gevraagd',
  'other_booster_asked.text':
    'De klant van bestelling PK-{number} vraagt om een andere booster. Ons team beslist; de reden staat op de bestelpagina.',
  'other_booster_declined.title': 'Afgewezen, de booster blijft',
  'other_booster_declined.text':
    'Bestelling PK-{number} blijft bij deze booster. De reden staat op de bestelpagina.',
  'check_waits.title': 'Je resultaat wacht op je',
  'check_waits.text':
    'Controleer het resultaat van bestelling PK-{number}. Doe je niets, dan wordt het {figures.check} na het indienen bevestigd.',
  'order_completed.title': 'Bestelling afgerond',
  'order_completed.text': 'Bestelling PK-{number} is afgerond.',
  'order_cancelled.title': 'Bestelling geannuleerd',
  'order_cancelled.text': 'Bestelling PK-{number} is geannuleerd.',

  'coach_asked.title': 'Een klant heeft jou geboekt',
  'coach_asked.text': 'Bestelling PK-{number} is bij jou geboekt. Aannemen of afwijzen doe je op je bord.',
  'coach_accepted.title': 'Je coach heeft toegezegd',
  'coach_accepted.text':
    'Bestelling PK-{number} is aangenomen. Op de bestelpagina staat de tijd van de sessie, of spreek je er een af.',
  'coach_declined.title': 'Je coach heeft je boeking afgewezen',
  'coach_declined.text':
    'Bestelling PK-{number} is afgewezen. Als je annuleert, krijg je je geld meteen terug.',
  'session_proposed.title': 'Tijd voorgesteld',
  'session_proposed.text':
    'Er is een tijd voorgesteld voor een sessie van bestelling PK-{number}. Ga akkoord of stel een andere tijd voor.',
  'session_agreed.title': 'Tijd afgesproken',
  'session_agreed.text': 'De volgende sessie van bestelling PK-{number} is ingepland.',
  'session_soon.title': 'Je sessie begint binnenkort',
  'session_soon.text':
    'De volgende sessie van bestelling PK-{number} begint binnen {figures.sessionReminder}.',
  'session_link.title': 'Meetinglink',
  'session_link.text': 'Je coach heeft ingesteld waar de sessie van bestelling PK-{number} plaatsvindt.',
  'session_recorded.title': 'Notities van sessie toegevoegd',
  'session_recorded.text': 'Er staan nieuwe notities op de pagina van bestelling PK-{number}.',
  'coaching_finished.title': 'Alle uren zitten erop',
  'coaching_finished.text': 'De klant kan de notities van bestelling PK-{number} nu controleren.',

  'session_ended_by_reuse.title': 'Je bent op één apparaat uitgelogd',
  'session_ended_by_reuse.text':
    'Op een van je apparaten is een verouderde sleutel gebruikt. Misschien heeft iemand die gekopieerd; daarom hebben we dat apparaat uitgelogd.',
  'services_accepted.title': 'Je kunt nu meer spelen',
  'services_accepted.text': 'Het team heeft je verzoek toegestaan. Je ziet de bestellingen al op je bord.',
  'services_declined.title': 'Ons antwoord op je verzoek',
  'services_declined.text':
    'Het team heeft je verzoek afgewezen. De reden staat op je pagina “{shell.myServices}”.',

  'application_asked.title': 'Een vraag over je aanmelding',
  'application_asked.text':
    'Ons team heeft een vraag over je aanmelding als booster. Beantwoord die op de pagina van je aanmelding.',
  'application_accepted.title': 'Je bent nu booster',
  'application_accepted.text': 'Je aanmelding is geaccepteerd. Je kunt bestellingen aannemen op het bord.',
  'application_refused.title': 'Ons antwoord op je aanmelding',
  'application_refused.text': 'Je aanmelding is afgewezen. De reden staat op de pagina van je aanmelding.',
  'order_message.title': 'Nieuw bericht',
  'order_message.text': 'Je hebt een bericht in de chat over bestelling PK-{number}.',
  'login_code_asked.title': 'Je booster heeft een inlogcode nodig',
  'login_code_asked.text': 'Vul die binnen {figures.loginCode} in op de pagina van bestelling PK-{number}.',
  'login_code_given.title': 'De inlogcode is binnen',
  'login_code_given.text': 'Open die binnen {figures.loginCode} op de pagina van bestelling PK-{number}.',
  'support_waiting.title': 'Nieuw supportgesprek',
  'support_waiting.text': 'Gesprek {thread} in de support-inbox wacht op een antwoord.',

  'booster_banned.title': 'Geblokkeerde booster heeft bestellingen',
  'booster_banned.text': '{username} is geblokkeerd. Nog lopend: {orders}.',
  'decision_refused.title': 'Je beslissing is niet uitgevoerd',
  'decision_refused.text':
    'Bestelling PK-{number} veranderde voordat je beslissing inging, dus er is niets gebeurd. Bekijk de bestelling opnieuw.',
  'payout_sent.title': 'Uitbetaling overgemaakt',
  'payout_sent.text': 'Uitbetaling {payout}: {amount} is onderweg naar je bankrekening.',
  'payout_returned.title': 'Uitbetaling teruggekomen',
  'payout_returned.text':
    'Uitbetaling {payout} is niet gelukt: {amount} is weer beschikbaar. De reden staat bij je inkomsten.',
  'review_written.title': 'Nieuwe review',
  'review_written.text':
    'Je klant heeft bestelling PK-{number} beoordeeld. Je kunt op de bestelpagina antwoorden.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': '{amount} cashback voor bestelling PK-{number} staat op je saldo.',
  'cashback_taken.title': 'Cashback teruggenomen',
  'cashback_taken.text':
    'Bestelling PK-{number} is terugbetaald of heropend, dus {amount} cashback is teruggenomen.',
  'tip_given.title': 'Je hebt een fooi gekregen',
  'tip_given.text': '{amount} voor bestelling PK-{number}. Je kunt het over {figures.hold} laten uitbetalen.',
  'tip_refunded.title': 'Fooi terugbetaald',
  'tip_refunded.text':
    'Je fooi van {amount} voor bestelling PK-{number} kwam te laat: er was al een fooi, of de booster is vertrokken. We betalen je terug.',
  'tip_returned.title': 'Fooi terugbetaald',
  'tip_returned.text': 'We betalen {amount} van je fooi voor bestelling PK-{number} terug.',
  'tip_reduced.title': 'Fooi teruggenomen',
  'tip_reduced.text':
    'We hebben {amount} van de fooi voor bestelling PK-{number} aan de klant terugbetaald. Dat gaat van je vastgehouden geld af.',
  'tip_taken_back.title': 'Fooi teruggenomen',
  'tip_taken_back.text':
    'De bank heeft de fooi van de klant voor bestelling PK-{number} teruggeboekt. Daarom nemen we {amount} terug.',
  'tip_restored.title': 'Je hebt je fooi terug',
  'tip_restored.text':
    'De bank is teruggekomen op de beslissing over de fooi voor bestelling PK-{number}. {amount} is weer van jou.',
  'review_answered.title': 'Antwoord op je review',
  'review_answered.text': 'Je booster heeft geantwoord op je review van bestelling PK-{number}.',
  'review_hidden.title': 'Review verborgen',
  'review_hidden.text':
    'Ons team heeft de review van bestelling PK-{number} verborgen. De reden staat op de bestelpagina.',
  'review_shown.title': 'Review weer zichtbaar',
  'review_shown.text': 'De review van bestelling PK-{number} is weer te zien.',
  'dispute_appealed.title': 'Herziening gevraagd',
  'dispute_appealed.text':
    'De andere kant vroeg om herziening van de beslissing over bestelling PK-{number}. Je hebt {figures.appealReply} om te antwoorden.',
  'dispute_upheld.title': 'Eerste beslissing blijft',
  'dispute_upheld.text':
    'Ons team heeft bestelling PK-{number} opnieuw bekeken. De eerste beslissing blijft staan en is definitief.',
  'dispute_appeal_waits.title': 'Herziening nodig',
  'dispute_appeal_waits.text':
    'Er is om herziening gevraagd van de beslissing over bestelling PK-{number}. Beslis binnen {figures.appealDecision}.',

  'bulk_done.title': 'Je actie op veel bestellingen is klaar',
  'bulk_done.text': 'Gedaan: {done}. Ongewijzigd: {left}.',
} satisfies TranslationOf<typeof notifications, 'nl'>
