import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  user_not_found: 'Dit account bestaat niet. Controleer de naam of het adres.',
  booster_not_found: 'Deze booster bestaat niet. Kies er een uit de lijst.',
  username_already_exists: 'Deze gebruikersnaam is al bezet. Kies een andere.',
  email_already_exists: 'Bij dit e-mailadres hoort al een account. Log daarmee in.',
  account_banned: 'Dit account is verbannen. Schrijf ons als je denkt dat dat niet klopt.',
  invalid_credentials: 'E-mail of wachtwoord klopt niet. Controleer beide en probeer het opnieuw.',
  bad_token: 'Je sessie is niet meer geldig. Log opnieuw in.',
  token_expired: 'Je sessie is verlopen. Log opnieuw in.',
  access_denied: 'Je mag dit niet openen. Log in met een account dat dat wel mag.',
  unauthorized: 'Log eerst in en probeer het dan opnieuw.',
  forbidden: 'Je account mag dit niet. Schrijf ons als je denkt dat het wel zou moeten.',
  incorrect_old_password: 'Het oude wachtwoord klopt niet. Probeer het opnieuw of herstel het.',
  user_not_booster: 'Dat kunnen alleen boosters. Je kunt je aanmelden om er een te worden.',
  socket_unauthorized: 'De liveverbinding is geweigerd. Laad de pagina opnieuw.',
  multiple_connection_detected: 'Er staan te veel tabbladen open. Sluit er een paar en laad deze opnieuw.',
  role_not_found: 'Deze rol bestaat niet. Laad de pagina opnieuw en kies een andere.',
  order_not_found: 'Deze bestelling bestaat niet of is niet van jou. Kijk in je lijst met bestellingen.',
  order_not_available: 'Iemand was sneller. De bestelling is van het bord.',
  service_not_found: 'Deze service bestaat niet. Kies er een uit het menu.',
  booster_not_available: 'Deze booster speelt niet op de gekozen server.',
  not_eligible_to_claim_this_league_orders:
    'Deze bestelling ligt boven je rankplafond. Kies er een daaronder.',
  solo_order_claim_limit_reached:
    'Je hebt al zoveel solobestellingen als je mag hebben. Rond er eerst een af.',
  duo_order_claim_limit_reached: 'Je hebt al zoveel duobestellingen als je mag hebben. Rond er eerst een af.',
  coach_not_found: 'Deze coach bestaat niet. Kies een andere.',
  coach_not_eligible: 'Deze coach geeft geen les in deze game. Kies een andere.',
  order_credentials_not_found:
    'Er liggen geen inloggegevens in de kluis van deze bestelling. Ze zijn nog niet opgeslagen of al gewist.',
  invalid_server: 'Deze server bedienen we niet. Kies er een uit de lijst.',
  custom_champions_option_is_not_available:
    'Bepaalde champions of agents kun je hier niet kiezen. Ga verder zonder.',
  duo_boost_is_not_available_for_this_service: 'Duo-boost is niet beschikbaar voor deze service.',
  coupon_already_exists: 'Er bestaat al een kortingsbon met deze code. Kies een andere code.',
  coupon_not_found: 'Deze kortingsbon bestaat niet. Controleer de spelling.',
  payment_not_found:
    'Deze betaling bestaat niet. Op de pagina van de bestelling zie je hoe het ervoor staat.',
  payment_has_already_been_processed: 'Deze bestelling is al betaald. Er is niet nog eens afgeschreven.',
  invalid_signature: 'Het bericht is niet ondertekend door de betaalprovider. Het is genegeerd.',
  summoner_not_found: 'Er is geen speler met deze naam gevonden. Controleer naam en server.',
  'Valorant profile not found!': 'Valorant-profiel niet gevonden! Controleer de Riot ID.',
  'LOL profile not found!': 'LoL-profiel niet gevonden! Controleer naam en server.',
  'reset password email sent already':
    'De e-mail om je wachtwoord te herstellen is al verstuurd. Kijk in je inbox.',
  bad_file_extension: 'Je kunt alleen PNG-, JPEG- en WebP-afbeeldingen uploaden.',
  no_files_uploaded: 'Voeg eerst een afbeelding toe.',
  internal_server_error:
    'Er ging bij ons iets stuk. Er is niets verloren; probeer het over een minuut opnieuw.',
  not_found: 'Dit bestaat niet, of niet meer. Ga terug of begin bij de startpagina.',
  bad_request: 'Het verzoek kon niet worden gelezen. Laad de pagina opnieuw en probeer het nog eens.',
  bad_params: 'Sommige gegevens zijn niet geldig. Controleer de gemarkeerde velden.',
  something_wrong: 'Dat lukte niet. Controleer je verbinding en probeer het opnieuw.',
  balance_too_low: 'Je saldo is te laag voor deze bestelling. Betaal met een kaart.',
  booster_blocked_on_order: 'Je hebt deze bestelling teruggegeven en kunt haar dus niet opnieuw nemen.',
  captcha_failed: 'De controle tegen bots is mislukt. Probeer het opnieuw.',
  coupon_exhausted: 'Deze kortingsbon is op. Bestel zonder of probeer een andere code.',
  coupon_expired: 'Deze kortingsbon is verlopen. Bestel zonder of probeer een andere code.',
  coupon_in_use:
    'Deze kortingsbon is al gebruikt en kan niet worden verwijderd. Schakel hem in plaats daarvan uit.',
  coupon_minimum_not_reached:
    'Je bestelling ligt onder het minimum van deze kortingsbon. Bestel meer of bestel zonder.',
  coupon_not_for_this_order:
    'Deze kortingsbon geldt niet voor dit spel of deze dienst. Bestel zonder of probeer een andere code.',
  coupon_not_valid_yet: 'Deze kortingsbon is nog niet geldig. Kom terug als hij ingaat of bestel zonder.',
  coupon_used_already: 'Je hebt deze kortingsbon al gebruikt. Bestel zonder of probeer een andere code.',
  idempotency_key_reused: 'Dit verzoek is al met een andere inhoud verstuurd. Laad de pagina opnieuw.',
  order_state_changed: 'De bestelling is intussen verder. De pagina toont hoe het er nu voor staat.',
  order_total_changed: 'Het totaal is veranderd. Controleer het en bevestig opnieuw.',
  payload_too_large: 'Het bestand is te groot. Afbeeldingen mogen tot 8 MB zijn.',
  payment_failed:
    'De betaling is niet gelukt. Er is niets afgeschreven; probeer het opnieuw of betaal anders.',
  price_date_taken:
    'Er staat al een andere versie voor later gepland. Kies een latere datum of trek die eerst in.',
  price_version_not_found: 'Deze prijsversie bestaat niet. Kies er een uit de geschiedenis.',
  price_version_not_scheduled:
    'Alleen een versie die nog gepland staat, kan worden ingetrokken. Deze geldt al, is voorbij of is ingetrokken.',
  prices_changed_meanwhile:
    'Iemand heeft intussen andere prijzen gepubliceerd. Neem je wijzigingen daarin over en publiceer dan.',
  prices_not_set:
    'Bestellen kan nog niet: de shop heeft nog geen prijzen gepubliceerd. Probeer het later opnieuw.',
  payment_under_way:
    'Er staat nog een kaartbetaling open voor deze bestelling. Rond die af of probeer het over een paar minuten opnieuw.',
  quote_expired: 'Deze prijs staat niet meer vast. De huidige prijs wordt getoond.',
  quote_not_found: 'Deze prijslink bestaat niet. Stel de bestelling opnieuw in voor een prijs.',
  server_busy: 'Het is nu erg druk. Probeer het over een paar seconden opnieuw.',
  too_many_coupon_tries:
    'Te veel codes die niet bestaan. Probeer het morgen opnieuw of bestel zonder kortingsbon.',
  too_many_requests: 'Dat waren te veel pogingen. Wacht een minuut en probeer het opnieuw.',
  too_many_unpaid_orders:
    'Je hebt meerdere onbetaalde bestellingen. Betaal of annuleer er een en bestel dan opnieuw.',
  wish_missing: 'Kies minstens één rol, champion of agent, of ga verder zonder deze extra.',
  weak_password: 'Dit wachtwoord raadt iedereen als een van de eerste. Kies een ander.',
  session_not_held: 'De sessie is nog niet geweest. Spreek eerst een tijd af en wacht tot die is begonnen.',
  session_time_changed: 'Deze tijd is niet meer voorgesteld. De pagina laat zien welke wel.',
  session_time_past: 'Deze tijd is voorbij. Stel er een voor die nog komt.',
  correction_too_late: 'Deze game kan niet meer worden gewijzigd. Vraag het team om hem te schrappen.',
  drop_needs_proof: 'Voeg een screenshot toe aan je laatste game voordat je de bestelling teruggeeft.',
  game_not_possible:
    'Eén game kan niet van de vorige rank naar deze leiden. Controleer de uitslag, de punten en de rank.',
  proof_needed: 'Deze game is ongewoon. Voeg een screenshot toe van de rank erna.',
  target_not_reached:
    'De vastgelegde games halen het doel nog niet. Leg de ontbrekende games vast of dien het resultaat toch in.',
  too_many_pictures: 'Deze bestelling heeft al alle afbeeldingen die ze kan hebben.',
} satisfies TranslationOf<typeof errors, 'nl'>
