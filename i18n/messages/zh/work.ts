import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: '处理此订单',

  login: '登录信息',
  loginClosed: '登录信息显示 {figures.loginView}。你每次打开，客户都看得到。',
  hidesIn: '{time} 后隐藏',
  copy: '复制',
  copied: '已复制',
  copyField: '复制：{field}',
  copiedToClipboard: '已复制到剪贴板。',
  copyFailed: '浏览器不允许复制。请显示内容后手动选取。',
  showPassword: '{order.showPassword}',
  hidePassword: '隐藏密码',
  hiddenPassword: '已隐藏',

  wonTitle: '第 {number} 局，胜',
  lostTitle: '第 {number} 局，负',
  fewer: '减 1 分',
  more: '加 1 分',
  noCharacter: '不填写',
  picks: '{customer} 指定的',
  'all.champions': '全部英雄',
  'all.agents': '全部英雄',

  pictureHow: '粘贴或拖到这里，或选择文件',
  pictureChoose: '选择截图',
  pictureTypes: 'PNG、JPEG 或 WebP，最大 {figures.largestPicture}',
  megabytes: '{size} MB',
  takePhoto: '拍照',
  replacePicture: '更换',
  removePicture: '{checkout.couponRemove}',
  picturePreview: '已选的截图',
  pictureEmpty: '这个文件是空的，请另选一个。',
  pictureTooLarge: '这个文件有 {size}，上限是 {figures.largestPicture}。请选小一点的。',

  dropped: '你已退掉订单 PK-{number}，它已回到接单大厅。',
  droppedPaid: '你已退掉订单 PK-{number}，{amount} 分成已入账。',
} satisfies TranslationOf<typeof work, 'zh'>
