import type { TranslationOf } from '../../translate.ts'
import type opening from '../en/opening.ts'

export default {
  lead: 'Wat je shop nodig heeft en wat er nog ontbreekt. Sleutels en wachtwoorden worden nooit getoond.',
  again: 'Opnieuw controleren',
  testMail: 'Testmail sturen',
  testMailSent: 'De mailserver heeft een mail aan {email} aangenomen. Kijk of die is aangekomen.',
  'all.good': 'Alles is klaar',
  'all.missing': { one: 'Er ontbreekt {count} ding', other: 'Er ontbreken {count} dingen' },
  'all.wrong': { one: '{count} ding werkt niet', other: '{count} dingen werken niet' },
  checkedAt: 'Gecontroleerd: {time}',
  'state.good': 'In orde',
  'state.missing': 'Ontbreekt',
  'state.wrong': 'Fout',
  'group.services': 'Verbindingen',
  'group.server': 'Deze server',
  'group.shop': 'Shop',
  'name.settings': 'Instellingen',
  'name.database': 'Database',
  'name.migrations': 'Migraties',
  'name.redis': 'Redis',
  'name.mail': 'E-mail',
  'name.payments': 'Betalingen',
  'name.sign_ins': 'Inlogdiensten',
  'name.files': 'Bestanden',
  'name.disk': 'Schijf',
  'name.clock': 'Klok',
  'name.proxies': 'Adres en proxy’s',
  'name.backups': 'Back-ups',
  'name.legal': 'Juridische gegevens',
  'name.support_hours': 'Supporttijden',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Team',
  'stops.settings': 'Tot die tijd werkt een deel van de shop niet.',
  'stops.database':
    'Zonder de database werkt er niets, en de accounts ervan bepalen wie het grootboek kan wijzigen.',
  'stops.migrations': 'De server en zijn database passen niet bij elkaar.',
  'stops.redis': 'Meerdere servers zien elkaars berichten niet en limieten worden niet geteld.',
  'stops.mail': 'Klanten krijgen geen inloglinks, bonnen of nieuws over hun bestelling.',
  'stops.payments':
    'Klanten kunnen niet met een kaart betalen, of de shop hoort niets van betalingen en terugboekingen.',
  'stops.sign_ins': 'De knop van deze dienst leidt naar een fout.',
  'stops.files': 'Screenshots en profielfoto’s kunnen niet worden geüpload.',
  'stops.disk': 'Als de schijf vol is, stopt de server.',
  'stops.clock': 'Codes van authenticator-apps en handtekeningen van webhooks worden geweigerd.',
  'stops.proxies':
    'Bezoekers bereiken de shop niet, of de limieten tegen misbruik tellen het verkeerde adres.',
  'stops.backups': 'Zonder een back-up die is getest, is de shop na een kapotte schijf verloren.',
  'stops.legal': 'Aan juridische pagina’s en bonnen ontbreekt wat de wet vraagt.',
  'stops.support_hours': 'Klanten zien tijden die je niet hebt gekozen.',
  'stops.prices': 'Klanten kunnen niets bestellen.',
  'stops.boosters': 'Er kan niets worden verkocht.',
  'stops.staff': 'De shop hangt af van één persoon of één wachtwoord.',
  failed: 'Dit kon niet worden gecontroleerd. Los eerst op wat hierboven fout is en controleer opnieuw.',
  'find.settings.payout_account':
    'PAYOUT_IBAN is niet ingesteld: boosters kunnen niet met het SEPA-bestand worden betaald.',
  'find.settings.invalid': 'Een instelling is ongeldig. De server zegt bij het starten welke.',
  'find.settings.vault_keys':
    'Opgeslagen inloggegevens kunnen niet met VAULT_KEYS worden geopend. Voeg de sleutel toe waarmee ze zijn opgeslagen, uit de kopie die je bewaart.',
  'find.database.away': 'De database antwoordt niet. Controleer DATABASE_URL en start PostgreSQL.',
  'find.database.account':
    'De database weigert het account in DATABASE_URL. De server maakt het aan als hij start; controleer daarna naam, wachtwoord en database.',
  'find.database.strong':
    'Het account in DATABASE_URL kan het grootboek wijzigen of accounts aanmaken. Geef de server een eigen account en houd dat van de eigenaar in DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL is niet ingesteld: de tabellen zijn van het account van de server, dus alleen triggers beschermen het grootboek en het auditlog.',
  'find.database.one_password':
    'DATABASE_URL en DATABASE_OWNER_URL hebben hetzelfde wachtwoord: wie er één leest, heeft ze allebei. Geef de eigenaar een ander.',
  'find.migrations.waiting':
    'De database mist migraties van deze versie. Herstart de server, die voert ze uit.',
  'find.migrations.newer':
    'Een nieuwere versie heeft de database gewijzigd. Gebruik die versie weer, of zet een eerdere back-up terug.',
  'find.redis.away':
    'Redis antwoordt niet op REDIS_URL. Start het, of laat de instelling weg als je één server hebt.',
  'find.mail.off': 'SMTP_URL noemt geen mailserver: niemand krijgt een mail. Vul de jouwe in.',
  'find.mail.password': 'De mailserver weigert de naam of het wachtwoord in SMTP_URL.',
  'find.mail.certificate':
    'Het certificaat van de mailserver in SMTP_URL is niet geldig voor zijn naam. Gebruik de naam in het certificaat of laat het vernieuwen.',
  'find.mail.away': 'De mailserver in SMTP_URL antwoordt niet. Controleer de naam, de poort en de firewall.',
  'find.mail.stuck': 'De oudste mail wacht al {minutes} min. De pagina met verstuurde e-mails zegt waarom.',
  'find.mail.given_up':
    'Mails die nooit zijn aangenomen: {count}. Je kunt ze opnieuw sturen op de pagina met verstuurde e-mails.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY is niet ingesteld: de shop gebruikt testbetalingen en niemand betaalt echt geld.',
  'find.payments.key':
    'Stripe weigert STRIPE_SECRET_KEY. Kopieer de sleutel opnieuw onder Developers, API keys.',
  'find.payments.away': 'Stripe antwoordt niet. Controleer of deze server het internet bereikt.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY is een testsleutel: niemand betaalt echt geld.',
  'find.payments.no_webhook':
    'Stripe heeft geen actieve webhook naar {address}. Voeg die toe onder Developers, Webhooks.',
  'find.payments.webhook_events':
    'De webhook van Stripe stuurt niet alle gebeurtenissen die de shop nodig heeft. Voeg deze toe: {events}.',
  'find.payments.unsigned':
    'Er kwam een webhook binnen waarvan de handtekening niet bij STRIPE_WEBHOOK_SECRET past ({at}). Kwam die van Stripe? Kopieer dan het signing secret opnieuw, herstart en stuur een testgebeurtenis: zodra er een past, is dit weg.',
  'find.payments.unseen':
    'Er is nog geen webhook binnengekomen. Stuur een testgebeurtenis vanuit Stripe of betaal een testbestelling.',
  'find.sign_ins.secret': '{provider} weigert de client-ID of het secret. Kopieer beide opnieuw.',
  'find.sign_ins.away': '{provider} antwoordt niet.',
  'find.files.unwritable':
    'De server kan niet in DATA_DIR schrijven. Geef hem de map en kijk naar de schijf.',
  'find.disk.low': 'In DATA_DIR is nog maar {gigabytes} GB vrij. Maak ruimte.',
  'find.clock.off': 'De klok van deze server loopt {seconds} s verkeerd. Zet tijdsynchronisatie (NTP) aan.',
  'find.proxies.no_token': 'Stel METRICS_TOKEN in, zodat deze controle de shop van buitenaf kan vragen.',
  'find.proxies.away':
    'Vanaf deze server antwoordt er niets op {address}. Controleer DNS, de proxy en de firewall.',
  'find.proxies.certificate': 'Het certificaat van {address} is niet geldig. Vernieuw het.',
  'find.proxies.certificate_ends':
    'Het certificaat verloopt: {at}. Controleer of het automatisch wordt vernieuwd.',
  'find.proxies.other_site': 'Op {address} antwoordt iets anders, of een server met een ander METRICS_TOKEN.',
  'find.proxies.no_server':
    'Op {address} antwoordt de proxy, maar geen server erachter. Start de server en controleer de poort waarnaar de proxy doorstuurt.',
  'find.proxies.too_few':
    'Er staan meer proxy’s voor de server ({proxies}) dan TRUSTED_PROXIES zegt ({trusted}): alle bezoekers delen één adres en de limieten daarvan. Stel {proxies} in.',
  'find.proxies.too_many':
    'Er staan minder proxy’s voor de server ({proxies}) dan TRUSTED_PROXIES zegt ({trusted}): iedereen kan zijn adres vervalsen. Stel {proxies} in.',
  'find.backups.none':
    'Er is nog geen back-up gemaakt. Stel de dagelijkse timer in: docs/operations.md zegt hoe.',
  'find.backups.old': 'Laatste back-up: {at}. Kijk waarom de timer niet loopt.',
  'find.backups.no_drill':
    'Er is nog nooit een back-up getest. Voer npm run restore -- --drill uit met de nieuwste.',
  'find.backups.old_drill':
    'Laatste test: {at}. Voer npm run restore -- --drill uit met de nieuwste back-up.',
  'find.legal.demo': 'OPERATOR_NAME is niet ingesteld: de juridische pagina’s noemen een verzonnen bedrijf.',
  'find.legal.no_vat':
    'VAT_RATE en VAT_EXEMPTION zijn niet ingesteld: bonnen zeggen niets over btw en bij grotere bedragen ontbreekt wat een factuur nodig heeft.',
  'find.legal.no_vat_id':
    'VAT_RATE is ingesteld zonder OPERATOR_VAT_ID: aan bonnen voor grotere bedragen ontbreekt wat een factuur nodig heeft.',
  'find.support_hours.unset':
    'SUPPORT_HOURS is niet ingesteld: klanten lezen de gebruikelijke tijden in plaats van die van jou.',
  'find.prices.none': 'Er zijn geen prijzen ingesteld. Publiceer de eerste versie.',
  'find.prices.later': 'De eerste prijzen gelden vanaf: {at}.',
  'find.boosters.none':
    'Er kan geen booster worden gevraagd. Neem een aanmelding aan of maak iemand booster.',
  'find.boosters.game': 'Geen booster speelt {game}, dus het wordt niet verkocht.',
  'find.staff.second_factor': 'Mensen in het team zonder tweede factor: {count}.',
  'find.staff.alone':
    'Mensen met volledige toegang: {count}. Uitbetalingen en grote correcties hebben een tweede persoon nodig: nodig iemand uit.',
  'note.payments': 'Laatste webhook: {at}',
  'note.disk': '{gigabytes} GB vrij',
  'note.proxies': 'Gezien vanaf {address}, proxy’s: {count}',
  'note.backups': 'Laatste: {at}',

  'open.title': 'Opening',
  'open.text':
    'Tot de opening zien bezoekers een pagina die dat zegt. Het team kan de hele shop uitproberen: elke bestelling is een testbestelling, en niemand betaalt.',
  'open.button': 'Shop openen',
  'open.try': 'Shop uitproberen',
  'open.since': 'Open sinds {time}',
  'open.dialogText':
    'Vanaf nu ziet iedereen de shop en kan iedereen bestellen. Sluiten kan daarna niet meer.',
  'open.blocked': 'De shop kan nog niet open',
  'open.blockedText': 'Zonder dit kan de shop niets verkopen:',
  'open.gaps': 'Niet klaar',
  'open.gapsText': 'De shop kan ook zonder dit open. Wat er dan ontbreekt:',
  'open.accept': 'Ik heb de lijst gelezen en open de shop toch',
  'open.orders': {
    one: '{count} testbestelling wordt verwijderd, met alles wat erbij hoort.',
    other: '{count} testbestellingen worden verwijderd, met alles wat erbij hoort.',
  },
  'open.mails': {
    one: '{count} persoon die erom vroeg, krijgt de openingsmail.',
    other: '{count} mensen die erom vroegen, krijgen de openingsmail.',
  },
  'open.done': 'De shop is open',
} satisfies TranslationOf<typeof opening, 'nl'>
