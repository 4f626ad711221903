import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': 'Não te lembras da palavra-passe?',
  'forgot.text':
    'Escreve o teu endereço de e-mail. Se tiver conta, enviamos-te um link para definires uma nova palavra-passe.',
  'forgot.send': 'Enviar-me um link',
  'forgot.back': 'Voltar ao início de sessão',

  'find.title': 'Encontra o teu pedido',
  'find.text':
    'Fizeste um pedido sem conta e já não o vês? Escreve o endereço que usaste e enviamos-te um link que o abre.',

  'sent.title': 'Vê o teu e-mail',
  'sent.reset':
    'Se {email} tiver conta, vai um link a caminho. Funciona durante {figures.resetLink}. Se não chegar nada, vê no spam. {access.sent.unconfirmed}',
  'sent.order':
    'Se houver pedidos com {email}, vai um link a caminho. Funciona durante {figures.orderLink}. Se não chegar nada, vê no spam. {access.sent.limit}',
  'sent.before':
    'Acabaste de pedir um link para {email}. Podes pedir outro daqui a {figures.linkPause}. Se não chegar nada, vê no spam.',
  'sent.other': 'Usar outro endereço',
  'sent.unconfirmed':
    'A partir da tua rede, seguem no máximo {figures.typedLetters} destes e-mails por dia para um endereço por confirmar.',
  'sent.limit':
    'A partir da tua rede, seguem no máximo {figures.typedLetters} destes e-mails por dia para o mesmo endereço.',

  'reset.title': 'Escolhe uma nova palavra-passe',
  'reset.for': 'Para a conta {email}',
  'reset.password': 'Nova palavra-passe',
  'reset.save': 'Guardar palavra-passe',
  'reset.hint': 'A tua sessão termina em todos os outros dispositivos.',

  'expired.title': 'Este link já não funciona',
  'expired.text': 'Expirou ou já foi usado. Pede um novo e enviamo-lo já.',
  'expired.ask': 'Pedir um novo link',

  'verify.title': 'Confirma o teu e-mail',
  'verify.text':
    '{email} é o teu endereço? Podes depois adicionar à tua conta os pedidos que fizeste como convidado.',
  'verify.button': 'Sim, é o meu',
  'verify.signIn':
    'Inicia primeiro sessão nesta conta: assim, mais ninguém pode confirmar o endereço em teu nome.',
  'verify.notMine': 'Não criei esta conta',
  'verify.notMineText': 'Então repõe a palavra-passe: a sessão de todos os outros termina e a conta é tua.',
  'verify.doneTitle': 'O teu e-mail está confirmado',
  'verify.doneText':
    'Com ele consegues sempre voltar a entrar. Os teus pedidos como convidado esperam em «{shell.myOrders}» para os adicionares.',

  'open.title': 'Abrir o pedido PK-{number}',
  'open.text':
    'O link funciona uma vez. Depois, este navegador lembra-se de ti. Os teus outros dispositivos continuam com sessão iniciada; vês quais são nas definições.',
  'open.button': 'Ver o meu pedido',
  'way.title': 'Fizeste o pedido sem conta?',
  'way.typed': 'Escreve o endereço com que fizeste o pedido e enviamos-te um link que o abre.',
  'way.text': 'Enviamos um link para {email}.',
  'way.send': 'Enviar o link',
  'way.sent':
    'Vai um link a caminho de {email}. Abre o teu pedido, funciona uma vez e durante {figures.orderLink}. Se não chegar nada, vê no spam.',
  'way.signedIn': 'Tens sessão iniciada como {name}. Com o link, passas para o convidado deste pedido.',

  'change.titleOld': 'Mudar de endereço?',
  'change.titleNew': 'É este o teu novo endereço?',
  'change.text': 'A tua conta vai usar {next} em vez de {email}.',
  'change.button': 'Aceitar e mudar',
  'change.doneTitle': 'O teu endereço mudou',
  'change.doneText': 'A partir de agora, inicia sessão com {next}.',
  'change.waitTitle': 'Obrigado! Falta uma caixa de correio',
  'change.waitText': 'Também escrevemos para o outro endereço. O teu muda quando ambos tiverem aceitado.',

  'email.confirmed': 'Confirmado',
  'email.unconfirmed': 'Ainda por confirmar',
  'email.why': 'Confirma-o, para que só tu possas voltar à tua conta.',
  'email.again': 'Enviar o link outra vez',
  'email.sent': 'Enviámos um link para {email}.',

  'email.change': 'Mudar de endereço',
  'email.next': 'Novo endereço de e-mail',
  'email.hint': 'Escrevemos para os dois endereços. O teu muda quando ambos tiverem aceitado.',
  'email.ask': 'Enviar os dois links',
  'email.waiting': 'Queres mudar para {email}.',
  'email.waitOld': 'O teu endereço atual ainda não aceitou.',
  'email.waitNew': 'O novo endereço ainda não aceitou.',
  'email.waitBoth': 'Nenhum dos dois endereços aceitou ainda.',
  'email.until': 'Os links funcionam até: {time}.',
  'email.cancel': 'Manter o endereço atual',

  'password.old': 'Palavra-passe atual',
  'password.change': 'Mudar a palavra-passe',
  'password.hint': 'A sessão termina nos teus outros dispositivos.',
  'password.none': 'Inicias sessão sem palavra-passe. Se quiseres uma, enviamos-te um link para a definires.',
  'password.mail': 'Enviar o link',
  'password.done': 'A tua nova palavra-passe está guardada.',

  'keep.done': 'A tua conta está pronta e nada se perdeu.',
} satisfies TranslationOf<typeof access, 'pt'>
