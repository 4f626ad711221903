import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Trabajo en este pedido',

  login: 'Acceso',
  loginClosed:
    'Los datos de acceso se muestran durante {figures.loginView}. El cliente ve cada vez que los abres.',
  hidesIn: 'Se oculta en {time}',
  copy: 'Copiar',
  copied: 'Copiado',
  copyField: 'Copiar: {field}',
  copiedToClipboard: 'Copiado al portapapeles.',
  copyFailed: 'Tu navegador no ha permitido copiar. Muestra el texto y selecciónalo.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  hiddenPassword: 'Oculta',

  wonTitle: 'Partida {number}, ganada',
  lostTitle: 'Partida {number}, perdida',
  drawnTitle: 'Partida {number}, empate',
  several: 'Varias partidas',
  severalPictures: 'Elegir capturas',
  chooseResult: 'Elige el resultado de la partida {number}.',
  severalHow:
    'En el orden en que las jugaste. Elige el resultado: lo demás se rellena y aparece la siguiente partida.',
  removeGame: 'Quitar la partida {number}',
  rankAfter: 'Rango después: {rank}',
  hasPicture: 'Captura añadida',
  noResult: 'Elige el resultado de la primera partida.',
  checkGame: 'Revisa antes la partida {number}.',
  recordCount: {
    one: 'Registrar {count} partida',
    many: 'Registrar {count} partidas',
    other: 'Registrar {count} partidas',
  },
  sessionRecorded: {
    one: '{count} partida registrada.',
    many: '{count} partidas registradas.',
    other: '{count} partidas registradas.',
  },

  fewer: 'Un punto menos',
  more: 'Un punto más',
  noCharacter: 'Sin indicar',
  picks: 'Preferencias de {customer}',
  'all.champions': 'Todos los campeones',
  'all.agents': 'Todos los agentes',

  pictureHow: 'Pégala o suéltala aquí, o elige un archivo',
  pictureChoose: 'Elegir una captura de pantalla',
  pictureTypes: 'PNG, JPEG o WebP, hasta {figures.largestPicture}',
  megabytes: '{size} MB',
  takePhoto: 'Hacer una foto',
  replacePicture: 'Cambiar',
  removePicture: 'Quitar',
  picturePreview: 'La captura de pantalla elegida',
  preparingPicture: 'Reduciendo la imagen…',
  'upload.sending': 'Cargando…',
  'upload.waiting': 'Sin conexión. Lo intentaremos de nuevo en cuanto vuelva.',
  'upload.failed': 'No se ha cargado. Envía otra vez el formulario para reintentarlo; no se ha perdido nada.',
  'upload.stored': 'Cargada',
  'upload.again': 'Intentar de nuevo',
  pictureEmpty: 'Este archivo está vacío. Elige otro.',
  pictureTooLarge:
    'Este archivo ocupa {size} y el máximo es {figures.largestPicture}. Elige uno más pequeño.',

  dropped: 'Has devuelto el pedido PK-{number}. Vuelve a estar en el tablón.',
  droppedPaid: 'Has devuelto el pedido PK-{number}. Se te han abonado {amount}.',
  lookUp: 'Consultar el rango',
  profileShows: 'El perfil muestra {rank}, {points}.',
  profileDiffers: 'Tu pedido empieza en {start}.',
  orderFromProfile: 'Pedir desde este rango',
} satisfies TranslationOf<typeof work, 'es'>
