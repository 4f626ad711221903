import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Iniciaste sessão.',
  register: 'A tua conta está pronta.',
  connected: 'A conta está ligada.',
  orderCreated: 'Pedido efetuado.',
  orderCalculated: 'O preço foi calculado.',
  orderUpdated: 'O pedido foi atualizado.',
  couponCreated: 'O cupão foi criado.',
  couponUpdated: 'O cupão foi guardado.',
  couponDeleted: 'O cupão foi eliminado.',
  mailQueuedAgain: 'O e-mail vai ser enviado de novo.',
  profileUpdated: 'O teu perfil foi atualizado.',
  raffleEntered: 'Já participas. Boa sorte!',
  raffleLeft: 'O teu bilhete foi devolvido.',
  prizeClaimed: 'O prémio é teu.',
  raffleSaved: 'O sorteio foi guardado.',
  raffleOpened: 'O sorteio está aberto, ou abre na sua data.',
  raffleDeleted: 'O rascunho foi eliminado.',
  raffleCancelled: 'O sorteio termina sem vencedores.',
  balanceUpdated: 'O teu saldo foi atualizado.',
} satisfies TranslationOf<typeof success, 'pt'>
