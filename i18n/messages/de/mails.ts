import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hallo {username},',
  greeting_unproven: 'Hallo,',
  about: 'Auftrag PK-{number}: {what}',
  sign_off: 'Dein {site}-Team',

  order_paid_subject: 'Dein Auftrag PK-{number} ist bezahlt',
  order_paid_body:
    'Danke! Deine Zahlung von {total} für Auftrag PK-{number} ist angekommen. Wie es weitergeht und ob du noch etwas tun musst, siehst du auf der Auftragsseite:',

  order_unpaid_subject: 'Dein Auftrag PK-{number} wartet auf die Zahlung',
  order_unpaid_body:
    'Dein Auftrag PK-{number} über {total} ist noch nicht bezahlt. Ein unbezahlter Auftrag wird {figures.payment} nach der Bestellung storniert; bis dahin gilt dein Preis. Hier kannst du bezahlen:',

  booster_found_subject: 'Ein Booster hat deinen Auftrag PK-{number} angenommen',
  booster_found_body:
    'Ein Booster hat deinen Auftrag PK-{number} angenommen und fängt bald an. Auf der Auftragsseite kannst du jedes Spiel verfolgen:',

  order_finished_subject: 'Bitte prüfe deinen Auftrag PK-{number}',
  order_finished_body:
    'Dein Booster hat Auftrag PK-{number} als fertig gemeldet und einen Nachweis eingereicht. Du hast {figures.check} Zeit, das Ergebnis zu prüfen; danach gilt es als angenommen. Prüfen kannst du es auf der Auftragsseite:',

  coach_asked_subject: 'Ein Kunde hat dich gebucht: Auftrag PK-{number}',
  coach_asked_body:
    'Ein Kunde hat dich für Auftrag PK-{number} gebucht. Antwortest du nicht innerhalb von {figures.coachAnswer}, bekommt er sein Geld zurück. Annehmen oder ablehnen kannst du den Auftrag in deiner Auftragsliste:',

  coach_accepted_subject: 'Dein Coach hat Auftrag PK-{number} angenommen',
  coach_accepted_body:
    'Dein Coach hat Auftrag PK-{number} angenommen. Schlag auf der Auftragsseite einen Termin vor, der dir passt, oder nimm den Vorschlag deines Coachs an:',
  coach_declined_subject: 'Dein Coach hat Auftrag PK-{number} abgelehnt',
  coach_declined_body:
    'Dein Coach hat Auftrag PK-{number} abgelehnt. Wenn du nichts tust, erstatten wir den Betrag automatisch auf dein ursprüngliches Zahlungsmittel. Willst du dein Geld sofort zurück, storniere den Auftrag auf der Auftragsseite:',
  coaching_finished_subject: 'Dein Coach ist mit Auftrag PK-{number} fertig',
  coaching_finished_body:
    'Dein Coach hat die letzten Stunden von Auftrag PK-{number} eingetragen und Notizen für dich geschrieben. Du hast {figures.check} Zeit, sie zu prüfen; danach gelten sie als angenommen. Du findest sie auf der Auftragsseite:',

  passkey_added_subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
  passkey_added_heading: 'Neuer Passkey',
  passkey_added_body:
    'Ein neuer Passkey kann sich in deinem Konto anmelden. Warst du das nicht, entferne ihn und ändere dein Passwort.',
  passkey_added_button: 'Einstellungen prüfen',
  passkey_removed_subject: 'Aus deinem Konto wurde ein Passkey entfernt',
  passkey_removed_heading: 'Passkey entfernt',
  passkey_removed_body:
    'Einer deiner Passkeys kann sich nicht mehr in deinem Konto anmelden. Warst du das nicht, ändere dein Passwort und prüfe deine Geräte.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'Eine Authenticator-App schützt jetzt dein Konto',
  app_set_up_heading: 'Authenticator-App eingerichtet',
  app_set_up_body:
    'Ab jetzt gehört zur Anmeldung auch ein Code aus deiner App. Warst du das nicht, schreib sofort unserem Support.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'Die Authenticator-App wurde aus deinem Konto entfernt',
  app_removed_heading: 'Authenticator-App entfernt',
  app_removed_body:
    'Die Anmeldung braucht keinen Code aus deiner App mehr. Warst du das nicht, ändere dein Passwort und richte die App neu ein.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'Ein Wiederherstellungscode deines Kontos wurde benutzt',
  recovery_code_used_heading: 'Wiederherstellungscode benutzt',
  recovery_code_used_body:
    'Einer deiner Wiederherstellungscodes wurde gerade benutzt und gilt nicht noch einmal. Warst du das nicht, ändere dein Passwort und erstelle neue Codes.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'Dein Konto hat neue Wiederherstellungscodes',
  new_recovery_codes_heading: 'Neue Wiederherstellungscodes',
  new_recovery_codes_body:
    'Deine früheren Wiederherstellungscodes gelten nicht mehr. Warst du das nicht, ändere dein Passwort und erstelle neue Codes.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'de'>
