import type { TranslationOf } from '../../translate.ts'
import type prices from '../en/prices.ts'

export default {
  description: 'Preços por jogo, percentagens e todas as versões publicadas.',
  views: 'Tabelas de preços',
  'view.factors': 'Percentagens',
  'view.history': 'Histórico',
  holdsSince: 'A versão {version} está em vigor desde {time}.',
  scheduledFor: 'A versão {version} está agendada para {time}.',

  headScheduled:
    'Estás a editar a versão {version}, que entra em vigor em {time}. Até lá, está em vigor a versão {holding}. O que publicares tem de entrar em vigor depois disso; para mudares algo mais cedo, retira primeiro a versão {version}.',
  notSet: 'Não há preços definidos',
  notSetText:
    'Os clientes só podem fazer pedidos depois de publicares a primeira versão. A tabela mostra preços de exemplo: edita-os ou importa um CSV e publica.',
  firstScheduled:
    'A versão {version} é a primeira. Os clientes podem fazer pedidos a partir de {time}. Para abrires a loja mais cedo, retira-a e publica de novo.',

  behind: 'Entretanto, {author} publicou a versão {version}',
  behindText: 'O motivo: «{reason}». As tuas alterações foram feitas sobre a versão {version}.',
  takeOver: 'Passar para a versão {version}',
  takeOverFirst: 'Passa primeiro as tuas alterações para a nova versão.',

  import: 'Importar CSV',
  imported: {
    one: '{count} alteração importada, {unchanged} valores inalterados. Ainda nada foi publicado.',
    other: '{count} alterações importadas, {unchanged} valores inalterados. Ainda nada foi publicado.',
  },
  notImported: 'O ficheiro não foi importado e nada mudou',
  'csv.size': 'É demasiado grande para uma tabela de preços.',
  'csv.header': 'A linha {line} tem de ser «game,work,tier,division,unit,value», mas é «{text}».',
  'csv.columns': 'A linha {line} tem de ter seis colunas, mas é «{text}».',
  'csv.unknown': 'Linha {line}: não existe nenhum preço chamado «{text}».',
  'csv.twice': 'Linha {line}: «{text}» aparece duas vezes no ficheiro.',
  'csv.kind':
    'Linha {line}: «{text}» não é um valor válido. Os preços são em euros, com duas casas decimais no máximo; as percentagens têm uma, no máximo.',
  'csv.bounds': 'Linha {line}: {path} tem de estar entre {min} e {max}, mas é «{text}».',

  gridOf: 'Preços de {game}',
  tier: '{service.tier}',
  'work.climb': 'Subida',
  'work.win': '{game.costWin}',
  'work.placement': 'Colocação',
  'unit.climb': '€ por divisão',
  'unit.win': '€ cada',
  'unit.placement': '€ por jogo',
  andUp: '{game.andUp}',
  openNote: '{tiers}: o preço da subida é por {points} pontos.',
  cell: '{row}, {column}',
  selectColumn: 'Selecionar a coluna {column}',
  divisionsOf: 'Preços por divisão: {tier}',
  divisionsOwn: 'As divisões com preço próprio ficam sempre visíveis.',
  was: 'antes',
  now: 'agora',
  likeTier: 'igual ao do rank',
  inGame: '{game}, {work}: {place}',

  'group.servers': 'Servidores',
  'group.queues': 'Filas',
  'group.brackets': 'Pontos no início',
  'group.gains': 'Ganho de pontos',
  'group.addons': '{service.addons}',
  'group.whole': 'O pedido inteiro',
  'groupText.servers': 'Aumenta ou reduz o preço obtido até aqui; 0 deixa-o igual.',
  'groupText.queues': '{prices.groupText.servers}',
  'groupText.brackets': 'Reduz o preço da primeira divisão, conforme a parte que já está feita.',
  'groupText.gains': 'Aumenta ou reduz o preço obtido até aqui, só nas subidas.',
  'groupText.addons':
    'Somam-se ao preço, como percentagem do preço base. «{games.addon.bonus-win}» custa uma vitória líquida no rank do objetivo.',
  'groupText.whole': 'Limites e partes, para todos os pedidos.',
  'value.openStep': 'Pontos por escalão de preço nos ranks mais altos',
  'value.discountCap': 'Máximo de todos os descontos juntos (%)',
  'value.boosterShare': 'Parte do booster no preço antes de descontos (%)',
  name: 'Nome',
  percent: 'Percentagem',
  column: 'Valor',

  'fault.price':
    '«{text}» não é um preço válido. {name}: tem de ser um valor com duas casas decimais, no máximo.',
  'fault.percent':
    '«{text}» não é uma percentagem válida. {name}: tem de ser um número com uma casa decimal, no máximo.',
  'fault.points': '«{text}» não é um número de pontos válido. {name}: tem de ser um número inteiro.',
  'fault.bounds': '{name}: tem de estar entre {min} e {max}.',

  raise: {
    one: 'Variação percentual para {count} preço selecionado',
    other: 'Variação percentual para {count} preços selecionados',
  },
  apply: 'Aplicar',
  raiseNothing: 'Seleciona primeiro os preços: usa o título de uma coluna, ou Shift e as setas.',
  raiseHint: 'Escreve uma percentagem como +5 ou −10.',

  effect: 'Efeito em pedidos de exemplo',
  effectText:
    'Calculado da mesma forma que os orçamentos dos clientes, com os preços de antes e de depois das tuas alterações.',
  sample: '{order.colOrder}',
  before: 'Antes',
  after: 'Depois',
  difference: 'Diferença',
  same: 'sem alteração',

  changes: 'Alterações',
  changesCount: { one: '{count} alteração', other: '{count} alterações' },
  changesEmpty:
    'Ainda nenhuma. Escreve numa célula para mudares um preço. O rascunho fica neste navegador até o publicares.',
  undo: '{order.undo}',
  redo: 'Refazer',
  revert: 'Reverter: {name}',
  publish: 'Publicar…',
  discard: 'Descartar tudo',
  nothingChanged: 'Nada foi alterado.',

  publishTitle: 'Publicar preços',
  back: 'Voltar',
  largeChanges: {
    one: '{count} preço muda mais de metade. É mesmo essa a intenção?',
    other: '{count} preços mudam mais de metade. É mesmo essa a intenção?',
  },
  when: 'Entrada em vigor',
  atOnce: 'Já',
  later: 'Numa data',
  afterScheduled:
    'A versão {version} está agendada para {time}. Escolhe uma data posterior ou retira-a primeiro.',
  date: '{session.when}',
  utc: 'Ou seja, {time}.',
  localTime: 'Na tua hora local.',
  dateMissing: 'Escolhe uma data e uma hora.',
  datePast: 'Escolhe um momento no futuro.',
  reason: '{order.reason}',
  reasonHint: 'Visível no histórico.',
  reasonMissing: 'Escreve um motivo curto.',
  publishNow: 'Publicar já',
  schedule: 'Agendar',
  published: 'A versão {version} foi publicada.',

  number: 'Versão {version}',
  'state.holding': 'Em vigor',
  'state.scheduled': 'Agendada',
  'state.past': 'Antiga',
  'state.withdrawn': 'Retirada',
  byAt: '{author}, {time}',
  effective: 'Em vigor desde',
  details: 'Diferenças',
  firstVersion: 'É a primeira versão, por isso não há com que a comparar.',
  sameAs: 'Os mesmos preços da versão {version}.',
  comparedWith: {
    one: '{count} diferença em relação à versão {version}',
    other: '{count} diferenças em relação à versão {version}',
  },
  withdraw: 'Retirar',
  rollBack: 'Repor esta versão',
  rollBackReason: 'Reposição da versão {version}',
  withdrawTitle: 'Retirar a versão {version}?',
  withdrawText:
    'Já não entra em vigor na data prevista, {time}. Fica no histórico, e os seus preços podem ser publicados de novo.',
  withdrawn: 'A versão {version} foi retirada.',
} satisfies TranslationOf<typeof prices, 'pt'>
