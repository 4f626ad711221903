import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'Descargar tus datos',
  downloadAbout:
    'Pedidos, partidas, mensajes, pagos y tu perfil, en JSON y CSV. Está listo en unos minutos y disponible durante {figures.dataExport}.',

  prepare: 'Preparar la descarga',
  preparing:
    'Estamos preparando tus datos y te enviaremos un correo cuando estén listos. Puedes salir de esta página.',
  ready: 'Listo desde {time}. Puedes descargarlo hasta el {until}.',
  save: 'Descargar ZIP',

  deleteAccount: 'Eliminar la cuenta',
  deleteAbout:
    'Eliminamos tu nombre, tu dirección de correo, tus mensajes, tus imágenes y tus inicios de sesión. Las facturas se conservan el tiempo que exige la ley, sin tu nombre.',

  blockedOrders: 'Aún no es posible: primero hay que completar o cancelar {orders}.',
  blockedDebt: 'Aún no es posible: nos debes {amount}. Se paga con una recarga de saldo.',
  blockedMoney: 'Aún no es posible: todavía te debemos {amount}.',
  blockedStaff: 'Aún no es posible: tu cuenta tiene permisos del equipo. Alguien del equipo puede quitarlos.',
  openOrders: 'Ver los pedidos',
  askSupport: 'Contactar con soporte',

  deleteTitle: '¿Eliminar tu cuenta?',
  deleteLead: 'No se puede deshacer. Tiene efecto de inmediato, en todos tus dispositivos.',
  gonePerson: 'Se eliminan tu nombre, tu dirección de correo y todas tus formas de iniciar sesión.',
  goneWords: 'Se eliminan tus mensajes, reseñas, solicitudes, imágenes y notificaciones.',
  goneGiven: 'Pierdes los {amount} de tu saldo que te dimos nosotros.',
  keptBooks:
    'Las facturas y el historial de tus pedidos se conservan el tiempo que exige la ley, sin tu nombre.',

  confirmLabel: 'Escribe {email} para confirmar',
  confirm: 'Eliminar para siempre',
  keep: 'Conservar la cuenta',

  goodbyeTitle: 'Hasta pronto, y gracias',
  goodbyeText: 'Tu cuenta ya no existe. Te hemos enviado un último correo para confirmarlo.',
} satisfies TranslationOf<typeof yourdata, 'es'>
