import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'Alterar o teu pedido',
  leadAsk:
    'O teu booster tem {figures.changeAnswer} para responder. Os jogos continuam entretanto. O que custar a mais é cobrado já. Com um não ou sem resposta, nada muda e o dinheiro volta.',
  leadNow: 'Ainda nenhum booster tem o teu pedido, por isso a alteração vale de imediato.',
  count: 'Quantos no total',
  used: 'Usada no início, não é cobrada de novo',
  more: 'A pagar a mais',
  less: 'Recebes de volta',
  paid: 'Pago até agora',
  nothing: 'Altera primeiro alguma coisa.',
  tooHigh: 'Está acima do rank máximo do teu booster. Escolhe um objetivo mais baixo.',
  impossible: 'O pedido já lá chegou, ou isso não pode ser pedido. Escolhe outra coisa.',
  note: 'Nota para o teu booster',
  ask: 'Perguntar ao booster',
} satisfies TranslationOf<typeof change, 'pt'>
