import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Inicia sessão para abrires esta página.',
  registerTitle: 'Criar uma conta',
  email: '{names.email}',
  username: 'Nome de utilizador',
  nameInvalid: 'Usa apenas letras, algarismos e . _ -, sem espaços.',
  nameTake: 'Usar {name}',
  password: '{names.password}',
  passwordHint: 'Pelo menos {figures.leastPassword} caracteres.',

  register: 'Criar conta',
  continueAsGuest: 'Continuar com e-mail',

  guestHint: 'É para aqui que enviamos o recibo e as novidades do teu pedido.',
  noAccountYet: 'Ainda não tens conta?',
  haveAccount: 'Já tens conta?',
  acceptTerms:
    'Tenho {figures.leastCustomerAge} anos ou mais e aceito os <terms>termos de serviço</terms>. A <privacy>política de privacidade</privacy> explica como usamos os teus dados.',
  termsMissing:
    'Confirma que tens {figures.leastCustomerAge} anos ou mais e que aceitas os termos de serviço.',

  captcha: 'A verificar que não és um bot. Só um momento.',
  guestTitle: 'Continuar sem conta',
  guestText: 'Para fazer um pedido basta um endereço de e-mail.',
  goOn: 'Avançar',
  knownTitle: 'Já tens uma conta',
  knownNote: 'Este endereço de e-mail já tem uma conta.',
  knownText: 'Inicia sessão e o pedido fica na conta. As tuas escolhas e o preço mantêm-se.',
  signInAndGoOn: 'Iniciar sessão e avançar',
  otherEmail: 'Usar outro e-mail',
  showPassword: 'Mostrar o que escreves',
  hidePassword: 'Ocultar o que escreves',
  or: 'ou',
  providers: 'Iniciar sessão com outro site',
  providerTerms:
    'Se é a tua primeira vez, assim crias uma conta: tens {figures.leastCustomerAge} anos ou mais e aceitas os <terms>termos de serviço</terms>. A <privacy>política de privacidade</privacy> explica o que recebemos.',
  providerSame: 'Se é a tua primeira vez, assim crias uma conta. O que está acima aplica-se também a ela.',
  kept: 'Mantém-se ao iniciar sessão',

  signedOutTitle: 'A tua sessão terminou',
  signedOutText: 'Inicia sessão de novo para continuares. O que escreveste continua aqui.',

  noOrderTitle: 'Pedido não encontrado nesta conta',
  noOrderText: 'Vê se o link está bem escrito, ou inicia sessão com a conta que fez o pedido.',
  signInAsOther: 'Entrar com outra conta',

  forgotPassword: 'Esqueceste-te da palavra-passe?',
  findOrder: 'Encontrar o meu pedido',

  keepTitle: 'Guarda este pedido',
  keepCashback: 'Cria a tua conta: {amount} voltam para ti',
  keepText: 'Define uma palavra-passe e encontra pedidos, chat e saldo em qualquer dispositivo.',
  keepCashbackText:
    'Define uma palavra-passe antes de o pedido ser concluído, e o dinheiro volta ao teu saldo. Encontras pedidos e chat em qualquer dispositivo.',
  keepButton: 'Criar a minha conta',
} satisfies TranslationOf<typeof account, 'pt'>
