import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  user_not_found: 'Dieses Konto gibt es nicht. Prüfe den Namen oder die Adresse.',
  booster_not_found: 'Diesen Booster gibt es nicht. Wähle einen aus der Liste.',
  username_already_exists: 'Dieser Benutzername ist schon vergeben. Wähle einen anderen.',
  email_already_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  account_banned: 'Dieses Konto ist gesperrt. Schreib uns, wenn du das für falsch hältst.',
  invalid_credentials: 'E-Mail oder Passwort stimmt nicht. Prüfe beides und versuche es noch einmal.',
  bad_token: 'Deine Sitzung ist nicht mehr gültig. Melde dich neu an.',
  token_expired: 'Deine Sitzung ist abgelaufen. Melde dich neu an.',
  access_denied: 'Das darfst du nicht öffnen. Melde dich mit einem Konto an, das es darf.',
  unauthorized: 'Melde dich zuerst an und versuche es dann noch einmal.',
  forbidden: 'Dein Konto darf das nicht. Schreib uns, wenn es das deiner Meinung nach dürfen sollte.',
  incorrect_old_password: 'Das alte Passwort stimmt nicht. Versuche es noch einmal oder setz es zurück.',
  user_not_booster: 'Das können nur Booster. Du kannst dich als Booster bewerben.',
  socket_unauthorized: 'Die Live-Verbindung wurde abgelehnt. Lade die Seite neu.',
  multiple_connection_detected: 'Es sind zu viele Tabs offen. Schließ einige und lade diesen neu.',
  role_not_found: 'Diese Rolle gibt es nicht. Lade die Seite neu und wähle eine andere.',
  order_not_found:
    'Diesen Auftrag gibt es nicht, oder er gehört nicht dir. Sieh in deiner Auftragsliste nach.',
  order_not_available: 'Jemand war schneller. Der Auftrag ist nicht mehr auf dem Brett.',
  service_not_found: 'Diesen Service gibt es nicht. Wähle einen aus dem Menü.',
  booster_not_available: 'Dieser Booster spielt nicht auf dem gewählten Server.',
  not_eligible_to_claim_this_league_orders:
    'Dieser Auftrag liegt über deiner Ranggrenze. Wähle einen darunter.',
  solo_order_claim_limit_reached:
    'Du hast schon so viele Solo-Aufträge, wie du haben darfst. Schließ erst einen ab.',
  duo_order_claim_limit_reached:
    'Du hast schon so viele Duo-Aufträge, wie du haben darfst. Schließ erst einen ab.',
  coach_not_found: 'Diesen Coach gibt es nicht. Wähle einen anderen.',
  coach_not_eligible: 'Dieser Coach unterrichtet dieses Spiel nicht. Wähle einen anderen.',
  order_credentials_not_found:
    'Im Tresor dieses Auftrags liegen keine Zugangsdaten. Sie wurden noch nicht hinterlegt oder sind schon gelöscht.',
  invalid_server: 'Diesen Server bedienen wir nicht. Wähle einen aus der Liste.',
  custom_champions_option_is_not_available:
    'Bestimmte Champions oder Agenten kannst du hier nicht wählen. Mach ohne weiter.',
  duo_boost_is_not_available_for_this_service: 'Für diesen Service gibt es keinen Duo-Boost.',
  coupon_already_exists: 'Einen Gutschein mit diesem Code gibt es schon. Wähle einen anderen Code.',
  coupon_not_found: 'Diesen Gutschein gibt es nicht. Prüfe die Schreibweise.',
  payment_not_found: 'Diese Zahlung gibt es nicht. Auf der Seite des Auftrags siehst du den Stand.',
  payment_has_already_been_processed:
    'Dieser Auftrag ist schon bezahlt. Es wurde nicht noch einmal abgebucht.',
  invalid_signature: 'Die Nachricht ist nicht vom Zahlungsanbieter signiert. Sie wurde verworfen.',
  summoner_not_found: 'Unter diesem Namen wurde niemand gefunden. Prüfe Name und Server.',
  'Valorant profile not found!': 'Valorant-Profil nicht gefunden! Prüfe die Riot-ID.',
  'LOL profile not found!': 'LoL-Profil nicht gefunden! Prüfe Name und Server.',
  'reset password email sent already':
    'Die E-Mail zum Zurücksetzen ist schon unterwegs. Sieh in dein Postfach.',
  bad_file_extension: 'Hochladen kannst du nur Bilder in PNG, JPEG oder WebP.',
  no_files_uploaded: 'Füge zuerst ein Bild hinzu.',
  internal_server_error:
    'Bei uns ist etwas kaputtgegangen. Nichts ist verloren; versuche es in einer Minute noch einmal.',
  not_found: 'Das gibt es nicht oder nicht mehr. Geh zurück oder beginne auf der Startseite.',
  bad_request: 'Die Anfrage war nicht lesbar. Lade die Seite neu und versuche es noch einmal.',
  bad_params: 'Einige Angaben sind nicht gültig. Prüfe die markierten Felder.',
  something_wrong: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.',
  balance_too_low: 'Dein Guthaben reicht für diesen Auftrag nicht. Zahl stattdessen mit Karte.',
  booster_blocked_on_order: 'Du hast diesen Auftrag abgegeben und kannst ihn deshalb nicht wieder annehmen.',
  captcha_failed: 'Die Prüfung gegen Bots ist fehlgeschlagen. Versuche es noch einmal.',
  coupon_exhausted: 'Dieser Gutschein ist aufgebraucht. Bestelle ohne ihn oder probiere einen anderen Code.',
  coupon_expired: 'Dieser Gutschein ist abgelaufen. Bestelle ohne ihn oder probiere einen anderen Code.',
  coupon_in_use:
    'Dieser Gutschein wurde schon eingelöst und kann nicht gelöscht werden. Deaktiviere ihn stattdessen.',
  coupon_minimum_not_reached:
    'Dein Auftrag liegt unter dem Mindestwert dieses Gutscheins. Bestelle mehr oder bestelle ohne ihn.',
  coupon_not_for_this_order:
    'Dieser Gutschein gilt nicht für dieses Spiel oder diesen Service. Bestelle ohne ihn oder probiere einen anderen Code.',
  coupon_not_valid_yet: 'Dieser Gutschein gilt noch nicht. Komm zum Start wieder oder bestelle ohne ihn.',
  coupon_used_already:
    'Du hast diesen Gutschein schon eingelöst. Bestelle ohne ihn oder probiere einen anderen Code.',
  idempotency_key_reused: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Lade die Seite neu.',
  order_state_changed: 'Der Auftrag ist inzwischen weiter. Die Seite zeigt seinen jetzigen Stand.',
  order_total_changed: 'Der Gesamtpreis hat sich geändert. Prüfe ihn und bestätige noch einmal.',
  payload_too_large: 'Die Datei ist zu groß. Bilder dürfen bis zu 8 MB haben.',
  payment_failed:
    'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht; versuche es noch einmal oder zahl anders.',
  price_date_taken:
    'Eine andere Version ist schon für später geplant. Wähle ein späteres Datum oder zieh sie erst zurück.',
  price_version_not_found: 'Diese Preisversion gibt es nicht. Wähle eine aus dem Verlauf.',
  price_version_not_scheduled:
    'Zurückziehen lässt sich nur eine geplante Version. Diese gilt schon, ist vergangen oder zurückgezogen.',
  prices_changed_meanwhile:
    'Jemand hat inzwischen andere Preise veröffentlicht. Übernimm deine Änderungen dorthin und veröffentliche dann.',
  prices_not_set:
    'Bestellen geht noch nicht: Der Shop hat noch keine Preise veröffentlicht. Versuch es später noch einmal.',
  payment_under_way:
    'Für diesen Auftrag ist noch eine Kartenzahlung offen. Schließe sie ab oder versuche es in ein paar Minuten noch einmal.',
  quote_expired: 'Dieser Preis ist nicht mehr festgehalten. Angezeigt wird der aktuelle Preis.',
  quote_not_found:
    'Diesen Preis-Link gibt es nicht. Stell den Auftrag neu ein, dann bekommst du einen Preis.',
  server_busy: 'Gerade sind sehr viele hier. Versuche es in ein paar Sekunden noch einmal.',
  too_many_coupon_tries:
    'Zu viele Codes, die es nicht gibt. Versuche es morgen wieder oder bestelle ohne Gutschein.',
  too_many_requests: 'Das waren zu viele Versuche. Warte eine Minute und versuche es noch einmal.',
  too_many_unpaid_orders:
    'Du hast mehrere unbezahlte Aufträge. Bezahle oder storniere einen davon und bestelle dann noch einmal.',
  wish_missing:
    'Wähle mindestens eine Rolle, einen Champion oder einen Agenten, oder mach ohne dieses Extra weiter.',
  weak_password: 'Dieses Passwort würde jeder als eines der ersten raten. Wähle ein anderes.',
  session_not_held:
    'Die Session hat noch nicht stattgefunden. Einigt euch erst auf einen Termin und wartet, bis er begonnen hat.',
  session_time_changed: 'Dieser Termin wird nicht mehr vorgeschlagen. Die Seite zeigt, welcher gilt.',
  session_time_past: 'Dieser Zeitpunkt ist vorbei. Schlag einen vor, der noch kommt.',
  correction_too_late: 'Dieses Spiel lässt sich nicht mehr ändern. Bitte das Team, es zu streichen.',
  drop_needs_proof: 'Füge deinem letzten Spiel einen Screenshot hinzu, bevor du den Auftrag zurückgibst.',
  game_not_possible:
    'Ein einzelnes Spiel kann nicht vom letzten Rang zu diesem führen. Prüfe Ergebnis, Punkte und Rang.',
  proof_needed: 'Dieses Spiel ist ungewöhnlich. Füge einen Screenshot vom Rang danach hinzu.',
  target_not_reached:
    'Die eingetragenen Spiele erreichen das Ziel noch nicht. Trag die fehlenden Spiele ein oder reiche das Ergebnis trotzdem ein.',
  too_many_pictures: 'Dieser Auftrag hat so viele Bilder, wie er haben kann.',
} satisfies TranslationOf<typeof errors, 'de'>
