import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'Tenemos tu solicitud',
  sent_body:
    'Gracias por presentarte como booster. Leeremos tu solicitud y responderemos como muy tarde el {date}, por correo y en esta página, donde también puedes seguirla:',
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'Hemos leído tu solicitud y tenemos una pregunta. Puedes cambiar la solicitud y enviar tu respuesta en la página de abajo. Nuestra pregunta:',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    '¡Te damos la bienvenida! Hemos aceptado tu solicitud y ya puedes aceptar pedidos. Los que encajan contigo están en el tablón:',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Gracias por tu interés. Hemos leído tu solicitud y la hemos rechazado. Puedes volver a presentarte dentro de {figures.applyAgain}. Nuestro motivo:',
} satisfies TranslationOf<typeof applicant, 'es'>
