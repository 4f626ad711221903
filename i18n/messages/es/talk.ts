import type { TranslationOf } from '../../translate.ts'
import type talk from '../en/talk.ts'

export default {
  title: 'Chat del pedido',
  online: 'En línea',
  away: 'Sin conexión',
  both: 'El cliente y el booster leen estos mensajes.',
  noBooster: 'Tu booster leerá esto en cuanto empiece.',
  'noBooster.coach': 'Tu coach lo leerá en cuanto acepte.',
  hello: 'Escribe aquí lo que quieras sobre este pedido. {name} lo recibe al momento.',
  write: 'Escribe a {name}',
  protects:
    'Los datos de contacto se ocultan para ambas partes. Los datos de acceso y los códigos nunca van aquí.',
  masked:
    'Hemos ocultado datos de contacto. En esta página, el pago, el acceso y el reembolso siguen protegidos para ambas partes.',
  typed: 'Escrito: {text}',
  translate: 'Traducir',
  translateOf: 'Traducir el mensaje de {name}',
  translatedBy: 'Traducido por {name}',
  hideTranslation: 'Ocultar traducción',
  openUntil: 'Abierto hasta: {time}.',
  closed: 'Este chat está cerrado. Para cualquier pregunta, sigue el soporte.',
  played: {
    one: '{count} partida registrada ({score})',
    many: '{count} de partidas registradas ({score})',
    other: '{count} partidas registradas ({score})',
  },
  quickStart: 'Empiezo ahora.',
  quickDone: 'Listo por hoy.',
  code: 'Código de acceso',
  codeHow: 'Si el juego pide un código, {name} te lo puede enviar aquí.',
  codeAsk: 'Pedir el código',
  codeAgain: 'Pedir otra vez',
  codeAsked: 'Pedido a las {time}. Aparecerá aquí en cuanto {name} lo escriba.',
  codeMailed: 'Pedido a las {time}. {name} no tiene la página abierta: también hemos enviado un correo.',
  codeHere: '{name} ha enviado el código. Solo se puede abrir una vez.',
  codeShow: 'Ver el código',
  codeShown: 'Se eliminó al abrirlo. El cliente ve que lo has abierto.',
  codeLate: 'No llegó ningún código en {figures.loginCode}.',
  codeNeeded: '{name} necesita un código de acceso',
  codeType:
    'El juego acaba de enviarte uno por correo o SMS. Escríbelo aquí, nunca en el chat. {name} solo puede abrirlo una vez.',
  codeSend: 'Enviar el código',
  codeWrong: 'Revisa el código: solo letras y cifras, tal como las envió el juego.',
  codeSent: '{name} ya puede abrir tu código',
  codeWaits:
    'Se abre una sola vez y se elimina como muy tarde en {figures.loginCode}. Cada paso queda en la caja fuerte.',
} satisfies TranslationOf<typeof talk, 'es'>
