import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'Tu nombre, tu acceso, tus dispositivos, tus notificaciones y tus datos.',

  'title.profile': 'Perfil',
  'lead.profile': 'Los boosters ven tu nombre y tu foto. Tu correo queda entre nosotros.',
  'title.signIn': 'Formas de acceso',
  'lead.signIn': 'Ten al menos dos: así, perder un dispositivo no te deja fuera.',
  'title.secondFactor': 'Segundo factor',
  'lead.secondFactor': 'Un código además de la contraseña: así, una contraseña robada no basta.',
  'title.devices': 'Dispositivos',
  'lead.devices': 'Dónde has iniciado sesión. Duración de un acceso sin uso: {figures.sessionLife}.',
  'title.notifications': 'Notificaciones',
  'lead.notifications': 'Elige cómo te llega cada aviso. Los cambios se guardan al momento.',
  'title.appearance': 'Idioma y tema',
  'lead.appearance': 'Para el sitio en todos tus dispositivos. Los correos usan el mismo idioma.',
  'title.privacy': 'Privacidad y datos',
  'lead.privacy': 'Qué guardamos sobre ti, una copia, y cómo irte.',

  'accounts.title': 'Cuentas conectadas',
  'accounts.connected': 'Conectada',
  'accounts.since': '{name}, desde el {date}',
  'accounts.none': 'Sin conectar',
  'accounts.connect': 'Conectar',
  'accounts.connectTo': 'Conectar {provider}',
  'accounts.disconnect': 'Desconectar',
  'accounts.disconnectFrom': 'Desconectar {provider}',
  'accounts.removed': '{provider} ya no está conectado.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest':
    'Conecta una y tu acceso de invitado se convertirá en una cuenta. Tus pedidos se quedan en ella.',
} satisfies TranslationOf<typeof settings, 'es'>
