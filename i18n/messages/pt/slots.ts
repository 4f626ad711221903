import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: 'Quando?',
  day: { one: '{day} ({count} hora livre)', other: '{day} ({count} horas livres)' },
  start: 'Hora de início',
  local: 'Horas no teu fuso horário, {zone}.',
  coachTime: 'Para o teu coach: {time}, {zone}',
  later: 'Combinar a hora mais tarde',
  other: 'Outra hora',
  missing: 'Escolhe uma hora ou combina-a mais tarde.',
  loading: 'A carregar as horas livres…',
  failed: 'Não foi possível carregar as horas livres.',
  again: 'Voltar a carregar as horas',
  none: 'Não há horas livres para uma sessão tão longa. Podem combinar uma depois da reserva.',
  booked: 'Reservado para {time}',
  held: 'Guardado para ti até às {time}',
  lost: 'Outra pessoa reservou a hora que escolheste ({time}) enquanto o teu pagamento estava a caminho. Combinem outra.',
  calendar: 'Adicionar ao calendário',
} satisfies TranslationOf<typeof slots, 'pt'>
