import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInTitle: 'Iniciar sessão',
  signInNeeded: 'Esta página é de uma conta. Inicia sessão para a veres.',
  registerTitle: 'Criar conta',
  email: 'E-mail',
  username: 'Nome de utilizador',
  password: 'Palavra-passe',
  passwordHint: 'Pelo menos 6 caracteres.',
  signIn: 'Iniciar sessão',
  register: 'Criar conta',
  continueAsGuest: 'Continuar com o e-mail',
  guestHint: 'É para lá que vão o recibo e as novidades do teu pedido.',
  noAccountYet: 'Ainda não tens conta?',
  haveAccount: 'Já tens conta?',
  acceptTerms: 'Aceito os <terms>termos de serviço</terms>.',
  captcha: 'Ao enviares o formulário, corre sozinha uma breve verificação contra bots.',
} satisfies TranslationOf<typeof account, 'pt'>
