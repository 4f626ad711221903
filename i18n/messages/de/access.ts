import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': 'Hast du dein Passwort vergessen?',
  'forgot.text':
    'Gib deine E-Mail-Adresse ein. Gibt es dazu ein Konto, schicken wir dir einen Link für ein neues Passwort.',
  'forgot.send': 'Link schicken',
  'forgot.back': 'Zurück zur Anmeldung',

  'find.title': 'Finde deinen Auftrag',
  'find.text':
    'Du hast ohne Konto bestellt und siehst deinen Auftrag nicht mehr? Gib die Adresse von damals ein, und wir schicken dir einen Link, der ihn öffnet.',

  'sent.title': 'Sieh in dein Postfach',
  'sent.reset':
    'Gibt es zu {email} ein Konto, ist ein Link unterwegs. So lange gilt er: {figures.resetLink}. Kommt nichts an, sieh im Spam-Ordner nach. {access.sent.unconfirmed}',
  'sent.order':
    'Gibt es Aufträge mit {email}, ist ein Link unterwegs. So lange gilt er: {figures.orderLink}. Kommt nichts an, sieh im Spam-Ordner nach. {access.sent.limit}',
  'sent.before':
    'Du hast gerade erst einen Link an {email} angefordert. So lange dauert es, bis du wieder einen anfordern kannst: {figures.linkPause}. Kommt nichts an, sieh im Spam-Ordner nach.',
  'sent.other': 'Andere Adresse eingeben',
  'sent.unconfirmed':
    'Aus deinem Netz gehen am Tag höchstens {figures.typedLetters} solche Mails an eine unbestätigte Adresse.',
  'sent.limit':
    'Aus deinem Netz gehen am Tag höchstens {figures.typedLetters} solche Mails an dieselbe Adresse.',

  'reset.title': 'Leg ein neues Passwort fest',
  'reset.for': 'Für das Konto {email}',
  'reset.password': 'Neues Passwort',
  'reset.save': 'Neues Passwort speichern',
  'reset.hint': 'Auf allen anderen Geräten wirst du abgemeldet.',

  'expired.title': 'Dieser Link gilt nicht mehr',
  'expired.text': 'Er ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an, er kommt sofort.',
  'expired.ask': 'Neuen Link anfordern',

  'verify.title': 'Bestätige deine Adresse',
  'verify.text':
    'Ist {email} deine Adresse? Dann kannst du frühere Aufträge als Gast in dein Konto aufnehmen.',
  'verify.button': 'Ja, das ist meine',
  'verify.signIn':
    'Melde dich zuerst in diesem Konto an: So kann niemand sonst die Adresse in deinem Namen bestätigen.',
  'verify.notMine': 'Ich habe dieses Konto nicht angelegt',
  'verify.notMineText':
    'Dann setz sein Passwort zurück: Alle anderen werden abgemeldet, und das Konto gehört dir.',
  'verify.doneTitle': 'Deine Adresse ist bestätigt',
  'verify.doneText':
    'Damit kommst du immer wieder hinein. Frühere Aufträge als Gast warten in „{shell.myOrders}“, bis du sie aufnimmst.',

  'open.title': 'Auftrag PK-{number} öffnen',
  'open.text':
    'Der Link gilt einmal. Danach erkennt dich dieser Browser wieder. Deine anderen Geräte bleiben angemeldet; sie stehen in den Einstellungen.',
  'open.button': 'Auftrag anzeigen',
  'way.title': 'Ohne Konto bestellt?',
  'way.typed':
    'Gib die Adresse ein, mit der du bestellt hast. Wir schicken dir einen Link, der den Auftrag öffnet.',
  'way.text': 'Wir schicken einen Link an {email}.',
  'way.send': 'Link schicken',
  'way.sent':
    'Ein Link an {email} ist unterwegs. Er öffnet deinen Auftrag, einmal und innerhalb von {figures.orderLink.dat}. Kommt nichts an, sieh im Spam-Ordner nach.',
  'way.signedIn': 'Du bist als {name} angemeldet. Mit dem Link wechselst du zum Gast dieses Auftrags.',

  'change.titleOld': 'Adresse wechseln?',
  'change.titleNew': 'Ist das deine neue Adresse?',
  'change.text': 'Dein Konto verwendet dann {next} statt {email}.',
  'change.button': 'Zustimmen und ändern',
  'change.doneTitle': 'Deine Adresse ist geändert',
  'change.doneText': 'Melde dich ab jetzt mit {next} an.',
  'change.waitTitle': 'Danke! Ein Postfach fehlt noch',
  'change.waitText':
    'Wir haben auch der anderen Adresse geschrieben. Deine ändert sich, sobald beide zugestimmt haben.',

  'email.confirmed': 'Bestätigt',
  'email.unconfirmed': 'Noch nicht bestätigt',
  'email.why': 'Bestätige sie, damit nur du wieder in dein Konto kommst.',
  'email.again': 'Link noch einmal schicken',
  'email.sent': 'Wir haben einen Link an {email} geschickt.',

  'email.change': 'Adresse ändern',
  'email.next': 'Neue E-Mail-Adresse',
  'email.hint': 'Wir schreiben beiden Adressen. Deine ändert sich, sobald beide zugestimmt haben.',
  'email.ask': 'Beide Links schicken',
  'email.waiting': 'Du möchtest zu {email} wechseln.',
  'email.waitOld': 'Deine jetzige Adresse hat noch nicht zugestimmt.',
  'email.waitNew': 'Die neue Adresse hat noch nicht zugestimmt.',
  'email.waitBoth': 'Noch keine der beiden Adressen hat zugestimmt.',
  'email.until': 'Die Links gelten bis {time}.',
  'email.cancel': 'Jetzige Adresse behalten',

  'password.old': 'Jetziges Passwort',
  'password.change': 'Passwort ändern',
  'password.hint': 'Deine anderen Geräte werden abgemeldet.',
  'password.none': 'Du meldest dich ohne Passwort an. Möchtest du eins, schicken wir dir einen Link dafür.',
  'password.mail': 'Link fürs Passwort schicken',
  'password.done': 'Dein neues Passwort ist gespeichert.',

  'keep.done': 'Dein Konto ist fertig, und nichts ging verloren.',
} satisfies TranslationOf<typeof access, 'de'>
