import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': 'Hai dimenticato la password?',
  'forgot.text':
    'Scrivi il tuo indirizzo e-mail. Se ha un account, ti inviamo un link per impostare una nuova password.',
  'forgot.send': 'Inviami un link',
  'forgot.back': 'Torna all’accesso',

  'find.title': 'Trova il tuo ordine',
  'find.text':
    'Hai ordinato senza account e non vedi più il tuo ordine? Scrivi l’indirizzo che hai usato e ti inviamo un link che lo apre.',

  'sent.title': 'Guarda la tua posta',
  'sent.reset':
    'Se {email} ha un account, un link è in arrivo. Vale per {figures.resetLink}. Se non arriva nulla, guarda nello spam. {access.sent.unconfirmed}',
  'sent.order':
    'Se ci sono ordini con {email}, un link è in arrivo. Vale per {figures.orderLink}. Se non arriva nulla, guarda nello spam. {access.sent.limit}',
  'sent.before':
    'Hai appena chiesto un link per {email}. Puoi chiederne un altro tra {figures.linkPause}. Se non arriva nulla, guarda nello spam.',
  'sent.other': 'Usa un altro indirizzo',
  'sent.unconfirmed':
    'Dalla tua rete partono al massimo {figures.typedLetters} di queste mail al giorno verso un indirizzo non confermato.',
  'sent.limit':
    'Dalla tua rete partono al massimo {figures.typedLetters} di queste mail al giorno verso lo stesso indirizzo.',

  'reset.title': 'Scegli una nuova password',
  'reset.for': 'Per l’account {email}',
  'reset.password': 'Nuova password',
  'reset.save': 'Salva la password',
  'reset.hint': 'Su tutti gli altri dispositivi la sessione si chiude.',

  'expired.title': 'Questo link non vale più',
  'expired.text': 'È scaduto o è già stato usato. Chiedine uno nuovo: te lo inviamo subito.',
  'expired.ask': 'Chiedi un nuovo link',

  'verify.title': 'Conferma il tuo indirizzo',
  'verify.text':
    '{email} è il tuo indirizzo? Allora potrai aggiungere al tuo account gli ordini fatti prima come ospite.',
  'verify.button': 'Sì, è il mio',
  'verify.signIn':
    'Accedi prima a questo account: così nessun altro può confermare l’indirizzo al posto tuo.',
  'verify.notMine': 'Non ho creato io questo account',
  'verify.notMineText':
    'Allora reimposta la sua password: tutti gli altri vengono disconnessi e l’account è tuo.',
  'verify.doneTitle': 'Il tuo indirizzo è confermato',
  'verify.doneText':
    'Con questo puoi sempre rientrare. I tuoi ordini da ospite ti aspettano in «{shell.myOrders}» per essere aggiunti.',

  'open.title': 'Apri l’ordine PK-{number}',
  'open.text':
    'Il link vale una volta. Poi questo browser ti riconosce. Gli altri tuoi dispositivi restano connessi; li trovi nelle impostazioni.',
  'open.button': 'Mostra il mio ordine',
  'way.title': 'Hai ordinato senza account?',
  'way.typed': 'Scrivi l’indirizzo con cui hai ordinato e ti inviamo un link che apre l’ordine.',
  'way.text': 'Inviamo un link a {email}.',
  'way.send': 'Inviami il link',
  'way.sent':
    'Un link è in arrivo a {email}. Apre il tuo ordine, vale una volta e per {figures.orderLink}. Se non arriva nulla, guarda nello spam.',
  'way.signedIn': 'Hai effettuato l’accesso come {name}. Con il link passi all’ospite di questo ordine.',

  'change.titleOld': 'Cambiare indirizzo?',
  'change.titleNew': 'È questo il tuo nuovo indirizzo?',
  'change.text': 'Il tuo account userà {next} al posto di {email}.',
  'change.button': 'Accetta e cambia',
  'change.doneTitle': 'Il tuo indirizzo è stato cambiato',
  'change.doneText': 'D’ora in poi accedi con {next}.',
  'change.waitTitle': 'Grazie! Manca una casella',
  'change.waitText':
    'Abbiamo scritto anche all’altro indirizzo. Il tuo cambia quando entrambi hanno accettato.',

  'email.confirmed': 'Confermato',
  'email.unconfirmed': 'Non ancora confermato',
  'email.why': 'Confermalo, così solo tu puoi rientrare nel tuo account.',
  'email.again': 'Invia di nuovo il link',
  'email.sent': 'Abbiamo inviato un link a {email}.',

  'email.change': 'Cambia indirizzo',
  'email.next': 'Nuovo indirizzo e-mail',
  'email.hint': 'Scriviamo a entrambi gli indirizzi. Il tuo cambia quando entrambi hanno accettato.',
  'email.ask': 'Invia i due link',
  'email.waiting': 'Vuoi passare a {email}.',
  'email.waitOld': 'Il tuo indirizzo attuale non ha ancora accettato.',
  'email.waitNew': 'Il nuovo indirizzo non ha ancora accettato.',
  'email.waitBoth': 'Nessuno dei due indirizzi ha ancora accettato.',
  'email.until': 'I link valgono fino a: {time}.',
  'email.cancel': 'Tieni l’indirizzo attuale',

  'password.old': 'Password attuale',
  'password.change': 'Cambia password',
  'password.hint': 'Gli altri tuoi dispositivi vengono disconnessi.',
  'password.none': 'Accedi senza password. Se ne vuoi una, ti inviamo un link per impostarla.',
  'password.mail': 'Invia il link',
  'password.done': 'La tua nuova password è salvata.',

  'keep.done': 'Il tuo account è pronto e nulla è andato perso.',
} satisfies TranslationOf<typeof access, 'it'>
