import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hallo {username},',
  greeting_unproven: 'Hallo,',
  about: 'Auftrag PK-{number}: {what}',
  sign_off: 'Dein {site}-Team',
  order_paid_subject: 'Dein Auftrag PK-{number} ist bezahlt',
  order_paid_body:
    'Danke: {total} für deinen Auftrag PK-{number} sind angekommen. Wie es weitergeht und was du vielleicht noch tun musst, steht auf seiner Seite:',
  order_unpaid_subject: 'Dein Auftrag PK-{number} wartet auf die Zahlung',
  order_unpaid_body:
    'Dein Auftrag PK-{number} über {total} ist noch nicht bezahlt. Der Preis gilt noch einen Tag, danach wird der Auftrag storniert. Hier kannst du bezahlen:',
  booster_found_subject: 'Ein Booster hat deinen Auftrag PK-{number} angenommen',
  booster_found_body:
    'Ein Booster hat deinen Auftrag PK-{number} angenommen und beginnt bald. Auf der Auftragsseite kannst du jedes Spiel verfolgen und deinem Booster schreiben:',
  order_finished_subject: 'Dein Auftrag PK-{number} wartet auf deine Prüfung',
  order_finished_body:
    'Dein Booster sagt, dass Auftrag PK-{number} fertig ist, und hat den Nachweis beigelegt. Bitte prüfe das Ergebnis innerhalb von 72 Stunden, danach gilt es als angenommen:',
  coach_asked_subject: 'Ein Kunde fragt nach dir: Auftrag PK-{number}',
  coach_asked_body:
    'Ein Kunde hat Auftrag PK-{number} bei dir persönlich gebucht. Nimm ihn in deiner Übersicht an oder lehne ihn ab. Ohne Antwort innerhalb von {figures.coachAnswer} bekommt der Kunde sein Geld zurück:',
  coach_accepted_subject: 'Dein Coach hat Auftrag PK-{number} angenommen',
  coach_accepted_body:
    'Dein Coach hat Auftrag PK-{number} angenommen. Schlag auf der Seite des Auftrags einen Termin vor, der dir passt, oder nimm den Vorschlag deines Coachs an:',
  coach_declined_subject: 'Dein Coach kann Auftrag PK-{number} nicht annehmen',
  coach_declined_body:
    'Dein Coach kann Auftrag PK-{number} nicht annehmen. Auf der Seite des Auftrags bekommst du sofort dein ganzes Geld zurück. Tust du nichts, geht es von selbst auf dem Weg zurück, auf dem du bezahlt hast:',
  coaching_finished_subject: 'Alle Stunden deines Auftrags PK-{number} sind gehalten',
  coaching_finished_body:
    'Dein Coach hat die letzten Stunden von Auftrag PK-{number} eingetragen und dir Notizen dazu geschrieben. Bitte prüfe sie innerhalb von 72 Stunden, danach gelten sie als angenommen:',
} satisfies TranslationOf<typeof mails, 'de'>
