import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Trabalho neste pedido',

  login: 'Acesso',
  loginClosed:
    'Os dados de acesso ficam visíveis durante {figures.loginView}. O cliente vê cada vez que os abres.',
  hidesIn: 'Oculta-se em {time}',
  copy: 'Copiar',
  copied: 'Copiado',
  copyField: 'Copiar: {field}',
  copiedToClipboard: 'Copiado para a área de transferência.',
  copyFailed: 'O teu navegador não permitiu copiar. Mostra o texto e seleciona-o.',
  showPassword: 'Mostrar palavra-passe',
  hidePassword: 'Ocultar palavra-passe',
  hiddenPassword: 'Oculta',

  wonTitle: 'Jogo {number}, ganho',
  lostTitle: 'Jogo {number}, perdido',
  drawnTitle: 'Jogo {number}, empate',
  several: 'Registar vários jogos',
  severalPictures: 'Escolher capturas',
  chooseResult: 'Escolhe o resultado do jogo {number}.',
  severalHow:
    'Pela ordem em que os jogaste. Escolhe o resultado: o resto é preenchido e aparece o jogo seguinte.',
  removeGame: 'Retirar o jogo {number}',
  rankAfter: 'Rank depois dele: {rank}',
  hasPicture: 'Captura adicionada',
  noResult: 'Escolhe o resultado do primeiro jogo.',
  checkGame: 'Verifica primeiro o jogo {number}.',
  recordCount: {
    one: 'Registar {count} jogo',
    many: 'Registar {count} jogos',
    other: 'Registar {count} jogos',
  },
  sessionRecorded: {
    one: '{count} jogo registado.',
    many: '{count} jogos registados.',
    other: '{count} jogos registados.',
  },

  fewer: 'Menos um ponto',
  more: 'Mais um ponto',
  noCharacter: 'Não registado',
  picks: 'Escolhas de {customer}',
  'all.champions': 'Todos os campeões',
  'all.agents': 'Todos os agentes',

  pictureHow: 'Cola-a ou larga-a aqui, ou escolhe um ficheiro',
  pictureChoose: 'Escolher captura de ecrã',
  pictureTypes: 'PNG, JPEG ou WebP, até {figures.largestPicture}',
  megabytes: '{size} MB',
  takePhoto: 'Tirar uma foto',
  replacePicture: 'Substituir',
  removePicture: 'Remover',
  picturePreview: 'A captura de ecrã escolhida',
  preparingPicture: 'A reduzir a imagem…',
  'upload.sending': 'A carregar…',
  'upload.waiting': 'Sem ligação. Tentamos de novo assim que voltar.',
  'upload.failed': 'A imagem não foi carregada. Envia de novo para repetir; o que preencheste continua aqui.',
  'upload.stored': 'Carregada',
  'upload.again': 'Tentar de novo',
  pictureEmpty: 'Este ficheiro está vazio. Escolhe outro.',
  pictureTooLarge: 'Este ficheiro tem {size} e o limite é {figures.largestPicture}. Escolhe um mais pequeno.',

  dropped: 'Devolveste o pedido PK-{number}. Está de novo no quadro.',
  droppedPaid: 'Devolveste o pedido PK-{number}. Recebeste um crédito de {amount}.',
  lookUp: 'Consultar o rank',
  profileShows: 'O perfil mostra {rank}, {points}.',
  profileDiffers: 'O teu pedido começa em {start}.',
  orderFromProfile: 'Pedir a partir deste rank',
} satisfies TranslationOf<typeof work, 'pt'>
