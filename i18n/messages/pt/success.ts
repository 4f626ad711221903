import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Sessão iniciada.',
  register: 'A tua conta está pronta.',
  logout: 'Sessão terminada.',
  profileUpdated: 'O teu perfil está guardado.',
  passwordUpdated: 'A tua palavra-passe foi alterada.',
  balanceUpdated: 'O saldo está atualizado.',
  orderCreated: 'O teu pedido está feito.',
  orderCalculated: 'O preço está calculado.',
  orderUpdated: 'O pedido está atualizado.',
  boostClaimed: 'O pedido é teu.',
  couponCreated: 'O cupão foi criado.',
  couponUpdated: 'O cupão está guardado.',
  couponDeleted: 'O cupão foi eliminado.',
  copied: 'Copiado para a área de transferência.',
} satisfies TranslationOf<typeof success, 'pt'>
