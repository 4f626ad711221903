import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  banned_already:
    'Dieses Konto ist bereits gesperrt, deshalb wurde nichts geändert. Hebe die Sperre zuerst auf, um eine andere zu setzen.',
  user_not_found: 'Dieses Konto gibt es nicht. Prüfe den Namen oder die Adresse.',
  username_already_exists: 'Dieser Benutzername ist schon vergeben. Wähle einen anderen.',
  username_reserved: 'Dieser Name sieht nach uns oder nach einer Webadresse aus. Wähle einen anderen.',
  email_already_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  account_banned: 'Dieses Konto ist gesperrt. Warum und bis wann, steht in unserer E-Mail dazu.',
  invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch. Prüfe beides und versuch es noch einmal.',
  bad_token: 'Deine Anmeldung ist nicht mehr gültig. Melde dich neu an.',
  token_expired: 'Deine Anmeldung ist abgelaufen. Melde dich neu an.',
  access_denied: 'Dafür fehlt dir die Berechtigung. Melde dich mit einem anderen Konto an.',
  unauthorized: 'Melde dich zuerst an und versuch es dann noch einmal.',
  forbidden: 'Dein Konto hat dafür keine Berechtigung. Melde dich mit einem Konto an, das sie hat.',
  incorrect_old_password: 'Das alte Passwort ist falsch. Versuch es noch einmal oder setz es zurück.',
  weak_password: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
  captcha_failed: 'Die Bot-Prüfung ist fehlgeschlagen. Versuch es noch einmal.',
  age_not_confirmed: 'Bestätige, dass du mindestens {figures.leastCustomerAge} bist.',
  address_has_account:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich mit dem Passwort an und verbinde das andere Konto dann unter „{shell.profileSettings}“.',
  identity_taken:
    'Mit diesem Konto meldet sich hier schon jemand anderes an. Verbinde ein anderes oder melde dich damit an.',
  last_way_in: 'Anders kannst du dich nicht anmelden. Lege zuerst ein Passwort fest.',
  not_connected: 'Dieses Konto ist nicht mehr verbunden. Lade die Seite neu.',
  provider_address_missing:
    'Von dort haben wir keine E-Mail-Adresse bekommen. Erstelle ein Konto mit deiner E-Mail-Adresse und verbinde das andere Konto dann unter „{shell.profileSettings}“.',
  profile_lookup_away:
    'Wir konnten dieses Profil nicht abrufen. Gib den Rang von Hand ein oder versuch es in ein paar Minuten noch einmal.',
  push_off: 'Dieser Shop verschickt keinen Push.',
  push_service_unknown:
    'Der Push-Dienst dieses Browsers wird nicht unterstützt. Versuche es mit einem anderen Browser.',
  provider_away:
    'Discord, Google oder Facebook antwortet gerade nicht. Versuche es in ein paar Minuten noch einmal oder melde dich anders an.',
  sign_in_canceled: 'Die Anmeldung wurde abgebrochen. Versuche es noch einmal oder melde dich anders an.',
  sign_in_failed: 'Diese Anmeldung ist nicht mehr gültig. Beginne noch einmal.',
  sign_in_not_offered: 'So kann man sich hier nicht anmelden. Wähle einen anderen Weg.',
  already_customer: 'Du hast schon ein Konto. Ändere dein Passwort in den Einstellungen.',
  invitation_not_found:
    'Diese Einladung wurde inzwischen angenommen oder zurückgezogen, oder sie ist zu alt.',
  link_not_valid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  link_sent_already:
    'Du hast diese Mail gerade erst angefordert. Sieh im Posteingang und im Spam-Ordner nach, bevor du noch eine anforderst.',
  mails_used_up:
    'Es wurde nichts verschickt. {access.sent.limit} Suche nach einer früheren oder versuch es morgen wieder.',
  invitation_sent_already:
    'Diese Adresse wurde gerade erst eingeladen. Warte ein paar Minuten, bevor du noch eine Einladung schickst.',
  role_not_found: 'Diese Rolle gibt es nicht. Lade die Seite neu und wähle eine andere.',
  socket_unauthorized: 'Die Echtzeitverbindung wurde abgelehnt. Lade die Seite neu.',
  multiple_connection_detected: 'Es sind zu viele Tabs offen. Schließ einige und lade diesen neu.',
  'reset password email sent already':
    'Die E-Mail zum Zurücksetzen des Passworts ist schon unterwegs. Sieh in deinem Postfach nach.',

  service_not_found: 'Diesen Service gibt es nicht. Wähle einen aus dem Menü.',
  invalid_server: 'Diesen Server bieten wir nicht an. Wähle einen aus der Liste.',
  booster_not_found: 'Diesen Booster gibt es nicht. Wähle einen aus der Liste.',
  booster_not_available: 'Dieser Booster spielt nicht auf dem gewählten Server.',
  coach_not_found: 'Diesen Coach gibt es nicht. Wähle einen anderen.',
  coach_not_eligible: 'Dieser Coach unterrichtet dieses Spiel nicht. Wähle einen anderen.',
  custom_champions_option_is_not_available:
    'Bestimmte Champions oder Agenten kannst du hier nicht wählen. Mach ohne sie weiter.',
  duo_boost_is_not_available_for_this_service: 'Für diesen Service gibt es keinen Duo-Boost.',
  wish_missing:
    'Wähle mindestens eine Rolle, einen Champion oder einen Agenten, oder mach ohne dieses Extra weiter.',
  start_not_requested: 'Bestätige zuerst, dass du den Hinweis gelesen hast und wir sofort beginnen sollen.',
  withdrawal_not_confirmed: 'Bestätige zuerst, dass du weißt, wann dein Widerrufsrecht erlischt.',
  summoner_not_found: 'Unter diesem Namen wurde kein Spieler gefunden. Prüfe Name und Server.',
  'Valorant profile not found!': 'Valorant-Profil nicht gefunden! Prüfe die Riot-ID.',
  'LOL profile not found!': 'LoL-Profil nicht gefunden! Prüfe Name und Server.',
  quote_expired: 'Dieser Preis gilt nicht mehr. Du siehst jetzt den aktuellen.',
  quote_not_found:
    'Diesen Preislink gibt es nicht. Stell deinen Auftrag neu zusammen, um einen Preis zu bekommen.',
  mail_not_accepted:
    'Der Mailserver hat die Mail nicht angenommen. „{shell.adminOpening}“ sagt, woran es liegt.',
  prices_not_set:
    'Bestellen geht noch nicht, weil noch keine Preise veröffentlicht sind. Versuch es später noch einmal.',
  order_total_changed: 'Der Gesamtpreis hat sich geändert. Prüfe ihn und bestätige noch einmal.',
  named_booster_unavailable:
    'Der Booster, den du wolltest, kann diesen Auftrag gerade nicht spielen. Frag einen anderen oder alle.',
  link_not_opened: 'Öffne zuerst den Link aus unserer Mail in diesem Browser und komm dann hierher zurück.',
  nobody_plays_this:
    'Das spielt gerade kein Booster. Es wurde nichts abgebucht. Wähle einen anderen Server oder ein niedrigeres Ziel.',
  raffle_not_found: 'Diese Verlosung gibt es nicht. Sieh in der Liste der Verlosungen nach.',
  raffle_not_open: 'Diese Verlosung nimmt gerade keine Lose an und gibt keine zurück. Achte auf ihre Zeiten.',
  raffle_not_closed: 'Die Liste der Lose wird veröffentlicht, sobald die Verlosung geschlossen ist.',
  raffle_not_for_staff: 'Unser Team und unsere Booster nehmen an Verlosungen nicht teil.',
  raffle_needs_proven_address:
    'Bestätige zuerst deine E-Mail-Adresse: In den Einstellungen bekommst du einen Link. Als Gast legst du vorher ein Konto an.',
  raffle_needs_adult: 'Teilnehmen kannst du ab {figures.raffleAge} Jahren.',
  raffle_not_in_country: 'Wer in diesem Land wohnt, kann an dieser Verlosung nicht teilnehmen.',
  raffle_entered_already: 'Du hast in dieser Verlosung schon ein Los.',
  raffle_not_entered: 'Du hast in dieser Verlosung kein Los.',
  prize_not_yours: 'Dein Konto hat in dieser Verlosung nichts gewonnen.',
  prize_gone: 'Dieser Gewinn wartet nicht mehr. Auf der Seite steht, was daraus wurde.',
  prize_needs_address: 'Gib die Adresse ein, an die wir den Gewinn schicken.',
  raffle_slug_taken: 'Diese Adresse hat schon eine andere Verlosung. Wähle eine andere.',
  raffle_changed:
    'Jemand aus dem Team hat diese Verlosung geändert. Kopiere, was du geschrieben hast, und lade die Seite neu.',
  raffle_fixed:
    'Das lässt sich nicht mehr ändern: Es wurde schon danach teilgenommen, oder die Verlosung ist vorbei.',
  raffle_not_ready: 'Vor dem Start dieser Verlosung fehlt noch etwas. Die Seite nennt es.',
  post_not_found: 'Diesen Beitrag gibt es nicht. Sieh in der Liste der Beiträge nach.',
  post_changed:
    'Jemand aus dem Team hat das inzwischen geändert. Sieh dir an, was neu ist, und versuch es noch einmal.',
  post_archived: 'Dieser Beitrag liegt im Archiv. Hol ihn zuerst heraus.',
  post_published:
    'Dieser Beitrag war schon veröffentlicht und kann nicht gelöscht werden. Archiviere ihn stattdessen.',
  post_not_ready: 'Bevor das online gehen kann, fehlt noch etwas. Die Seite nennt es.',
  post_time_past: 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren.',
  post_too_long: 'Dieser Beitrag hat zu viele Absätze. Mach mehrere Beiträge daraus.',
  post_picture_unknown: 'Ein Bild dieses Textes gibt es nicht mehr. Lade es noch einmal hoch.',
  post_version_not_found: 'Diese Fassung gibt es nicht. Lade den Verlauf neu.',
  preview_not_found: 'Dieser Vorschaulink funktioniert nicht mehr. Bitte um einen neuen.',
  too_many_previews: 'Dieser Beitrag hat schon viele Vorschaulinks. Widerrufe zuerst einen.',
  too_many_unpaid_orders:
    'Du hast mehrere unbezahlte Aufträge. Bezahle oder storniere einen und bestell dann noch einmal.',

  coupon_not_found: 'Diesen Gutschein gibt es nicht. Prüfe die Schreibweise.',
  mail_not_found: 'Diese E-Mail gibt es nicht mehr.',
  mail_already_sent: 'Diese E-Mail wurde schon versendet.',
  coupon_exhausted: 'Dieser Gutschein ist aufgebraucht. Bestell ohne ihn oder probier einen anderen Code.',
  coupon_expired: 'Dieser Gutschein ist abgelaufen. Bestell ohne ihn oder probier einen anderen Code.',
  coupon_not_valid_yet: 'Dieser Gutschein gilt noch nicht. Komm später wieder oder bestell ohne ihn.',
  change_already_played: 'Das hat der Auftrag schon erreicht. Wähle etwas, das noch vor ihm liegt.',
  change_not_found: 'Diese Änderung wartet nicht mehr auf eine Antwort. Die Seite zeigt, was passiert ist.',
  change_not_offered: 'Dieser Teil des Auftrags lässt sich jetzt nicht ändern.',
  poke_too_early:
    'Für eine Erinnerung ist es zu früh. Die Auftragsseite zeigt, ab wann du eine schicken kannst.',
  other_booster_asked: 'Du hast schon einen anderen Booster angefragt. Unser Team antwortet bald.',
  change_open:
    'Eine Änderung dieses Auftrags wartet schon auf Antwort. Zieh sie zurück, um eine andere anzufragen.',
  coupon_used_already:
    'Du hast diesen Gutschein schon eingelöst. Bestell ohne ihn oder probier einen anderen Code.',
  coupon_not_for_this_order:
    'Dieser Gutschein gilt nicht für dieses Spiel oder diesen Service. Bestell ohne ihn oder probier einen anderen Code.',
  coupon_minimum_not_reached:
    'Dein Auftrag liegt unter dem Mindestwert dieses Gutscheins. Bestell mehr oder verzichte auf den Gutschein.',
  too_many_coupon_tries:
    'Du hast zu viele Codes eingegeben, die es nicht gibt. Versuch es morgen wieder oder bestell ohne Gutschein.',

  payment_not_found:
    'Diese Zahlung gibt es nicht. Auf der Auftragsseite siehst du, ob der Auftrag bezahlt ist.',
  payment_has_already_been_processed:
    'Dieser Auftrag ist schon bezahlt. Es wurde nicht noch einmal abgebucht.',
  payment_failed:
    'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Versuch es noch einmal oder nimm ein anderes Zahlungsmittel.',
  payment_under_way:
    'Für diesen Auftrag ist noch eine Kartenzahlung offen. Schließ sie ab oder versuch es in ein paar Minuten noch einmal.',
  order_frozen:
    'Für die Zahlung dieses Auftrags wurde eine Rückbuchung beantragt. Warte ab, wie die Bank entscheidet.',
  balance_too_low: 'Dein Guthaben reicht für diesen Auftrag nicht. Zahle stattdessen mit Karte.',
  invalid_signature: 'Die Nachricht ist nicht vom Zahlungsanbieter signiert. Sie wurde ignoriert.',

  order_not_found:
    'Diesen Auftrag gibt es nicht, oder er gehört nicht zu dir. Sieh in deiner Auftragsliste nach.',
  order_state_changed:
    'Der Auftrag hat sich inzwischen geändert. Die Seite zeigt jetzt den aktuellen Status.',
  order_credentials_not_found:
    'Im Tresor dieses Auftrags sind keine Zugangsdaten. Sie wurden noch nicht hinterlegt oder sind gelöscht.',
  session_not_held:
    'Diese Session hat noch nicht stattgefunden. Vereinbart erst einen Termin und wartet, bis sie begonnen hat.',
  session_time_changed: 'Dieser Termin steht nicht mehr zur Wahl. Die Seite zeigt den aktuellen Vorschlag.',
  session_time_past: 'Dieser Zeitpunkt ist vorbei. Schlag einen späteren vor.',
  meeting_link_invalid:
    'Gib die https-Adresse eines Raums bei Google Meet, Zoom, Microsoft Teams, Jitsi Meet oder Whereby ein, ohne Kontaktdaten im Namen.',
  session_time_taken: 'Zu dieser Zeit hat der Coach schon eine andere Session. Schlag eine andere Zeit vor.',
  slot_taken: 'Dieser Termin ist nicht mehr frei. Wähle einen anderen.',

  user_not_booster: 'Das können nur Booster. Melde dich mit einem Booster-Konto an.',
  order_not_available: 'Jemand war schneller. Der Auftrag ist nicht mehr in der Liste.',
  not_eligible_to_claim_this_league_orders:
    'Dieser Auftrag liegt über deinem höchsten Rang. Wähle einen darunter.',
  solo_order_claim_limit_reached: 'Du hast dein Limit an Solo-Aufträgen erreicht. Schließ erst einen ab.',
  duo_order_claim_limit_reached: 'Du hast dein Limit an Duo-Aufträgen erreicht. Schließ erst einen ab.',
  order_opens_later:
    'Andere Booster werden zuerst gefragt. Dieser Auftrag öffnet sich innerhalb von {figures.everyoneAsked} für alle.',
  queue_left_out:
    'Diese Warteschlange hast du abgewählt. Auf der Seite „{shell.myServices}“ nimmst du sie wieder auf.',
  order_names_other:
    'Der Kunde wünscht einen anderen Booster, deshalb kannst du diesen Auftrag gerade nicht annehmen.',
  booster_blocked_on_order:
    'Du hast diesen Auftrag zurückgegeben und kannst ihn deshalb nicht noch einmal annehmen.',
  game_not_possible:
    'Ein einzelnes Spiel kann nicht vom letzten Rang zu diesem führen. Prüfe Ergebnis, Punkte und Rang.',
  proof_needed: 'Dieses Spiel ist ungewöhnlich. Füge einen Screenshot vom Rang danach hinzu.',
  later_games_impossible:
    'Von diesem Rang aus sind die Spiele danach nicht möglich. Korrigiere zuerst das letzte, oder frag unser Team.',
  correction_too_late: 'Dieses Spiel lässt sich nicht mehr ändern. Jetzt kann nur unser Team es streichen.',
  claim_is_final:
    'Diese Annahme lässt sich nicht mehr zurücknehmen. Auf der Seite des Auftrags kannst du ihn zurückgeben.',
  decision_is_final: 'Diese Entscheidung lässt sich nicht mehr rückgängig machen.',
  assignee_changed:
    'Jemand aus dem Team hat gerade geändert, bei wem dieser Auftrag in Bearbeitung ist. Sieh noch einmal nach.',
  too_many_tags: 'Dieser Auftrag kann keine weiteren Schlagwörter haben. Entferne zuerst eines.',
  order_already_decided:
    'Jemand aus dem Team hat gerade über dieses Ergebnis entschieden. Sieh in ein paar Sekunden noch einmal nach.',
  drop_needs_proof:
    'Füge einen Screenshot vom Rang nach deinem letzten Spiel hinzu, bevor du den Auftrag zurückgibst.',
  target_not_reached:
    'Die eingetragenen Spiele erreichen das Ziel noch nicht. Trage die fehlenden Spiele ein oder reich das Ergebnis trotzdem ein.',

  bad_file_extension: 'Hochladen kannst du nur PNG-, JPEG- und WebP-Dateien. Wähle eine andere Datei.',
  no_files_uploaded: 'Füge zuerst einen Screenshot hinzu.',
  payload_too_large: 'Die Datei ist zu groß. Erlaubt sind höchstens {figures.largestPicture}.',
  too_many_pictures: 'Für diesen Auftrag ist kein weiterer Screenshot möglich. Mach ohne ihn weiter.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'Der Auftrag und damit die Beträge haben sich geändert. Prüfe sie noch einmal.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'Mit diesem Auftrag wurde kein Problem gemeldet.',
  review_not_found: 'Diese Bewertung gibt es nicht.',
  review_closed:
    'Das lässt sich nicht mehr schreiben oder ändern. Lade die Seite neu, um die Bewertung zu sehen.',
  tip_not_held:
    'Von diesem Trinkgeld ist nicht mehr so viel zurückgehalten. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  top_up_spent:
    'Von dieser Aufladung kann jetzt weniger erstattet werden. Lade die Seite neu, um zu sehen, wie viel.',
  tip_closed:
    'Für diesen Auftrag kannst du kein Trinkgeld mehr geben. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  too_many_favorites: 'Du hast schon {figures.mostFavorites} Favoriten. Entferne erst einen.',
  dispute_sums_differ: 'Die drei Beträge müssen zusammen den Preis ergeben.',
  too_many_disputes: 'Mit diesem Auftrag wurden schon zu oft Probleme gemeldet. Schreib unserem Support.',
  too_many_statements:
    'Mehr Stellungnahmen sind hier nicht möglich. Wenn etwas fehlt, schreib unserem Support.',

  coupon_already_exists: 'Einen Gutschein mit diesem Code gibt es schon. Wähle einen anderen Code.',
  coupon_in_use:
    'Dieser Gutschein wurde schon eingelöst und kann deshalb nicht gelöscht werden. Deaktiviere ihn stattdessen.',
  coupon_won:
    'Diesen Gutschein hat jemand in einer Verlosung gewonnen. Er kann weder gelöscht noch gekürzt werden, aber du kannst ihn zum Beispiel verlängern.',
  price_version_not_found: 'Diese Preisversion gibt es nicht. Wähle eine aus dem Verlauf.',
  price_version_not_scheduled:
    'Nur eine geplante Version lässt sich zurückziehen. Diese gilt schon, ist abgelöst oder wurde zurückgezogen.',
  price_date_taken:
    'Eine andere Version ist schon für später geplant. Wähle ein späteres Datum oder zieh sie zuerst zurück.',
  prices_changed_meanwhile:
    'Jemand hat inzwischen neue Preise veröffentlicht. Übernimm deine Änderungen in die neue Version und veröffentliche sie dann.',

  account_has_debt:
    'Du schuldest uns noch Geld. Begleiche es mit einer Aufladung oder schreib uns, dann kannst du dein Konto löschen.',
  account_has_money:
    'Du hast noch Geld bei uns. Lass es dir zuerst auszahlen, dann kannst du dein Konto löschen.',
  account_has_orders:
    'Du hast einen Auftrag, der noch läuft. Sobald er abgeschlossen oder storniert ist, kannst du dein Konto löschen.',
  account_has_permissions: 'Dein Konto hat noch Rechte unseres Teams. Lass sie zuerst entfernen.',
  confirmation_wrong:
    'Das ist nicht die E-Mail-Adresse deines Kontos. Gib sie genau so ein, wie sie dort steht.',
  export_not_found: 'Diesen Download gibt es nicht mehr. Bereite einen neuen vor.',

  account_needed: 'Dafür brauchst du ein Konto. Erstelle eins oder melde dich an; nichts geht verloren.',
  already_booster: 'Du bist schon Booster.',
  application_changed:
    'Diese Bewerbung wurde inzwischen geändert. Lade die Seite neu, um den neuesten Stand zu sehen.',
  services_changed:
    'Diese Seite wurde inzwischen anderswo geändert. Sieh sie durch und speichere noch einmal.',
  service_not_allowed:
    'Einen dieser Services oder Ränge hat das Team noch nicht erlaubt. Frag mit einem Screenshot danach.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Lass in jedem Spiel mindestens eine Warteschlange angekreuzt.',
  request_open: 'Deine letzte Anfrage ist noch offen. Zieh sie zurück, oder warte auf die Antwort.',
  request_answered: 'Diese Anfrage wurde schon beantwortet oder zurückgezogen.',
  request_not_found: 'Diese Anfrage haben wir nicht gefunden.',
  nothing_asked:
    'Das Team erlaubt das schon, oder es gibt es nicht. Lade die Seite neu und wähle noch einmal.',
  application_incomplete:
    'Deine Bewerbung ist noch nicht vollständig. Ergänze, was fehlt, und sende sie noch einmal.',
  application_not_found: 'Wir konnten diese Bewerbung nicht finden.',
  application_too_soon:
    'Du kannst dich erst {figures.applyAgain} nach unserer letzten Antwort wieder bewerben.',
  picture_too_small:
    'Dieser Screenshot ist zu klein, um etwas zu lesen. Lade den ganzen Bildschirm hoch, die längere Seite mit mindestens {figures.leastPictureSide} Pixeln.',

  not_found: 'Das gibt es nicht oder nicht mehr. Geh zurück oder fang auf der Startseite neu an.',
  bad_request: 'Die Anfrage war nicht lesbar. Lade die Seite neu und versuch es noch einmal.',
  method_not_allowed:
    'An diese Adresse lässt sich nichts senden. Lade die Seite neu und versuch es noch einmal.',
  range_not_satisfiable: 'Die Datei endet vor diesem Teil. Lade sie noch einmal von Anfang an herunter.',
  bad_params: 'Einige Angaben sind ungültig. Prüfe die markierten Felder.',
  idempotency_key_reused:
    'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Lade die Seite neu und versuch es noch einmal.',
  something_wrong: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.',
  internal_server_error:
    'Bei uns ist etwas schiefgelaufen. Es ist nichts verloren gegangen. Versuch es in einer Minute noch einmal.',
  server_busy: 'Gerade ist bei uns sehr viel los. Versuch es in ein paar Sekunden noch einmal.',
  too_many_requests: 'Das waren zu viele Versuche. Warte eine Minute und versuch es noch einmal.',

  chat_closed: 'Dieser Chat ist geschlossen.',
  code_in_chat:
    'Das sieht nach dem Anmeldecode aus, darum haben wir es nicht gesendet. Gib ihn oben auf der Auftragsseite ein.',
  login_code_not_found: 'Hier gibt es keinen Anmeldecode mehr. Der Booster kann erneut nach einem fragen.',
  login_code_given_already:
    'Es wurde schon ein Anmeldecode geschickt. Er muss erst geöffnet werden oder ablaufen.',
  too_many_login_codes:
    'Du hast schon viele Anmeldecodes angefordert. Versuch es in einer Stunde wieder oder schreib im Chat.',
  password_in_chat:
    'Das sieht nach einem Passwort aus, darum haben wir es nicht gesendet. Gib Zugangsdaten nur im Tresor auf der Auftragsseite ein.',
  thread_answered:
    'Inzwischen hat jemand aus dem Team geantwortet. Lies die Antwort, bevor du deine sendest.',
  thread_not_found: 'Diese Unterhaltung gibt es nicht mehr.',
  too_many_messages: 'Das war viel für einen Tag. Schreib uns morgen wieder oder schick uns eine E-Mail.',
  translation_away:
    'Der Übersetzungsdienst antwortet gerade nicht. Versuche es in ein paar Minuten noch einmal.',

  booster_has_orders: 'Dieser Booster hat noch offene Aufträge. Zieh ihn zuerst davon ab.',
  booster_needs_application: 'Diese Person hat noch keine Services. Wähle sie in der Liste der Booster aus.',
  booster_paused:
    'Unser Team hat deine Arbeit pausiert. Deine Aufträge kannst du abschließen, neue annehmen nicht.',

  second_factor_needed: 'Bestätige die Anmeldung mit deinem zweiten Faktor.',
  second_step_expired: 'Die Anmeldung hat zu lange gedauert. Melde dich noch einmal an.',
  second_factor_required:
    'Dafür braucht das Team einen zweiten Faktor. Richte ihn in deinen Profileinstellungen ein.',
  fresh_proof_needed: 'Bestätige, dass du es bist, und versuch es noch einmal.',
  code_wrong: 'Dieser Code ist falsch oder wurde schon benutzt. Gib den aktuellen ein.',
  passkey_refused:
    'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal oder nimm einen anderen Weg.',
  passkey_not_found: 'Diesen Passkey gibt es nicht mehr. Lade die Seite neu.',
  too_many_passkeys: 'Du hast schon {figures.mostPasskeys} Passkeys. Entferne zuerst einen.',
  app_already_set_up: 'Eine Authenticator-App ist schon eingerichtet. Lade die Seite neu.',
  app_not_set_up: 'Es ist keine Authenticator-App eingerichtet. Lade die Seite neu.',
  no_second_factor: 'Richte zuerst eine Authenticator-App oder einen Passkey ein.',
  holder_invalid:
    'Banken kennen nur lateinische Buchstaben. Gib den Namen so ein, wie deine Bank ihn schreibt.',
  iban_invalid:
    'Diese IBAN ist unvollständig oder enthält einen Tippfehler. Vergleiche sie mit der App deiner Bank.',
  bic_invalid: 'Das ist keine gültige BIC. Du kannst das Feld leer lassen.',
  payout_open_already:
    'Du hast schon eine offene Auszahlung. Die nächste kannst du beantragen, sobald sie überwiesen ist.',
  payout_too_small: 'Das liegt unter der Mindestauszahlung.',
  payout_exceeds_available:
    'Das ist mehr, als verfügbar ist. Lade die Seite neu, um zu sehen, was du jetzt beantragen kannst.',
  payout_details_missing: 'Füge zuerst dein Bankkonto hinzu.',
  payout_not_found: 'Diese Auszahlung gibt es nicht.',
  receipt_not_found: 'Diese Rechnung gibt es nicht.',
  payout_state_changed: 'Diese Auszahlung hat sich inzwischen geändert. Lade die Seite neu.',
  payout_under_review:
    'Anteile eines dieser Booster werden noch geprüft. Sieh dir zuerst die Aufträge an oder lass ihn weg.',
  chargeback_not_found: 'Zu diesem Auftrag fragt keine Bank an.',
  customer_banned: 'Dieser Kunde ist gesperrt. Hebe zuerst die Sperre auf.',
  payout_not_ready:
    'Eine dieser Auszahlungen geht an neue Bankdaten und kann noch nicht überwiesen werden. Nimm sie aus der Auswahl.',
  second_person_needed:
    'Diesen Stapel muss jemand anderes freigeben, der ihn nicht erstellt hat und daraus kein Geld bekommt.',
  own_affair:
    'Das kannst du nicht selbst entscheiden, weil du es vorgeschlagen hast oder es dich betrifft. Jemand anderes aus dem Team kann es.',
  proposal_not_found: 'Diesen Vorschlag gibt es nicht.',
  proposal_decided: 'Über diesen Vorschlag ist schon entschieden.',
  share_cannot_rise: 'Der Anteil dieses Auftrags kann nicht steigen: Seine Preisversion sieht das nicht vor.',
  share_not_higher: 'Der Anteil ist schon so hoch. Gib mehr ein.',
  share_too_high: 'Dem Shop bliebe von diesem Auftrag zu wenig. Gib weniger ein.',
  proposal_waits_already:
    'Dasselbe wartet schon auf eine zweite Person. Zuerst muss über diesen Vorschlag entschieden werden.',
  payout_too_old:
    'Diese Auszahlung wurde vor mehr als {figures.payoutReturnDays} Bankarbeitstagen gesendet und kann nicht mehr zurückgenommen werden.',
  debt_changed: 'Die Schuld ist inzwischen kleiner. Prüfe den Betrag noch einmal.',
  balance_changed: 'Auf dem Guthaben ist inzwischen weniger. Prüfe den Betrag noch einmal.',
  payout_account_not_set:
    'Es ist kein Konto zum Überweisen eingerichtet. Setze PAYOUT_IBAN oder nimm die CSV-Datei.',

  shop_not_open: 'Der Shop ist noch nicht geöffnet. Komm nach der Eröffnung wieder.',
  shop_not_ready: 'Der Shop kann noch nicht öffnen, weil etwas Nötiges fehlt. Prüfe die Liste noch einmal.',
  checks_changed: 'Inzwischen ist noch etwas nicht bereit. Lies die Liste noch einmal, bevor du öffnest.',
  test_mode_needed:
    'Vor der Eröffnung gibt es nur Testaufträge, und der Zahlungsschlüssel dieses Shops nimmt echtes Geld an. Nimm zum Ausprobieren einen Testschlüssel des Zahlungsanbieters.',

  view_not_found: 'Diese Ansicht gibt es nicht mehr, oder sie wird nicht mehr geteilt.',
  view_changed:
    'Jemand anders hat diese Ansicht inzwischen geändert. Lade die Seite neu und sieh sie dir zuerst an.',
  too_many_views: 'Für eine weitere Ansicht ist kein Platz. Lösche eine, die niemand braucht.',

  too_many_orders: 'Das sind zu viele Aufträge auf einmal. Grenze die Liste zuerst ein.',
  bulk_changed:
    'An diesen Aufträgen hat sich inzwischen etwas geändert, deshalb ist nichts passiert. Lies die neuen Zahlen und entscheide noch einmal.',
  bulk_not_found: 'Diese Aktion gibt es nicht. Jemand anders hat sie begonnen oder niemand.',
  decision_needs_reason:
    'Das Protokoll dieses Ergebnisses weckt Zweifel, deshalb braucht die Bestätigung einen Grund. Öffne den Auftrag.',
  decision_undone: 'Du hast diese Entscheidung zurückgenommen.',
  order_was_played:
    'An diesem Auftrag wurde schon gespielt, deshalb hängt die Erstattung vom Fortschritt ab. Öffne den Auftrag.',
} satisfies TranslationOf<typeof errors, 'de'>
