import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hoi {username},',

  why_account: 'Je krijgt deze e-mail omdat het gaat om de toegang tot een {site}-account met dit adres.',
  why_order: 'Je krijgt deze e-mail omdat bestelling PK-{number} met dit adres is geplaatst.',
  why_running: 'Je krijgt deze e-mail omdat je bestelling PK-{number} loopt.',
  why_work: 'Je krijgt deze e-mail omdat je met {site} werkt.',
  why_message: 'Je krijgt deze e-mail omdat je {site} hebt geschreven.',
  why_application: 'Je krijgt deze e-mail omdat je bij {site} als booster hebt gesolliciteerd.',
  why_inbox: 'Deze e-mail komt hier aan omdat dit het supportadres van {site} is.',
  always: 'Hij is nodig en kan daarom niet worden uitgezet.',
  never_ask: 'We vragen je nooit per e-mail om je wachtwoord.',
  turn_off: 'Deze e-mails uitzetten',
  choose: 'Je e-mails kiezen',
  help: 'Hulp',
  hidden: 'adres verborgen',

  order_paid_subject: 'Je bestelling PK-{number} is betaald',
  order_paid_heading: 'Je bestelling is betaald',
  order_paid_body:
    'We hebben {total} ontvangen voor {what}.\n\nDe boosters die passen, weten ervan. We mailen je zodra er een aanneemt.',
  order_paid_button: 'Je bestelling bekijken',

  order_paid_login_subject: 'Betaald: sla je inloggegevens op voor bestelling PK-{number}',
  order_paid_login_heading: 'Betaald. Nu je inloggegevens nog',
  order_paid_login_body:
    'We hebben {total} ontvangen voor {what}.\n\nSla nu de inloggegevens van je account voor {game} op. Daarna zoeken we een booster.',
  order_paid_login_button: 'Inloggegevens opslaan',

  coaching_paid_subject: 'Je coachingbestelling PK-{number} is betaald',
  coaching_paid_heading: 'Je coaching is betaald',
  coaching_paid_body:
    'We hebben {total} ontvangen voor {what}.\n\nJe coach is gevraagd en heeft {figures.coachAnswer} om te antwoorden. Komt er geen antwoord, dan krijg je je geld terug.',
  coaching_paid_button: 'Je bestelling bekijken',

  amounts_title: 'Wat je hebt betaald',
  receipt_where: 'Je vindt je betaalbewijs als pdf op de pagina van je bestelling.',
  credit_note_where: 'Je vindt de creditnota van deze terugbetaling als pdf op de pagina van je bestelling.',
  change_title: 'Als je plannen veranderen',
  change_text:
    'Tot een booster begint, kun je annuleren en krijg je alles terug: {total}. Daarna krijg je terug wat niet is gespeeld. De bestelpagina toont dat bedrag altijd.',
  path_booster: 'We zoeken een booster',
  path_now: 'Nu',

  safe_title: 'Zo beschermen we je inloggegevens',
  safe_who: 'Ze zijn versleuteld. Alleen je booster ziet ze, en alleen tijdens het spelen.',
  safe_seen: 'De bestelpagina toont elke keer dat ze zijn bekeken.',
  safe_change: 'Je kunt ze altijd wijzigen of verwijderen. We verwijderen ze als de bestelling eindigt.',

  login_needed_subject: 'Bestelling PK-{number} wacht op je inloggegevens',
  login_needed_heading: 'Nog één stap: je inloggegevens',
  login_needed_body:
    'Je betaling van {total} is binnen, maar we kunnen nog geen booster zoeken.\n\nSla de inloggegevens van je account voor {game} op, dan beginnen we meteen.',
  login_needed_button: 'Inloggegevens opslaan',

  order_for_you_subject: 'Je bestelling PK-{number} kan worden betaald',
  order_for_you_heading: 'Je bestelling staat klaar',
  order_for_you_body:
    'Zoals afgesproken met ons team hebben we {what} voor {total} klaargezet.\n\nBekijk de bestelling en betaal als alles klopt. Tot dan kost ze je niets.',
  order_for_you_button: 'Bestelling bekijken',
  order_unpaid_subject: 'Je bestelling PK-{number} wacht op betaling',
  order_unpaid_heading: 'Je bestelling is nog niet betaald',
  order_unpaid_body: 'Je hebt {what} besteld voor {total}. Die prijs houden we voor je vast.',
  order_unpaid_button: 'De bestelling betalen',
  until: 'Je hebt tot {time} ({zone})',
  order_unpaid_until: 'Daarna wordt de bestelling automatisch geannuleerd en kost ze je niets.',

  booster_found_subject: 'Een booster heeft je bestelling PK-{number} aangenomen',
  booster_found_heading: 'Je booster is er',
  booster_found_body:
    '{booster} heeft je bestelling aangenomen en begint binnenkort: {what}.\n\nOp de bestelpagina kun je elke game volgen en je booster schrijven.',
  booster_found_button: 'Je bestelling volgen',

  progress_digest_subject: {
    one: 'Bestelling PK-{number}: vandaag {count} game',
    other: 'Bestelling PK-{number}: vandaag {count} games',
  },
  progress_digest_heading: 'De voortgang van vandaag',
  progress_digest_body: 'Je booster heeft gespeeld: {what}. Dit zijn de games sinds onze laatste e-mail.',
  progress_digest_button: 'Alle games bekijken',
  fact_done: 'Gedaan',
  fact_games: 'Games tot nu toe',
  fact_rank: 'Rank nu',

  order_finished_subject: 'Controleer bestelling PK-{number}',
  order_finished_heading: 'Controleer het resultaat',
  order_finished_body:
    '{booster} heeft het resultaat met bewijs ingediend: {what}.\n\nBekijk het bewijs en je account. Klopt alles, bevestig het resultaat dan op de bestelpagina.',
  order_finished_button: 'Resultaat controleren',
  order_finished_until:
    'Horen we niets van je, dan wordt het resultaat automatisch bevestigd en wordt je booster betaald.',
  keep_cashback:
    'Maak vóór het bevestigen een account op de bestelpagina, dan komt {amount} terug op je saldo.',
  wrong_title: 'Klopt er iets niet?',
  wrong_text: 'Meld het op de bestelpagina. De termijn stopt dan en ons team kijkt ernaar.',

  order_refunded_subject: 'Je terugbetaling van {amount} voor bestelling PK-{number}',
  order_refunded_heading: 'Je terugbetaling is onderweg',
  order_refunded_body:
    'Bestelling PK-{number} is geannuleerd. Van de {total} die je betaalde, krijg je {amount} terug.',
  order_refunded_button: 'De terugbetaling bekijken',
  fact_amount: '{names.amount}',
  fact_to: 'Gaat naar',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'Je betaalmethode',
  fact_when: 'Ontvangst',
  fact_when_balance: 'Meteen',
  fact_when_method: 'Binnen {figures.bankRefund}',
  fact_before: 'Eerder terugbetaald',

  order_cancelled_subject: 'Je bestelling PK-{number} is geannuleerd',
  order_cancelled_heading: 'Je bestelling is geannuleerd',
  order_cancelled_body:
    'Bestelling PK-{number} is geannuleerd: {what}. Je bent niets verschuldigd en er wordt niet verder gespeeld.',
  order_cancelled_button: 'Bekijken wat er is gebeurd',

  coach_asked_subject: 'Een klant heeft je geboekt: bestelling PK-{number}',
  coach_asked_heading: 'Een klant heeft jou geboekt',
  coach_asked_body:
    'Bestelling PK-{number} is voor jou: {what}.\n\nNeem die aan of wijs die af bij de beschikbare bestellingen.',
  coach_asked_button: 'De boeking beantwoorden',
  coach_asked_slot: 'De sessie is geboekt voor {time} ({zone}).',
  coach_asked_until:
    'Antwoord je niet, dan wordt de bestelling geannuleerd en krijgt de klant het geld terug.',
  named_asked_subject: 'Een klant heeft om jou gevraagd: bestelling PK-{number}',
  named_asked_heading: 'Een klant heeft om jou gevraagd',
  named_asked_body:
    'Bestelling PK-{number} is alleen voor jou: {what}.\n\nAannemen of afwijzen doe je op je bord.',
  named_asked_button: 'Op het verzoek reageren',
  named_asked_until: 'Daarna is de bestelling niet meer alleen voor jou.',

  coach_accepted_subject: 'Je coach heeft bestelling PK-{number} aangenomen',
  coach_accepted_heading: 'Je coach heeft toegezegd',
  coach_accepted_body:
    'Je coach heeft aangenomen: {what}.\n\nHeb je een tijd gekozen, dan staat die vast. Zo niet, stel dan een tijd voor die jou past, of neem die van je coach aan.',
  coach_accepted_button: 'Je sessie bekijken',
  session_soon_subject: 'Je sessie begint binnenkort: bestelling PK-{number}',
  session_soon_heading: 'Je sessie begint binnenkort',
  session_soon_body:
    '{what}: de volgende sessie komt eraan.\n\nKun je niet, laat het weten in de chat van de bestelling en stel een andere tijd voor.',
  session_soon_button: 'Je sessie bekijken',
  session_soon_at: 'Begin: {time} ({zone}).',
  session_soon_place: 'Waar',
  coach_declined_subject: 'Je coach heeft bestelling PK-{number} afgewezen',
  coach_declined_heading: 'Je coach heeft je boeking afgewezen',
  coach_declined_body:
    'Je hoeft niets te doen: {total} gaat automatisch naar je terug.\n\nWil je je geld meteen terug, annuleer de bestelling dan op de bestelpagina.',
  coach_declined_button: 'De bestelling annuleren',

  change_asked_subject: 'Een klant wil bestelling PK-{number} wijzigen',
  change_asked_heading: 'Wijziging gevraagd',
  change_asked_body:
    'De klant wil deze bestelling wijzigen: {what}.\n\nDe pagina van de bestelling toont wat die zou worden en wat je zou verdienen. Daar kun je de wijziging aannemen of afwijzen.',
  change_asked_button: 'De wijziging beantwoorden',
  change_asked_until: 'Antwoord je niet, dan blijft de bestelling zoals die is.',
  change_prepared_subject:
    'De klantenservice heeft een wijziging van bestelling PK-{number} voor je voorbereid',
  change_prepared_heading: 'Er ligt een wijziging voor je klaar',
  change_prepared_body:
    'Je bestelling is nu: {what}.\n\nOp de pagina zie je wat de klantenservice zou wijzigen en wat dat kost of oplevert. Zonder je akkoord daar verandert er niets en wordt er niets afgeschreven.',
  change_prepared_button: 'Wijziging bekijken',
  change_prepared_until: 'Doe je niets, dan blijft de bestelling zoals die is.',
  change_accepted_subject: '{booster} heeft je wijziging van bestelling PK-{number} aangenomen',
  change_accepted_heading: 'Bestelling gewijzigd',
  change_accepted_body:
    'Je bestelling gaat gewijzigd verder: {what}. Die kost nu in totaal {total}.\n\nDe pagina van de bestelling toont de nieuwe prijs regel voor regel.',
  change_accepted_button: 'Je bestelling bekijken',
  change_declined_subject: '{booster} heeft je wijziging van bestelling PK-{number} afgewezen',
  change_declined_heading: 'Wijziging afgewezen',
  change_declined_body:
    'Je bestelling blijft zoals die is: {what}. Heb je voor de wijziging betaald, dan gaat dat geld terug via je betaalmethode. Speelt een andere booster de rest, dan betaalt het diens bestelling.\n\nDe pagina van de bestelling toont de reden.',
  change_declined_button: 'Je bestelling bekijken',
  change_expired_subject: '{booster} heeft niet geantwoord op je wijziging van bestelling PK-{number}',
  change_expired_heading: 'Wijziging niet beantwoord',
  change_expired_body:
    'Je bestelling blijft zoals die is: {what}. Heb je voor de wijziging betaald, dan gaat dat geld terug via je betaalmethode. Speelt een andere booster de rest, dan betaalt het diens bestelling.\n\nOp de pagina van de bestelling kun je opnieuw om een wijziging vragen.',
  change_expired_button: 'Je bestelling bekijken',
  booster_poked_subject: 'Bestelling PK-{number}: de klant wacht op bericht van je',
  booster_poked_heading: 'De klant wacht',
  booster_poked_body:
    'Leg een game vast of schrijf de klant op de bestelpagina. Kun je niet verder, geef de bestelling daar dan terug: de vastgelegde games krijg je betaald.\n\nDe bestelling: {what}.',
  booster_poked_button: 'Naar de bestelling',
  booster_reminded_subject: 'Bestelling PK-{number}: laat vandaag iets horen',
  booster_reminded_heading: 'Laat iets van je horen',
  booster_reminded_body:
    'Al {figures.silenceReminder} is er geen game en geen bericht van je: {what}.\n\nNa {figures.silence} kan de klant een andere booster kiezen. Kun je niet verder, geef de bestelling dan terug: de vastgelegde games krijg je betaald.',
  booster_reminded_button: 'Naar de bestelling',
  tip_returned_subject: 'Bestelling PK-{number}: we betalen {amount} fooi terug',
  tip_returned_heading: 'Fooi terugbetaald',
  tip_returned_body: 'Je krijgt {amount} terug van je fooi voor deze bestelling: {what}.',
  tip_returned_button: 'De terugbetaling bekijken',
  tip_given_subject: 'Bestelling PK-{number}: een fooi van {amount}',
  tip_given_heading: 'Je hebt een fooi gekregen',
  tip_given_body:
    'Je klant geeft je {amount} fooi voor {what}. Het is helemaal voor jou.\n\nJe kunt het over {figures.hold} laten uitbetalen.',
  tip_given_button: 'Naar de bestelling',
  order_held_subject: 'Bestelling PK-{number} staat in de wacht: {booster} reageert niet',
  order_held_heading: 'Wachten of een andere booster?',
  order_held_body:
    '{booster} heeft al {figures.silence} geen game vastgelegd en niets geschreven: {what}.\n\nOp de bestelpagina kun je wachten, of een andere booster laten verdergaan waar het logboek eindigt. Dat kost je niets extra.',
  order_held_button: 'Je bestelling bekijken',
  start_missed_subject: 'Nog geen booster voor bestelling PK-{number}: wachten of geld terug',
  start_missed_heading: 'Nog geen booster gevonden',
  start_missed_body:
    'We hadden beloofd dat je bestelling nu begonnen zou zijn: {what}. Nog geen booster heeft die aangenomen. Het spijt ons.\n\nOp de bestelpagina krijg je met één klik je geld terug. Wacht je liever, dan hoef je niets te doen.',
  start_missed_button: 'Je bestelling bekijken',
  nobody_plays_subject: 'Geen booster meer voor bestelling PK-{number}: geld terug',
  nobody_plays_heading: 'Op dit moment speelt geen booster je bestelling',
  nobody_plays_body:
    'De boosters die {what} speelden zijn gestopt of even weg. Het spijt ons.\n\nOp de bestelpagina krijg je met één klik je geld terug. Wacht je liever op een andere booster, dan hoef je niets te doen.',
  nobody_plays_button: 'Je bestelling bekijken',
  check_waits_subject: 'Bestelling PK-{number}: je resultaat wacht op je',
  check_waits_heading: 'Je resultaat wacht op je',
  check_waits_body:
    '{booster} heeft het resultaat ingediend: {what}.\n\nBekijk het bewijs en je account. Klopt alles, bevestig het resultaat dan op de bestelpagina; zo niet, meld het probleem daar.',
  check_waits_button: 'Resultaat controleren',
  coaching_finished_subject: 'Alle uren van je bestelling PK-{number} zitten erop',
  coaching_finished_heading: 'Alle uren zitten erop',
  coaching_finished_body:
    'Je coach heeft de laatste uren vastgelegd en notities voor je geschreven: {what}.\n\nLees ze en bevestig de uren op de bestelpagina.',

  data_ready_subject: 'Je gegevens van {site} staan klaar om te downloaden',
  data_ready_heading: 'Je gegevens staan klaar',
  data_ready_body:
    'De kopie van je gegevens die je hebt aangevraagd, staat klaar. Je kunt die {figures.dataExport} lang downloaden via je profielinstellingen; daarna verwijderen we die.\n\nHeb je dat niet zelf gedaan? Wijzig dan je wachtwoord en log de apparaten uit die je niet kent.',
  data_ready_button: 'Profielinstellingen openen',

  account_deleted_subject: 'Je account bij {site} is verwijderd',
  account_deleted_heading: 'Je account is verwijderd',
  account_deleted_body:
    'We hebben je account verwijderd: je naam, e-mailadres, berichten, afbeeldingen en aanmeldingen. Facturen blijven zo lang bewaard als de wet voorschrijft, zonder je naam en adres.\n\nDit is onze laatste e-mail naar dit adres. Bedankt dat je met ons hebt gespeeld.',
  account_deleted_button: 'Naar {site}',

  data_archive:
    'Dit is een kopie van wat {site} over je bewaart.\n\nDe map “json” bevat alles voor programma’s, “csv” hetzelfde voor spreadsheets, en “pictures” de afbeeldingen van je bestellingen, aanmeldingen en berichten.\n\nTijden zijn in UTC, bedragen in centen. Wachtwoorden, tokens en inloggegevens van game-accounts ontbreken, net als wat over andere mensen gaat. Onze e-mails aan jou staan erbij als je je adres hebt bevestigd.',

  account_banned_subject: 'Je account bij {site} is geblokkeerd',
  account_banned_heading: 'Je account is geblokkeerd',
  account_banned_body:
    'Ons team heeft je account geblokkeerd. {reason}\n\n{until} Je bestellingen en je saldo blijven zoals ze zijn. Denk je dat dit een vergissing is? Schrijf ons.',
  account_banned_button: 'Ons team schrijven',

  account_unbanned_subject: 'Je account bij {site} werkt weer',
  account_unbanned_heading: 'Je account werkt weer',
  account_unbanned_body: 'De blokkade van je account is voorbij. Je kunt inloggen en het weer gebruiken.',
  account_unbanned_button: 'Naar je dashboard',

  sessions_ended_subject: 'Je bent overal uitgelogd bij {site}',
  sessions_ended_heading: 'Je bent overal uitgelogd',
  sessions_ended_body:
    'Ons team heeft je account op elk apparaat uitgelogd. Log opnieuw in om verder te gaan.',
  sessions_ended_button: 'Inloggen',
  session_ended_subject: 'Je bent op één apparaat uitgelogd bij {site}',
  session_ended_heading: 'Je bent op één apparaat uitgelogd',
  session_ended_body:
    'Ons team heeft je uitgelogd in {browser} op {system}. Op je andere apparaten blijf je ingelogd.\n\nJe kunt daar altijd opnieuw inloggen.',
  session_ended_button: 'Inloggen',

  permissions_changed_subject: 'Je rechten bij {site} zijn gewijzigd',
  permissions_changed_heading: 'Je rechten zijn gewijzigd',
  permissions_changed_body:
    'Ons team heeft gewijzigd wat je account mag. Je hebt nu deze rechten: {permissions}.',
  permissions_changed_button: 'Naar je dashboard',
  permissions_removed_subject: 'Je rechten bij {site} zijn gewijzigd',
  permissions_removed_heading: 'Je rechten zijn ingetrokken',
  permissions_removed_body:
    'Ons team heeft de rechten van je account ingetrokken. Het account, je bestellingen en je saldo blijven zoals ze zijn.',
  permissions_removed_button: 'Naar je dashboard',

  passkey_added_subject: 'Er is een toegangssleutel aan je account toegevoegd',
  passkey_added_heading: 'Nieuwe toegangssleutel',
  passkey_added_body:
    'Een nieuwe toegangssleutel kan op je account inloggen. Was jij dit niet? Verwijder hem dan en wijzig je wachtwoord.',
  passkey_added_button: 'Instellingen controleren',
  passkey_removed_subject: 'Er is een toegangssleutel van je account verwijderd',
  passkey_removed_heading: 'Toegangssleutel verwijderd',
  passkey_removed_body:
    'Een van je toegangssleutels kan niet meer op je account inloggen. Was jij dit niet? Wijzig dan je wachtwoord en controleer je apparaten.',
  passkey_removed_button: 'Instellingen controleren',
  app_set_up_subject: 'Een authenticator-app beschermt nu je account',
  app_set_up_heading: 'Authenticator-app ingesteld',
  app_set_up_body:
    'Vanaf nu vraagt inloggen ook een code uit je app. Was jij dit niet? Neem dan meteen contact op met onze support.',
  app_set_up_button: 'Instellingen controleren',
  app_removed_subject: 'De authenticator-app is van je account verwijderd',
  app_removed_heading: 'Authenticator-app verwijderd',
  app_removed_body:
    'Voor het inloggen heb je geen code uit je app meer nodig. Was jij dit niet? Wijzig dan je wachtwoord en stel de app opnieuw in.',
  app_removed_button: 'Instellingen controleren',
  recovery_code_used_subject: 'Er is een herstelcode van je account gebruikt',
  recovery_code_used_heading: 'Herstelcode gebruikt',
  recovery_code_used_body:
    'Een van je herstelcodes is zojuist gebruikt en werkt niet nog een keer. Was jij dit niet? Wijzig dan je wachtwoord en maak nieuwe codes.',
  recovery_code_used_button: 'Instellingen controleren',
  new_recovery_codes_subject: 'Je account heeft nieuwe herstelcodes',
  new_recovery_codes_heading: 'Nieuwe herstelcodes',
  new_recovery_codes_body:
    'Je eerdere herstelcodes werken niet meer. Was jij dit niet? Wijzig dan je wachtwoord en maak nieuwe codes.',
  new_recovery_codes_button: 'Instellingen controleren',
  provider_connected_subject: 'Je kunt nu inloggen met {provider}',
  provider_connected_heading: 'Account gekoppeld',
  provider_connected_body:
    'Je account van {provider} is gekoppeld, dus je kunt ermee inloggen bij {site}. Was jij dit niet? Ontkoppel het dan en wijzig je wachtwoord.',
  provider_connected_button: 'Instellingen controleren',
  provider_removed_subject: 'Je kunt niet meer inloggen met {provider}',
  provider_removed_heading: 'Account ontkoppeld',
  provider_removed_body:
    'Je account van {provider} is ontkoppeld en logt niet meer in op je account van {site}. Was jij dit niet? Wijzig dan je wachtwoord en controleer je apparaten.',
  provider_removed_button: 'Instellingen controleren',

  work_begins_subject: 'Je bent nu booster bij {site}',
  work_begins_heading: 'Welkom bij het team',
  work_begins_body:
    'Je bent nu booster. Je kunt elke bestelling aannemen die bij je services en hoogste ranks past.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'Je services of limieten zijn gewijzigd',
  work_changed_heading: 'Nieuwe services of limieten',
  work_changed_body:
    'Ons team heeft gewijzigd welke bestellingen je kunt aannemen. Bestellingen die je al hebt, blijven van jou.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'Je werk als booster is gepauzeerd',
  work_paused_heading: 'Voorlopig geen nieuwe bestellingen',
  work_paused_body:
    'Ons team heeft je werk gepauzeerd, dus je kunt geen nieuwe bestellingen aannemen. Maak de bestellingen die je hebt af zoals gepland. Weet je niet waarom? Neem contact op met onze support.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'Je kunt weer bestellingen aannemen',
  work_resumed_heading: 'De pauze is voorbij',
  work_resumed_body:
    'Ons team heeft de pauze beëindigd. Op het bord wachten bestellingen die bij je services passen.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'Testmail van {site}',
  test_mail_heading: 'Deze mail is aangekomen',
  test_mail_body:
    'Hij laat zien dat mails van {site} verstuurd worden. Mails aan klanten nemen dezelfde weg.',
  test_mail_button: 'Terug naar de controle',
  staff_invited_subject: 'Je bent uitgenodigd voor het team van {site}',
  staff_invited_heading: 'Je bent uitgenodigd voor het team',
  staff_invited_body:
    'Je bent uitgenodigd om bij {site} te werken, met deze rechten: {permissions}. De link werkt één keer, tot {time} ({zone}).\n\nHad je dit niet verwacht? Negeer deze mail dan. Zonder de link gebeurt er niets.',
  staff_invited_button: 'Uitnodiging openen',

  welcome_subject: 'Welkom bij {site}: bevestig je adres',
  welcome_heading: 'Welkom! Is dit jouw adres?',
  welcome_body:
    'Je hebt met dit e-mailadres een account aangemaakt. Bevestig dat het van jou is: dan kun alleen jij er weer in, en kun je eerdere bestellingen als gast aan je account toevoegen. De link werkt één keer, binnen {figures.verifyLink}.\n\nHeb je dit account niet aangemaakt? Bevestig het dan niet. Niemand komt er je mailbox mee in.',
  welcome_button: 'Mijn adres bevestigen',

  reset_password_subject: 'Stel je wachtwoord voor {site} opnieuw in',
  reset_password_heading: 'Tijd voor een nieuw wachtwoord',
  reset_password_body:
    'Iemand heeft een nieuw wachtwoord voor je account aangevraagd. Was jij dat, kies er dan nu een. De link werkt één keer, binnen {figures.resetLink}, en logt je overal elders uit.\n\nWas jij het niet, negeer deze mail dan. Je wachtwoord blijft zoals het is.',
  reset_password_button: 'Wachtwoord instellen',

  open_order_subject: 'Terug naar je bestelling PK-{number}',
  open_order_heading: 'Je bestelling, zonder wachtwoord',
  open_order_body:
    'Iemand heeft een link gevraagd naar bestellingen met dit adres. De knop opent bestelling PK-{number}. Hij werkt één keer, binnen {figures.orderLink}.\n\nWas jij het niet, negeer deze mail dan. Zonder de link kan niemand je bestelling openen.',
  open_order_button: 'Mijn bestelling openen',

  have_account_subject: 'Je bestellingen staan in je account bij {site}',
  have_account_heading: 'Je hebt al een account',
  have_account_body:
    'Iemand heeft een link gevraagd naar bestellingen met dit adres. Bij het adres hoort een account: log in om je bestellingen te zien. Ben je je wachtwoord vergeten, dan kun je het daar opnieuw instellen.',
  have_account_button: 'Nu inloggen',

  password_changed_subject: 'Je wachtwoord voor {site} is gewijzigd',
  password_changed_heading: 'Je wachtwoord is gewijzigd',
  password_changed_body:
    'Het wachtwoord van je account is net gewijzigd, en je andere apparaten zijn uitgelogd.\n\nWas jij het niet, stel je wachtwoord dan meteen opnieuw in: bij het inloggen, via “Wachtwoord vergeten?”.',
  password_changed_button: 'Account controleren',

  change_email_old_subject: 'Iemand wil je e-mailadres wijzigen',
  change_email_old_heading: 'Wijziging van je e-mailadres',
  change_email_old_body:
    'Was jij het niet, ga dan niet akkoord en wijzig meteen je wachtwoord.\n\nJe account zou {email} gaan gebruiken in plaats van dit adres. Er verandert niets zolang je hier niet ook akkoord gaat. De link werkt één keer, binnen {figures.changeLink}.',
  change_email_old_button: 'Wijziging bekijken',
  change_email_new_subject: 'Bevestig dit adres voor {site}',
  change_email_new_heading: 'Bevestig je nieuwe adres',
  change_email_new_body:
    'Dit adres, {email}, gaat bij een account van {site} horen. Is dat jouw account, bevestig het dan. De link werkt één keer, binnen {figures.changeLink}.\n\nZegt dit je niets, negeer deze mail dan.',
  change_email_new_button: 'Dit adres bevestigen',

  email_changed_subject: 'Je adres bij {site} is gewijzigd',
  email_changed_heading: 'Je e-mailadres is gewijzigd',
  email_changed_body:
    'Je account gebruikt nu {email}. Voortaan gaan onze mails daarheen.\n\nWas jij het niet, schrijf ons dan meteen, zodat je je account terugkrijgt.',
  email_changed_button: 'Support benaderen',
  coaching_finished_button: 'De notities lezen',
  coaching_finished_until:
    'Horen we niets van je, dan tellen de uren als goedgekeurd en wordt je coach betaald.',

  order_messages_unread_subject: 'Nieuwe berichten over bestelling PK-{number}',
  order_messages_unread_heading: 'Je hebt ongelezen berichten',
  order_messages_unread_body: 'Dit is je geschreven in de chat over bestelling PK-{number}.',
  order_messages_unread_button: 'Chat openen',
  login_code_needed_subject: '{booster} heeft een inlogcode nodig voor bestelling PK-{number}',
  login_code_needed_heading: 'Je booster heeft een inlogcode nodig',
  login_code_needed_body:
    'De game heeft je een code gestuurd. Vul die binnen {figures.loginCode} in op de bestelpagina, en alleen daar: nooit in de chat, per e-mail of aan de telefoon.',
  login_code_needed_button: 'Code invullen',
  chat_unread_subject: 'Support heeft je in de chat geantwoord',
  chat_unread_heading: 'Support heeft je geantwoord',
  chat_unread_body: 'Je vroeg ons iets in de chat. Dit heb je gemist.',
  chat_unread_button: 'Verder chatten',
  chat_unread_where: 'Open de chat in de browser die je ervoor gebruikte.',

  contact_receipt_subject: 'We hebben je bericht {thread}',
  contact_receipt_heading: 'We hebben je bericht',
  contact_receipt_body:
    'Bedankt voor je bericht. Ons team leest het en antwoordt per e-mail.\n\nHeb je ons niet geschreven? Dan heeft iemand per ongeluk jouw adres ingevuld en kun je deze e-mail negeren.',
  contact_receipt_button: 'Ons opnieuw schrijven',
  support_answer_subject: 'Ons antwoord op je bericht {thread}',
  support_answer_heading: 'Ons antwoord',
  support_answer_body: 'Je schreef ons. Dit is het antwoord van onze support.',
  support_answer_button: 'Ons opnieuw schrijven',
  support_answer_reply: 'Je kunt ook naar {email} schrijven.',

  withdrawal_receipt_subject: 'Ontvangstbevestiging van je herroeping: bestelling PK-{number}',
  withdrawal_receipt_heading: 'We hebben je herroeping ontvangen',
  withdrawal_receipt_body: 'Je herroeping is ontvangen op {time} ({zone}). Dit heb je verklaard.',
  withdrawal_receipt_button: 'Naar de herroeping vragen',
  withdrawal_declaration: 'Ik herroep de overeenkomst over bestelling PK-{number}.',
  withdrawal_from: 'Van {name} <{email}>',
  withdrawal_keep: 'Bewaar deze e-mail als bewijs.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'Een bericht van het contactformulier',
  support_letter_body: 'Van {name} <{email}>',
  support_letter_button: 'De inbox openen',

  application_sent_subject: 'We hebben je aanmelding',
  application_sent_heading: 'Je aanmelding is aangekomen',
  application_sent_body:
    'Bedankt dat je je als booster aanmeldt. We lezen je aanmelding en antwoorden uiterlijk {date}, per e-mail en op de pagina ervan.',
  application_sent_button: 'Je aanmelding bekijken',
  application_asked_subject: 'Een vraag over je aanmelding',
  application_asked_heading: 'We hebben een vraag voor je',
  application_asked_body:
    'We hebben je aanmelding gelezen. Op de pagina ervan kun je die wijzigen en antwoorden. Dit is onze vraag.',
  application_asked_button: 'De vraag beantwoorden',
  application_accepted_subject: 'Je bent nu booster',
  application_accepted_heading: 'Welkom bij de boosters!',
  application_accepted_body:
    'Je aanmelding is goedgekeurd en je kunt meteen bestellingen aannemen. De lijst toont wat bij je past.',
  application_accepted_button: 'Naar open bestellingen',
  application_refused_subject: 'Ons antwoord op je aanmelding',
  application_refused_heading: 'Je aanmelding is afgewezen',
  application_refused_body:
    'Bedankt voor je interesse. We hebben je aanmelding gelezen en je kunt je over {figures.applyAgain} opnieuw aanmelden. Dit is onze reden.',
  application_refused_button: 'Je aanmelding bekijken',

  new_device_subject: 'Nieuwe login op je {site}-account',
  new_device_heading: 'Er is ingelogd op je account',
  new_device_body:
    'Iemand heeft op je account ingelogd met een browser die we daar nog niet eerder zagen: {browser} op {system}, {time} (UTC).\n\nWas jij dit, dan hoef je niets te doen. Zo niet, log dat apparaat dan uit en kies meteen een nieuw wachtwoord.',
  new_device_button: 'Apparaten bekijken',
  unknown_browser: 'onbekende browser',
  unknown_system: 'onbekend systeem',
  payout_details_saved_subject: 'Je bankrekening voor uitbetalingen is gewijzigd',
  payout_details_saved_heading: 'Nieuwe bankrekening voor uitbetalingen',
  payout_details_saved_body:
    'Je uitbetalingen gaan nu naar rekening {start} … {end}. Om je te beschermen sturen we er vóór {date} niets naartoe. Was jij dit niet? Wijzig dan meteen je wachtwoord en schrijf ons: het geld is er nog.',
  payout_details_saved_button: 'Account controleren',
  order_completed_subject: 'Bestelling PK-{number} is afgerond',
  order_completed_heading: 'Je bestelling is afgerond',
  order_completed_body:
    '{what} is afgerond.\n\nHoe was het? Je review helpt anderen kiezen, en {booster} kan erop antwoorden.',
  order_completed_button: 'Een review schrijven',
  review_asked_subject: 'Hoe was bestelling PK-{number}?',
  review_asked_heading: 'Hoe was je bestelling?',
  review_asked_body:
    '{booster} heeft je bestelling afgerond: {what}.\n\nScores en, als je wilt, een paar woorden helpen anderen kiezen. Je kunt je review tot {figures.review} na de afronding schrijven. We vragen het niet nog eens.',
  review_asked_button: 'Een review schrijven',
  why_dispute: 'Je krijgt deze e-mail omdat er een probleem met bestelling PK-{number} is gemeld.',
  problem_reported_subject: 'Bestelling PK-{number}: er is een probleem gemeld',
  problem_reported_heading: 'Er is een probleem gemeld',
  problem_reported_body:
    'Er wordt niets betaald of terugbetaald tot ons team beslist. Schrijf wat er is gebeurd en voeg screenshots toe als je die hebt.\n\nDe bestelling: {what}.',
  problem_reported_button: 'Beide kanten bekijken',
  problem_reported_until: 'Daarna kan ons team zonder jouw antwoord beslissen.',
  answer_missing_subject: 'Bestelling PK-{number}: we wachten op je antwoord',
  answer_missing_heading: 'We wachten op je antwoord',
  answer_missing_body: 'Ons team wacht op jouw kant van het gemelde probleem.\n\nDe bestelling: {what}.',
  answer_missing_button: 'Beide kanten bekijken',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'Bestelling PK-{number}: ons team heeft je geschreven',
  staff_asked_heading: 'Ons team heeft je geschreven',
  staff_asked_body:
    'Ons team onderzoekt het gemelde probleem en heeft je antwoord nodig.\n\nDe bestelling: {what}.',
  staff_asked_button: 'Beide kanten bekijken',
  problem_decided_subject: 'Bestelling PK-{number}: onze beslissing',
  problem_decided_heading: 'We hebben beslist',
  problem_decided_body:
    'We hebben gelezen wat beide kanten zeggen. De bestelpagina toont de beslissing en jouw bedrag.\n\nDe bestelling: {what}.\n\nDit is onze reden:',
  problem_decided_button: 'Beide kanten bekijken',
  problem_decided_until: 'Tot die tijd kun je om herziening vragen. Dan beslist iemand anders van ons team.',
  appeal_asked_subject: 'Bestelling PK-{number}: herziening gevraagd',
  appeal_asked_heading: 'Herziening gevraagd',
  appeal_asked_body:
    'De andere kant is het niet eens met onze beslissing. Iemand anders van ons team bekijkt die opnieuw. Terugbetalingen blijven staan.\n\nDe bestelling: {what}.\n\nHet bericht:',
  appeal_asked_button: 'Beide kanten bekijken',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'Bestelling PK-{number}: de definitieve beslissing',
  appeal_decided_heading: 'De definitieve beslissing',
  appeal_decided_body:
    'Iemand anders van ons team heeft de beslissing opnieuw bekeken. De bestelpagina toont het resultaat en jouw bedrag.\n\nDe bestelling: {what}.\n\nHet is definitief, om deze reden:',
  appeal_decided_button: 'Beide kanten bekijken',

  why_opening:
    'Deze e-mail komt aan omdat dit adres bij {site} is achtergelaten voor een bericht over de opening.',
  why_supply:
    'Deze e-mail komt aan omdat dit adres bij {site} is achtergelaten om te horen wanneer een booster iets speelt.',
  why_raffle: 'Je krijgt deze e-mail omdat je bij {site} aan een verloting meedoet.',
  test_subject: 'Test: {subject}',
  test_note: 'Dit is een testbestelling: {site} is nog niet open, en niemand betaalt.',
  opening_confirm_subject: 'Bevestig je adres voor de opening van {site}',
  opening_confirm_heading: 'Eén e-mail als we opengaan',
  opening_confirm_body:
    'Open de pagina hieronder en bevestig je adres. Als {site} opengaat, krijg je één e-mail en daarna verwijderen we het adres.\n\nHeb je hier niet om gevraagd? Negeer deze e-mail dan. Een onbevestigd adres bewaren we hoogstens {figures.unconfirmedOpeningMail}, en dezelfde pagina verwijdert het meteen.',
  opening_confirm_button: 'Adres bevestigen',
  shop_opened_subject: '{site} is open',
  shop_opened_heading: 'We zijn open',
  shop_opened_body:
    'Je wilde een e-mail als {site} opengaat. Hier is die.\n\nWe hebben je adres van de lijst verwijderd en er volgt geen andere e-mail.',
  shop_opened_button: 'Naar de shop',
  supply_confirm_subject: 'Bevestig je adres: één e-mail als een booster dit speelt',
  supply_confirm_heading: 'Eén e-mail als een booster dit speelt',
  supply_confirm_body:
    'Je wilde weten wanneer een booster dit speelt: {what}. Open de pagina hieronder en bevestig je adres. Je krijgt één e-mail en daarna verwijderen we het adres.\n\nHeb je hier niet om gevraagd? Negeer deze e-mail dan. We verwijderen het adres uiterlijk na {figures.supplyMail}, en dezelfde pagina verwijdert het meteen.',
  supply_confirm_button: 'Adres bevestigen',
  supply_ready_subject: 'Een booster speelt dit nu: {what}',
  supply_ready_heading: 'Een booster speelt dit nu',
  supply_ready_body:
    'Je wilde een e-mail als een booster dit speelt: {what}. Hier is die. Je kunt het nu bestellen.\n\nWe hebben je adres van de lijst verwijderd en er volgt geen andere e-mail.',
  supply_ready_button: 'Je bestelling samenstellen',
  raffle_entered_subject: 'Lot {ticket} voor “{raffle}”',
  raffle_entered_heading: 'Je doet mee: lot {ticket}',
  raffle_entered_body:
    'Je doet met lot {ticket} mee aan “{raffle}”. De trekking is na {time} ({zone}), en we mailen je als je lot wint.\n\nTot die tijd kun je je lot teruggeven op de pagina van de verloting.',
  raffle_entered_button: 'Naar de verloting',
  raffle_won_subject: 'Je lot {ticket} heeft gewonnen: “{raffle}”',
  raffle_won_heading: 'Je lot heeft gewonnen',
  raffle_won_body:
    'Lot {ticket} wint {prize} bij “{raffle}”.\n\nHaal je prijs tot {time} ({zone}) op de pagina van de verloting. Daarna gaat hij naar het volgende lot.',
  raffle_won_button: 'Je prijs ophalen',
  raffle_waits_subject: 'Je prijs wacht nog: “{raffle}”',
  raffle_waits_heading: 'Je prijs wacht nog',
  raffle_waits_body:
    'Een week geleden won lot {ticket} {prize} bij “{raffle}”, en je hebt je prijs nog niet opgehaald.\n\nHaal hem tot {time} ({zone}) op de pagina van de verloting. Daarna gaat hij naar het volgende lot.',
  raffle_waits_button: 'Je prijs ophalen',
} satisfies TranslationOf<typeof mails, 'nl'>
