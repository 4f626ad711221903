import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'Quien elige un booster también lee tus respuestas.',
  none: 'Aún no hay reseñas',
  answer: 'Respuesta',
  'answer.due': 'Por responder',
  'answer.given': 'Respondidas',
  'answer.over': 'Fuera de plazo',
  'answer.hidden': 'Oculta',
  'answer.apart': 'No cuenta',
  others: 'Todas las demás',
  profile: 'Ver tu perfil',
  apart: 'Su pedido se reabrió o lo terminó otro booster. Tu perfil no la muestra.',
  over: 'Ya no se puede responder: una respuesta es posible durante {figures.review} tras la reseña.',
  yours: 'Tu respuesta:',
  write: 'Escribir una respuesta',
  until: 'Posible hasta el {date}.',
} satisfies TranslationOf<typeof myreviews, 'es'>
