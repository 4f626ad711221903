export default {
  title: '键盘快捷键',
  lead: '输入文字时不可用，其他时候都能用。',

  'does.help': '显示此列表',
  'does.palette': '搜索全部',
  'does.search': '在本页搜索',
  'does.home': '前往首页',
  'does.dashboard': '前往你的控制台',
  'does.notifications': '前往通知',
  'does.close': '关闭对话框或菜单',

  followedBy: '然后',
  orElse: '或',

  single: '单键快捷键',
  singleHint: '关闭后，只有 {keys} 还能打开此列表。',
} as const
