import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': '¿Has olvidado tu contraseña?',
  'forgot.text':
    'Escribe tu dirección de correo. Si tiene cuenta, te enviaremos un enlace para poner una contraseña nueva.',
  'forgot.send': 'Enviarme un enlace',
  'forgot.back': 'Volver al inicio de sesión',

  'find.title': 'Encuentra tu pedido',
  'find.text':
    '¿Hiciste un pedido sin cuenta y ya no lo ves? Escribe la dirección que usaste y te enviaremos un enlace que lo abre.',

  'sent.title': 'Mira tu correo',
  'sent.reset':
    'Si {email} tiene cuenta, va un enlace en camino. Sirve durante {figures.resetLink}. Si no llega nada, mira en el correo no deseado. {access.sent.unconfirmed}',
  'sent.order':
    'Si hay pedidos con {email}, va un enlace en camino. Sirve durante {figures.orderLink}. Si no llega nada, mira en el correo no deseado. {access.sent.limit}',
  'sent.before':
    'Acabas de pedir un enlace para {email}. Podrás pedir otro dentro de {figures.linkPause}. Si no llega nada, mira en el correo no deseado.',
  'sent.other': 'Usar otra dirección',
  'sent.unconfirmed':
    'Desde tu red salen como mucho {figures.typedLetters} de estos correos al día hacia una dirección sin confirmar.',
  'sent.limit':
    'Desde tu red salen como mucho {figures.typedLetters} de estos correos al día hacia una misma dirección.',

  'reset.title': 'Elige una contraseña nueva',
  'reset.for': 'Para la cuenta {email}',
  'reset.password': 'Contraseña nueva',
  'reset.save': 'Guardar contraseña',
  'reset.hint': 'Se cerrará tu sesión en todos los demás dispositivos.',

  'expired.title': 'Este enlace ya no sirve',
  'expired.text': 'Ha caducado o ya se ha usado. Pide uno nuevo y te lo enviamos enseguida.',
  'expired.ask': 'Pedir un enlace nuevo',

  'verify.title': 'Confirma tu correo',
  'verify.text':
    '¿Es {email} tu dirección? Entonces podrás añadir a tu cuenta tus pedidos anteriores como invitado.',
  'verify.button': 'Sí, es la mía',
  'verify.signIn':
    'Inicia sesión primero en esta cuenta: así nadie más puede confirmar la dirección en tu nombre.',
  'verify.notMine': 'No he creado esta cuenta',
  'verify.notMineText':
    'Entonces restablece su contraseña: se cierra la sesión de todos los demás y la cuenta es tuya.',
  'verify.doneTitle': 'Tu correo está confirmado',
  'verify.doneText':
    'Con ella siempre podrás volver a entrar. Tus pedidos como invitado te esperan en «{shell.myOrders}» para que los añadas.',

  'open.title': 'Abrir el pedido PK-{number}',
  'open.text':
    'El enlace sirve una vez. Después, este navegador te recuerda. Tus otros dispositivos siguen conectados; los ves en los ajustes.',
  'open.button': 'Ver mi pedido',
  'way.title': '¿Pediste sin cuenta?',
  'way.typed': 'Escribe la dirección con la que hiciste el pedido y te enviaremos un enlace que lo abre.',
  'way.text': 'Enviamos un enlace a {email}.',
  'way.send': 'Enviarme el enlace',
  'way.sent':
    'Va un enlace en camino a {email}. Abre tu pedido, sirve una vez y durante {figures.orderLink}. Si no llega nada, mira en el correo no deseado.',
  'way.signedIn': 'Has iniciado sesión como {name}. Con el enlace cambias al invitado de este pedido.',

  'change.titleOld': '¿Cambiar de dirección?',
  'change.titleNew': '¿Es tu nueva dirección?',
  'change.text': 'Tu cuenta usará {next} en lugar de {email}.',
  'change.button': 'Aceptar y cambiar',
  'change.doneTitle': 'Tu dirección ha cambiado',
  'change.doneText': 'A partir de ahora, inicia sesión con {next}.',
  'change.waitTitle': '¡Gracias! Falta un buzón',
  'change.waitText': 'También hemos escrito a la otra dirección. La tuya cambia cuando ambas hayan aceptado.',

  'email.confirmed': 'Confirmada',
  'email.unconfirmed': 'Aún sin confirmar',
  'email.why': 'Confírmala para que solo tú puedas volver a tu cuenta.',
  'email.again': 'Enviar el enlace otra vez',
  'email.sent': 'Hemos enviado un enlace a {email}.',

  'email.change': 'Cambiar dirección',
  'email.next': 'Nueva dirección de correo',
  'email.hint': 'Escribiremos a las dos direcciones. La tuya cambia cuando ambas hayan aceptado.',
  'email.ask': 'Enviar los dos enlaces',
  'email.waiting': 'Quieres cambiar a {email}.',
  'email.waitOld': 'Tu dirección actual aún no ha aceptado.',
  'email.waitNew': 'La dirección nueva aún no ha aceptado.',
  'email.waitBoth': 'Ninguna de las dos direcciones ha aceptado aún.',
  'email.until': 'Los enlaces sirven hasta: {time}.',
  'email.cancel': 'Mantener la dirección actual',

  'password.old': 'Contraseña actual',
  'password.change': 'Cambiar contraseña',
  'password.hint': 'Se cierra la sesión en tus otros dispositivos.',
  'password.none': 'Inicias sesión sin contraseña. Si quieres una, te enviamos un enlace para ponerla.',
  'password.mail': 'Enviar enlace',
  'password.done': 'Tu contraseña nueva está guardada.',

  'keep.done': 'Tu cuenta está lista y no se ha perdido nada.',
} satisfies TranslationOf<typeof access, 'es'>
