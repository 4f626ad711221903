import type { TranslationOf } from '../../translate.ts'
import type opening from '../en/opening.ts'

export default {
  lead: 'Di cosa ha bisogno il tuo negozio e cosa manca ancora. Chiavi e password non vengono mai mostrate.',
  again: 'Controlla di nuovo',
  testMail: 'Invia e-mail di prova',
  testMailSent: 'Il server di posta ha accettato un’e-mail per {email}. Guarda se è arrivata.',
  'all.good': 'È tutto pronto',
  'all.missing': {
    one: 'Manca {count} cosa',
    many: 'Mancano {count} cose',
    other: 'Mancano {count} cose',
  },
  'all.wrong': {
    one: '{count} cosa non funziona',
    many: '{count} cose non funzionano',
    other: '{count} cose non funzionano',
  },
  checkedAt: 'Controllato: {time}',
  'state.good': 'A posto',
  'state.missing': 'Manca',
  'state.wrong': 'Non va',
  'group.services': 'Collegamenti',
  'group.server': 'Questo server',
  'group.shop': 'Negozio',
  'name.settings': 'Impostazioni',
  'name.database': 'Database',
  'name.migrations': 'Migrazioni',
  'name.redis': 'Redis',
  'name.mail': 'E-mail',
  'name.payments': 'Pagamenti',
  'name.sign_ins': 'Accesso con altri siti',
  'name.files': 'File',
  'name.disk': 'Disco',
  'name.clock': 'Orologio',
  'name.proxies': 'Indirizzo e proxy',
  'name.backups': 'Backup',
  'name.legal': 'Dati legali',
  'name.support_hours': 'Orari del supporto',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Staff',
  'stops.settings': 'Fino ad allora una parte del negozio non funziona.',
  'stops.database':
    'Senza il database non funziona nulla, e i suoi account decidono chi può modificare il libro mastro.',
  'stops.migrations': 'Il server e il suo database non vanno d’accordo.',
  'stops.redis': 'Più server non vedono i messaggi degli altri e i limiti d’uso non vengono contati.',
  'stops.mail': 'I clienti non ricevono link di accesso, ricevute né notizie del loro ordine.',
  'stops.payments':
    'I clienti non possono pagare con carta, oppure il negozio non viene a sapere di pagamenti e contestazioni.',
  'stops.sign_ins': 'Il pulsante di questo servizio porta a un errore.',
  'stops.files': 'Non si possono caricare screenshot né foto del profilo.',
  'stops.disk': 'Quando il disco è pieno, il server si ferma.',
  'stops.clock': 'I codici delle app di autenticazione e le firme dei webhook vengono rifiutati.',
  'stops.proxies':
    'I visitatori non raggiungono il negozio, oppure i limiti contro gli abusi contano l’indirizzo sbagliato.',
  'stops.backups': 'Senza un backup provato, un disco rotto è la fine del negozio.',
  'stops.legal': 'Alle pagine legali e alle ricevute manca ciò che chiede la legge.',
  'stops.support_hours': 'I clienti vedono orari che non hai scelto.',
  'stops.prices': 'I clienti non possono ordinare nulla.',
  'stops.boosters': 'Non si può vendere nulla.',
  'stops.staff': 'Il negozio dipende da una sola persona o da una sola password.',
  failed: 'Controllo non riuscito. Sistema prima ciò che non va più in alto, poi controlla di nuovo.',
  'find.settings.payout_account':
    'PAYOUT_IBAN non è impostato: i booster non possono essere pagati con il file SEPA.',
  'find.settings.invalid': 'Un’impostazione non è valida. Il server dice quale all’avvio.',
  'find.settings.vault_keys':
    'Delle credenziali salvate non si aprono con VAULT_KEYS. Aggiungi la chiave con cui sono state salvate, dalla copia che conservi.',
  'find.database.away': 'Il database non risponde. Controlla DATABASE_URL e avvia PostgreSQL.',
  'find.database.account':
    'Il database rifiuta l’account in DATABASE_URL. Il server lo crea all’avvio; dopo, controlla nome, password e database.',
  'find.database.strong':
    'L’account in DATABASE_URL può modificare il libro mastro o creare account. Dai al server un account suo e lascia quello del proprietario in DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL non è impostato: le tabelle sono dell’account del server e solo dei trigger proteggono il libro mastro e il registro di controllo.',
  'find.database.one_password':
    'DATABASE_URL e DATABASE_OWNER_URL hanno la stessa password: chi ne legge una le ha entrambe. Danne un’altra al proprietario.',
  'find.migrations.waiting':
    'Al database mancano migrazioni di questa versione. Riavvia il server: le esegue lui.',
  'find.migrations.newer':
    'Una versione più recente ha cambiato il database. Torna a quella versione o ripristina un backup precedente.',
  'find.redis.away':
    'Redis non risponde a REDIS_URL. Avvialo, oppure togli l’impostazione se hai un solo server.',
  'find.mail.off': 'SMTP_URL non indica alcun server di posta: nessuno riceve e-mail. Inserisci il tuo.',
  'find.mail.password': 'Il server di posta rifiuta il nome o la password di SMTP_URL.',
  'find.mail.certificate':
    'Il certificato del server di posta in SMTP_URL non è valido per il suo nome. Usa il nome del certificato o fallo rinnovare.',
  'find.mail.away': 'Il server di posta in SMTP_URL non risponde. Controlla il nome, la porta e il firewall.',
  'find.mail.stuck':
    'L’e-mail più vecchia aspetta da {minutes} min. La pagina delle e-mail inviate dice perché.',
  'find.mail.given_up':
    'E-mail mai accettate: {count}. Puoi inviarle di nuovo dalla pagina delle e-mail inviate.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY non è impostata: il negozio usa pagamenti di prova e nessuno paga denaro vero.',
  'find.payments.key': 'Stripe rifiuta STRIPE_SECRET_KEY. Copiala di nuovo in Developers, API keys.',
  'find.payments.away': 'Stripe non risponde. Controlla che questo server raggiunga internet.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY è una chiave di prova: nessuno paga denaro vero.',
  'find.payments.no_webhook':
    'Stripe non ha nessun webhook attivo verso {address}. Aggiungilo in Developers, Webhooks.',
  'find.payments.webhook_events':
    'Il webhook di Stripe non invia tutti gli eventi che servono al negozio. Aggiungi questi: {events}.',
  'find.payments.unsigned':
    'È arrivato un webhook la cui firma non corrisponde a STRIPE_WEBHOOK_SECRET ({at}). Se veniva da Stripe, copia di nuovo il signing secret, riavvia e invia un evento di prova: appena uno corrisponde, questo avviso sparisce.',
  'find.payments.unseen':
    'Non è ancora arrivato nessun webhook. Invia un evento di prova da Stripe o paga un ordine di prova.',
  'find.sign_ins.secret': '{provider} rifiuta l’ID client o il segreto. Copiali di nuovo entrambi.',
  'find.sign_ins.away': '{provider} non risponde.',
  'find.files.unwritable': 'Il server non può scrivere in DATA_DIR. Dagli la cartella e guarda il disco.',
  'find.disk.low': 'In DATA_DIR restano liberi solo {gigabytes} GB. Fai spazio.',
  'find.clock.off':
    'L’orologio di questo server è sfasato di {seconds} s. Attiva la sincronizzazione dell’ora (NTP).',
  'find.proxies.no_token':
    'Imposta METRICS_TOKEN, così questo controllo può interrogare il negozio dall’esterno.',
  'find.proxies.away': 'Da questo server non risponde nulla a {address}. Controlla DNS, proxy e firewall.',
  'find.proxies.certificate': 'Il certificato di {address} non è valido. Rinnovalo.',
  'find.proxies.certificate_ends': 'Il certificato scade: {at}. Controlla che si rinnovi automaticamente.',
  'find.proxies.other_site': 'A {address} risponde qualcos’altro, o un server con un altro METRICS_TOKEN.',
  'find.proxies.no_server':
    'A {address} risponde il proxy, ma nessun server dietro di esso. Avvia il server e controlla la porta a cui il proxy inoltra.',
  'find.proxies.too_few':
    'Davanti al server ci sono più proxy ({proxies}) di quanti ne dice TRUSTED_PROXIES ({trusted}): tutti i visitatori condividono un indirizzo e i suoi limiti. Imposta {proxies}.',
  'find.proxies.too_many':
    'Davanti al server ci sono meno proxy ({proxies}) di quanti ne dice TRUSTED_PROXIES ({trusted}): chiunque può falsificare il proprio indirizzo. Imposta {proxies}.',
  'find.backups.none': 'Non c’è nessun backup. Imposta il timer giornaliero: docs/operations.md dice come.',
  'find.backups.old': 'Ultimo backup: {at}. Guarda perché il timer non parte.',
  'find.backups.no_drill':
    'Nessun backup è mai stato provato. Esegui npm run restore -- --drill con il più recente.',
  'find.backups.old_drill':
    'Ultima prova: {at}. Esegui npm run restore -- --drill con il backup più recente.',
  'find.legal.demo': 'OPERATOR_NAME non è impostato: le pagine legali nominano un’azienda inventata.',
  'find.legal.no_vat':
    'Né VAT_RATE né VAT_EXEMPTION è impostato: le ricevute non dicono nulla dell’IVA e, per gli importi più alti, manca ciò che serve a una fattura.',
  'find.legal.no_vat_id':
    'VAT_RATE è impostato senza OPERATOR_VAT_ID: alle ricevute di importo più alto manca ciò che serve a una fattura.',
  'find.support_hours.unset':
    'SUPPORT_HOURS non è impostato: i clienti leggono gli orari soliti invece dei tuoi.',
  'find.prices.none': 'Non ci sono prezzi. Pubblica la prima versione.',
  'find.prices.later': 'I primi prezzi valgono da: {at}.',
  'find.boosters.none':
    'Nessun booster può essere interpellato. Accetta una candidatura o nomina qualcuno booster.',
  'find.boosters.game': 'Nessun booster gioca a {game}, quindi non viene venduto.',
  'find.staff.second_factor': 'Persone dello staff senza secondo fattore: {count}.',
  'find.staff.alone':
    'Persone con accesso completo: {count}. I pagamenti e le correzioni grandi richiedono una seconda persona: invita qualcuno.',
  'note.payments': 'Ultimo webhook: {at}',
  'note.disk': '{gigabytes} GB liberi',
  'note.proxies': 'Visto da {address}, proxy: {count}',
  'note.backups': 'Ultimo: {at}',

  'open.title': 'Apertura',
  'open.text':
    'Fino all’apertura, chi visita il negozio vede una pagina che lo dice. Lo staff può provarlo tutto: ogni ordine è un ordine di prova e nessuno paga.',
  'open.button': 'Apri il negozio',
  'open.try': 'Prova il negozio',
  'open.since': 'Aperto da: {time}',
  'open.dialogText': 'D’ora in poi tutti vedono il negozio e possono ordinare. Non si può più chiudere.',
  'open.blocked': 'Il negozio non può ancora aprire',
  'open.blockedText': 'Senza questo non potrebbe vendere:',
  'open.gaps': 'Non pronto',
  'open.gapsText': 'Il negozio può aprire anche senza questo. Ecco che cosa mancherebbe:',
  'open.accept': 'Ho letto la lista e apro comunque il negozio',
  'open.orders': {
    one: '{count} ordine di prova viene cancellato con tutto ciò che ne fa parte.',
    many: '{count} ordini di prova vengono cancellati con tutto ciò che ne fa parte.',
    other: '{count} ordini di prova vengono cancellati con tutto ciò che ne fa parte.',
  },
  'open.mails': {
    one: '{count} persona che l’ha chiesta riceve l’e-mail di apertura.',
    many: '{count} persone che l’hanno chiesta ricevono l’e-mail di apertura.',
    other: '{count} persone che l’hanno chiesta ricevono l’e-mail di apertura.',
  },
  'open.done': 'Il negozio è aperto',
} satisfies TranslationOf<typeof opening, 'it'>
