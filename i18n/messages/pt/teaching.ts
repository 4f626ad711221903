import type { TranslationOf } from '../../translate.ts'
import type teaching from '../en/teaching.ts'

export default {
  title: 'O teu horário de coaching',
  lead: 'Quem te reserva escolhe uma hora livre deste horário. As sessões reservadas ficam onde estão se o mudares.',
  notYet:
    'Podes definir o horário quando um jogo estiver nos teus serviços e o teu rank máximo nele for Diamante ou acima.',
  weekly: 'Todas as semanas',
  weeklyText:
    'À hora certa ou à meia hora. Para continuar depois da meia-noite, termina o dia às {end} e começa o seguinte às {start}.',
  zone: 'O teu fuso horário',
  none: 'Sem horas',
  add: 'Adicionar período',
  remove: 'Remover as horas: {day}',
  fromOf: '{day}, das',
  toOf: '{day}, às',
  overlap: 'Estas horas coincidem. Muda ou remove uma.',
  overlapSomewhere: 'Há horas que coincidem. Muda ou remove uma delas.',
  dates: 'Dias diferentes',
  datesText: 'Um dia livre substitui o horário semanal dessa data. As horas extra juntam-se a ele.',
  date: '{names.date}',
  kind: 'O que muda',
  off: 'Dia livre',
  extra: 'Horas extra',
  extraSpan: 'Horas extra, das {from} às {to}',
  addDate: 'Adicionar data',
  removeDate: 'Remover {date}',
  dateMissing: 'Escolhe primeiro uma data.',
  booking: 'Reserva',
  bookingText: 'Até quando e com que antecedência se pode reservar uma sessão.',
  notice: 'Aviso mínimo',
  noNotice: 'Sem aviso',
  ahead: 'Antecedência máxima',
  next: 'Próximas horas livres',
  nextNone: 'Ainda não há horas livres. Guarda o teu horário para as veres aqui.',
  save: 'Guardar horário',
  saved: 'O teu horário foi guardado.',
} satisfies TranslationOf<typeof teaching, 'pt'>
