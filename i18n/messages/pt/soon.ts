import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: 'A {site} vai oferecer boosts e coaching para League of Legends, Teamfight Tactics, Valorant e Wild Rift. Ainda estamos a preparar tudo.',
  mailTitle: 'Um e-mail quando abrirmos',
  mailText: 'Escrevemos-te uma única vez, no dia da abertura, e depois apagamos o teu endereço.',
  send: 'Avisem-me',
  sentTitle: 'Vê a tua caixa de correio',
  sentText: 'Enviámos um link para {email}. Abre-o e confirma o teu endereço. Até lá, não enviamos nada.',
  confirmTitle: 'Um e-mail quando a {site} abrir?',
  mailed: 'Escrevemos uma única vez para {email}, quando a loja abrir, e depois apagamos o endereço.',
  confirm: 'Confirmar endereço',
  listTitle: 'O teu endereço está na lista',
  remove: 'Apagar o meu endereço',
  removedTitle: 'O teu endereço foi apagado',
  removedText: 'Não vais receber nenhum e-mail nosso.',
  openTitle: 'A loja está aberta',
  openText: 'Entretanto, abriu. Já não há nada a confirmar.',
  enter: 'Ir para a loja',
  overTitle: 'Este link já não funciona',
  overText: 'O endereço foi apagado ou não foi confirmado a tempo. Podes deixá-lo outra vez.',
  trialText: 'Só a equipa a vê. Cada pedido é um pedido de teste: ninguém paga nada, e a abertura apaga-o.',
  workText: 'Aqui, cada pedido é um pedido de teste: não circula dinheiro, e a abertura apaga-o.',
} satisfies TranslationOf<typeof soon, 'pt'>
