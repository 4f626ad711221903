import type { TranslationOf } from '../../translate.ts'
import type opening from '../en/opening.ts'

export default {
  lead: 'Was dein Shop braucht und was noch fehlt. Schlüssel und Passwörter werden nie angezeigt.',
  again: 'Erneut prüfen',
  testMail: 'Testmail senden',
  testMailSent: 'Der Mailserver hat eine Mail an {email} angenommen. Sieh nach, ob sie angekommen ist.',
  'all.good': 'Alles ist bereit',
  'all.missing': { one: '{count} Sache fehlt', other: '{count} Sachen fehlen' },
  'all.wrong': { one: '{count} Sache funktioniert nicht', other: '{count} Sachen funktionieren nicht' },
  checkedAt: 'Geprüft: {time}',
  'state.good': 'In Ordnung',
  'state.missing': 'Fehlt',
  'state.wrong': 'Falsch',
  'group.services': 'Verbindungen',
  'group.server': 'Dieser Server',
  'group.shop': 'Shop',
  'name.settings': 'Einstellungen',
  'name.database': 'Datenbank',
  'name.migrations': 'Migrationen',
  'name.redis': 'Redis',
  'name.mail': 'E-Mail',
  'name.payments': 'Zahlungen',
  'name.sign_ins': 'Anmeldedienste',
  'name.files': 'Dateien',
  'name.disk': 'Festplatte',
  'name.clock': 'Uhr',
  'name.proxies': 'Adresse und Proxys',
  'name.backups': 'Backups',
  'name.legal': 'Rechtliche Angaben',
  'name.support_hours': 'Supportzeiten',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Team',
  'stops.settings': 'Bis dahin funktioniert ein Teil des Shops nicht.',
  'stops.database': 'Ohne Datenbank geht nichts, und ihre Konten entscheiden, wer das Hauptbuch ändern kann.',
  'stops.migrations': 'Server und Datenbank passen nicht zusammen.',
  'stops.redis': 'Mehrere Server hören nicht voneinander, und Zugriffslimits werden nicht gezählt.',
  'stops.mail': 'Kunden bekommen keine Anmeldelinks, keine Rechnungen und nichts Neues zu ihrem Auftrag.',
  'stops.payments':
    'Kunden können nicht mit Karte zahlen, oder der Shop erfährt nichts von Zahlungen und Rückbuchungen.',
  'stops.sign_ins': 'Der Knopf dieses Dienstes führt zu einem Fehler.',
  'stops.files': 'Screenshots und Profilbilder lassen sich nicht hochladen.',
  'stops.disk': 'Ist die Festplatte voll, bleibt der Server stehen.',
  'stops.clock': 'Codes aus Authenticator-Apps und Signaturen von Webhooks werden abgelehnt.',
  'stops.proxies':
    'Besucher erreichen den Shop nicht, oder die Limits gegen Missbrauch zählen die falsche Adresse.',
  'stops.backups': 'Ohne erprobtes Backup ist der Shop mit einer kaputten Festplatte verloren.',
  'stops.legal': 'Rechtstexten und Rechnungen fehlt, was das Gesetz verlangt.',
  'stops.support_hours': 'Kunden lesen Zeiten, die du nicht gewählt hast.',
  'stops.prices': 'Kunden können nichts kaufen.',
  'stops.boosters': 'Nichts kann verkauft werden.',
  'stops.staff': 'Der Shop hängt an einer einzigen Person oder einem einzigen Passwort.',
  failed: 'Das ließ sich nicht prüfen. Behebe zuerst, was darüber falsch ist, und prüfe dann erneut.',
  'find.settings.payout_account':
    'PAYOUT_IBAN ist nicht gesetzt: Booster können nicht über die SEPA-Datei bezahlt werden.',
  'find.settings.invalid': 'Eine Einstellung ist ungültig. Der Server nennt sie beim Start.',
  'find.settings.vault_keys':
    'Ein gespeicherter Spielzugang lässt sich mit VAULT_KEYS nicht öffnen. Ergänze den Schlüssel, mit dem er gespeichert wurde, aus deiner Kopie.',
  'find.database.away': 'Die Datenbank antwortet nicht. Prüfe DATABASE_URL und starte PostgreSQL.',
  'find.database.account':
    'Die Datenbank weist das Konto in DATABASE_URL ab. Der Server legt es beim Start an; danach prüfe Name, Passwort und Datenbank.',
  'find.database.strong':
    'Das Konto in DATABASE_URL kann das Hauptbuch ändern oder Konten anlegen. Gib dem Server ein eigenes Konto und lass das des Besitzers in DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL ist nicht gesetzt: Dem Konto des Servers gehören die Tabellen, nur Trigger schützen Hauptbuch und Protokoll.',
  'find.database.one_password':
    'DATABASE_URL und DATABASE_OWNER_URL haben dasselbe Passwort: Wer eines liest, hat beide. Gib dem Besitzer ein anderes.',
  'find.migrations.waiting':
    'Der Datenbank fehlen Migrationen dieser Version. Starte den Server neu, er holt sie nach.',
  'find.migrations.newer':
    'Eine neuere Version hat die Datenbank verändert. Nimm wieder diese Version oder spiel ein älteres Backup ein.',
  'find.redis.away':
    'Redis antwortet unter REDIS_URL nicht. Starte es, oder lass die Einstellung weg, wenn nur ein Server läuft.',
  'find.mail.off': 'SMTP_URL nennt keinen Mailserver: Niemand bekommt eine Mail. Trage deinen ein.',
  'find.mail.password': 'Der Mailserver lehnt Name oder Passwort in SMTP_URL ab.',
  'find.mail.certificate':
    'Das Zertifikat des Mailservers in SMTP_URL ist für seinen Namen nicht gültig. Nimm den Namen aus dem Zertifikat oder lass es erneuern.',
  'find.mail.away': 'Der Mailserver in SMTP_URL antwortet nicht. Prüfe Name, Port und Firewall.',
  'find.mail.stuck':
    'Die älteste Mail wartet seit {minutes} min. Die Seite der gesendeten E-Mails sagt, warum.',
  'find.mail.given_up':
    'Mails, die nie angenommen wurden: {count}. Auf der Seite der gesendeten E-Mails kannst du sie erneut senden.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY ist nicht gesetzt: Der Shop nimmt Testzahlungen, niemand zahlt echtes Geld.',
  'find.payments.key':
    'Stripe lehnt STRIPE_SECRET_KEY ab. Kopiere den Schlüssel noch einmal unter Developers, API keys.',
  'find.payments.away': 'Stripe antwortet nicht. Prüfe, ob dieser Server das Internet erreicht.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY ist ein Testschlüssel: Niemand zahlt echtes Geld.',
  'find.payments.no_webhook':
    'Stripe hat keinen aktiven Webhook an {address}. Leg ihn unter Developers, Webhooks an.',
  'find.payments.webhook_events':
    'Der Webhook von Stripe schickt nicht alle Ereignisse, die der Shop braucht. Füge diese hinzu: {events}.',
  'find.payments.unsigned':
    'Ein Webhook kam an, dessen Signatur nicht zu STRIPE_WEBHOOK_SECRET passt ({at}). Kam er von Stripe, kopiere das Signing secret noch einmal, starte neu und schicke ein Testereignis: Sobald eines passt, ist das hier weg.',
  'find.payments.unseen':
    'Noch kein Webhook ist angekommen. Schicke ein Testereignis von Stripe oder bezahle einen Testauftrag.',
  'find.sign_ins.secret': '{provider} lehnt die Client-ID oder das Secret ab. Kopiere beide noch einmal.',
  'find.sign_ins.away': '{provider} antwortet nicht.',
  'find.files.unwritable':
    'Der Server kann nicht in DATA_DIR schreiben. Gib ihm den Ordner und sieh nach der Festplatte.',
  'find.disk.low': 'In DATA_DIR sind nur noch {gigabytes} GB frei. Schaff Platz.',
  'find.clock.off':
    'Die Uhr dieses Servers geht {seconds} s falsch. Schalte die Zeitsynchronisierung (NTP) ein.',
  'find.proxies.no_token': 'Setze METRICS_TOKEN, damit diese Prüfung den Shop von außen fragen kann.',
  'find.proxies.away':
    'Von diesem Server aus antwortet unter {address} nichts. Prüfe DNS, Proxy und Firewall.',
  'find.proxies.certificate': 'Das Zertifikat von {address} ist nicht gültig. Erneuere es.',
  'find.proxies.certificate_ends': 'Das Zertifikat läuft ab: {at}. Prüfe, ob es automatisch erneuert wird.',
  'find.proxies.other_site':
    'Unter {address} antwortet etwas anderes oder ein Server mit einem anderen METRICS_TOKEN.',
  'find.proxies.no_server':
    'Unter {address} antwortet der Proxy, aber kein Server dahinter. Starte den Server und prüfe den Port, an den der Proxy weitergibt.',
  'find.proxies.too_few':
    'Vor dem Server sind mehr Proxys ({proxies}), als TRUSTED_PROXIES sagt ({trusted}): Alle Besucher teilen sich eine Adresse und ihre Limits. Setze {proxies}.',
  'find.proxies.too_many':
    'Vor dem Server sind weniger Proxys ({proxies}), als TRUSTED_PROXIES sagt ({trusted}): Jeder kann seine Adresse fälschen. Setze {proxies}.',
  'find.backups.none':
    'Es gibt noch kein Backup. Richte den täglichen Timer ein: docs/operations.md sagt, wie.',
  'find.backups.old': 'Das letzte Backup: {at}. Sieh nach, warum der Timer nicht läuft.',
  'find.backups.no_drill':
    'Noch kein Backup wurde erprobt. Führe npm run restore -- --drill mit dem neuesten aus.',
  'find.backups.old_drill':
    'Die letzte Probe: {at}. Führe npm run restore -- --drill mit dem neuesten Backup aus.',
  'find.legal.demo': 'OPERATOR_NAME ist nicht gesetzt: Die Rechtstexte nennen eine erfundene Firma.',
  'find.legal.no_vat':
    'Weder VAT_RATE noch VAT_EXEMPTION ist gesetzt: Rechnungen sagen nichts zur Mehrwertsteuer, und bei größeren Beträgen fehlt ihnen, was vorgeschrieben ist.',
  'find.legal.no_vat_id':
    'VAT_RATE ist ohne OPERATOR_VAT_ID gesetzt: Rechnungen über größere Beträge fehlt, was vorgeschrieben ist.',
  'find.support_hours.unset':
    'SUPPORT_HOURS ist nicht gesetzt: Kunden lesen die üblichen Zeiten statt deiner.',
  'find.prices.none': 'Es sind keine Preise festgelegt. Veröffentliche die erste Version.',
  'find.prices.later': 'Die ersten Preise gelten ab: {at}.',
  'find.boosters.none':
    'Kein Booster kann gefragt werden. Nimm eine Bewerbung an oder mach jemanden zum Booster.',
  'find.boosters.game': 'Kein Booster spielt {game}, deshalb wird es nicht verkauft.',
  'find.staff.second_factor': 'Personen im Team ohne zweiten Faktor: {count}.',
  'find.staff.alone':
    'Personen mit vollem Zugriff: {count}. Auszahlungen und große Korrekturen brauchen eine zweite Person: Lade jemanden ein.',
  'note.payments': 'Letzter Webhook: {at}',
  'note.disk': '{gigabytes} GB frei',
  'note.proxies': 'Gesehen als {address}, Proxys: {count}',
  'note.backups': 'Letztes: {at}',

  'open.title': 'Eröffnung',
  'open.text':
    'Bis zur Eröffnung sehen Besucher eine Seite, die das sagt. Das Team kann den ganzen Shop ausprobieren: Jeder Auftrag ist ein Testauftrag, und niemand zahlt etwas.',
  'open.button': 'Shop öffnen',
  'open.try': 'Shop ausprobieren',
  'open.since': 'Geöffnet seit {time}',
  'open.dialogText':
    'Ab jetzt sehen alle den Shop und können bestellen. Er lässt sich nicht wieder schließen.',
  'open.blocked': 'Der Shop kann noch nicht öffnen',
  'open.blockedText': 'Ohne das könnte er nichts verkaufen:',
  'open.gaps': 'Nicht bereit',
  'open.gapsText': 'Der Shop kann auch ohne das öffnen. Was dann jeweils fehlt:',
  'open.accept': 'Ich habe die Liste gelesen und öffne den Shop trotzdem',
  'open.orders': {
    one: '{count} Testauftrag wird mit allem gelöscht, was dazugehört.',
    other: '{count} Testaufträge werden mit allem gelöscht, was dazugehört.',
  },
  'open.mails': {
    one: '{count} Person, die darum gebeten hat, bekommt die Mail zur Eröffnung.',
    other: '{count} Personen, die darum gebeten haben, bekommen die Mail zur Eröffnung.',
  },
  'open.done': 'Der Shop ist geöffnet',
} satisfies TranslationOf<typeof opening, 'de'>
