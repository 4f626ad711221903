import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'Entrar con una llave de acceso',
  title: 'Confirma que eres tú',
  stepUp: 'Este cambio afecta a tu seguridad, por eso volvemos a preguntar.',
  secondStep: 'Un paso más: un segundo factor protege tu cuenta.',
  code: 'Código de tu aplicación',
  codeHint: 'Abre tu aplicación de autenticación e introduce los {figures.codeDigits} dígitos que muestra.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los códigos que guardaste. Cada uno vale una vez.',
  confirmPasskey: 'Confirmar con una llave de acceso',
  useCode: 'Usar un código de la aplicación',
  useRecovery: 'Usar un código de recuperación',
  usePassword: 'Usar tu contraseña',
  confirm: 'Confirmar',
  codeMissing: 'Introduce antes el código.',
  noProof:
    'Has iniciado sesión sin contraseña y no tienes ninguna llave de acceso. Cierra sesión y vuelve a iniciarla para continuar.',
  mailbox: 'No tienes contraseña, así que un enlace a {email} demuestra que eres tú.',
  mailboxSent:
    'Abre en este navegador el enlace de nuestro correo. Sirve una vez y durante {figures.orderLink}. Luego vuelve aquí.',
  mailboxOpened: 'Ya he abierto el enlace',
  cancelled: 'No se ha usado ninguna llave de acceso. Vuelve a intentarlo o elige otra forma.',
  staffTitle: 'Protege tu cuenta del equipo',
  staffText:
    'Las páginas del equipo se abren en cuanto un segundo factor protege tu cuenta: una llave de acceso o una aplicación de autenticación.',
  staffHint:
    'Tu cuenta tiene permisos del equipo, pero no un segundo factor. En una tienda real, sus páginas siguen cerradas sin él.',
  setUp: 'Configurar ahora',
} satisfies TranslationOf<typeof proof, 'es'>
