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

  account_banned_subject: 'Dein Konto bei {site} ist gesperrt',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'Unser Team hat dein Konto gesperrt. {reason}\n\nDeine Aufträge und dein Guthaben bleiben, wie sie sind. Wenn du das für einen Fehler hältst, schreib uns.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'Dein Konto bei {site} ist wieder frei',
  account_unbanned_heading: 'Dein Konto ist wieder frei',
  account_unbanned_body:
    'Unser Team hat die Sperre deines Kontos aufgehoben. Du kannst dich anmelden und es wieder benutzen.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'Du wurdest bei {site} überall abgemeldet',
  sessions_ended_heading: 'Du wurdest überall abgemeldet',
  sessions_ended_body:
    'Unser Team hat alle Anmeldungen deines Kontos beendet, deshalb ist jedes Gerät abgemeldet. Melde dich neu an, um weiterzumachen.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'Deine Rechte bei {site} haben sich geändert',
  permissions_changed_heading: 'Deine Rechte haben sich geändert',
  permissions_changed_body:
    'Unser Team hat geändert, was dein Konto darf. Du hast jetzt diese Rechte: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'Deine Rechte wurden entfernt',
  permissions_removed_body:
    'Unser Team hat deinem Konto die Rechte entzogen. Das Konto, deine Aufträge und dein Guthaben bleiben, wie sie sind.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'de'>
