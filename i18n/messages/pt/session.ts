import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Resposta do coach',
  stepSessions: 'Sessões',

  subline: '{number}, {service}',

  waitingTitle: 'À espera de {coach}',
  waitingText:
    'O teu coach tem até {time} para responder. Se não responder, o pedido é cancelado e recebes tudo de volta, automaticamente.',
  waitingTextStaff:
    'O coach tem até {time} para responder. Se não responder, o pedido é cancelado e o cliente recebe tudo de volta, automaticamente.',
  declinedTitle: '{coach} recusou',
  declinedText:
    'Cancela o pedido para seres reembolsado de imediato. Se não fizeres nada até {time}, o pedido é cancelado automaticamente e o reembolso segue para o meio de pagamento que usaste.',
  declinedTextStaff:
    'O cliente pode cancelar o pedido e ser reembolsado de imediato. Se não fizer nada até {time}, o pedido é cancelado automaticamente e o reembolso segue para o meio de pagamento que usou.',

  title: 'Próxima sessão',
  none: 'Ainda não há hora combinada',
  noneText: 'Propõe uma hora. O outro lado pode aceitá-la ou propor outra.',
  agreed: 'Combinada',
  localZone: 'Na tua hora local, {zone}',
  youProposed: 'Propuseste {time}. {name} ainda não respondeu.',
  theyPropose: '{name} propõe {time}.',
  keeps: 'A hora combinada mantém-se até a nova ser aceite.',
  overdue: 'Esta proposta expirou. Propõe outra hora.',
  accept: 'Aceitar esta hora',
  proposeOther: 'Propor outra hora',
  when: '{names.dateAndTime}',
  propose: 'Propor hora',
  proposed: 'A tua proposta foi enviada.',
  accepted: 'A hora está combinada.',
  whenMissing: 'Escolhe primeiro uma data e uma hora.',
  whenPast: 'Essa hora já passou. Escolhe outra mais tarde.',
  meeting: 'Onde se encontram',
  join: 'Entrar no {place}',
  meetingOpens: 'O link aparece aqui em {time}.',
  meetingEnds: 'O link desaparece quando a sessão acaba.',
  meetingNone: 'O teu coach ainda não definiu um link da reunião.',
  meetingMissing: 'Ainda não há link da reunião. Sem ele, o teu cliente não consegue entrar.',
  meetingCoach: 'O teu cliente vê o link desde {time} até a sessão acabar.',
  meetingSet: 'Definir link da reunião',
  meetingOther: 'Usar outro link neste pedido',

  notes: 'Notas das sessões',
  held: 'Horas dadas',
  heldOf: '{held} de {all}',
  noteTitle: 'Sessão {number}',
  noNotes:
    'Depois de cada sessão, aparecem aqui as notas do teu coach: o que trabalharam e o que deves praticar a seguir.',
  noNotesCoach: 'As tuas notas para o cliente aparecem aqui depois de cada sessão.',

  recordTitle: 'Depois da sessão',
  recordText:
    'Escreve o que trabalharam e o que praticar até à próxima vez. O cliente fica com as tuas notas. Depois da última hora, o pedido passa para o cliente verificar.',
  recordHours: 'Horas dadas',
  recordNotes: 'Notas para o cliente',
  record: 'Guardar notas',
  recorded: 'As tuas notas foram guardadas.',
  notesMissing: 'Escreve pelo menos {figures.leastNotes} caracteres.',
  agreeFirst: 'Combina primeiro uma hora.',
  notBegun: 'A sessão ainda não começou.',

  finishTitle: 'Todas as horas dadas',
  finishText: 'Quando tiveres resolvido o que faltava, envia o pedido de novo.',
  finish: 'Enviar de novo',

  checkTitle: 'O teu coach diz que deu todas as horas',
  checkText:
    'Lê as notas abaixo. Se não fizeres nada, as horas são confirmadas automaticamente no fim do prazo: {time}.',

  completedTitle: 'Coaching concluído',
  completedText: 'O pedido está concluído. Podes continuar a ler as notas aqui.',

  wishes: 'O que trabalhar',
  coach: 'Coach',

  dropText:
    'Recebes pelas horas dadas. Não podes voltar a aceitar este pedido, e o cliente é reembolsado do resto.',

  stopEarned: 'Valor das horas dadas',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'pt'>
