import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Esta página es de una cuenta. Inicia sesión para verla.',
  registerTitle: 'Crear una cuenta',
  email: 'Correo electrónico',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  passwordHint: 'Al menos 6 caracteres.',
  register: 'Crear cuenta',
  continueAsGuest: 'Seguir con el correo',
  guestHint: 'Ahí llegan el recibo y las novedades de tu pedido.',
  noAccountYet: '¿Aún no tienes cuenta?',
  haveAccount: '¿Ya tienes cuenta?',
  acceptTerms: 'Acepto las <terms>condiciones del servicio</terms>.',
  captcha: 'Al enviar el formulario se hace sola una breve comprobación contra bots.',
  emailHasAccount:
    'Esta dirección de correo ya tiene una cuenta. Escribe su contraseña para seguir con tu pedido.',
  signedOutTitle: 'Se ha cerrado tu sesión',
  signedOutText: 'Vuelve a iniciar sesión para continuar. Lo que has escrito sigue aquí.',
  noOrderTitle: 'Este pedido no está en tu cuenta',
  noOrderText: 'Puede que la dirección esté mal escrita o que el pedido sea de otra cuenta.',
  signInAsOther: 'Entrar con otra cuenta',
} satisfies TranslationOf<typeof account, 'es'>
