import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Zahlung eingegangen',
  'order_paid.text': 'Auftrag PK-{number} ist bezahlt. Auf seiner Seite steht, was als Nächstes kommt.',
  'payment_refunded_twice.title': 'Zweite Zahlung zurückgegeben',
  'payment_refunded_twice.text':
    'Auftrag PK-{number} wurde zweimal bezahlt. Die zweite Zahlung geht an dich zurück.',
  'payment_refunded_cancelled.title': 'Verspätete Zahlung zurückgegeben',
  'payment_refunded_cancelled.text':
    'Auftrag PK-{number} war schon storniert, als diese Zahlung kam. Sie geht an dich zurück.',
  'payment_refunded_changed.title': 'Zahlung zurückgegeben',
  'payment_refunded_changed.text':
    'Eine Zahlung passte nicht mehr zu Auftrag PK-{number}. Sie geht an dich zurück.',
  'balance_increased.title': 'Guthaben erhöht',
  'balance_increased.text': '{amount} kamen zu deinem Guthaben dazu.',
  'new_order_fits.title': 'Ein neuer Auftrag passt zu dir',
  'new_order_fits.text': 'Auftrag PK-{number} wartet auf dem Brett der freien Aufträge.',
  'booster_found.title': 'Booster gefunden',
  'booster_found.text': 'Auftrag PK-{number} hat seinen Booster.',
  'game_recorded.title': 'Spiel eingetragen',
  'game_recorded.text': 'Auftrag PK-{number} hat ein neues Spiel im Protokoll.',
  'order_paused.title': 'Auftrag pausiert',
  'order_paused.text': 'Auftrag PK-{number} ist pausiert. Niemand spielt, bis er weitergeht.',
  'order_resumed.title': 'Auftrag geht weiter',
  'order_resumed.text': 'Auftrag PK-{number} ist nicht mehr pausiert.',
  'order_dropped.title': 'Suche nach einem anderen Booster',
  'order_dropped.text': 'Der Booster von Auftrag PK-{number} hat aufgehört. Was gespielt wurde, bleibt.',
  'order_finished.title': 'Ergebnis eingereicht',
  'order_finished.text': 'Das Ergebnis von Auftrag PK-{number} wartet auf seine Prüfung.',
  'proof_rejected.title': 'Ergebnis nicht angenommen',
  'proof_rejected.text': 'Auftrag PK-{number} geht weiter. Der Grund steht auf seiner Seite.',
  'order_disputed.title': 'Ergebnis beanstandet',
  'order_disputed.text':
    'Der Kunde sagt, dass am Ergebnis von Auftrag PK-{number} etwas nicht stimmt. Unser Team sieht es sich an.',
  'game_struck.title': 'Spiel gestrichen',
  'game_struck.text':
    'Unser Team hat ein eingetragenes Spiel von Auftrag PK-{number} gestrichen. Der Grund steht auf der Seite des Auftrags.',
  'order_completed.title': 'Auftrag abgeschlossen',
  'order_completed.text': 'Auftrag PK-{number} ist abgeschlossen.',
  'order_cancelled.title': 'Auftrag storniert',
  'order_cancelled.text': 'Auftrag PK-{number} ist storniert.',
  'coach_asked.title': 'Ein Kunde fragt nach dir',
  'coach_asked.text':
    'Auftrag PK-{number} wurde bei dir persönlich gebucht. Nimm ihn in deiner Übersicht an oder lehne ihn ab.',
  'coach_accepted.title': 'Dein Coach hat zugesagt',
  'coach_accepted.text': 'Auftrag PK-{number} ist angenommen. Einigt euch auf seiner Seite auf einen Termin.',
  'coach_declined.title': 'Dein Coach kann nicht',
  'coach_declined.text':
    'Auftrag PK-{number} wurde zurückgegeben. Du kannst dein ganzes Geld sofort zurückhaben.',
  'session_proposed.title': 'Terminvorschlag',
  'session_proposed.text':
    'Für die Session von Auftrag PK-{number} gibt es einen Vorschlag. Nimm ihn an oder schlag einen anderen Termin vor.',
  'session_agreed.title': 'Termin steht',
  'session_agreed.text': 'Die Session von Auftrag PK-{number} hat ihren Termin.',
  'session_recorded.title': 'Neue Notizen',
  'session_recorded.text': 'Die Notizen einer Session von Auftrag PK-{number} stehen auf seiner Seite.',
  'coaching_finished.title': 'Alle Stunden gehalten',
  'coaching_finished.text': 'Die Notizen zu Auftrag PK-{number} warten auf die Prüfung des Kunden.',
  'session_ended_by_reuse.title': 'Du wurdest auf einem Gerät abgemeldet',
  'session_ended_by_reuse.text':
    'Ein alter Schlüssel einer deiner Anmeldungen wurde ein zweites Mal benutzt. Vielleicht hat ihn jemand kopiert, darum ist diese Anmeldung beendet.',
} satisfies TranslationOf<typeof notifications, 'de'>
