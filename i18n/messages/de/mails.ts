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
} satisfies TranslationOf<typeof mails, 'de'>
