import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Pagamento recebido',
  'order_paid.text': 'O pedido PK-{number} está pago. A página dele diz o que vem a seguir.',
  'payment_refunded_twice.title': 'Segundo pagamento devolvido',
  'payment_refunded_twice.text':
    'O pedido PK-{number} foi pago duas vezes. O segundo pagamento volta para ti.',
  'payment_refunded_cancelled.title': 'Pagamento tardio devolvido',
  'payment_refunded_cancelled.text':
    'O pedido PK-{number} já estava cancelado quando este pagamento chegou. O dinheiro volta para ti.',
  'payment_refunded_changed.title': 'Pagamento devolvido',
  'payment_refunded_changed.text': 'Um pagamento já não correspondia ao pedido PK-{number}. Volta para ti.',
  'balance_increased.title': 'Saldo aumentado',
  'balance_increased.text': '{amount} foram adicionados ao teu saldo.',

  'new_order_fits.title': 'Um novo pedido para ti',
  'new_order_fits.text': 'O pedido PK-{number} espera no quadro de pedidos disponíveis.',

  'booster_found.title': 'Booster encontrado',
  'booster_found.text': 'O pedido PK-{number} tem o seu booster.',
  'game_recorded.title': 'Jogo registado',
  'game_recorded.text': 'O pedido PK-{number} tem um novo jogo no registo.',
  'game_struck.title': 'Jogo anulado',
  'game_struck.text':
    'A nossa equipa anulou um jogo registado do pedido PK-{number}. O motivo está na página do pedido.',
  'order_paused.title': 'Pedido em pausa',
  'order_paused.text': 'O pedido PK-{number} está em pausa. Ninguém joga até continuar.',
  'order_resumed.title': 'O pedido continua',
  'order_resumed.text': 'O pedido PK-{number} já não está em pausa.',
  'order_dropped.title': 'À procura de outro booster',
  'order_dropped.text': 'O booster do pedido PK-{number} parou. O que foi jogado fica.',
  'order_finished.title': 'Resultado entregue',
  'order_finished.text': 'O resultado do pedido PK-{number} espera pela verificação.',
  'proof_rejected.title': 'Resultado não aceite',
  'proof_rejected.text': 'O pedido PK-{number} continua. O motivo está na página dele.',
  'order_disputed.title': 'Resultado contestado',
  'order_disputed.text':
    'O cliente diz que algo está errado no resultado do pedido PK-{number}. A nossa equipa vai analisá-lo.',
  'order_completed.title': 'Pedido concluído',
  'order_completed.text': 'O pedido PK-{number} está concluído.',
  'order_cancelled.title': 'Pedido cancelado',
  'order_cancelled.text': 'O pedido PK-{number} está cancelado.',

  'coach_asked.title': 'Um cliente pede por ti',
  'coach_asked.text': 'O pedido PK-{number} foi reservado contigo. Aceita-o ou recusa-o no teu quadro.',
  'coach_accepted.title': 'O teu coach aceitou',
  'coach_accepted.text': 'O pedido PK-{number} foi aceite. Combinem uma hora na página dele.',
  'coach_declined.title': 'O teu coach não pode',
  'coach_declined.text': 'O pedido PK-{number} foi devolvido. Podes reaver já todo o teu dinheiro.',
  'session_proposed.title': 'Há uma hora proposta',
  'session_proposed.text':
    'O pedido PK-{number} tem uma proposta para a sessão. Aceita-a ou propõe outra hora.',
  'session_agreed.title': 'Hora combinada',
  'session_agreed.text': 'A sessão do pedido PK-{number} já tem hora.',
  'session_recorded.title': 'Notas da sessão adicionadas',
  'session_recorded.text': 'As notas de uma sessão do pedido PK-{number} estão na página dele.',
  'coaching_finished.title': 'Todas as horas dadas',
  'coaching_finished.text': 'As notas do pedido PK-{number} esperam pela verificação do cliente.',

  'session_ended_by_reuse.title': 'A tua sessão foi terminada num dispositivo',
  'session_ended_by_reuse.text':
    'Uma chave antiga de uma das tuas sessões foi usada uma segunda vez. Alguém pode tê-la copiado, por isso essa sessão foi terminada.',
} satisfies TranslationOf<typeof notifications, 'pt'>
