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

  new_device_subject: 'Neue Anmeldung bei deinem {site}-Konto',
  new_device_heading: 'Warst du das?',
  new_device_body:
    'In einem Browser, den wir bei deinem Konto noch nicht kannten, hat sich jemand angemeldet: {browser} auf {system}, {time} (UTC).\n\nWenn du das warst, musst du nichts tun. Wenn nicht, melde dieses Gerät ab und setze sofort ein neues Passwort.',
  new_device_button: 'Geräte prüfen',
  unknown_browser: 'unbekannter Browser',
  unknown_system: 'unbekanntes System',
} satisfies TranslationOf<typeof mails, 'de'>
