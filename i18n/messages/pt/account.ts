import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Esta página é de uma conta. Inicia sessão para a veres.',
  registerTitle: 'Criar conta',
  email: 'E-mail',
  username: 'Nome de utilizador',
  password: 'Palavra-passe',
  passwordHint: 'Pelo menos 6 caracteres.',
  register: 'Criar conta',
  continueAsGuest: 'Continuar com o e-mail',
  guestHint: 'É para lá que vão o recibo e as novidades do teu pedido.',
  noAccountYet: 'Ainda não tens conta?',
  haveAccount: 'Já tens conta?',
  acceptTerms: 'Aceito os <terms>termos de serviço</terms>.',
  captcha: 'Ao enviares o formulário, corre sozinha uma breve verificação contra bots.',
  emailHasAccount:
    'Este endereço de e-mail já tem uma conta. Introduz a palavra-passe para continuar o teu pedido.',
  signedOutTitle: 'A tua sessão terminou',
  signedOutText: 'Inicia sessão de novo para continuar. O que escreveste continua aqui.',
  noOrderTitle: 'Este pedido não existe nesta conta',
  noOrderText: 'O endereço pode estar mal escrito, ou o pedido pertence a outra conta.',
  signInAsOther: 'Entrar com outra conta',
} satisfies TranslationOf<typeof account, 'pt'>
