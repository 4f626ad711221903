import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Trabalho neste pedido',

  login: 'Acesso',
  loginClosed: 'Abre-se durante {figures.loginView}. O cliente vê cada vez que o abres.',
  hidesIn: 'Fecha em {time}',
  copy: 'Copiar',
  copied: 'Copiado',
  copyField: 'Copiar: {field}',
  copiedToClipboard: 'Copiado para a área de transferência.',
  copyFailed: 'O teu navegador não permitiu copiar. Mostra o texto e seleciona-o.',
  showPassword: '{order.showPassword}',
  hidePassword: 'Ocultar a palavra-passe',
  hiddenPassword: 'Oculta',

  wonTitle: 'Partida {number}, ganha',
  lostTitle: 'Partida {number}, perdida',
  fewer: 'Menos um ponto',
  more: 'Mais um ponto',
  noCharacter: 'Não indicado',
  picks: 'Preferências de {customer}',
  'all.champions': 'Todos os campeões',
  'all.agents': 'Todos os agentes',

  pictureHow: 'Cola-a ou larga-a aqui, ou escolhe um ficheiro',
  pictureChoose: 'Escolher uma captura',
  pictureTypes: 'PNG, JPEG ou WebP, até {figures.largestPicture}',
  takePhoto: 'Tirar uma foto',
  replacePicture: '{order.replace}',
  removePicture: '{checkout.couponRemove}',
  picturePreview: 'A captura escolhida',
  pictureEmpty: 'Este ficheiro está vazio. Escolhe outro.',
  pictureTooLarge: 'Esta imagem tem {size} e o máximo é {figures.largestPicture}. Escolhe uma mais pequena.',

  dropped: 'Devolveste o pedido PK-{number}. Está de novo disponível.',
  droppedPaid: 'Devolveste o pedido PK-{number}. São-te creditados {amount}.',
} satisfies TranslationOf<typeof work, 'pt'>
