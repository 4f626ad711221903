import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: '预览：{title}',
  notice: '这是文章的预览，尚未以此内容发布。请不要转发此链接。',
  languages: '预览的语言',
  goneTitle: '此预览已关闭',
  goneText: '链接已被撤销或已过期。请向发送链接的人索取新的链接。',
  toBlog: '前往博客',
} satisfies TranslationOf<typeof preview, 'zh'>
