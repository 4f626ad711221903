import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hallo {username},',

  why_account:
    'Du bekommst diese E-Mail, weil es um den Zugang zu einem Konto bei {site} mit dieser Adresse geht.',
  why_order: 'Du bekommst diese E-Mail, weil mit dieser Adresse der Auftrag PK-{number} erteilt wurde.',
  why_running: 'Du bekommst diese E-Mail, weil dein Auftrag PK-{number} läuft.',
  why_work: 'Du bekommst diese E-Mail, weil du mit {site} arbeitest.',
  why_message: 'Du bekommst diese E-Mail, weil du {site} geschrieben hast.',
  why_application: 'Du bekommst diese E-Mail, weil du dich bei {site} als Booster beworben hast.',
  why_inbox: 'Diese E-Mail kommt an, weil das die Support-Adresse von {site} ist.',
  always: 'Sie ist notwendig und lässt sich deshalb nicht abstellen.',
  never_ask: 'Wir fragen dich nie per E-Mail nach deinem Passwort.',
  turn_off: 'Solche E-Mails abstellen',
  choose: 'E-Mails auswählen',
  help: 'Hilfe',
  hidden: 'Adresse verborgen',

  order_paid_subject: 'Dein Auftrag PK-{number} ist bezahlt',
  order_paid_heading: 'Dein Auftrag ist bezahlt',
  order_paid_body:
    'Wir haben {total} für {what} erhalten.\n\nAlle passenden Booster wissen Bescheid. Sobald einer annimmt, schreiben wir dir.',
  order_paid_button: 'Auftrag ansehen',

  order_paid_login_subject: 'Bezahlt: Hinterlege jetzt deine Zugangsdaten für Auftrag PK-{number}',
  order_paid_login_heading: 'Bezahlt. Jetzt fehlen deine Zugangsdaten',
  order_paid_login_body:
    'Wir haben {total} für {what} erhalten.\n\nHinterlege jetzt die Zugangsdaten deines Accounts für {game}. Danach suchen wir einen Booster.',
  order_paid_login_button: 'Zugang hinterlegen',

  coaching_paid_subject: 'Dein Coaching-Auftrag PK-{number} ist bezahlt',
  coaching_paid_heading: 'Dein Coaching ist bezahlt',
  coaching_paid_body:
    'Wir haben {total} für {what} erhalten.\n\nDein Coach ist gefragt und hat {figures.coachAnswer} Zeit für eine Antwort. Antwortet er nicht, bekommst du dein Geld zurück.',
  coaching_paid_button: 'Auftrag ansehen',

  amounts_title: 'Was du bezahlt hast',
  receipt_where: 'Deine Rechnung findest du als PDF auf der Seite deines Auftrags.',
  credit_note_where: 'Die Gutschrift zu dieser Erstattung findest du als PDF auf der Seite deines Auftrags.',
  change_title: 'Falls sich etwas ändert',
  change_text:
    'Bis ein Booster anfängt, kannst du stornieren und bekommst alles zurück: {total}. Danach bekommst du zurück, was noch nicht gespielt ist. Den Betrag zeigt dir jederzeit die Auftragsseite.',
  path_booster: 'Booster wird gesucht',
  path_now: 'Jetzt',

  safe_title: 'So schützen wir deine Zugangsdaten',
  safe_who: 'Sie sind verschlüsselt. Nur dein Booster sieht sie, und nur solange er spielt.',
  safe_seen: 'Die Auftragsseite zeigt dir jedes Mal, wenn ihn jemand angesehen hat.',
  safe_change: 'Du kannst ihn jederzeit ändern oder löschen. Endet der Auftrag, löschen wir ihn.',

  login_needed_subject: 'Auftrag PK-{number} wartet auf deine Zugangsdaten',
  login_needed_heading: 'Nur noch ein Schritt: deine Zugangsdaten',
  login_needed_body:
    'Deine Zahlung von {total} ist da, aber wir können noch keinen Booster suchen.\n\nHinterlege die Zugangsdaten deines Accounts für {game}, dann legen wir sofort los.',
  login_needed_button: 'Zugang hinterlegen',

  order_for_you_subject: 'Dein Auftrag PK-{number} kann bezahlt werden',
  order_for_you_heading: 'Dein Auftrag steht bereit',
  order_for_you_body:
    'Wie mit unserem Team besprochen, haben wir {what} für {total} vorbereitet.\n\nSieh ihn dir an und bezahle, wenn alles stimmt. Bis dahin kostet er dich nichts.',
  order_for_you_button: 'Auftrag ansehen',
  order_unpaid_subject: 'Dein Auftrag PK-{number} wartet auf die Zahlung',
  order_unpaid_heading: 'Dein Auftrag ist noch nicht bezahlt',
  order_unpaid_body: 'Du hast {what} für {total} bestellt. Diesen Preis halten wir für dich.',
  order_unpaid_button: 'Auftrag bezahlen',
  until: 'Du hast Zeit bis {time} ({zone})',
  order_unpaid_until: 'Danach wird der Auftrag automatisch storniert und kostet dich nichts.',

  booster_found_subject: 'Ein Booster hat deinen Auftrag PK-{number} angenommen',
  booster_found_heading: 'Dein Booster ist da',
  booster_found_body:
    '{booster} hat deinen Auftrag angenommen und fängt bald an: {what}.\n\nAuf der Auftragsseite kannst du jedes Spiel verfolgen und deinem Booster schreiben.',
  booster_found_button: 'Auftrag verfolgen',

  progress_digest_subject: {
    one: 'Auftrag PK-{number}: heute {count} Spiel',
    other: 'Auftrag PK-{number}: heute {count} Spiele',
  },
  progress_digest_heading: 'Der Fortschritt von heute',
  progress_digest_body: 'Dein Booster hat gespielt: {what}. Das sind die Spiele seit unserer letzten E-Mail.',
  progress_digest_button: 'Alle Spiele ansehen',
  fact_done: 'Geschafft',
  fact_games: 'Spiele bisher',
  fact_rank: 'Rang jetzt',

  order_finished_subject: 'Bitte prüfe Auftrag PK-{number}',
  order_finished_heading: 'Bitte prüfe das Ergebnis',
  order_finished_body:
    '{booster} hat das Ergebnis mit Nachweis eingereicht: {what}.\n\nSieh dir den Nachweis und dein Konto an. Stimmt alles, bestätige das Ergebnis auf der Auftragsseite.',
  order_finished_button: 'Ergebnis prüfen',
  order_finished_until:
    'Hören wir nichts von dir, gilt das Ergebnis als bestätigt, und dein Booster wird bezahlt.',
  keep_cashback:
    'Erstelle vor dem Bestätigen auf der Auftragsseite ein Konto: Dann kommen {amount} auf dein Guthaben zurück.',
  wrong_title: 'Stimmt etwas nicht?',
  wrong_text:
    'Melde es auf der Auftragsseite. Dann läuft die Frist nicht weiter, und unser Team sieht es sich an.',

  order_refunded_subject: 'Deine Erstattung von {amount} für Auftrag PK-{number}',
  order_refunded_heading: 'Deine Erstattung ist unterwegs',
  order_refunded_body:
    'Auftrag PK-{number} ist storniert. Von {total}, die du bezahlt hast, bekommst du {amount} zurück.',
  order_refunded_button: 'Erstattung ansehen',
  fact_amount: '{names.amount}',
  fact_to: 'Geht an',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'Dein Zahlungsmittel',
  fact_when: 'Geldeingang',
  fact_when_balance: 'Sofort',
  fact_when_method: 'Innerhalb von {figures.bankRefund.dat}',
  fact_before: 'Schon erstattet',

  order_cancelled_subject: 'Dein Auftrag PK-{number} ist storniert',
  order_cancelled_heading: 'Dein Auftrag ist storniert',
  order_cancelled_body:
    'Auftrag PK-{number} ist storniert: {what}. Du schuldest nichts, und es wird nicht weitergespielt.',
  order_cancelled_button: 'Ansehen, was geschehen ist',

  coach_asked_subject: 'Ein Kunde hat dich gebucht: Auftrag PK-{number}',
  coach_asked_heading: 'Ein Kunde hat dich gebucht',
  coach_asked_body:
    'Auftrag PK-{number} ist für dich: {what}.\n\nIn deiner Auftragsliste kannst du ihn annehmen oder ablehnen.',
  coach_asked_button: 'Buchung beantworten',
  coach_asked_slot: 'Die Session ist gebucht für {time} ({zone}).',
  coach_asked_until:
    'Antwortest du nicht, wird der Auftrag storniert, und der Kunde bekommt sein Geld zurück.',
  named_asked_subject: 'Ein Kunde wünscht sich dich: Auftrag PK-{number}',
  named_asked_heading: 'Ein Kunde wünscht sich dich',
  named_asked_body:
    'Auftrag PK-{number} ist vorerst nur für dich da: {what}.\n\nNimm ihn in deiner Auftragsliste an oder lehn ihn ab.',
  named_asked_button: 'Anfrage beantworten',
  named_asked_until: 'Danach ist der Auftrag nicht mehr nur für dich da.',

  coach_accepted_subject: 'Dein Coach hat Auftrag PK-{number} angenommen',
  coach_accepted_heading: 'Dein Coach hat zugesagt',
  coach_accepted_body:
    'Dein Coach hat zugesagt: {what}.\n\nHast du einen Termin gewählt, steht er fest. Wenn nicht, schlag einen vor, der dir passt, oder nimm den Vorschlag deines Coachs an.',
  coach_accepted_button: 'Session ansehen',
  session_soon_subject: 'Deine Session beginnt bald: Auftrag PK-{number}',
  session_soon_heading: 'Deine Session beginnt bald',
  session_soon_body:
    '{what}: Die nächste Session steht an.\n\nWenn du nicht kannst, schreib es in den Chat des Auftrags und schlag einen anderen Termin vor.',
  session_soon_button: 'Session ansehen',
  session_soon_at: 'Beginn: {time} ({zone}).',
  session_soon_place: 'Wo',
  coach_declined_subject: 'Dein Coach hat Auftrag PK-{number} abgelehnt',
  coach_declined_heading: 'Dein Coach hat abgesagt',
  coach_declined_body:
    'Du musst nichts tun: {total} gehen automatisch an dich zurück.\n\nWillst du dein Geld sofort zurück, storniere den Auftrag auf seiner Seite.',
  coach_declined_button: 'Auftrag stornieren',

  change_asked_subject: 'Ein Kunde möchte Auftrag PK-{number} ändern',
  change_asked_heading: 'Änderung angefragt',
  change_asked_body:
    'Der Kunde möchte diesen Auftrag ändern: {what}.\n\nDie Seite des Auftrags zeigt, was daraus würde und was du verdienen würdest. Dort kannst du die Änderung annehmen oder ablehnen.',
  change_asked_button: 'Änderung beantworten',
  change_asked_until: 'Antwortest du nicht, bleibt der Auftrag, wie er ist.',
  change_prepared_subject: 'Der Support hat eine Änderung von Auftrag PK-{number} für dich vorbereitet',
  change_prepared_heading: 'Eine Änderung liegt für dich bereit',
  change_prepared_body:
    'Dein Auftrag ist jetzt: {what}.\n\nSeine Seite zeigt, was der Support ändern würde und was das kostet oder zurückbringt. Ohne deine Zustimmung dort ändert sich nichts, und nichts wird abgebucht.',
  change_prepared_button: 'Änderung ansehen',
  change_prepared_until: 'Tust du nichts, bleibt der Auftrag, wie er ist.',
  change_accepted_subject: '{booster} hat deine Änderung von Auftrag PK-{number} angenommen',
  change_accepted_heading: 'Auftrag geändert',
  change_accepted_body:
    'Dein Auftrag läuft geändert weiter: {what}. Er kostet jetzt insgesamt {total}.\n\nDie Seite des Auftrags zeigt den neuen Preis Zeile für Zeile.',
  change_accepted_button: 'Auftrag ansehen',
  change_declined_subject: '{booster} hat deine Änderung von Auftrag PK-{number} abgelehnt',
  change_declined_heading: 'Änderung abgelehnt',
  change_declined_body:
    'Dein Auftrag bleibt, wie er ist: {what}. Hast du für die Änderung bezahlt, geht das Geld auf demselben Weg an dich zurück. Spielt ein anderer Booster den Rest, bezahlt es dessen Auftrag.\n\nDen Grund findest du auf der Seite des Auftrags.',
  change_declined_button: 'Auftrag ansehen',
  change_expired_subject: '{booster} hat auf deine Änderung von Auftrag PK-{number} nicht geantwortet',
  change_expired_heading: 'Änderung nicht beantwortet',
  change_expired_body:
    'Dein Auftrag bleibt, wie er ist: {what}. Hast du für die Änderung bezahlt, geht das Geld auf demselben Weg an dich zurück. Spielt ein anderer Booster den Rest, bezahlt es dessen Auftrag.\n\nAuf der Seite des Auftrags kannst du erneut um eine Änderung bitten.',
  change_expired_button: 'Auftrag ansehen',
  booster_poked_subject: 'Auftrag PK-{number}: Der Kunde wartet auf eine Nachricht von dir',
  booster_poked_heading: 'Der Kunde wartet',
  booster_poked_body:
    'Trage ein Spiel ein oder schreib dem Kunden auf der Auftragsseite. Kannst du nicht weitermachen, gib den Auftrag dort zurück: Die eingetragenen Spiele werden dir bezahlt.\n\nDer Auftrag: {what}.',
  booster_poked_button: 'Zum Auftrag',
  booster_reminded_subject: 'Bitte melde dich heute zu Auftrag PK-{number}',
  booster_reminded_heading: 'Bitte melde dich zum Auftrag',
  booster_reminded_body:
    'Seit {figures.silenceReminder} gibt es kein Spiel und keine Nachricht von dir: {what}.\n\nNach {figures.silence} kann der Kunde einen anderen Booster wählen. Kannst du nicht weitermachen, gib den Auftrag zurück: Die eingetragenen Spiele werden dir bezahlt.',
  booster_reminded_button: 'Zum Auftrag',
  tip_returned_subject: 'Auftrag PK-{number}: Wir erstatten dir {amount} Trinkgeld',
  tip_returned_heading: 'Trinkgeld erstattet',
  tip_returned_body: 'Du bekommst {amount} deines Trinkgelds für diesen Auftrag zurück: {what}.',
  tip_returned_button: 'Erstattung ansehen',
  tip_given_subject: 'Auftrag PK-{number}: {amount} Trinkgeld',
  tip_given_heading: 'Du hast Trinkgeld bekommen',
  tip_given_body:
    'Dein Kunde gibt dir {amount} Trinkgeld für {what}. Es gehört ganz dir.\n\nIn {figures.hold.dat} kannst du es dir auszahlen lassen.',
  tip_given_button: 'Zum Auftrag',
  order_held_subject: 'Auftrag PK-{number} ist angehalten: {booster} antwortet nicht',
  order_held_heading: 'Warten oder Booster wechseln?',
  order_held_body:
    '{booster} hat seit {figures.silence} kein Spiel eingetragen und nichts geschrieben: {what}.\n\nAuf der Auftragsseite kannst du warten oder einen anderen Booster dort weitermachen lassen, wo die Spielliste endet. Das kostet dich nichts extra.',
  order_held_button: 'Auftrag ansehen',
  start_missed_subject: 'Noch kein Booster für Auftrag PK-{number}: warten oder Geld zurück',
  start_missed_heading: 'Noch kein Booster gefunden',
  start_missed_body:
    'Wir hatten zugesagt, dass dein Auftrag jetzt begonnen hat: {what}. Noch hat ihn kein Booster angenommen. Das tut uns leid.\n\nAuf der Auftragsseite bekommst du mit einem Klick dein Geld zurück. Wenn du lieber wartest, musst du nichts tun.',
  start_missed_button: 'Auftrag ansehen',
  nobody_plays_subject: 'Kein Booster mehr für Auftrag PK-{number}: Geld zurück',
  nobody_plays_heading: 'Deinen Auftrag spielt gerade kein Booster',
  nobody_plays_body:
    'Die Booster, die {what} gespielt haben, sind nicht mehr dabei oder machen Pause. Das tut uns leid.\n\nAuf der Auftragsseite bekommst du mit einem Klick dein Geld zurück. Wenn du lieber auf einen anderen Booster wartest, musst du nichts tun.',
  nobody_plays_button: 'Auftrag ansehen',
  check_waits_subject: 'Auftrag PK-{number}: Dein Ergebnis wartet auf dich',
  check_waits_heading: 'Dein Ergebnis wartet auf dich',
  check_waits_body:
    '{booster} hat das Ergebnis eingereicht: {what}.\n\nSieh dir den Nachweis und dein Konto an. Stimmt alles, bestätige das Ergebnis auf der Auftragsseite; wenn nicht, melde das Problem dort.',
  check_waits_button: 'Ergebnis prüfen',
  coaching_finished_subject: 'Dein Coach ist mit Auftrag PK-{number} fertig',
  coaching_finished_heading: 'Alle Stunden sind gegeben',
  coaching_finished_body:
    'Dein Coach hat die letzten Stunden eingetragen und Notizen für dich geschrieben: {what}.\n\nLies sie und bestätige die Stunden auf der Auftragsseite.',

  data_ready_subject: 'Deine Daten von {site} stehen zum Download bereit',
  data_ready_heading: 'Deine Daten sind bereit',
  data_ready_body:
    'Die Kopie deiner Daten, die du angefordert hast, ist fertig. Du kannst sie {figures.dataExport} lang in deinen Profileinstellungen herunterladen; danach löschen wir sie.\n\nWenn du sie nicht angefordert hast, ändere dein Passwort und melde die Geräte ab, die du nicht kennst.',
  data_ready_button: 'Profileinstellungen öffnen',

  account_deleted_subject: 'Dein Konto bei {site} ist gelöscht',
  account_deleted_heading: 'Dein Konto ist gelöscht',
  account_deleted_body:
    'Wir haben dein Konto gelöscht: deinen Namen, deine E-Mail-Adresse, deine Nachrichten, Bilder und Anmeldungen. Rechnungen bleiben so lange, wie das Gesetz es verlangt, ohne deinen Namen und deine Adresse.\n\nDas ist unsere letzte E-Mail an diese Adresse. Danke, dass du mit uns gespielt hast.',
  account_deleted_button: '{site} besuchen',

  data_archive:
    'Das ist eine Kopie von allem, was {site} über dich gespeichert hat.\n\nIm Ordner „json“ steht alles für Programme, im Ordner „csv“ dasselbe für Tabellen, und im Ordner „pictures“ sind die Bilder deiner Aufträge, Bewerbungen und Nachrichten.\n\nZeiten sind in UTC angegeben, Beträge in Cent. Passwörter, Tokens und Zugangsdaten von Spielkonten fehlen, ebenso alles, was andere Personen betrifft. Unsere E-Mails an dich sind enthalten, wenn du deine Adresse bestätigt hast.',

  account_banned_subject: 'Dein Konto bei {site} ist gesperrt',
  account_banned_heading: 'Dein Konto ist gesperrt',
  account_banned_body:
    'Unser Team hat dein Konto gesperrt. {reason}\n\n{until} Deine Aufträge und dein Guthaben bleiben, wie sie sind. Wenn du das für einen Fehler hältst, schreib uns.',
  account_banned_button: 'Schreib unserem Team',

  account_unbanned_subject: 'Dein Konto bei {site} ist wieder frei',
  account_unbanned_heading: 'Dein Konto ist wieder frei',
  account_unbanned_body:
    'Die Sperre deines Kontos ist aufgehoben. Du kannst dich anmelden und es wieder benutzen.',
  account_unbanned_button: 'Zu deinem Dashboard',

  sessions_ended_subject: 'Du wurdest bei {site} überall abgemeldet',
  sessions_ended_heading: 'Du wurdest überall abgemeldet',
  sessions_ended_body:
    'Unser Team hat alle Anmeldungen deines Kontos beendet, deshalb ist jedes Gerät abgemeldet. Melde dich neu an, um weiterzumachen.',
  sessions_ended_button: 'Anmelden',
  session_ended_subject: 'Du wurdest bei {site} auf einem Gerät abgemeldet',
  session_ended_heading: 'Du wurdest auf einem Gerät abgemeldet',
  session_ended_body:
    'Unser Team hat dich in {browser} auf {system} abgemeldet. Auf deinen anderen Geräten bleibst du angemeldet.\n\nDu kannst dich dort jederzeit neu anmelden.',
  session_ended_button: 'Anmelden',

  permissions_changed_subject: 'Deine Rechte bei {site} haben sich geändert',
  permissions_changed_heading: 'Deine Rechte haben sich geändert',
  permissions_changed_body:
    'Unser Team hat geändert, was dein Konto darf. Du hast jetzt diese Rechte: {permissions}.',
  permissions_changed_button: 'Zu deinem Dashboard',
  permissions_removed_subject: 'Deine Rechte bei {site} haben sich geändert',
  permissions_removed_heading: 'Deine Rechte wurden entfernt',
  permissions_removed_body:
    'Unser Team hat deinem Konto die Rechte entzogen. Das Konto, deine Aufträge und dein Guthaben bleiben, wie sie sind.',
  permissions_removed_button: 'Zu deinem Dashboard',

  passkey_added_subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
  passkey_added_heading: 'Neuer Passkey',
  passkey_added_body:
    'Ein neuer Passkey kann sich in deinem Konto anmelden. Warst du das nicht, entferne ihn und ändere dein Passwort.',
  passkey_added_button: 'Einstellungen prüfen',
  passkey_removed_subject: 'Aus deinem Konto wurde ein Passkey entfernt',
  passkey_removed_heading: 'Passkey entfernt',
  passkey_removed_body:
    'Einer deiner Passkeys kann sich nicht mehr in deinem Konto anmelden. Warst du das nicht, ändere dein Passwort und prüfe deine Geräte.',
  passkey_removed_button: 'Einstellungen prüfen',
  app_set_up_subject: 'Eine Authenticator-App schützt jetzt dein Konto',
  app_set_up_heading: 'Authenticator-App eingerichtet',
  app_set_up_body:
    'Ab jetzt gehört zur Anmeldung auch ein Code aus deiner App. Warst du das nicht, schreib sofort unserem Support.',
  app_set_up_button: 'Einstellungen prüfen',
  app_removed_subject: 'Die Authenticator-App wurde aus deinem Konto entfernt',
  app_removed_heading: 'Authenticator-App entfernt',
  app_removed_body:
    'Die Anmeldung braucht keinen Code aus deiner App mehr. Warst du das nicht, ändere dein Passwort und richte die App neu ein.',
  app_removed_button: 'Einstellungen prüfen',
  recovery_code_used_subject: 'Ein Wiederherstellungscode deines Kontos wurde benutzt',
  recovery_code_used_heading: 'Wiederherstellungscode benutzt',
  recovery_code_used_body:
    'Einer deiner Wiederherstellungscodes wurde gerade benutzt und gilt nicht noch einmal. Warst du das nicht, ändere dein Passwort und erstelle neue Codes.',
  recovery_code_used_button: 'Einstellungen prüfen',
  new_recovery_codes_subject: 'Dein Konto hat neue Wiederherstellungscodes',
  new_recovery_codes_heading: 'Neue Wiederherstellungscodes',
  new_recovery_codes_body:
    'Deine früheren Wiederherstellungscodes gelten nicht mehr. Warst du das nicht, ändere dein Passwort und erstelle neue Codes.',
  new_recovery_codes_button: 'Einstellungen prüfen',
  provider_connected_subject: 'Du kannst dich jetzt mit {provider} anmelden',
  provider_connected_heading: 'Anmeldung verbunden',
  provider_connected_body:
    'Dein {provider}-Konto wurde verbunden, du kannst dich damit bei {site} anmelden. Warst du das nicht, trenne es und ändere dein Passwort.',
  provider_connected_button: 'Einstellungen prüfen',
  provider_removed_subject: 'Du kannst dich nicht mehr mit {provider} anmelden',
  provider_removed_heading: 'Anmeldung getrennt',
  provider_removed_body:
    'Dein {provider}-Konto wurde getrennt und meldet dich nicht mehr bei {site} an. Warst du das nicht, ändere dein Passwort und prüfe deine Geräte.',
  provider_removed_button: 'Einstellungen prüfen',

  work_begins_subject: 'Du bist jetzt Booster bei {site}',
  work_begins_heading: 'Willkommen im Team',
  work_begins_body:
    'Unser Team hat dich als Booster freigeschaltet. Du kannst jeden Auftrag annehmen, der zu deinen Services und höchsten Rängen passt.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'Deine Services oder Grenzen wurden geändert',
  work_changed_heading: 'Neue Services oder Grenzen',
  work_changed_body:
    'Unser Team hat geändert, welche Aufträge du annehmen kannst. Aufträge, die du schon hast, bleiben deine.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'Deine Arbeit als Booster ist pausiert',
  work_paused_heading: 'Vorerst keine neuen Aufträge',
  work_paused_body:
    'Unser Team hat deine Arbeit pausiert, deshalb kannst du keine neuen Aufträge annehmen. Spiel deine laufenden Aufträge wie geplant zu Ende. Weißt du nicht, warum? Schreib unserem Support.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'Du kannst wieder Aufträge annehmen',
  work_resumed_heading: 'Die Pause ist vorbei',
  work_resumed_body:
    'Unser Team hat die Pause beendet. In der Auftragsliste warten Aufträge, die zu deinen Services passen.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'Testmail von {site}',
  test_mail_heading: 'Diese Mail ist angekommen',
  test_mail_body: 'Sie zeigt, dass der Versand von {site} funktioniert. Mails an Kunden gehen denselben Weg.',
  test_mail_button: 'Zurück zur Prüfung',
  staff_invited_subject: 'Du bist ins Team von {site} eingeladen',
  staff_invited_heading: 'Du bist ins Team eingeladen',
  staff_invited_body:
    'Du bist eingeladen, bei {site} mitzuarbeiten, mit diesen Rechten: {permissions}. Der Link funktioniert einmal, bis {time} ({zone}).\n\nWenn du das nicht erwartet hast, ignoriere diese Mail. Ohne den Link passiert nichts.',
  staff_invited_button: 'Einladung öffnen',

  welcome_subject: 'Willkommen bei {site}: Bestätige deine Adresse',
  welcome_heading: 'Willkommen! Ist das deine Adresse?',
  welcome_body:
    'Du hast mit dieser E-Mail-Adresse ein Konto angelegt. Bestätige, dass sie dir gehört: Dann kommst nur du wieder hinein, und du kannst frühere Aufträge, die du als Gast aufgegeben hast, in dein Konto aufnehmen. Der Link gilt einmal und nicht länger als {figures.verifyLink}.\n\nDu hast dieses Konto nicht angelegt? Dann bestätige nichts. In dein Postfach kommt damit niemand.',
  welcome_button: 'Adresse bestätigen',

  reset_password_subject: 'Setze dein Passwort bei {site} zurück',
  reset_password_heading: 'Zeit für ein neues Passwort',
  reset_password_body:
    'Jemand hat für dein Konto ein neues Passwort angefordert. Warst du das, leg jetzt eins fest. Der Link gilt einmal und nicht länger als {figures.resetLink}; überall sonst wirst du abgemeldet.\n\nWarst du das nicht, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.',
  reset_password_button: 'Neues Passwort setzen',

  open_order_subject: 'Zurück zu deinem Auftrag PK-{number}',
  open_order_heading: 'Dein Auftrag, ohne Passwort',
  open_order_body:
    'Jemand hat einen Link zu Aufträgen mit dieser Adresse angefordert. Der Knopf öffnet Auftrag PK-{number}. Er gilt einmal und nicht länger als {figures.orderLink}.\n\nWarst du das nicht, ignoriere diese Mail. Ohne den Link kann niemand deinen Auftrag öffnen.',
  open_order_button: 'Auftrag öffnen',

  have_account_subject: 'Deine Aufträge sind in deinem Konto bei {site}',
  have_account_heading: 'Du hast schon ein Konto',
  have_account_body:
    'Jemand hat einen Link zu Aufträgen mit dieser Adresse angefordert. Zu der Adresse gibt es ein Konto: Melde dich an, um deine Aufträge zu sehen. Falls du dein Passwort vergessen hast, kannst du es dort zurücksetzen.',
  have_account_button: 'Jetzt anmelden',

  password_changed_subject: 'Dein Passwort bei {site} wurde geändert',
  password_changed_heading: 'Dein Passwort wurde geändert',
  password_changed_body:
    'Das Passwort deines Kontos wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.\n\nWarst du das nicht, setze dein Passwort sofort zurück: bei der Anmeldung über „Passwort vergessen?“.',
  password_changed_button: 'Konto prüfen',

  change_email_old_subject: 'Jemand möchte deine E-Mail-Adresse ändern',
  change_email_old_heading: 'Änderung deiner E-Mail-Adresse',
  change_email_old_body:
    'Warst du das nicht, stimme nicht zu und ändere sofort dein Passwort.\n\nDein Konto würde {email} statt dieser Adresse verwenden. Solange du hier nicht zustimmst, ändert sich nichts. Der Link gilt einmal und nicht länger als {figures.changeLink}.',
  change_email_old_button: 'Änderung prüfen',
  change_email_new_subject: 'Bestätige diese Adresse für {site}',
  change_email_new_heading: 'Bestätige deine neue Adresse',
  change_email_new_body:
    'Diese Adresse, {email}, soll zu einem Konto bei {site} gehören. Ist es dein Konto, bestätige sie. Der Link gilt einmal und nicht länger als {figures.changeLink}.\n\nWeißt du nichts davon, ignoriere diese Mail.',
  change_email_new_button: 'Diese bestätigen',

  email_changed_subject: 'Deine Adresse bei {site} wurde geändert',
  email_changed_heading: 'Deine E-Mail-Adresse wurde geändert',
  email_changed_body:
    'Dein Konto verwendet jetzt {email}. Unsere Mails gehen von nun an dorthin.\n\nWarst du das nicht, schreib uns sofort, damit du dein Konto zurückbekommst.',
  email_changed_button: 'Support kontaktieren',
  coaching_finished_button: 'Notizen lesen',
  coaching_finished_until:
    'Hören wir nichts von dir, gelten die Stunden als angenommen, und dein Coach wird bezahlt.',

  order_messages_unread_subject: 'Neue Nachrichten zum Auftrag PK-{number}',
  order_messages_unread_heading: 'Du hast ungelesene Nachrichten',
  order_messages_unread_body: 'Das wurde dir im Chat zum Auftrag PK-{number} geschrieben.',
  order_messages_unread_button: 'Chat öffnen',
  login_code_needed_subject: '{booster} braucht einen Anmeldecode für Auftrag PK-{number}',
  login_code_needed_heading: 'Dein Booster braucht einen Anmeldecode',
  login_code_needed_body:
    'Das Spiel hat dir einen Code geschickt. Gib ihn auf der Auftragsseite ein und nur dort: nie im Chat, per E-Mail oder am Telefon. Zeit: {figures.loginCode}.',
  login_code_needed_button: 'Code eingeben',
  chat_unread_subject: 'Der Support hat dir im Chat geantwortet',
  chat_unread_heading: 'Der Support hat dir geantwortet',
  chat_unread_body: 'Du hast uns im Chat etwas gefragt. Das hast du verpasst.',
  chat_unread_button: 'Chat fortsetzen',
  chat_unread_where: 'Öffne ihn in dem Browser, in dem du gechattet hast.',

  contact_receipt_subject: 'Deine Nachricht {thread} ist da',
  contact_receipt_heading: 'Deine Nachricht ist da',
  contact_receipt_body:
    'Danke, dass du uns schreibst. Unser Team liest deine Nachricht und antwortet per E-Mail.\n\nDu hast uns gar nicht geschrieben? Dann hat jemand versehentlich deine Adresse eingegeben, und du kannst diese E-Mail ignorieren.',
  contact_receipt_button: 'Noch einmal schreiben',
  support_answer_subject: 'Unsere Antwort auf deine Nachricht {thread}',
  support_answer_heading: 'Unsere Antwort',
  support_answer_body: 'Du hast uns geschrieben. Das antwortet dir unser Support.',
  support_answer_button: 'Noch einmal schreiben',
  support_answer_reply: 'Du kannst auch an {email} schreiben.',

  withdrawal_receipt_subject: 'Eingangsbestätigung deines Widerrufs: Auftrag PK-{number}',
  withdrawal_receipt_heading: 'Dein Widerruf ist eingegangen',
  withdrawal_receipt_body: 'Dein Widerruf ist eingegangen, am {time} ({zone}). Das hast du erklärt.',
  withdrawal_receipt_button: 'Nach dem Widerruf fragen',
  withdrawal_declaration: 'Hiermit widerrufe ich den Vertrag über den Auftrag PK-{number}.',
  withdrawal_from: 'Von {name} <{email}>',
  withdrawal_keep: 'Bewahr diese E-Mail als Nachweis auf.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'Eine Nachricht vom Kontaktformular',
  support_letter_body: 'Von {name} <{email}>',
  support_letter_button: 'Posteingang öffnen',

  application_sent_subject: 'Deine Bewerbung ist da',
  application_sent_heading: 'Deine Bewerbung ist angekommen',
  application_sent_body:
    'Danke, dass du dich als Booster bewirbst. Wir lesen deine Bewerbung und antworten bis {date}, per E-Mail und auf ihrer Seite.',
  application_sent_button: 'Bewerbung ansehen',
  application_asked_subject: 'Eine Frage zu deiner Bewerbung',
  application_asked_heading: 'Wir haben eine Frage',
  application_asked_body:
    'Wir haben deine Bewerbung gelesen. Auf ihrer Seite kannst du sie ändern und antworten. Das ist unsere Frage.',
  application_asked_button: 'Frage beantworten',
  application_accepted_subject: 'Du bist jetzt Booster',
  application_accepted_heading: 'Willkommen bei den Boostern!',
  application_accepted_body:
    'Deine Bewerbung ist angenommen, und du kannst sofort Aufträge annehmen. Die passenden stehen in der Auftragsliste.',
  application_accepted_button: 'Freie Aufträge ansehen',
  application_refused_subject: 'Unsere Antwort auf deine Bewerbung',
  application_refused_heading: 'Deine Bewerbung ist abgelehnt',
  application_refused_body:
    'Danke für dein Interesse. Wir haben deine Bewerbung gelesen. In {figures.applyAgain.dat} kannst du dich erneut bewerben. Das ist unsere Begründung.',
  application_refused_button: 'Bewerbung ansehen',

  new_device_subject: 'Neue Anmeldung bei deinem {site}-Konto',
  new_device_heading: 'Neue Anmeldung in deinem Konto',
  new_device_body:
    'In einem Browser, den wir bei deinem Konto noch nicht kannten, hat sich jemand angemeldet: {browser} auf {system}, {time} (UTC).\n\nWenn du das warst, musst du nichts tun. Wenn nicht, melde dieses Gerät ab und setze sofort ein neues Passwort.',
  new_device_button: 'Geräte prüfen',
  unknown_browser: 'unbekannter Browser',
  unknown_system: 'unbekanntes System',
  payout_details_saved_subject: 'Dein Bankkonto für Auszahlungen wurde geändert',
  payout_details_saved_heading: 'Neues Bankkonto für Auszahlungen',
  payout_details_saved_body:
    'Deine Auszahlungen gehen jetzt an das Konto {start} … {end}. Zu deinem Schutz wird vor dem {date} nichts dorthin überwiesen. Warst du das nicht, ändere sofort dein Passwort und schreib uns: Das Geld ist noch hier.',
  payout_details_saved_button: 'Konto prüfen',
  order_completed_subject: 'Auftrag PK-{number} ist abgeschlossen',
  order_completed_heading: 'Dein Auftrag ist abgeschlossen',
  order_completed_body:
    '{what} ist abgeschlossen.\n\nWie war’s? Deine Bewertung hilft anderen bei der Wahl, und {booster} kann darauf antworten.',
  order_completed_button: 'Bewertung schreiben',
  review_asked_subject: 'Wie war Auftrag PK-{number}?',
  review_asked_heading: 'Wie war dein Auftrag?',
  review_asked_body:
    '{booster} hat deinen Auftrag beendet: {what}.\n\nWertungen und, wenn du magst, ein paar Worte helfen anderen bei der Wahl. Nach dem Abschluss hast du dafür {figures.review} Zeit. Wir fragen nicht noch einmal.',
  review_asked_button: 'Bewertung schreiben',
  why_dispute: 'Du bekommst diese E-Mail, weil zu Auftrag PK-{number} ein Problem gemeldet wurde.',
  problem_reported_subject: 'Auftrag PK-{number}: Ein Problem wurde gemeldet',
  problem_reported_heading: 'Ein Problem wurde gemeldet',
  problem_reported_body:
    'Bis unser Team entscheidet, wird nichts ausgezahlt oder erstattet. Schreib, was passiert ist, und füge Screenshots hinzu, wenn du welche hast.\n\nDer Auftrag: {what}.',
  problem_reported_button: 'Beide Seiten ansehen',
  problem_reported_until: 'Danach kann unser Team ohne deine Antwort entscheiden.',
  answer_missing_subject: 'Auftrag PK-{number}: Wir warten auf deine Antwort',
  answer_missing_heading: 'Wir warten auf deine Antwort',
  answer_missing_body:
    'Unser Team wartet darauf, was du zu dem gemeldeten Problem sagst.\n\nDer Auftrag: {what}.',
  answer_missing_button: 'Beide Seiten ansehen',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'Auftrag PK-{number}: Unser Team hat dir geschrieben',
  staff_asked_heading: 'Unser Team hat dir geschrieben',
  staff_asked_body:
    'Unser Team prüft das gemeldete Problem und braucht deine Antwort.\n\nDer Auftrag: {what}.',
  staff_asked_button: 'Beide Seiten ansehen',
  problem_decided_subject: 'Auftrag PK-{number}: unsere Entscheidung',
  problem_decided_heading: 'Wir haben entschieden',
  problem_decided_body:
    'Wir haben gelesen, was beide Seiten zum gemeldeten Problem sagen. Die Auftragsseite zeigt die Entscheidung und deinen Betrag.\n\nDer Auftrag: {what}.\n\nDas ist unsere Begründung:',
  problem_decided_button: 'Beide Seiten ansehen',
  problem_decided_until:
    'Bis dahin kannst du eine zweite Prüfung verlangen. Dann entscheidet jemand anderes aus unserem Team.',
  appeal_asked_subject: 'Auftrag PK-{number}: zweite Prüfung verlangt',
  appeal_asked_heading: 'Zweite Prüfung verlangt',
  appeal_asked_body:
    'Die andere Seite ist mit unserer Entscheidung nicht einverstanden. Jemand anderes aus unserem Team prüft sie noch einmal. Bereits gezahlte Erstattungen bleiben bestehen.\n\nDer Auftrag: {what}.\n\nSie schreibt:',
  appeal_asked_button: 'Beide Seiten ansehen',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'Auftrag PK-{number}: die endgültige Entscheidung',
  appeal_decided_heading: 'Die endgültige Entscheidung',
  appeal_decided_body:
    'Jemand anderes aus unserem Team hat die Entscheidung noch einmal geprüft. Die Auftragsseite zeigt das Ergebnis und deinen Betrag.\n\nDer Auftrag: {what}.\n\nEs ist endgültig, aus diesem Grund:',
  appeal_decided_button: 'Beide Seiten ansehen',

  why_opening:
    'Diese E-Mail kommt an, weil diese Adresse bei {site} für eine Mail zur Eröffnung hinterlassen wurde.',
  why_supply:
    'Diese Mail kommt an, weil diese Adresse bei {site} hinterlassen wurde, um zu erfahren, wann ein Booster etwas spielt.',
  why_raffle: 'Du bekommst diese Mail, weil du bei {site} an einer Verlosung teilnimmst.',
  test_subject: 'Test: {subject}',
  test_note: 'Das ist ein Testauftrag: {site} ist noch nicht geöffnet, und niemand zahlt etwas.',
  opening_confirm_subject: 'Bestätige deine Adresse für die Eröffnung von {site}',
  opening_confirm_heading: 'Eine Mail, wenn wir öffnen',
  opening_confirm_body:
    'Öffne die Seite unten und bestätige deine Adresse. Wenn {site} öffnet, bekommst du eine einzige Mail, dann löschen wir die Adresse.\n\nFalls du nicht darum gebeten hast, ignoriere diese Mail. Eine unbestätigte Adresse bleibt höchstens {figures.unconfirmedOpeningMail} gespeichert, und auf derselben Seite lässt sie sich sofort löschen.',
  opening_confirm_button: 'Adresse bestätigen',
  shop_opened_subject: '{site} ist geöffnet',
  shop_opened_heading: 'Wir haben geöffnet',
  shop_opened_body:
    'Du wolltest eine Mail, wenn {site} öffnet. Hier ist sie.\n\nWir haben deine Adresse von der Liste gelöscht, und es folgt keine weitere Mail.',
  shop_opened_button: 'Zum Shop',
  supply_confirm_subject: 'Bestätige deine Adresse: eine Mail, wenn das ein Booster spielt',
  supply_confirm_heading: 'Eine Mail, wenn das ein Booster spielt',
  supply_confirm_body:
    'Du wolltest wissen, wann ein Booster das spielt: {what}. Öffne die Seite unten und bestätige deine Adresse. Du bekommst eine einzige Mail, dann löschen wir die Adresse.\n\nFalls du nicht darum gebeten hast, ignoriere diese Mail. Nach spätestens {figures.supplyMail.dat} löschen wir die Adresse, und auf derselben Seite lässt sie sich sofort löschen.',
  supply_confirm_button: 'Adresse bestätigen',
  supply_ready_subject: 'Das spielt jetzt ein Booster: {what}',
  supply_ready_heading: 'Das spielt jetzt ein Booster',
  supply_ready_body:
    'Du wolltest eine Mail, wenn ein Booster das spielt: {what}. Hier ist sie. Du kannst es jetzt bestellen.\n\nWir haben deine Adresse von der Liste gelöscht, und es folgt keine weitere Mail.',
  supply_ready_button: 'Auftrag zusammenstellen',
  raffle_entered_subject: 'Los {ticket} für „{raffle}“',
  raffle_entered_heading: 'Du bist dabei: Los {ticket}',
  raffle_entered_body:
    'Du nimmst mit Los {ticket} an „{raffle}“ teil. Gezogen wird nach {time} ({zone}), und wir schreiben dir, wenn dein Los gewinnt.\n\nBis dahin kannst du dein Los auf der Seite der Verlosung zurückgeben.',
  raffle_entered_button: 'Zur Verlosung',
  raffle_won_subject: 'Los {ticket} hat gewonnen: „{raffle}“',
  raffle_won_heading: 'Dein Los hat gewonnen',
  raffle_won_body:
    'Los {ticket} hat bei „{raffle}“ {prize} gewonnen.\n\nHol dir den Gewinn bis {time} ({zone}) auf der Seite der Verlosung. Danach geht er an das nächste Los.',
  raffle_won_button: 'Gewinn holen',
  raffle_waits_subject: 'Dein Gewinn wartet noch: „{raffle}“',
  raffle_waits_heading: 'Dein Gewinn wartet noch',
  raffle_waits_body:
    'Vor einer Woche hat Los {ticket} bei „{raffle}“ {prize} gewonnen, und du hast den Gewinn noch nicht geholt.\n\nHol ihn dir bis {time} ({zone}) auf der Seite der Verlosung. Danach geht er an das nächste Los.',
  raffle_waits_button: 'Gewinn holen',
} satisfies TranslationOf<typeof mails, 'de'>
