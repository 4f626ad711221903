import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'Transferir os teus dados',
  downloadAbout:
    'Pedidos, jogos, mensagens, pagamentos e o teu perfil, em JSON e CSV. Fica pronto em poucos minutos e disponível durante {figures.dataExport}.',

  prepare: 'Preparar transferência',
  preparing:
    'Estamos a preparar os teus dados e enviamos-te um e-mail quando estiverem prontos. Podes sair desta página.',
  ready: 'Pronto desde {time}. Podes transferi-lo até {until}.',
  save: 'Transferir ZIP',

  deleteAccount: 'Eliminar conta',
  deleteAbout:
    'Eliminamos o teu nome, endereço de e-mail, mensagens, imagens e inícios de sessão. As faturas ficam durante o tempo que a lei exige, sem o teu nome.',

  blockedOrders: 'Ainda não é possível: primeiro é preciso concluir ou cancelar {orders}.',
  blockedDebt: 'Ainda não é possível: deves-nos {amount}. Um carregamento paga esse valor.',
  blockedMoney: 'Ainda não é possível: ainda te devemos {amount}.',
  blockedStaff: 'Ainda não é possível: a tua conta tem permissões da equipa. Um colega pode retirá-las.',
  openOrders: 'Ver pedidos',
  askSupport: 'Contactar o apoio',

  deleteTitle: 'Eliminar a tua conta?',
  deleteLead: 'Não é possível anular. Tem efeito imediato, em todos os teus dispositivos.',
  gonePerson: 'O teu nome, o teu endereço de e-mail e todas as formas de iniciar sessão são eliminados.',
  goneWords: 'As tuas mensagens, avaliações, candidaturas, imagens e notificações são eliminadas.',
  goneGiven: 'Perdes os {amount} do teu saldo que te demos.',
  keptBooks:
    'As faturas e o histórico dos teus pedidos ficam durante o tempo que a lei exige, sem o teu nome.',

  confirmLabel: 'Escreve {email} para confirmar',
  confirm: 'Eliminar para sempre',
  keep: 'Manter conta',

  goodbyeTitle: 'Adeus, e obrigado',
  goodbyeText: 'A tua conta já não existe. Enviámos-te um último e-mail a confirmá-lo.',
} satisfies TranslationOf<typeof yourdata, 'pt'>
