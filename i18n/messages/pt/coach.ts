import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Oferece horas nos jogos que serves e jogas em Diamante ou acima. As alterações vêem-se logo; os pedidos reservados mantêm o preço.',

  notYet: 'Precisas do jogo nos teus serviços e de um rank máximo de Diamante ou superior.',
  none: 'Não oferecido',
  listed: 'Visível',
  unlisted: 'Não visível',
  offer: 'Oferecer coaching',
  edit: '{coupons.edit}',

  dialogTitle: 'Coaching de {game}',
  hourly: 'Preço por hora em euros',
  hourlyHint: 'Entre {least} e {most}',
  languages: 'Ensinas em',
  teaches: 'O que ensinas',
  teachesHint: 'De 20 a 400 caracteres',
  teachesIn: 'Escrito em',
  free: 'Horas livres',
  freeHint: 'No teu fuso horário, {zone}',
  day: 'Dia',
  from: 'Das',
  to: 'Às',
  addFree: 'Adicionar horas',
  freeOverlap: 'Escolhe um fim depois do início e horas que não coincidam com as de cima.',
  removeFree: 'Remover {day}, {from} às {to}',
  active: 'Mostrar esta oferta na página',
  save: '{coupons.save}',
  missing: 'Indica preço, línguas e o que ensinas.',
  saved: 'A tua oferta está guardada.',
} satisfies TranslationOf<typeof coach, 'pt'>
