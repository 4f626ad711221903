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

  welcome_subject: 'Willkommen bei {site}: Bestätige deine Adresse',
  welcome_heading: 'Willkommen! Ist das deine Adresse?',
  welcome_body:
    'Du hast mit dieser E-Mail-Adresse ein Konto angelegt. Bestätige, dass sie dir gehört: Dann kommst nur du wieder hinein, und frühere Aufträge, die du als Gast aufgegeben hast, kommen in dein Konto. Der Link gilt einmal und nicht länger als {figures.verifyLink}.\n\nDu hast dieses Konto nicht angelegt? Dann bestätige nichts. In dein Postfach kommt damit niemand.',
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

  change_email_old_subject: 'Bestätige eine neue Adresse für dein Konto',
  change_email_old_heading: 'Willst du die Adresse wechseln?',
  change_email_old_body:
    'Dein Konto soll künftig {email} statt dieser Adresse verwenden. Solange du hier nicht zustimmst, ändert sich nichts. Der Link gilt einmal und nicht länger als {figures.changeLink}.\n\nWarst du das nicht, stimme nicht zu und ändere dein Passwort.',
  change_email_old_button: 'Änderung zustimmen',
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
} satisfies TranslationOf<typeof mails, 'de'>
