import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'O progresso de um pedido, partilhado pelo cliente.',
  title: 'Partilha o teu progresso',
  text: 'Os teus amigos podem acompanhar este pedido através de uma ligação: rank, jogos e datas. Não veem nomes, dados de acesso nem o preço.',
  shared:
    'Qualquer pessoa com esta ligação pode acompanhar o pedido. Funciona até {figures.tracking} depois do fim do pedido.',
  link: 'Ligação para o teu progresso',
  create: 'Criar ligação',
  stop: 'Deixar de partilhar',
  stopped: 'A ligação já não funciona.',
  lead: 'Alguém partilhou contigo o progresso do seu pedido. Nomes, dados de acesso e preço são privados.',
  own: 'Ver boosts de {game}',
  goneTitle: 'Este link já não funciona',
  goneText: 'A partilha terminou, ou o pedido acabou há algum tempo.',
} satisfies TranslationOf<typeof tracking, 'pt'>
