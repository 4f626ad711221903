import type { TranslationOf } from '../../translate.ts'
import type invitation from '../en/invitation.ts'

export default {
  title: 'Sei invitato nel team',
  by: '{name} ti invita a lavorare su {site} come {email}.',
  byServer: 'Sei invitato a gestire {site} come {email}.',
  gives: 'Che cosa potrai fare',
  registerText: 'Scegli un nome e come accedere.',
  recoverText:
    'Questo indirizzo ha già un account. Scegli un nuovo modo di accedere: quelli precedenti smettono di funzionare e tutti i dispositivi vengono disconnessi.',
  signInText: 'Questo indirizzo ha già un account. Accedi per accettare.',
  usePasskey: 'Usa invece una passkey',
  usePassword: 'Usa invece una password',
  accept: 'Accetta l’invito',
  factorTitle: 'Ancora un passo: il secondo fattore',
  factorText: 'Le pagine del team si aprono solo con quello: una password rubata non basta.',
  done: 'Benvenuto nel team.',
  overTitle: 'Questo invito non funziona più',
  overText:
    'È stato accettato, rinnovato o ritirato, oppure è troppo vecchio. Chiedine uno nuovo a chi ti ha invitato.',
  open: 'Inviti aperti',
  invite: 'Invita un collega',
  text: 'Invieremo un link che funziona una volta sola, entro {figures.invitation}.',
  noRight: 'Scegli almeno un permesso.',
  send: 'Invia l’invito',
  sent: 'Invito inviato',
  until: 'Valido fino al {time}. Invito di {name}.',
  untilOperator: 'Valido fino al {time}. Invito del gestore.',
  renew: 'Invia di nuovo',
  renewed: 'Inviato di nuovo con un link nuovo',
  revoke: 'Ritira',
  revoked: 'Invito ritirato',
  revokeTitle: 'Ritirare l’invito di {email}?',
  revokeText: 'Il suo link smette subito di funzionare.',
  keep: 'Mantieni l’invito',
} satisfies TranslationOf<typeof invitation, 'it'>
