export default {
  title: 'Atalhos de teclado',
  lead: 'Funcionam em todo o lado, exceto enquanto escreves.',

  'does.help': 'Mostrar esta lista',
  'does.palette': 'Procurar em tudo',
  'does.search': 'Pesquisar nesta página',
  'does.home': 'Ir para a página inicial',
  'does.dashboard': 'Ir para o teu painel',
  'does.notifications': 'Ir para as notificações',
  'does.close': 'Fechar uma janela ou um menu',

  followedBy: 'depois',
  orElse: 'ou',

  single: 'Atalhos de uma só tecla',
  singleHint: 'Se os desativares, só {keys} continua a abrir esta lista.',
} as const
