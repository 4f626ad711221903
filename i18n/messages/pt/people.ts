import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'Encontra utilizadores e gere as suas permissões, sessões e bans.',

  search: 'Pesquisar utilizadores',
  searchHint: 'Nome, e-mail ou pedido',

  role: 'Função',
  account: 'Estado da conta',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'Não banida',
  'state.banned': 'Banido',

  'sort.newest': 'Conta mais recente',
  'sort.oldest': 'Conta mais antiga',
  'sort.name': 'Nome, de A a Z',

  total: { one: '{count} utilizador', other: '{count} utilizadores' },

  none: 'Ainda não há utilizadores',
  noneText: 'Aqui aparece quem se regista ou faz um pedido como convidado.',

  colPerson: 'Utilizador',
  colRights: 'Permissões',
  colOrders: 'Pedidos',
  colSpent: 'Gasto',
  colLanguage: '{names.language}',
  colSeen: 'Última visita',
  colJoined: 'Registo',

  never: 'Há algum tempo',
  now: 'Agora',

  title: 'Utilizador {name}',

  verified: 'Verificado',
  unverified: 'Não verificado',

  openOrders: 'Pedidos abertos',
  balance: '{names.balance}',
  claimed: 'Pedidos aceites',
  completed: 'Concluídos como booster',
  limits: 'Limites, solo e duo',
  masked: 'Textos com contactos',

  nothing: 'Nenhum',

  rightsText: 'As alterações aplicam-se de imediato e o utilizador recebe um e-mail.',
  'right.Booster': 'Aceita pedidos, joga-os e vê os seus dados de acesso.',
  'right.EditUsers': 'Gere utilizadores, boosters, sorteios e o blogue.',
  'right.FullAccess': 'Responde às candidaturas, define os preços e dá qualquer permissão.',
  'right.EditStore': 'Gere os cupões.',
  'right.EditOrders': 'Gere os pedidos e responde no apoio.',

  save: 'Guardar permissões',
  saved: 'Permissões guardadas',

  nothingToSave: 'Marca ou desmarca primeiro uma permissão.',

  'refusal.own_account': 'Não podes alterar a tua própria conta. Pede a um colega.',
  'refusal.staff_account': 'Só quem tem acesso total pode alterar contas da equipa.',
  'refusal.not_held': 'Só quem tem acesso total pode dar esta permissão.',
  'refusal.guest': 'Os convidados não podem ter permissões.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'Deve-nos',
  correct: 'Corrigir saldo',
  correctTitle: 'Corrigir o saldo de {name}',
  correctText: 'Uma correção é um lançamento contabilístico. Não se edita, só se anula com outro.',
  direction: 'Sentido',
  'way.add': 'Acrescentar',
  'way.take': 'Retirar',
  nothingToTake: 'O saldo está vazio: não há nada a retirar.',
  onlyTake: 'Só é possível retirar {amount}.',
  debit: 'Retirar do saldo',
  debited: 'O montante foi retirado.',
  privateNoteHint: 'Uma segunda pessoa e o registo mostram-na. O utilizador não a lê.',
  needsSecond: 'Acima de {amount}, uma segunda pessoa aprova. Antes disso nada é lançado.',
  balanceNow: 'Saldo atual',
  correction: '{names.correction}',
  balanceAfter: 'Saldo depois',
  bookedTo: 'Saldo de cliente, {name}',
  'bookedFrom.gift': 'Promoções',
  'bookedFrom.correction': 'Correções',
  sumsTo: 'Soma',
  credit: 'Creditar saldo',
  creditAs: 'O que é',
  'as.gift': 'Uma oferta: gasta-se, nunca se levanta',
  'as.correction': 'Uma correção: dinheiro seu',
  creditAmount: '{names.amount}',
  creditWhy: 'Motivo, que {name} lê',
  credited: 'O saldo foi creditado.',
  writeOff: 'Perdoar dívida',
  writeOffTitle: 'Perdoar o que {name} deve',
  writeOffText: 'Uma segunda pessoa aprova. {name} lê o montante e o motivo.',

  endSessions: 'Terminar todas as sessões',
  endTitle: 'Terminar todas as sessões de {name}?',
  endText: 'A sessão termina em todos os dispositivos e pode voltar a entrar. Recebe um e-mail.',
  ended: 'Sessões terminadas',

  noSession: 'Não há nenhuma sessão ativa.',

  ban: 'Banir a conta',
  banTitle: 'Banir {name}?',
  keep: 'Não banir',

  reason: '{names.reason}',
  reasonHint: 'O utilizador lê-o no site e num e-mail, no seu idioma.',

  'reason.payment_fraud': 'Fraude no pagamento',
  'reason.abuse': 'Insultos ou ameaças',
  'reason.outside_deal': 'Acordo fora do site',
  'reason.false_proof': 'Prova falsa',
  'reason.several_accounts': 'Várias contas',
  'reason.stolen_account': 'Conta roubada',
  'reason.terms': 'Outra violação dos termos',

  note: 'Nota para a equipa (opcional)',

  effects: 'O que acontece',
  'effect.access': 'Perde o acesso de imediato, e as páginas abertas mostram o motivo.',
  'effect.orders': 'Os pedidos que não são cancelados continuam e o saldo mantém-se.',
  'effect.work':
    'Os pedidos aceites que não são libertados ficam com essa pessoa. A equipa dos pedidos é avisada e pode retirá-los.',

  bannedNow: 'Conta banida',

  bannedOn: 'Banida em {date}',
  bannedBy: 'Por {name}',
  noReason: 'Não foi registado nenhum motivo.',

  unban: 'Levantar o ban',
  unbanned: 'Ban levantado',
} satisfies TranslationOf<typeof people, 'pt'>
