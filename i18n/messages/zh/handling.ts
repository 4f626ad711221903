import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: '团队内部',
  only: '仅工作人员可见',
  by: '负责人',
  nobody: '无人负责',
  you: '{name}（你）',
  saved: '已更改',
  take: '由我负责',
  again: '重试',
  tags: '标签',
  addTag: '添加标签',
  removeTag: '移除标签 {tag}',
  badTag: '标签须以文字或数字开头，只能包含文字、数字、空格、- 和 _，最多 {most} 个字符。',
  notes: '内部备注',
  newNote: '写一条备注',
  addNote: '添加备注',
  noteAdded: '备注已添加',
  pin: '置顶',
  unpin: '取消置顶',
  newer: '较新的备注',
  older: '较早的备注',
} satisfies TranslationOf<typeof handling, 'zh'>
