export default {
  // Staff’s page that shows whether the shop has what it needs: its lead and its two buttons. Its title is a link of the dashboard.
  lead: 'What your shop needs, and what’s still missing. No key or password is ever shown.',
  again: 'Check again',
  testMail: 'Send test mail',
  // Toast after the second button.
  testMailSent: 'The mail server accepted a mail to {email}. Look whether it arrived.',
  // Notice above the list: a title, and when it was checked.
  'all.good': 'Everything is ready',
  'all.missing': { one: '{count} item is missing', other: '{count} items are missing' },
  'all.wrong': { one: '{count} item doesn’t work', other: '{count} items don’t work' },
  checkedAt: 'Checked {time}',

  // State of one row, beside an icon; up to 12 characters.
  'state.good': 'OK',
  'state.missing': 'Missing',
  'state.wrong': 'Wrong',

  // Headings of three groups of rows.
  'group.services': 'Connections',
  'group.server': 'This server',
  'group.shop': 'Shop',

  // Names of the rows, one to three words.
  'name.settings': 'Settings',
  'name.database': 'Database',
  'name.migrations': 'Migrations',
  'name.redis': 'Redis',
  'name.mail': 'Mail',
  'name.payments': 'Payments',
  'name.sign_ins': 'Sign-in providers',
  'name.files': 'Files',
  'name.disk': 'Disk',
  'name.clock': 'Clock',
  'name.proxies': 'Address and proxies',
  'name.backups': 'Backups',
  'name.legal': 'Legal data',
  'name.support_hours': 'Support hours',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Team',

  // What doesn’t work as long as the row isn’t good. Shown below what was found.
  'stops.settings': 'Until then, part of the shop doesn’t work.',
  'stops.database': 'Nothing works without the database, and its accounts decide who can change the ledger.',
  'stops.migrations': 'The server and its database don’t fit together.',
  'stops.redis': 'Several servers don’t see each other’s messages, and rate limits aren’t counted.',
  'stops.mail': 'Customers don’t get login links, receipts or news of their order.',
  'stops.payments': 'Customers can’t pay by card, or the shop doesn’t hear about payments and disputes.',
  'stops.sign_ins': 'The button of this provider leads to an error.',
  'stops.files': 'Screenshots and profile pictures can’t be uploaded.',
  'stops.disk': 'When the disk is full, the server stops.',
  'stops.clock': 'Codes of authenticator apps and signatures of webhooks are refused.',
  'stops.proxies': 'Visitors can’t reach the shop, or the limits against abuse count the wrong address.',
  'stops.backups': 'Without a backup that was tried, a broken disk ends the shop.',
  'stops.legal': 'Legal pages and receipts lack what the law asks for.',
  'stops.support_hours': 'Customers see hours that you didn’t choose.',
  'stops.prices': 'Customers can’t order anything.',
  'stops.boosters': 'Nothing can be sold.',
  'stops.staff': 'The shop depends on one person or one password.',

  // What was found, and how to mend it. Words in capitals are names of settings and stay as they are.
  failed: 'This couldn’t be checked. Mend what’s wrong above, then check again.',
  'find.settings.payout_account': 'PAYOUT_IBAN is not set: boosters can’t be paid by the SEPA file.',
  'find.settings.invalid': 'A setting is invalid. The server says which one when it starts.',
  'find.settings.vault_keys':
    'A stored game login can’t be opened with VAULT_KEYS. Add the key that it was stored with, from the copy that you keep.',
  'find.database.away': 'The database doesn’t answer. Check DATABASE_URL and start PostgreSQL.',
  'find.database.account':
    'The database refuses the account in DATABASE_URL. The server creates it when it starts; after that, check name, password and database.',
  'find.database.strong':
    'The account in DATABASE_URL can change the ledger or create accounts. Give the server its own account, and keep the owner’s in DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL is not set: the server’s account owns the tables, so only triggers protect the ledger and the audit log.',
  'find.database.one_password':
    'DATABASE_URL and DATABASE_OWNER_URL have the same password, so the server’s account gives away the owner’s. Give the owner another one.',
  'find.migrations.waiting':
    'The database lacks migrations of this version. Restart the server: it makes them.',
  'find.migrations.newer':
    'A newer version changed the database. Run that version again, or restore a backup from before.',
  'find.redis.away':
    'Redis doesn’t answer at REDIS_URL. Start it, or leave the setting out if you run one server.',
  'find.mail.off': 'SMTP_URL names no mail server, so mails aren’t sent. Set it to yours.',
  'find.mail.password': 'The mail server refuses the name or the password in SMTP_URL.',
  'find.mail.certificate':
    'The mail server in SMTP_URL has a certificate that isn’t valid for its name. Use the name in the certificate, or have it renewed.',
  'find.mail.away': 'The mail server in SMTP_URL doesn’t answer. Check its name, its port and your firewall.',
  'find.mail.stuck': 'The oldest mail has waited for {minutes} min. The page of sent e-mails says why.',
  'find.mail.given_up':
    'Mails that were never accepted: {count}. You can send them again from the page of sent e-mails.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY is not set: the shop takes test payments, and no real money moves.',
  'find.payments.key': 'Stripe refuses STRIPE_SECRET_KEY. Copy it again under Developers, API keys.',
  'find.payments.away': 'Stripe doesn’t answer. Check that this server reaches the internet.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY is a test key: payments move no real money.',
  'find.payments.no_webhook':
    'Stripe has no enabled webhook to {address}. Add it under Developers, Webhooks.',
  'find.payments.webhook_events':
    'Stripe’s webhook doesn’t send every event that the shop needs. Add these events: {events}.',
  'find.payments.unsigned':
    'A webhook arrived whose signature doesn’t match STRIPE_WEBHOOK_SECRET ({at}). If Stripe sent it, copy the signing secret again, restart, and send a test event: the next one that fits clears this.',
  'find.payments.unseen':
    'No webhook has arrived yet. Send a test event from Stripe, or pay for a test order.',
  'find.sign_ins.secret': '{provider} refuses the client ID or the secret. Copy both again.',
  'find.sign_ins.away': '{provider} doesn’t answer.',
  'find.files.unwritable': 'The server can’t write to DATA_DIR. Give it the folder, and look at the disk.',
  'find.disk.low': 'Only {gigabytes} GB are free in DATA_DIR. Make room.',
  'find.clock.off': 'This server’s clock is {seconds} s off. Turn on time synchronization (NTP).',
  'find.proxies.no_token': 'Set METRICS_TOKEN, so that this check can ask the shop from outside.',
  'find.proxies.away':
    'Nothing answers at {address} from this server. Check DNS, the proxy and the firewall.',
  'find.proxies.certificate': 'The certificate of {address} isn’t valid. Renew it.',
  'find.proxies.certificate_ends': 'The certificate ends on {at}. Check that it’s renewed automatically.',
  'find.proxies.other_site': 'Something else answers at {address}, or a server with another METRICS_TOKEN.',
  'find.proxies.no_server':
    'The proxy at {address} answers, but no server behind it. Start the server, and check the port that the proxy passes to.',
  'find.proxies.too_few':
    'There are more proxies before the server ({proxies}) than TRUSTED_PROXIES says ({trusted}): all visitors share one address and its limits. Set it to {proxies}.',
  'find.proxies.too_many':
    'There are fewer proxies before the server ({proxies}) than TRUSTED_PROXIES says ({trusted}): anyone can forge their address. Set it to {proxies}.',
  'find.backups.none': 'No backup has been made. Set up the daily timer: docs/operations.md says how.',
  'find.backups.old': 'The last backup is from {at}. Look why the timer doesn’t run.',
  'find.backups.no_drill': 'No backup was ever tried. Run npm run restore -- --drill with the newest one.',
  'find.backups.old_drill':
    'The last drill was on {at}. Run npm run restore -- --drill with the newest backup.',
  'find.legal.demo': 'OPERATOR_NAME is not set: the legal pages name a made-up company.',
  'find.legal.no_vat':
    'Neither VAT_RATE nor VAT_EXEMPTION is set: receipts say nothing about VAT, and those for larger amounts lack what an invoice needs.',
  'find.legal.no_vat_id':
    'VAT_RATE is set without OPERATOR_VAT_ID: receipts for larger amounts lack what an invoice needs.',
  'find.support_hours.unset': 'SUPPORT_HOURS is not set: customers read the usual hours instead of yours.',
  'find.prices.none': 'No prices are set. Publish the first version.',
  'find.prices.later': 'The first prices take effect on {at}.',
  'find.boosters.none': 'No booster can be asked. Accept an application, or make someone a booster.',
  'find.boosters.game': 'No booster plays {game}, so it isn’t sold.',
  'find.staff.second_factor': 'People on the team without a second factor: {count}.',
  'find.staff.alone':
    'People with full access: {count}. Payouts and large corrections need a second person: invite one.',

  // What a good row says.
  'note.payments': 'Last webhook {at}',
  'note.disk': '{gigabytes} GB free',
  'note.proxies': 'Seen from {address}, proxies: {count}',
  'note.backups': 'Last one {at}',

  // Section of that page about the opening: heading, text, two buttons (up to 20 characters), and what replaces them once it is open.
  'open.title': 'Opening',
  'open.text':
    'Until you open, visitors see a page that says so. You and your colleagues can try the whole shop: every order is a test order, and nothing is charged.',
  'open.button': 'Open the shop',
  'open.try': 'Try the shop',
  'open.since': 'Open since {time}',

  // The dialog of the first button: text; a list of what blocks the opening, or of what isn’t ready with a tick box.
  'open.dialogText': 'From now on, everyone sees the shop and can order. It can’t be closed again.',
  'open.blocked': 'The shop can’t open yet',
  'open.blockedText': 'Without these it couldn’t sell:',
  'open.gaps': 'Not ready',
  'open.gapsText': 'The shop can open without these. What each of them stops:',
  'open.accept': 'I’ve read the list and open the shop anyway',

  // Below: what the opening does. Then a toast.
  'open.orders': {
    one: '{count} test order is deleted with everything that belongs to it.',
    other: '{count} test orders are deleted with everything that belongs to them.',
  },
  'open.mails': {
    one: '{count} person who asked for it gets the opening e-mail.',
    other: '{count} people who asked for it get the opening e-mail.',
  },
  'open.done': 'The shop is open',
} as const
