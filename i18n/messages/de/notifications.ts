import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Zahlung eingegangen',
  'order_paid.text': 'Auftrag PK-{number} ist bezahlt. Wie es weitergeht, siehst du auf der Auftragsseite.',
  'payment_refunded_twice.title': 'Zweite Zahlung erstattet',
  'payment_refunded_twice.text':
    'Auftrag PK-{number} wurde zweimal bezahlt. Wir erstatten die zweite Zahlung.',
  'payment_refunded_cancelled.title': 'Verspätete Zahlung erstattet',
  'payment_refunded_cancelled.text':
    'Auftrag PK-{number} war schon storniert, als diese Zahlung ankam. Wir erstatten sie.',
  'payment_refunded_changed.title': 'Zahlung erstattet',
  'payment_refunded_changed.text':
    'Eine Zahlung passte nicht mehr zu Auftrag PK-{number}. Wir erstatten sie.',
  'balance_increased.title': 'Guthaben erhöht',
  'balance_increased.text': '{amount} wurden deinem Guthaben gutgeschrieben.',

  'new_order_fits.title': 'Neuer passender Auftrag',
  'new_order_fits.text': 'Auftrag PK-{number} wartet in der Liste der freien Aufträge.',

  'booster_found.title': 'Booster gefunden',
  'booster_found.text': 'Auftrag PK-{number} hat jetzt einen Booster.',
  'game_recorded.title': 'Spiel eingetragen',
  'game_recorded.text': 'Im Spielprotokoll von Auftrag PK-{number} gibt es ein neues Spiel.',
  'game_struck.title': 'Spiel gestrichen',
  'game_struck.text':
    'Unser Team hat ein eingetragenes Spiel von Auftrag PK-{number} gestrichen. Den Grund findest du auf der Auftragsseite.',
  'order_paused.title': 'Auftrag pausiert',
  'order_paused.text': 'Auftrag PK-{number} ist pausiert. Bis es weitergeht, wird nicht gespielt.',
  'order_resumed.title': 'Auftrag fortgesetzt',
  'order_resumed.text': 'Auftrag PK-{number} ist nicht mehr pausiert.',
  'order_dropped.title': 'Neuer Booster wird gesucht',
  'order_dropped.text':
    'Der Booster arbeitet nicht mehr an Auftrag PK-{number}. Der eingetragene Fortschritt bleibt erhalten.',
  'order_finished.title': 'Ergebnis eingereicht',
  'order_finished.text': 'Das Ergebnis von Auftrag PK-{number} kann geprüft werden.',
  'proof_rejected.title': '{order.event.reject}',
  'proof_rejected.text': 'Auftrag PK-{number} geht weiter. Den Grund findest du auf der Auftragsseite.',
  'order_disputed.title': '{order.event.dispute}',
  'order_disputed.text':
    'Der Kunde hat ein Problem mit dem Ergebnis von Auftrag PK-{number} gemeldet. Unser Team sieht es sich an.',
  'order_completed.title': 'Auftrag abgeschlossen',
  'order_completed.text': 'Auftrag PK-{number} ist abgeschlossen.',
  'order_cancelled.title': 'Auftrag storniert',
  'order_cancelled.text': 'Auftrag PK-{number} wurde storniert.',

  'coach_asked.title': 'Ein Kunde hat dich gebucht',
  'coach_asked.text':
    'Auftrag PK-{number} ist bei dir gebucht. Nimm ihn in deiner Auftragsliste an oder lehn ihn ab.',
  'coach_accepted.title': 'Dein Coach hat zugesagt',
  'coach_accepted.text': 'Auftrag PK-{number} ist angenommen. Vereinbart auf der Auftragsseite einen Termin.',
  'coach_declined.title': 'Dein Coach hat abgesagt',
  'coach_declined.text':
    'Auftrag PK-{number} wurde abgelehnt. Du kannst ihn stornieren und bekommst sofort dein Geld zurück.',
  'session_proposed.title': '{order.event.session_proposed}',
  'session_proposed.text':
    'Für eine Session von Auftrag PK-{number} wurde ein Termin vorgeschlagen. Nimm ihn an oder schlag einen anderen vor.',
  'session_agreed.title': 'Termin vereinbart',
  'session_agreed.text': 'Die nächste Session von Auftrag PK-{number} hat einen Termin.',
  'session_recorded.title': 'Neue Notizen',
  'session_recorded.text': 'Auf der Seite von Auftrag PK-{number} findest du neue Notizen zu einer Session.',
  'coaching_finished.title': 'Alle Stunden gegeben',
  'coaching_finished.text': 'Der Kunde kann die Notizen zu Auftrag PK-{number} jetzt prüfen.',

  'session_ended_by_reuse.title': 'Du wurdest auf einem Gerät abgemeldet',
  'session_ended_by_reuse.text':
    'Eine deiner Anmeldungen wurde mit einem veralteten Schlüssel benutzt. Vielleicht hat ihn jemand kopiert, deshalb haben wir diese Anmeldung beendet.',

  'application_asked.title': 'Eine Frage zu deiner Bewerbung',
  'application_asked.text':
    'Unser Team hat eine Frage zu deiner Bewerbung als Booster. Beantworte sie auf der Seite der Bewerbung.',
  'application_accepted.title': 'Du bist jetzt Booster',
  'application_accepted.text': 'Deine Bewerbung wurde angenommen. Du kannst jetzt Aufträge annehmen.',
  'application_refused.title': 'Unsere Antwort auf deine Bewerbung',
  'application_refused.text': 'Deine Bewerbung wurde abgelehnt. Den Grund findest du auf ihrer Seite.',
  'support_waiting.title': 'Neue Unterhaltung im Support',
  'support_waiting.text': 'Unterhaltung {thread} im Posteingang des Supports wartet auf eine Antwort.',

  'booster_banned.title': 'Gesperrter Booster hat Aufträge',
  'booster_banned.text': '{username} wurde gesperrt. Noch offen: {orders}.',
} satisfies TranslationOf<typeof notifications, 'de'>
