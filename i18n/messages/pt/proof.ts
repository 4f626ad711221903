import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'Entrar com uma chave de acesso',
  title: 'Confirma que és tu',
  stepUp: 'Esta alteração afeta a tua segurança, por isso perguntamos de novo.',
  secondStep: 'Só mais um passo: um segundo fator protege a tua conta.',
  code: 'Código da tua aplicação',
  codeHint: 'Abre a tua aplicação de autenticação e introduz os {figures.codeDigits} dígitos que ela mostra.',
  recoveryCode: 'Código de recuperação',
  recoveryHint: 'Um dos códigos que guardaste. Cada um serve uma vez.',
  confirmPasskey: 'Confirmar com uma chave de acesso',
  useCode: 'Usar um código da aplicação',
  useRecovery: 'Usar um código de recuperação',
  usePassword: 'Usar a tua palavra-passe',
  confirm: 'Confirmar',
  codeMissing: 'Introduz primeiro o código.',
  noProof:
    'Iniciaste sessão sem palavra-passe e não tens nenhuma chave de acesso. Termina a sessão e inicia-a de novo para continuar.',
  mailbox: 'Não tens palavra-passe, por isso um link para {email} mostra que és tu.',
  mailboxSent:
    'Abre neste navegador o link do nosso e-mail. Funciona uma vez e durante {figures.orderLink}. Depois volta aqui.',
  mailboxOpened: 'Já abri o link',
  cancelled: 'Não foi usada nenhuma chave de acesso. Tenta de novo ou escolhe outra forma.',
  staffTitle: 'Protege a tua conta da equipa',
  staffText:
    'As páginas da equipa abrem assim que um segundo fator proteger a tua conta: uma chave de acesso ou uma aplicação de autenticação.',
  staffHint:
    'A tua conta tem permissões da equipa, mas nenhum segundo fator. Numa loja a sério, essas páginas ficam fechadas sem ele.',
  setUp: 'Configurar agora',
} satisfies TranslationOf<typeof proof, 'pt'>
