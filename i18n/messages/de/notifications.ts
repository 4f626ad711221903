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
  'named_asked.title': 'Ein Kunde wünscht sich dich',
  'named_asked.text':
    'Auftrag PK-{number} ist {figures.namedOffer} lang nur für dich da. Nimm ihn in deiner Auftragsliste an oder lehn ihn ab.',
  'named_declined.title': 'Dein Booster hat abgelehnt',
  'named_declined.text':
    'Dein Wunschbooster kann Auftrag PK-{number} nicht annehmen. Auf der Auftragsseite steht, warum und wie es weitergeht.',
  'named_expired.title': 'Dein Booster hat nicht angenommen',
  'named_expired.text':
    'Dein Wunschbooster hat Auftrag PK-{number} nicht angenommen. Auf der Auftragsseite steht, wie es weitergeht.',
  'start_missed.title': 'Noch kein Booster',
  'start_missed.text':
    'Für Auftrag PK-{number} war inzwischen ein Start zugesagt. Er kann weiter warten oder sofort erstattet werden.',
  'nobody_plays.title': 'Kein Booster für deinen Auftrag',
  'nobody_plays.text':
    'Gerade kann kein Booster deinen Auftrag PK-{number} spielen. Du kannst sofort dein Geld zurückbekommen oder weiter warten.',
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
  'proof_rejected.title': 'Ergebnis zurückgeschickt',
  'proof_rejected.text': 'Auftrag PK-{number} geht weiter. Den Grund findest du auf der Auftragsseite.',
  'order_disputed.title': 'Problem gemeldet',
  'order_disputed.text':
    'Der Kunde hat ein Problem mit dem Ergebnis von Auftrag PK-{number} gemeldet. Unser Team sieht es sich an.',
  'dispute_answered.title': 'Neue Stellungnahme',
  'dispute_answered.text': 'Zum gemeldeten Problem mit Auftrag PK-{number} wurde etwas ergänzt.',
  'dispute_withdrawn.title': 'Meldung zurückgezogen',
  'dispute_withdrawn.text':
    'Das gemeldete Problem mit Auftrag PK-{number} wurde zurückgezogen. Der Auftrag läuft weiter.',
  'dispute_decided.title': 'Entscheidung getroffen',
  'dispute_decided.text':
    'Unser Team hat über das Problem mit Auftrag PK-{number} entschieden. Die Begründung findest du auf der Auftragsseite.',
  'dispute_answer_due.title': 'Wir warten auf deine Antwort',
  'dispute_answer_due.text':
    'Antworte auf das gemeldete Problem mit Auftrag PK-{number}. Sonst entscheidet unser Team ohne dich.',
  'dispute_answer_missed.title': 'Keine Antwort',
  'dispute_answer_missed.text':
    'Auftrag PK-{number}: Die Zeit für eine Antwort ist vorbei. Du kannst entscheiden.',
  'dispute_first_word_missed.title': 'Erste Antwort überfällig',
  'dispute_first_word_missed.text':
    'Unser Team hat auf das gemeldete Problem mit Auftrag PK-{number} noch nicht geantwortet.',
  'dispute_decision_due.title': 'Entscheidung bald fällig',
  'dispute_decision_due.text': 'Die Problemmeldung zu Auftrag PK-{number} muss bald entschieden werden.',
  'dispute_decision_missed.title': 'Entscheidung überfällig',
  'dispute_decision_missed.text': 'Die versprochene Frist für Auftrag PK-{number} ist vorbei.',
  'order_reopened.title': 'Auftrag wieder geöffnet',
  'order_reopened.text':
    'Auftrag PK-{number} läuft wieder. Wird auf dem Konto des Kunden gespielt, werden die Zugangsdaten wieder gebraucht.',
  'order_frozen.title': 'Rückbuchung beantragt',
  'order_frozen.text':
    'Für die Zahlung von Auftrag PK-{number} wurde eine Rückbuchung beantragt. Bis die Bank entscheidet, sind der Auftrag und die Anteile eingefroren.',
  'order_unfrozen.title': 'Rückbuchung abgelehnt',
  'order_unfrozen.text':
    'Die Bank hat die Zahlung für Auftrag PK-{number} bestätigt. Er ist nicht mehr eingefroren.',
  'order_hold_lifted.title': 'Nicht mehr eingefroren',
  'order_hold_lifted.text': 'Auftrag PK-{number} ist nicht mehr eingefroren und geht weiter.',
  'order_given.title': 'Ein Auftrag für dich',
  'order_given.text': '{username} hat dir den Auftrag PK-{number} zur Bearbeitung gegeben.',
  'permission_asked.title': 'Jemand aus dem Team bittet um ein Recht',
  'permission_asked.text': '{username} bittet um das Recht {right}.',
  'staff_joined.title': 'Neu im Team',
  'staff_joined.text': '{username} hat eine Einladung angenommen und kann die Rechte ab jetzt nutzen.',
  'payment_key_refused.title': 'Niemand kann mit Karte zahlen',
  'payment_key_refused.text':
    'Der Zahlungsanbieter lehnt den Schlüssel des Shops ab. „{shell.adminOpening}“ sagt, was zu tun ist.',
  'mail_login_refused.title': 'Keine Mail verlässt den Shop',
  'mail_login_refused.text':
    'Der Mailserver lehnt das Passwort des Shops ab. „{shell.adminOpening}“ sagt, was zu tun ist.',
  'raffle_entered.title': 'Du bist dabei',
  'raffle_entered.text': '„{raffle}“: Dein Los hat die Nummer {number}. Wir sagen dir, wenn es gewinnt.',
  'raffle_won.title': 'Dein Los hat gewonnen',
  'raffle_won.text':
    '„{raffle}“: Los {number} hat {prize} gewonnen. Hol dir den Gewinn innerhalb von {figures.raffleClaim.dat} auf der Seite der Verlosung.',
  'raffle_waits.title': 'Dein Gewinn wartet noch',
  'raffle_waits.text':
    '„{raffle}“: Hol dir {prize} auf der Seite der Verlosung, sonst geht der Gewinn an das nächste Los.',
  'raffle_cancelled.title': 'Eine Verlosung fällt aus',
  'raffle_cancelled.text': '„{raffle}“ endet ohne Ziehung. Auf der Seite steht, warum.',
  'proposal_waits.title': 'Ein Vorschlag wartet auf dich',
  'proposal_waits.text': 'Jemand aus dem Team hat etwas vorgeschlagen, das eine zweite Person braucht.',
  'balance_corrected.title': 'Dein Guthaben wurde korrigiert',
  'balance_corrected.text': 'Wir haben dir {amount} gutgeschrieben. Grund: {reason}',
  'balance_debited.title': 'Dein Guthaben wurde korrigiert',
  'balance_debited.text': 'Wir haben {amount} von deinem Guthaben abgezogen. Grund: {reason}',
  'gift_given.title': 'Ein Geschenk für dich',
  'gift_given.text': 'Du hast {amount} mehr auf deinem Guthaben. Grund: {reason}',
  'debt_written_off.title': 'Du schuldest uns weniger',
  'debt_written_off.text': 'Wir haben dir {amount} erlassen. Grund: {reason}',
  'order_charged_back.title': 'Zahlung von der Bank zurückgebucht',
  'order_charged_back.text':
    'Die Bank hat die Zahlung für Auftrag PK-{number} an die Karteninhaberin oder den Karteninhaber zurückgebucht.',
  'refund_failed.title': 'Deine Erstattung ist in deinem Guthaben',
  'refund_failed.text':
    'Deine Bank hat die Erstattung von {amount} für Auftrag PK-{number} nicht angenommen. Wir haben sie deinem Guthaben gutgeschrieben.',
  'refund_split.title': 'Der Rest deiner Erstattung ist in deinem Guthaben',
  'refund_split.text':
    'Deine Bank hat dir für Auftrag PK-{number} schon {returned} zurückgegeben. Die übrigen {amount} deiner Erstattung haben wir deinem Guthaben gutgeschrieben.',
  'balance_taken.title': 'Zahlung zurückgebucht',
  'balance_taken.text':
    'Die Bank hat eine Zahlung an den Karteninhaber zurückgegeben, daher wurden {amount} von deinem Guthaben abgezogen.',
  'balance_held.title': 'Ein Teil deines Guthabens ist zurückgehalten',
  'balance_held.text':
    'Eine Bank prüft eine deiner Zahlungen. Deshalb sind {amount} davon zurückgehalten, bis sie entscheidet. Wenn du das nicht bei deiner Bank beantragt hast, schreib uns.',
  'balance_freed.title': 'Dein Guthaben ist wieder frei',
  'balance_freed.text': 'Die Bank hat über deine Zahlung entschieden: {amount} sind wieder verfügbar.',
  'debt_made.title': 'Du schuldest uns Geld',
  'debt_made.text':
    'Die Bank hat eine Zahlung an den Karteninhaber zurückgegeben, nachdem du sie ausgegeben hattest. Deshalb schuldest du uns {amount}. Was du erhältst, begleicht das zuerst. Wenn das nicht stimmt, schreib uns.',
  'debt_lifted.title': 'Deine Schuld ist beglichen',
  'debt_lifted.text':
    'Die Bank hat uns deine Zahlung wieder überwiesen. Du schuldest uns {amount} nicht mehr.',
  'top_up_refund_failed.title': 'Deine Erstattung ist in deinem Guthaben',
  'top_up_refund_failed.text':
    'Deine Bank hat die Erstattung von {amount} deiner Aufladung nicht angenommen. Der Betrag ist wieder in deinem Guthaben.',
  'top_up_refund_split.title': 'Der Rest deiner Erstattung ist in deinem Guthaben',
  'top_up_refund_split.text':
    'Deine Bank hat dir von deiner Aufladung schon {returned} zurückgegeben. Die übrigen {amount} deiner Erstattung haben wir deinem Guthaben gutgeschrieben.',
  'share_taken_back.title': 'Anteil zurückgebucht',
  'share_taken_back.text':
    'Die Bank hat die Zahlung für Auftrag PK-{number} zurückgebucht. Deshalb werden {amount} deines Anteils zurückgenommen.',
  'share_restored.title': 'Anteil wieder gutgeschrieben',
  'share_restored.text':
    'Die Bank hat ihre Entscheidung zu Auftrag PK-{number} zurückgenommen. {amount} deines Anteils gehören wieder dir.',
  'payment_restored.title': 'Zahlung wieder eingezogen',
  'payment_restored.text':
    'Deine Bank hatte dir eine Zahlung zurückgegeben und hat sie nun wieder eingezogen. {amount} davon stehen dir zu und sind in deinem Guthaben.',
  'change_asked.title': 'Änderung angefragt',
  'change_asked.text': 'Der Kunde möchte Auftrag PK-{number} ändern. Antworte auf der Seite des Auftrags.',
  'order_changed.title': 'Auftrag geändert',
  'order_changed.text':
    'Auftrag PK-{number} läuft geändert weiter. Die Seite des Auftrags zeigt den neuen Preis.',
  'change_declined.title': 'Änderung abgelehnt',
  'change_declined.text': 'Auftrag PK-{number} bleibt, wie er ist. Die Seite des Auftrags zeigt den Grund.',
  'change_withdrawn.title': 'Änderung zurückgezogen',
  'change_withdrawn.text':
    'Der Kunde hat die Änderung zurückgezogen. Auftrag PK-{number} bleibt, wie er ist.',
  'change_expired.title': 'Änderung nicht beantwortet',
  'change_expired.text':
    'Die Änderung von Auftrag PK-{number} kam nicht zustande. Der reservierte Betrag geht an den Kunden zurück oder bezahlt einen anderen Booster.',
  'change_prepared.title': 'Der Support hat eine Änderung für dich vorbereitet',
  'change_prepared.text':
    'Sieh dir die Änderung von Auftrag PK-{number} an und entscheide auf seiner Seite. Noch hat sich nichts geändert.',
  'change_lapsed.title': 'Änderung hinfällig',
  'change_lapsed.text':
    'Auftrag PK-{number} ging ohne die angefragte Änderung weiter. Was dafür reserviert war, geht an dich zurück.',
  'booster_poked.title': 'Der Kunde wartet auf eine Nachricht von dir',
  'booster_poked.text':
    'Trage ein Spiel in Auftrag PK-{number} ein oder schreib dem Kunden auf der Auftragsseite.',
  'booster_reminded.title': 'Seit {figures.silenceReminder} kein Spiel und keine Nachricht',
  'booster_reminded.text':
    'Trage ein Spiel in Auftrag PK-{number} ein oder schreib dem Kunden. Nach {figures.silence} kann er einen anderen Booster wählen.',
  'booster_kept.title': 'Weiter mit dem Booster',
  'booster_kept.text': 'Der Kunde von Auftrag PK-{number} macht mit dir weiter.',
  'hours_changed.title': 'Spielzeiten geändert',
  'hours_changed.text':
    'Der Kunde von Auftrag PK-{number} hat geändert, wann du spielen kannst. Die Zeiten findest du auf der Auftragsseite.',
  'order_held.title': 'Angehalten: keine Antwort vom Booster',
  'order_held.text':
    'Der Booster von Auftrag PK-{number} hat seit {figures.silence} kein Spiel eingetragen und nicht geantwortet. Der Kunde kann warten oder einen anderen wählen.',
  'other_booster_asked.title': 'Anderer Booster gewünscht',
  'other_booster_asked.text':
    'Der Kunde von Auftrag PK-{number} möchte einen anderen Booster. Unser Team entscheidet; den Grund zeigt die Auftragsseite.',
  'other_booster_declined.title': 'Abgelehnt, der Booster bleibt',
  'other_booster_declined.text':
    'Auftrag PK-{number} bleibt bei seinem Booster. Den Grund zeigt die Auftragsseite.',
  'check_waits.title': 'Dein Ergebnis wartet auf dich',
  'check_waits.text':
    'Prüfe das Ergebnis von Auftrag PK-{number}. Tust du nichts, gilt es {figures.check} nach dem Einreichen als bestätigt.',
  'order_completed.title': 'Auftrag abgeschlossen',
  'order_completed.text': 'Auftrag PK-{number} ist abgeschlossen.',
  'order_cancelled.title': 'Auftrag storniert',
  'order_cancelled.text': 'Auftrag PK-{number} wurde storniert.',

  'coach_asked.title': 'Ein Kunde hat dich gebucht',
  'coach_asked.text':
    'Auftrag PK-{number} ist bei dir gebucht. Nimm ihn in deiner Auftragsliste an oder lehn ihn ab.',
  'coach_accepted.title': 'Dein Coach hat zugesagt',
  'coach_accepted.text':
    'Auftrag PK-{number} ist angenommen. Auf der Auftragsseite steht der Termin, oder ihr vereinbart dort einen.',
  'coach_declined.title': 'Dein Coach hat abgesagt',
  'coach_declined.text':
    'Auftrag PK-{number} wurde abgelehnt. Du kannst ihn stornieren und bekommst sofort dein Geld zurück.',
  'session_proposed.title': 'Termin vorgeschlagen',
  'session_proposed.text':
    'Für eine Session von Auftrag PK-{number} wurde ein Termin vorgeschlagen. Nimm ihn an oder schlag einen anderen vor.',
  'session_agreed.title': 'Termin vereinbart',
  'session_agreed.text': 'Die nächste Session von Auftrag PK-{number} hat einen Termin.',
  'session_soon.title': 'Deine Session beginnt bald',
  'session_soon.text':
    'Die nächste Session von Auftrag PK-{number} beginnt in weniger als {figures.sessionReminder}.',
  'session_link.title': 'Meeting-Link',
  'session_link.text': 'Dein Coach hat hinterlegt, wo die Sitzung von Auftrag PK-{number} stattfindet.',
  'session_recorded.title': 'Neue Notizen',
  'session_recorded.text': 'Auf der Seite von Auftrag PK-{number} findest du neue Notizen zu einer Session.',
  'coaching_finished.title': 'Alle Stunden gegeben',
  'coaching_finished.text': 'Der Kunde kann die Notizen zu Auftrag PK-{number} jetzt prüfen.',

  'session_ended_by_reuse.title': 'Du wurdest auf einem Gerät abgemeldet',
  'session_ended_by_reuse.text':
    'Eine deiner Anmeldungen wurde mit einem veralteten Schlüssel benutzt. Vielleicht hat ihn jemand kopiert, deshalb haben wir diese Anmeldung beendet.',
  'services_accepted.title': 'Du kannst jetzt mehr spielen',
  'services_accepted.text':
    'Das Team hat erlaubt, wonach du gefragt hast. Die passenden Aufträge siehst du schon in der Liste.',
  'services_declined.title': 'Unsere Antwort auf deine Anfrage',
  'services_declined.text':
    'Das Team hat abgelehnt, wonach du gefragt hast. Den Grund findest du auf der Seite „{shell.myServices}“.',

  'application_asked.title': 'Eine Frage zu deiner Bewerbung',
  'application_asked.text':
    'Unser Team hat eine Frage zu deiner Bewerbung als Booster. Beantworte sie auf der Seite der Bewerbung.',
  'application_accepted.title': 'Du bist jetzt Booster',
  'application_accepted.text': 'Deine Bewerbung wurde angenommen. Du kannst jetzt Aufträge annehmen.',
  'application_refused.title': 'Unsere Antwort auf deine Bewerbung',
  'application_refused.text': 'Deine Bewerbung wurde abgelehnt. Den Grund findest du auf ihrer Seite.',
  'order_message.title': 'Neue Nachricht',
  'order_message.text': 'Du hast eine Nachricht im Chat zum Auftrag PK-{number}.',
  'login_code_asked.title': 'Dein Booster braucht einen Anmeldecode',
  'login_code_asked.text': 'Gib ihn auf der Seite von Auftrag PK-{number} ein. Zeit: {figures.loginCode}.',
  'login_code_given.title': 'Der Anmeldecode ist da',
  'login_code_given.text': 'Öffne ihn auf der Seite von Auftrag PK-{number}. Zeit: {figures.loginCode}.',
  'support_waiting.title': 'Neue Unterhaltung im Support',
  'support_waiting.text': 'Unterhaltung {thread} im Posteingang des Supports wartet auf eine Antwort.',

  'booster_banned.title': 'Gesperrter Booster hat Aufträge',
  'booster_banned.text': '{username} wurde gesperrt. Noch offen: {orders}.',
  'decision_refused.title': 'Deine Entscheidung wurde nicht ausgeführt',
  'decision_refused.text':
    'An Auftrag PK-{number} hat sich etwas geändert, bevor deine Entscheidung wirksam wurde. Deshalb ist nichts passiert. Sieh dir den Auftrag noch einmal an.',
  'payout_sent.title': 'Auszahlung überwiesen',
  'payout_sent.text': 'Auszahlung {payout}: {amount} sind auf dem Weg zu deinem Bankkonto.',
  'payout_returned.title': 'Auszahlung zurückgekommen',
  'payout_returned.text':
    'Auszahlung {payout} war nicht möglich: {amount} sind wieder verfügbar. Den Grund siehst du bei deinen Einnahmen.',
  'review_written.title': 'Neue Bewertung',
  'review_written.text':
    'Dein Kunde hat Auftrag PK-{number} bewertet. Du kannst auf der Auftragsseite antworten.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': '{amount} Cashback für Auftrag PK-{number} sind auf deinem Guthaben.',
  'cashback_taken.title': 'Cashback zurückgenommen',
  'cashback_taken.text':
    'Auftrag PK-{number} wurde erstattet oder wieder geöffnet. Deshalb wurden {amount} Cashback zurückgebucht.',
  'tip_given.title': 'Du hast Trinkgeld bekommen',
  'tip_given.text':
    '{amount} für Auftrag PK-{number}. In {figures.hold.dat} kannst du es dir auszahlen lassen.',
  'tip_refunded.title': 'Trinkgeld erstattet',
  'tip_refunded.text':
    'Dein Trinkgeld von {amount} für Auftrag PK-{number} kam zu spät: Es gab schon eines, oder der Booster ist nicht mehr da. Wir erstatten es dir.',
  'tip_returned.title': 'Trinkgeld erstattet',
  'tip_returned.text': 'Wir erstatten dir {amount} deines Trinkgelds für Auftrag PK-{number}.',
  'tip_reduced.title': 'Trinkgeld zurückgebucht',
  'tip_reduced.text':
    'Wir haben dem Kunden {amount} des Trinkgelds für Auftrag PK-{number} erstattet. Der Betrag wird von deinem zurückgehaltenen Geld abgezogen.',
  'tip_taken_back.title': 'Trinkgeld zurückgebucht',
  'tip_taken_back.text':
    'Die Bank hat das Trinkgeld des Kunden für Auftrag PK-{number} zurückgebucht. Deshalb werden {amount} zurückgenommen.',
  'tip_restored.title': 'Trinkgeld wieder gutgeschrieben',
  'tip_restored.text':
    'Die Bank hat ihre Entscheidung zum Trinkgeld für Auftrag PK-{number} zurückgenommen. {amount} gehören wieder dir.',
  'review_answered.title': 'Antwort auf deine Bewertung',
  'review_answered.text': 'Dein Booster hat auf deine Bewertung von Auftrag PK-{number} geantwortet.',
  'review_hidden.title': 'Bewertung ausgeblendet',
  'review_hidden.text':
    'Unser Team hat die Bewertung von Auftrag PK-{number} ausgeblendet. Der Grund steht auf der Auftragsseite.',
  'review_shown.title': 'Bewertung wieder sichtbar',
  'review_shown.text': 'Die Bewertung von Auftrag PK-{number} ist wieder zu sehen.',
  'dispute_appealed.title': 'Zweite Prüfung verlangt',
  'dispute_appealed.text':
    'Die andere Seite verlangt eine zweite Prüfung der Entscheidung zu Auftrag PK-{number}. Du hast {figures.appealReply} Zeit für eine Antwort.',
  'dispute_upheld.title': 'Bisherige bleibt bestehen',
  'dispute_upheld.text':
    'Unser Team hat Auftrag PK-{number} noch einmal geprüft. Die erste Entscheidung bleibt bestehen und ist endgültig.',
  'dispute_appeal_waits.title': 'Zweite Prüfung nötig',
  'dispute_appeal_waits.text':
    'Für die Entscheidung zu Auftrag PK-{number} wird eine zweite Prüfung verlangt. Entscheide innerhalb von {figures.appealDecision.dat}.',

  'bulk_done.title': 'Deine Aktion für viele Aufträge ist beendet',
  'bulk_done.text': 'Erledigt: {done}. Unverändert: {left}.',
} satisfies TranslationOf<typeof notifications, 'de'>
