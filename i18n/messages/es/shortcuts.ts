export default {
  title: 'Atajos de teclado',
  lead: 'Funcionan en todas partes, salvo mientras escribes.',

  'does.help': 'Mostrar esta lista',
  'does.palette': 'Buscar en todo',
  'does.search': 'Buscar en esta página',
  'does.home': 'Ir al inicio',
  'does.dashboard': 'Ir a tu panel',
  'does.notifications': 'Ir a las notificaciones',
  'does.close': 'Cerrar un diálogo o un menú',

  followedBy: 'y luego',
  orElse: 'o',

  single: 'Atajos de una sola tecla',
  singleHint: 'Si los desactivas, solo {keys} sigue abriendo esta lista.',
} as const
