import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Oferece horas nos jogos em que fazes boosting e que jogas em Diamante ou acima. As alterações ficam visíveis de imediato; os pedidos já reservados mantêm o preço.',

  notYet:
    'Para ensinares este jogo, tens de o ter nos teus serviços e um rank máximo de Diamante ou superior.',
  none: 'Não oferecido',
  listed: 'Publicada',
  unlisted: 'Não publicada',
  offer: 'Oferecer coaching',
  edit: 'Editar oferta',
  hoursText: 'Define o teu horário de coaching e os clientes escolhem uma hora livre quando te reservam.',
  setHours: 'Definir horário',

  dialogTitle: 'Coaching de {game}',
  hourly: 'Preço por hora em euros',
  hourlyHint: 'Entre {least} e {most}',
  languages: 'Idiomas em que ensinas',
  teaches: 'O que ensinas',
  teachesHint: 'De {figures.leastTeaches} a {figures.mostTeaches} caracteres',
  teachesIn: 'Idioma deste texto',
  free: 'O teu horário',
  freeHint: 'No teu fuso horário, {zone}',
  day: 'Dia',
  from: 'Das',
  to: 'Às',
  addFree: 'Adicionar horas',
  freeOverlap: 'Escolhe um fim depois do início e horas que não coincidam com as de cima.',
  removeFree: 'Remover {day}, das {from} às {to}',
  freeOrHours:
    'Uma indicação para os clientes. Quando definires o teu horário de coaching, é esse que aparece.',
  active: 'Mostrar esta oferta na página de coaching',
  save: 'Guardar oferta',
  missing: 'Indica o preço, os teus idiomas e o que ensinas.',
  saved: 'A tua oferta foi guardada.',
} satisfies TranslationOf<typeof coach, 'pt'>
