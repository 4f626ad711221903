import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': 'Ben je je wachtwoord vergeten?',
  'forgot.text':
    'Vul je e-mailadres in. Hoort er een account bij, dan mailen we je een link voor een nieuw wachtwoord.',
  'forgot.send': 'Mail me een link',
  'forgot.back': 'Terug naar inloggen',

  'find.title': 'Vind je bestelling',
  'find.text':
    'Heb je zonder account besteld en zie je je bestelling niet meer? Vul het adres van toen in, dan mailen we je een link die de bestelling opent.',

  'sent.title': 'Kijk in je inbox',
  'sent.reset':
    'Als er een account bij {email} hoort, is er een link onderweg. Die werkt {figures.resetLink}. Komt er niets aan, kijk dan bij de spam. {access.sent.unconfirmed}',
  'sent.order':
    'Als er bestellingen met {email} zijn, is er een link onderweg. Die werkt {figures.orderLink}. Komt er niets aan, kijk dan bij de spam. {access.sent.limit}',
  'sent.before':
    'Je hebt net al een link voor {email} aangevraagd. Over {figures.linkPause} kun je er weer een aanvragen. Komt er niets aan, kijk dan bij de spam.',
  'sent.other': 'Een ander adres gebruiken',
  'sent.unconfirmed':
    'Vanaf jouw netwerk gaan er per dag hoogstens {figures.typedLetters} van deze mails naar een onbevestigd adres.',
  'sent.limit':
    'Vanaf jouw netwerk gaan er per dag hoogstens {figures.typedLetters} van deze mails naar hetzelfde adres.',

  'reset.title': 'Kies een nieuw wachtwoord',
  'reset.for': 'Voor het account {email}',
  'reset.password': 'Nieuw wachtwoord',
  'reset.save': 'Wachtwoord opslaan',
  'reset.hint': 'Op al je andere apparaten word je uitgelogd.',

  'expired.title': 'Deze link werkt niet meer',
  'expired.text': 'De link is verlopen of al gebruikt. Vraag een nieuwe aan, dan mailen we die meteen.',
  'expired.ask': 'Nieuwe link aanvragen',

  'verify.title': 'Bevestig je adres',
  'verify.text': 'Is {email} jouw adres? Dan kun je eerdere bestellingen als gast aan je account toevoegen.',
  'verify.button': 'Ja, dat is van mij',
  'verify.signIn': 'Log eerst in op dit account: zo kan niemand anders het adres namens jou bevestigen.',
  'verify.notMine': 'Ik heb dit account niet aangemaakt',
  'verify.notMineText':
    'Stel dan het wachtwoord opnieuw in: alle anderen worden uitgelogd en het account is van jou.',
  'verify.doneTitle': 'Je adres is bevestigd',
  'verify.doneText':
    'Je komt er altijd weer mee binnen. Je bestellingen als gast wachten in “{shell.myOrders}” tot je ze toevoegt.',

  'open.title': 'Bestelling PK-{number} openen',
  'open.text':
    'De link werkt één keer. Daarna herkent deze browser je. Je andere apparaten blijven ingelogd; je vindt ze in je instellingen.',
  'open.button': 'Mijn bestelling tonen',
  'way.title': 'Zonder account besteld?',
  'way.typed': 'Vul het adres in waarmee je hebt besteld, dan mailen we je een link die de bestelling opent.',
  'way.text': 'We sturen een link naar {email}.',
  'way.send': 'Link sturen',
  'way.sent':
    'Er is een link onderweg naar {email}. Die opent je bestelling en werkt één keer, {figures.orderLink} lang. Komt er niets aan, kijk dan bij de spam.',
  'way.signedIn': 'Je bent ingelogd als {name}. Met de link wissel je naar de gast van deze bestelling.',

  'change.titleOld': 'Adres wijzigen?',
  'change.titleNew': 'Is dit je nieuwe adres?',
  'change.text': 'Je account gebruikt dan {next} in plaats van {email}.',
  'change.button': 'Akkoord en wijzigen',
  'change.doneTitle': 'Je adres is gewijzigd',
  'change.doneText': 'Log voortaan in met {next}.',
  'change.waitTitle': 'Bedankt! Er ontbreekt één mailbox',
  'change.waitText': 'We hebben ook het andere adres gemaild. Dat van jou wijzigt zodra beide akkoord zijn.',

  'email.confirmed': 'Bevestigd',
  'email.unconfirmed': 'Nog niet bevestigd',
  'email.why': 'Bevestig het, zodat alleen jij weer in je account kunt.',
  'email.again': 'Link opnieuw mailen',
  'email.sent': 'We hebben een link naar {email} gemaild.',

  'email.change': 'Adres wijzigen',
  'email.next': 'Nieuw e-mailadres',
  'email.hint': 'We mailen beide adressen. Dat van jou wijzigt zodra beide akkoord zijn.',
  'email.ask': 'Beide links mailen',
  'email.waiting': 'Je wilt overstappen op {email}.',
  'email.waitOld': 'Je huidige adres is nog niet akkoord.',
  'email.waitNew': 'Het nieuwe adres is nog niet akkoord.',
  'email.waitBoth': 'Nog geen van beide adressen is akkoord.',
  'email.until': 'De links werken tot {time}.',
  'email.cancel': 'Huidig adres houden',

  'password.old': 'Huidig wachtwoord',
  'password.change': 'Wachtwoord wijzigen',
  'password.hint': 'Je andere apparaten worden uitgelogd.',
  'password.none': 'Je logt in zonder wachtwoord. Wil je er een, dan mailen we je een link.',
  'password.mail': 'Link mailen',
  'password.done': 'Je nieuwe wachtwoord is opgeslagen.',

  'keep.done': 'Je account is klaar en er is niets kwijt.',
} satisfies TranslationOf<typeof access, 'nl'>
