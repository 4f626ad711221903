import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Procuravas uma destas páginas?',
  needed: 'Esta página exige a permissão «{right}», que a tua conta não tem.',
  askAdmin: 'Se precisares dela, pede-a a um administrador.',
  toDashboard: 'Ir para o teu painel',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Loja',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Acesso total',

  'name.staff': '{names.staff}',
  bannedTitle: 'A tua conta está banida',
  bannedText:
    'Não a podes usar até a nossa equipa levantar o ban. Os teus pedidos e o teu saldo ficam como estão.',
  bannedUntil: 'Podes voltar a usá-la a partir de {time}. Os teus pedidos e o teu saldo ficam como estão.',
  bannedUntilIn: 'O ban termina em {time} ({zone}).',
  bannedOpen: 'O ban mantém-se até a nossa equipa o levantar.',

  contact: 'Escrever à nossa equipa',

  'ban.payment_fraud': 'Um pagamento da tua conta foi denunciado como fraudulento.',
  'ban.abuse': 'A partir da tua conta, alguém foi insultado, ameaçado ou assediado.',
  'ban.outside_deal': 'A partir da tua conta foi combinado um contacto ou um pagamento fora do nosso site.',
  'ban.false_proof': 'Resultados ou capturas de ecrã da tua conta eram falsos.',
  'ban.several_accounts': 'A tua conta é uma de várias usadas para contornar as nossas regras.',
  'ban.stolen_account': 'Outra pessoa pode ter acesso à tua conta, por isso bloqueámo-la para te proteger.',
  'ban.terms': 'A tua conta foi usada de uma forma que os nossos termos não permitem.',
  'missing.need': 'Precisas da permissão «{right}» para abrir esta página',
  'missing.have':
    'Tens sessão iniciada como {name} com {rights}. Nada foi alterado. Pode ser concedida por {people}.',
  'missing.haveNobody':
    'Tens sessão iniciada como {name} com {rights}. Nada foi alterado. Ninguém aqui a pode conceder.',
  'missing.ask': 'Pedir a {people}',
  'missing.asked': 'Pedido às {time}',
} satisfies TranslationOf<typeof rights, 'pt'>
