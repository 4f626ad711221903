import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'El cliente ha pedido la cancelación.',
  'because.nobody_found': 'No se ha encontrado ningún booster para este pedido.',
  'because.wrong_details': 'Los datos del pedido no coinciden con la cuenta.',
  'because.other_account': 'La captura de pantalla muestra otra cuenta.',
  'because.not_reached': 'La captura de pantalla no muestra el rango pedido.',
  'because.unreadable': 'La captura de pantalla no se lee. Sube la pantalla entera.',
  'because.recorded_twice': 'Esta partida se registró dos veces.',
  'because.foreign_game': 'Esta partida no pertenece a este pedido.',
  'because.credited_twice': 'El mismo importe se abonó dos veces.',
  'because.credited_too_much': 'Se abonó de más.',
  'because.credited_by_mistake': 'El importe se abonó por error.',
  other: 'Otro motivo',
  words: 'Con tus propias palabras',
  wordsHint: 'Se envía tal como lo escribes. Cada persona lee los motivos de arriba en su idioma.',
} satisfies TranslationOf<typeof ready, 'es'>
