import type { TranslationOf } from '../../translate.ts'
import type talk from '../en/talk.ts'

export default {
  title: 'Chat do pedido',
  online: 'Online',
  away: 'Offline',
  both: 'O cliente e o booster leem estas mensagens.',
  noBooster: 'O teu booster lê isto assim que começar.',
  'noBooster.coach': 'O teu coach lê isto assim que aceitar.',
  hello: 'Escreve aqui o que quiseres sobre este pedido. {name} recebe logo a mensagem.',
  write: 'Escreve a {name}',
  protects: 'Os contactos ficam ocultos para os dois lados. Dados de acesso e códigos nunca vão aqui.',
  masked:
    'Ocultámos aqui contactos. Nesta página, pagamento, dados de acesso e reembolso continuam protegidos para os dois lados.',
  typed: 'Escrito: {text}',
  translate: 'Traduzir',
  translateOf: 'Traduzir a mensagem de {name}',
  translatedBy: 'Traduzido por {name}',
  hideTranslation: 'Ocultar tradução',
  openUntil: 'Aberto até {time}.',
  closed: 'Este chat está fechado. Para perguntas, o apoio continua disponível.',
  played: {
    one: '{count} jogo registado ({score})',
    many: '{count} de jogos registados ({score})',
    other: '{count} jogos registados ({score})',
  },
  quickStart: 'Vou começar agora.',
  quickDone: 'Por hoje está feito.',
  code: 'Código de início de sessão',
  codeHow: 'Se o jogo pedir um código, {name} pode enviar-to aqui.',
  codeAsk: 'Pedir o código',
  codeAgain: 'Pedir de novo',
  codeAsked: 'Pedido às {time}. Aparece aqui assim que {name} o escrever.',
  codeMailed: 'Pedido às {time}. {name} não tem a página aberta, por isso também enviámos um e-mail.',
  codeHere: '{name} enviou o código. Só o podes abrir uma vez.',
  codeShow: 'Mostrar o código',
  codeShown: 'Foi apagado quando o abriste. O cliente vê que o abriste.',
  codeLate: 'Não chegou nenhum código em {figures.loginCode}.',
  codeNeeded: '{name} precisa de um código de início de sessão',
  codeType:
    'O jogo acabou de te enviar um por e-mail ou SMS. Escreve-o aqui, nunca no chat. {name} só o pode abrir uma vez.',
  codeSend: 'Enviar o código',
  codeWrong: 'Verifica o código: só letras e algarismos, como o jogo os enviou.',
  codeSent: '{name} já pode abrir o teu código',
  codeWaits:
    'Abre-se uma só vez e é apagado, no máximo, ao fim de {figures.loginCode}. Cada passo fica no cofre dos dados de acesso.',
} satisfies TranslationOf<typeof talk, 'pt'>
