import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'Ordina per un cliente…',
  title: 'Ordina per un cliente',
  text: 'Riceve un link per vedere l’ordine e pagarlo. I consensi e l’accesso restano suoi.',
  email: 'E-mail del cliente',
  language: 'La sua lingua',
  coupon: 'Coupon (facoltativo)',
  send: 'Crea l’ordine',
  made: 'L’ordine PK-{number} è pronto: {total}',
  mailed: 'Abbiamo inviato il link a {email}.',
  copy: 'Copia il link di pagamento',
  copied: 'Link di pagamento copiato',
  missing: 'Inserisci un indirizzo e-mail.',
} satisfies TranslationOf<typeof orderfor, 'it'>
