import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  banned_already:
    'Dit account is al geblokkeerd, dus er is niets gewijzigd. Hef die blokkade eerst op om een andere in te stellen.',
  user_not_found: 'Dit account bestaat niet. Controleer de naam of het adres.',
  username_already_exists: 'Deze gebruikersnaam is al bezet.',
  username_reserved: 'Deze naam lijkt op die van ons of op een webadres. Kies een andere.',
  email_already_exists: 'Bij dit e-mailadres hoort al een account. Log daarmee in.',
  account_banned: 'Dit account is geblokkeerd. In onze e-mail staat waarom en tot wanneer.',
  invalid_credentials:
    'Het e-mailadres of het wachtwoord klopt niet. Controleer beide en probeer het opnieuw.',
  bad_token: 'Je sessie is niet meer geldig. Log opnieuw in.',
  token_expired: 'Je sessie is verlopen. Log opnieuw in.',
  access_denied: 'Je hebt hier geen toegang toe. Log in met een account dat die wel heeft.',
  unauthorized: 'Log eerst in en probeer het dan opnieuw.',
  forbidden: 'Met dit account kan dit niet. Log in met een account dat het recht heeft.',
  incorrect_old_password: 'Het oude wachtwoord klopt niet. Probeer het opnieuw of stel een nieuw in.',
  weak_password: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  captcha_failed: 'De controle tegen bots is mislukt. Probeer het opnieuw.',
  age_not_confirmed: 'Bevestig dat je {figures.leastCustomerAge} jaar of ouder bent.',
  address_has_account:
    'Dit e-mailadres heeft al een account. Log in met het wachtwoord en koppel het andere account daarna onder “{shell.profileSettings}”.',
  identity_taken: 'Iemand anders logt hier al in met dat account. Koppel een ander account of log ermee in.',
  last_way_in: 'Dit is je enige manier om in te loggen. Stel eerst een wachtwoord in.',
  not_connected: 'Dit account is niet meer gekoppeld. Laad de pagina opnieuw.',
  provider_address_missing:
    'We hebben geen e-mailadres ontvangen. Maak een account aan met je e-mailadres en koppel het andere account daarna onder “{shell.profileSettings}”.',
  profile_lookup_away:
    'We konden dit profiel niet opzoeken. Vul de rank zelf in of probeer het over een paar minuten opnieuw.',
  push_off: 'Deze shop stuurt geen pushmeldingen.',
  push_service_unknown: 'De pushdienst van deze browser wordt niet ondersteund. Probeer een andere browser.',
  provider_away:
    'Discord, Google of Facebook reageert nu niet. Probeer het over een paar minuten opnieuw of log op een andere manier in.',
  sign_in_canceled: 'Het inloggen is geannuleerd. Probeer het opnieuw of log op een andere manier in.',
  sign_in_failed: 'Deze inlogpoging is niet meer geldig. Begin opnieuw.',
  sign_in_not_offered: 'Zo kun je hier niet inloggen. Kies een andere manier.',
  already_customer: 'Je hebt al een account. Wijzig je wachtwoord in de instellingen.',
  invitation_not_found: 'Deze uitnodiging is intussen geaccepteerd of ingetrokken, of te oud.',
  link_not_valid: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  link_sent_already:
    'Je hebt deze mail net aangevraagd. Kijk in je inbox en bij de spam voordat je er nog een aanvraagt.',
  mails_used_up:
    'Er is niets verstuurd. {access.sent.limit} Zoek een eerdere mail of probeer het morgen opnieuw.',
  invitation_sent_already:
    'Dit adres is net uitgenodigd. Wacht een paar minuten voordat je nog een uitnodiging stuurt.',
  role_not_found: 'Deze rol bestaat niet. Laad de pagina opnieuw en kies een andere.',
  socket_unauthorized: 'De liveverbinding is geweigerd. Laad de pagina opnieuw.',
  multiple_connection_detected:
    'Er staan te veel tabbladen open. Sluit er een paar en laad dit tabblad opnieuw.',
  'reset password email sent already':
    'De e-mail om je wachtwoord te herstellen is al verstuurd. Kijk in je inbox.',

  service_not_found: 'Deze service bestaat niet. Kies er een uit het menu.',
  invalid_server: 'Deze server bieden we niet aan. Kies er een uit de lijst.',
  booster_not_found: 'Deze booster bestaat niet. Kies er een uit de lijst.',
  booster_not_available: 'Deze booster speelt niet op de gekozen server.',
  coach_not_found: 'Deze coach bestaat niet. Kies een andere.',
  coach_not_eligible: 'Deze coach coacht niet in deze game. Kies een andere.',
  custom_champions_option_is_not_available:
    'Champions of agents kun je hier niet kiezen. Ga verder zonder deze extra.',
  duo_boost_is_not_available_for_this_service: 'Een duo-boost is niet mogelijk bij deze service.',
  wish_missing: 'Kies minstens één rol, champion of agent, of ga verder zonder deze extra.',
  start_not_requested: 'Bevestig eerst dat je de tekst hebt gelezen en dat we meteen mogen beginnen.',
  withdrawal_not_confirmed: 'Bevestig eerst dat je weet wanneer je herroepingsrecht vervalt.',
  summoner_not_found: 'We hebben geen speler met deze naam gevonden. Controleer de naam en de server.',
  'Valorant profile not found!': 'Valorant-profiel niet gevonden. Controleer je Riot ID.',
  'LOL profile not found!': 'LoL-profiel niet gevonden. Controleer de naam en de server.',
  quote_expired: 'Deze prijs staat niet meer vast. Je ziet nu de huidige prijs.',
  quote_not_found: 'Deze prijslink bestaat niet. Stel je bestelling opnieuw samen voor een prijs.',
  mail_not_accepted: 'De mailserver heeft de mail niet aangenomen. “{shell.adminOpening}” zegt waarom.',
  prices_not_set:
    'Bestellen kan nog niet, want er zijn nog geen prijzen gepubliceerd. Probeer het later opnieuw.',
  order_total_changed: 'Het totaal is veranderd. Controleer het en bevestig opnieuw.',
  named_booster_unavailable:
    'De booster die je vroeg, kan deze bestelling nu niet spelen. Vraag een andere, of vraag iedereen.',
  link_not_opened: 'Open eerst de link uit onze mail in deze browser en kom dan hier terug.',
  nobody_plays_this:
    'Op dit moment speelt geen booster dit en er is niets afgeschreven. Kies een andere server of een lager doel.',
  raffle_not_found: 'Deze verloting bestaat niet. Kijk in de lijst van verlotingen.',
  raffle_not_open: 'Deze verloting neemt nu geen loten aan en geeft er geen terug. Let op de data.',
  raffle_not_closed: 'De lijst van loten verschijnt zodra de verloting gesloten is.',
  raffle_not_for_staff: 'Ons team en onze boosters doen niet mee aan verlotingen.',
  raffle_needs_proven_address:
    'Bevestig eerst je e-mailadres: bij de instellingen krijg je een link. Heb je geen account, maak er dan eerst een aan.',
  raffle_needs_adult: 'Je kunt meedoen vanaf {figures.raffleAge} jaar.',
  raffle_not_in_country: 'Wie in dit land woont, kan niet aan deze verloting meedoen.',
  raffle_entered_already: 'Je hebt al een lot in deze verloting.',
  raffle_not_entered: 'Je hebt geen lot in deze verloting.',
  prize_not_yours: 'Je account heeft in deze verloting niets gewonnen.',
  prize_gone: 'Deze prijs wacht niet meer. Op de pagina staat wat ermee gebeurd is.',
  prize_needs_address: 'Vul het adres in waar we de prijs naartoe sturen.',
  raffle_slug_taken: 'Een andere verloting heeft dit adres al. Kies een ander.',
  raffle_changed:
    'Een collega heeft deze verloting gewijzigd. Kopieer wat je hebt getypt en laad de pagina opnieuw.',
  raffle_fixed: 'Dit kan niet meer veranderen: er doen al mensen zo mee, of de verloting is voorbij.',
  raffle_not_ready: 'Er ontbreekt nog iets voordat deze verloting kan openen. De pagina noemt het.',
  post_not_found: 'Dit artikel bestaat niet. Kijk in de lijst van artikelen.',
  post_changed: 'Een collega heeft dit intussen gewijzigd. Bekijk wat er nieuw is en probeer het opnieuw.',
  post_archived: 'Dit artikel staat in het archief. Haal het er eerst uit.',
  post_published: 'Dit artikel is al gepubliceerd en kan niet worden verwijderd. Archiveer het.',
  post_not_ready: 'Er ontbreekt nog iets voordat dit online kan. De pagina noemt het.',
  post_time_past: 'Dit tijdstip is voorbij. Kies een later moment.',
  post_too_long: 'Dit artikel heeft te veel blokken. Maak er meer artikelen van.',
  post_picture_unknown: 'Een afbeelding in deze tekst bestaat niet meer. Upload die opnieuw.',
  post_version_not_found: 'Deze versie bestaat niet. Laad de geschiedenis opnieuw.',
  preview_not_found: 'Deze voorbeeldlink werkt niet meer. Vraag om een nieuwe.',
  too_many_previews: 'Dit artikel heeft al veel voorbeeldlinks. Trek er eerst een in.',
  too_many_unpaid_orders:
    'Je hebt meerdere onbetaalde bestellingen. Betaal of annuleer er een en bestel dan opnieuw.',

  coupon_not_found: 'Deze kortingsbon bestaat niet. Controleer de spelling.',
  mail_not_found: 'Deze e-mail bestaat niet meer.',
  mail_already_sent: 'Deze e-mail is al verzonden.',
  coupon_exhausted: 'Deze kortingsbon is op. Bestel zonder, of probeer een andere code.',
  coupon_expired: 'Deze kortingsbon is verlopen. Bestel zonder, of probeer een andere code.',
  coupon_not_valid_yet: 'Deze kortingsbon is nog niet geldig. Kom later terug, of bestel zonder.',
  change_already_played: 'De bestelling is daar al. Kies iets wat nog moet komen.',
  change_not_found: 'Deze wijziging wacht niet meer op een antwoord. De pagina laat zien wat er is gebeurd.',
  change_not_offered: 'Dit deel van de bestelling kan nu niet worden gewijzigd.',
  poke_too_early:
    'Het is te vroeg voor een herinnering. De bestelpagina toont vanaf wanneer je er een kunt sturen.',
  other_booster_asked: 'Je hebt al om een andere booster gevraagd. Ons team antwoordt binnenkort.',
  change_open:
    'Er wacht al een wijziging van deze bestelling op antwoord. Trek die in om een andere te vragen.',
  coupon_used_already: 'Je hebt deze kortingsbon al gebruikt. Bestel zonder, of probeer een andere code.',
  coupon_not_for_this_order:
    'Deze kortingsbon geldt niet voor deze game of service. Bestel zonder, of probeer een andere code.',
  coupon_minimum_not_reached:
    'Je bestelling ligt onder het minimum van deze kortingsbon. Bestel meer, of bestel zonder kortingsbon.',
  too_many_coupon_tries:
    'Je hebt te veel codes ingevuld die niet bestaan. Probeer het morgen opnieuw, of bestel zonder kortingsbon.',

  payment_not_found: 'Deze betaling bestaat niet. Op de bestelpagina zie je of de bestelling betaald is.',
  payment_has_already_been_processed: 'Deze bestelling is al betaald. Er is niet nog eens afgeschreven.',
  payment_failed:
    'De betaling is niet gelukt. Er is niets afgeschreven. Probeer het opnieuw of betaal op een andere manier.',
  payment_under_way:
    'Er staat nog een kaartbetaling open voor deze bestelling. Rond die af, of probeer het over een paar minuten opnieuw.',
  order_frozen:
    'Voor de betaling van deze bestelling is een terugboeking aangevraagd. Wacht op de beslissing van de bank.',
  balance_too_low: 'Je saldo is te laag voor deze bestelling. Betaal met een kaart.',
  invalid_signature: 'Het bericht is niet ondertekend door de betaalprovider. Het is genegeerd.',

  order_not_found: 'Deze bestelling bestaat niet of is niet van jou. Kijk in je lijst met bestellingen.',
  order_state_changed: 'De bestelling is intussen veranderd. De pagina toont nu de huidige status.',
  order_credentials_not_found:
    'Er zit geen login in de kluis van deze bestelling. Die is nog niet opgeslagen of al verwijderd.',
  session_not_held:
    'Deze sessie heeft nog niet plaatsgevonden. Spreek eerst een tijd af en wacht tot de sessie is begonnen.',
  session_time_changed: 'Deze tijd wordt niet meer voorgesteld. De pagina toont het huidige voorstel.',
  session_time_past: 'Die tijd is al voorbij. Stel een tijd in de toekomst voor.',
  meeting_link_invalid:
    'Vul het https-adres in van een ruimte bij Google Meet, Zoom, Microsoft Teams, Jitsi Meet of Whereby, zonder contactgegevens in de naam.',
  session_time_taken: 'De coach heeft dan al een andere sessie. Stel een andere tijd voor.',
  slot_taken: 'Die tijd is niet meer vrij. Kies een andere.',

  user_not_booster: 'Dit kunnen alleen boosters. Log in met het account van een booster.',
  order_not_available: 'Iemand was je voor. De bestelling staat niet meer op het bord.',
  not_eligible_to_claim_this_league_orders:
    'Deze bestelling ligt boven je hoogste rank. Kies er een die eronder ligt.',
  solo_order_claim_limit_reached: 'Je zit aan je limiet van solobestellingen. Rond er eerst een af.',
  duo_order_claim_limit_reached: 'Je zit aan je limiet van duobestellingen. Rond er eerst een af.',
  order_opens_later:
    'Eerst worden andere boosters gevraagd. Deze bestelling gaat binnen {figures.everyoneAsked} voor iedereen open.',
  queue_left_out: 'Deze queue heb je uitgezet. Op je pagina “{shell.myServices}” zet je die weer aan.',
  order_names_other:
    'De klant heeft om een andere booster gevraagd, dus je kunt deze bestelling nu niet aannemen.',
  booster_blocked_on_order: 'Je hebt deze bestelling teruggegeven, dus je kunt die niet opnieuw aannemen.',
  game_not_possible:
    'Eén game kan niet van de vorige rank naar deze leiden. Controleer het resultaat, de punten en de rank.',
  proof_needed: 'Deze game is opvallend. Voeg een screenshot toe van de rank na de game.',
  later_games_impossible:
    'Vanaf deze rank zijn de games erna niet mogelijk. Corrigeer eerst de laatste, of vraag het ons team.',
  correction_too_late: 'Deze game kan niet meer worden gewijzigd. Alleen ons team kan hem nog schrappen.',
  claim_is_final: 'Dit kun je niet meer terugdraaien. Je kunt de bestelling teruggeven op de pagina ervan.',
  decision_is_final: 'Deze beslissing kun je niet meer terugdraaien.',
  assignee_changed:
    'Een collega heeft net gewijzigd bij wie deze bestelling in behandeling is. Kijk er nog eens naar.',
  too_many_tags: 'Deze bestelling kan niet meer labels hebben. Haal er eerst een weg.',
  order_already_decided:
    'Een collega heeft net over dit resultaat beslist. Kijk over een paar seconden opnieuw.',
  drop_needs_proof:
    'Voeg een screenshot toe van de rank na je laatste game voordat je de bestelling teruggeeft.',
  target_not_reached:
    'Met de vastgelegde games is het doel nog niet bereikt. Leg de ontbrekende games vast, of dien het resultaat toch in.',

  bad_file_extension: 'Je kunt alleen PNG, JPEG en WebP uploaden. Kies een ander bestand.',
  no_files_uploaded: 'Voeg eerst een screenshot toe.',
  payload_too_large: 'Het bestand is te groot. Het maximum is {figures.largestPicture}.',
  too_many_pictures: 'Je kunt bij deze bestelling geen screenshots meer toevoegen. Ga zonder verder.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'De bestelling is veranderd en de bedragen ook. Controleer ze opnieuw.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'Er is geen probleem gemeld met deze bestelling.',
  review_not_found: 'Deze review bestaat niet.',
  review_closed:
    'Dit kan niet meer worden geschreven of gewijzigd. Laad de pagina opnieuw om de review te zien.',
  tip_not_held:
    'Van deze fooi wordt niet meer zoveel vastgehouden. Laad de pagina opnieuw om de huidige stand te zien.',
  top_up_spent:
    'Van deze opwaardering kan nu minder worden terugbetaald. Laad de pagina opnieuw om te zien hoeveel.',
  tip_closed:
    'Voor deze bestelling kun je geen fooi meer geven. Laad de pagina opnieuw om de huidige stand te zien.',
  too_many_favorites: 'Je hebt al {figures.mostFavorites} favorieten. Verwijder er eerst een.',
  dispute_sums_differ: 'De drie bedragen moeten samen de prijs zijn.',
  too_many_disputes: 'Er zijn te vaak problemen met deze bestelling gemeld. Schrijf naar onze support.',
  too_many_statements: 'Je kunt hier niets meer toevoegen. Ontbreekt er iets, schrijf dan naar onze support.',

  coupon_already_exists: 'Er bestaat al een kortingsbon met deze code. Kies een andere code.',
  coupon_in_use:
    'Deze kortingsbon is al voor een bestelling gebruikt, dus je kunt hem niet verwijderen. Schakel hem in plaats daarvan uit.',
  coupon_won:
    'Een klant heeft deze kortingsbon bij een verloting gewonnen, dus je kunt hem niet verwijderen of verlagen. Verlengen kan bijvoorbeeld wel.',
  price_version_not_found: 'Deze versie van de prijzen bestaat niet. Kies er een uit de geschiedenis.',
  price_version_not_scheduled:
    'Je kunt alleen een geplande versie intrekken. Deze geldt al, is voorbij of is al ingetrokken.',
  price_date_taken:
    'Er staat al een andere versie voor later gepland. Kies een latere datum, of trek die versie eerst in.',
  prices_changed_meanwhile:
    'Iemand anders heeft intussen nieuwe prijzen gepubliceerd. Neem je wijzigingen daarin over en publiceer dan.',

  account_has_debt:
    'Je bent ons nog geld schuldig. Betaal het met een opwaardering of neem contact met ons op; daarna kun je je account verwijderen.',
  account_has_money:
    'Je hebt nog geld bij ons. Laat het eerst uitbetalen; daarna kun je je account verwijderen.',
  account_has_orders:
    'Je hebt een bestelling die nog loopt. Zodra die is afgerond of geannuleerd, kun je je account verwijderen.',
  account_has_permissions: 'Je account heeft nog rechten van ons team. Laat die eerst intrekken.',
  confirmation_wrong: 'Dit is niet het e-mailadres van je account. Typ het precies zoals het er staat.',
  export_not_found: 'Deze download bestaat niet meer. Maak een nieuwe.',

  account_needed: 'Hiervoor heb je een account nodig. Maak er een aan of log in; er gaat niets verloren.',
  already_booster: 'Je bent al booster.',
  application_changed:
    'Deze aanmelding is intussen gewijzigd. Laad de pagina opnieuw om de nieuwste versie te zien.',
  services_changed: 'Deze pagina is intussen ergens anders gewijzigd. Bekijk die en sla opnieuw op.',
  service_not_allowed:
    'Een van deze services of ranks heeft het team nog niet toegestaan. Vraag erom met een screenshot.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Laat van elk spel minstens één queue staan.',
  request_open: 'Je laatste verzoek staat nog open. Trek het in, of wacht op het antwoord.',
  request_answered: 'Dit verzoek is al beantwoord of ingetrokken.',
  request_not_found: 'We hebben dit verzoek niet gevonden.',
  nothing_asked: 'Het team staat dit al toe, of het bestaat niet. Laad de pagina opnieuw en kies opnieuw.',
  application_incomplete:
    'Je aanmelding is nog niet compleet. Vul aan wat ontbreekt en verstuur die opnieuw.',
  application_not_found: 'We konden deze aanmelding niet vinden.',
  application_too_soon: 'Je kunt je {figures.applyAgain} na ons laatste antwoord opnieuw aanmelden.',
  picture_too_small:
    'Deze screenshot is te klein om te lezen. Upload het hele scherm, met minstens {figures.leastPictureSide} pixels aan de langste kant.',

  not_found: 'Dit bestaat niet of niet meer. Ga terug, of begin op de homepage.',
  bad_request: 'We konden het verzoek niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
  method_not_allowed: 'Naar dit adres kun je niets sturen. Laad de pagina opnieuw en probeer het nog eens.',
  range_not_satisfiable: 'Het bestand houdt vóór dat deel op. Download het opnieuw vanaf het begin.',
  bad_params: 'Niet alles wat je hebt ingevuld, is geldig. Controleer de gemarkeerde velden.',
  idempotency_key_reused:
    'Dit verzoek is al met andere inhoud verstuurd. Laad de pagina opnieuw en probeer het nog eens.',
  something_wrong: 'Dat is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
  internal_server_error:
    'Er ging iets mis aan onze kant. Er is niets verloren gegaan. Probeer het over een minuut opnieuw.',
  server_busy: 'Het is nu erg druk. Probeer het over een paar seconden opnieuw.',
  too_many_requests: 'Dat waren te veel pogingen. Wacht een minuut en probeer het opnieuw.',

  chat_closed: 'Deze chat is gesloten.',
  code_in_chat:
    'Dit lijkt op de inlogcode, dus we hebben het niet verstuurd. Vul die bovenaan de bestelpagina in.',
  login_code_not_found: 'Hier is geen inlogcode meer. De booster kan er opnieuw om vragen.',
  login_code_given_already: 'Er is al een inlogcode gestuurd. Die moet eerst worden geopend of verlopen.',
  too_many_login_codes:
    'Je hebt veel inlogcodes gevraagd. Probeer het over een uur opnieuw of schrijf in de chat.',
  password_in_chat:
    'Dit lijkt op een wachtwoord, dus we hebben het niet verstuurd. Vul inloggegevens alleen in de kluis op je bestelpagina in.',
  thread_answered:
    'Een collega heeft geantwoord terwijl je schreef. Lees dat antwoord voordat je het jouwe verstuurt.',
  thread_not_found: 'Dit gesprek bestaat niet meer.',
  too_many_messages: 'Dat is veel voor één dag. Schrijf ons morgen weer of stuur ons een e-mail.',
  translation_away: 'De vertaaldienst reageert nu niet. Probeer het over een paar minuten opnieuw.',

  booster_has_orders: 'Deze booster heeft nog lopende bestellingen. Haal de booster daar eerst af.',
  booster_needs_application: 'Deze persoon heeft nog geen services. Kies ze in de lijst met boosters.',
  booster_paused: 'Ons team heeft je gepauzeerd. Je kunt je bestellingen afmaken, maar geen nieuwe aannemen.',

  second_factor_needed: 'Bevestig deze login met je tweede factor.',
  second_step_expired: 'Het inloggen duurde te lang. Log opnieuw in.',
  second_factor_required:
    'Hiervoor heeft het team een tweede factor nodig. Stel die in bij je profielinstellingen.',
  fresh_proof_needed: 'Bevestig dat jij het bent en probeer het opnieuw.',
  code_wrong: 'Deze code klopt niet of is al gebruikt. Vul de huidige in.',
  passkey_refused: 'Deze toegangssleutel werkte niet. Probeer het opnieuw of kies een andere manier.',
  passkey_not_found: 'Deze toegangssleutel bestaat niet meer. Laad de pagina opnieuw.',
  too_many_passkeys: 'Je hebt al {figures.mostPasskeys} toegangssleutels. Verwijder er eerst een.',
  app_already_set_up: 'Er is al een authenticator-app ingesteld. Laad de pagina opnieuw.',
  app_not_set_up: 'Er is geen authenticator-app ingesteld. Laad de pagina opnieuw.',
  no_second_factor: 'Stel eerst een authenticator-app of een toegangssleutel in.',
  holder_invalid: 'Banken kennen alleen Latijnse letters. Vul de naam in zoals je bank die schrijft.',
  iban_invalid: 'Deze IBAN is onvolledig of bevat een typefout. Vergelijk hem met de app van je bank.',
  bic_invalid: 'Dit is geen geldige BIC. Je mag het veld leeg laten.',
  payout_open_already:
    'Je hebt al een lopende uitbetaling. De volgende kun je aanvragen zodra die is overgemaakt.',
  payout_too_small: 'Dat is minder dan de kleinste uitbetaling.',
  payout_exceeds_available:
    'Dat is meer dan er beschikbaar is. Laad de pagina opnieuw om te zien wat je nu kunt aanvragen.',
  payout_details_missing: 'Voeg eerst je bankrekening toe.',
  payout_not_found: 'Deze uitbetaling bestaat niet.',
  receipt_not_found: 'Dit betaalbewijs bestaat niet.',
  payout_state_changed: 'Deze uitbetaling is intussen veranderd. Laad de pagina opnieuw.',
  payout_under_review:
    'De verdienste van een van deze boosters wordt nog beoordeeld. Bekijk eerst de bestellingen, of laat hem weg.',
  chargeback_not_found: 'Geen bank vraagt naar deze bestelling.',
  customer_banned: 'Deze klant is geblokkeerd. Hef eerst de blokkade op.',
  payout_not_ready:
    'Een van deze uitbetalingen gaat naar nieuwe gegevens en kan nog niet weg. Haal hem uit de selectie.',
  second_person_needed:
    'Deze batch moet worden goedgekeurd door een collega die hem niet heeft gemaakt en er niet uit wordt betaald.',
  own_affair:
    'Dit kun je niet zelf beslissen, omdat je het hebt voorgesteld of omdat het over jou gaat. Een collega kan dat wel.',
  proposal_not_found: 'Dit voorstel bestaat niet.',
  proposal_decided: 'Over dit voorstel is al beslist.',
  share_cannot_rise:
    'Het aandeel van deze bestelling kan niet stijgen: de prijsversie voorziet daar niet in.',
  share_not_higher: 'Het aandeel is al zo hoog. Vul meer in.',
  share_too_high: 'De winkel houdt te weinig over van deze bestelling. Vul minder in.',
  proposal_waits_already: 'Hetzelfde wacht al op een tweede persoon. Beslis eerst over dat voorstel.',
  payout_too_old:
    'Deze uitbetaling is meer dan {figures.payoutReturnDays} bankdagen geleden verstuurd en kan niet meer worden teruggenomen.',
  debt_changed: 'De schuld is nu kleiner. Controleer het bedrag.',
  balance_changed: 'Er staat nu minder op het saldo. Controleer het bedrag.',
  payout_account_not_set:
    'Er is geen rekening ingesteld om vanaf te betalen. Stel PAYOUT_IBAN in of gebruik het CSV-bestand.',

  shop_not_open: 'De shop is nog niet open. Kom terug na de opening.',
  shop_not_ready: 'De shop kan nog niet open, omdat er iets nodigs ontbreekt. Controleer de lijst nog eens.',
  checks_changed: 'Er is nu nog iets niet klaar. Lees de lijst nog eens voordat je de shop opent.',
  test_mode_needed:
    'Vóór de opening kunnen er alleen testbestellingen zijn, en de betaalsleutel van deze shop neemt echt geld aan. Gebruik een testsleutel van de betaaldienst om de shop uit te proberen.',

  view_not_found: 'Deze weergave bestaat niet meer of wordt niet meer gedeeld.',
  view_changed:
    'Iemand anders heeft deze weergave intussen gewijzigd. Laad de pagina opnieuw en bekijk die eerst.',
  too_many_views: 'Er is geen plaats voor nog een weergave. Verwijder er een die niemand nodig heeft.',

  too_many_orders: 'Dit zijn te veel bestellingen tegelijk. Maak de lijst eerst kleiner.',
  bulk_changed:
    'Er is intussen iets aan deze bestellingen veranderd, dus er is niets gebeurd. Lees de nieuwe aantallen en beslis opnieuw.',
  bulk_not_found: 'Deze actie bestaat niet. Iemand anders is ermee begonnen, of niemand.',
  decision_needs_reason:
    'Het verslag van dit resultaat roept twijfels op, dus goedkeuren vraagt om een reden. Open de bestelling.',
  decision_undone: 'Je hebt deze beslissing ongedaan gemaakt.',
  order_was_played:
    'Aan deze bestelling is al gespeeld, dus de terugbetaling hangt van de voortgang af. Open de bestelling.',
} satisfies TranslationOf<typeof errors, 'nl'>
