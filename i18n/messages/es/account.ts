import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Inicia sesión para abrir esta página.',
  registerTitle: 'Crear una cuenta',
  email: '{names.email}',
  username: 'Nombre de usuario',
  nameInvalid: 'Usa solo letras, cifras y . _ -, sin espacios.',
  nameTake: 'Usar {name}',
  password: '{names.password}',
  passwordHint: 'Al menos {figures.leastPassword} caracteres.',

  register: 'Crear cuenta',
  continueAsGuest: 'Seguir con el correo',

  guestHint: 'Ahí te enviaremos el recibo y las novedades de tu pedido.',
  noAccountYet: '¿Aún no tienes cuenta?',
  haveAccount: '¿Ya tienes cuenta?',
  acceptTerms:
    'Tengo {figures.leastCustomerAge} años o más y acepto las <terms>condiciones del servicio</terms>. La <privacy>política de privacidad</privacy> explica cómo usamos tus datos.',
  termsMissing:
    'Confirma que tienes {figures.leastCustomerAge} años o más y que aceptas las condiciones del servicio.',

  captcha: 'Comprobando que no eres un bot. Solo un momento.',
  guestTitle: 'Continuar sin cuenta',
  guestText: 'Para hacer un pedido basta con un correo.',
  goOn: 'Continuar',
  knownTitle: 'Ya tienes una cuenta',
  knownNote: 'Este correo ya tiene una cuenta.',
  knownText: 'Inicia sesión y el pedido se guardará en ella. Tu selección y el precio no cambian.',
  signInAndGoOn: 'Iniciar sesión y continuar',
  otherEmail: 'Usar otro correo',
  showPassword: 'Mostrar lo escrito',
  hidePassword: 'Ocultar lo escrito',
  or: 'o',
  providers: 'Iniciar sesión con otro sitio',
  providerTerms:
    'Si es tu primera vez, así se crea una cuenta: tienes {figures.leastCustomerAge} años o más y aceptas las <terms>condiciones del servicio</terms>. La <privacy>política de privacidad</privacy> explica qué datos recibimos.',
  providerSame: 'Si es tu primera vez, así se crea una cuenta. Lo que pone arriba vale también para ella.',
  kept: 'Se conserva al iniciar sesión',

  signedOutTitle: 'Se ha cerrado tu sesión',
  signedOutText: 'Vuelve a iniciar sesión para continuar. Lo que has escrito sigue aquí.',

  noOrderTitle: 'Este pedido no está en tu cuenta',
  noOrderText: 'Comprueba que el enlace esté bien escrito o inicia sesión con la cuenta que hizo el pedido.',
  signInAsOther: 'Entrar con otra cuenta',

  forgotPassword: '¿Has olvidado la contraseña?',
  findOrder: 'Encontrar mi pedido',

  keepTitle: 'Conserva este pedido',
  keepCashback: 'Crea tu cuenta y recupera {amount}',
  keepText: 'Pon una contraseña y encuentra tus pedidos, el chat y el saldo en cualquier dispositivo.',
  keepCashbackText:
    'Pon una contraseña antes de que se complete el pedido y el dinero volverá a tu saldo. Verás tus pedidos y el chat en cualquier dispositivo.',
  keepButton: 'Crear mi cuenta',
} satisfies TranslationOf<typeof account, 'es'>
