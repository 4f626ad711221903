import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'O cliente pediu o cancelamento.',
  'because.nobody_found': 'Não foi encontrado nenhum booster para este pedido.',
  'because.wrong_details': 'Os dados do pedido não correspondem à conta.',
  'because.other_account': 'A captura de ecrã mostra outra conta.',
  'because.not_reached': 'A captura de ecrã não mostra o rank pedido.',
  'because.unreadable': 'A captura de ecrã não se lê. Carrega o ecrã inteiro.',
  'because.recorded_twice': 'Este jogo foi registado duas vezes.',
  'because.foreign_game': 'Este jogo não pertence a este pedido.',
  'because.credited_twice': 'O mesmo montante foi creditado duas vezes.',
  'because.credited_too_much': 'Foi creditado um montante a mais.',
  'because.credited_by_mistake': 'O montante foi creditado por engano.',
  other: 'Outro motivo',
  words: 'Nas tuas palavras',
  wordsHint: 'É enviado tal como escreves. Cada pessoa lê os motivos acima no seu idioma.',
} satisfies TranslationOf<typeof ready, 'pt'>
