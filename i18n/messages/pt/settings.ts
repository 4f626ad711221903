import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'O teu nome, o início de sessão, os dispositivos, as notificações e os dados.',

  'title.profile': 'Perfil',
  'lead.profile': 'Os boosters veem o teu nome e a tua fotografia. O teu e-mail fica entre nós.',
  'title.signIn': 'Formas de entrar',
  'lead.signIn': 'Mantém pelo menos duas, para não ficares de fora se perderes um dispositivo.',
  'title.secondFactor': 'Segundo fator',
  'lead.secondFactor': 'Um código além da palavra-passe: assim, uma palavra-passe roubada não chega.',
  'title.devices': 'Dispositivos',
  'lead.devices': 'Onde tens sessão iniciada. Duração de um acesso sem uso: {figures.sessionLife}.',
  'title.notifications': 'Notificações',
  'lead.notifications': 'Escolhe como te chega cada novidade. As alterações são guardadas de imediato.',
  'title.appearance': 'Idioma e tema',
  'lead.appearance': 'Para o site em todos os teus dispositivos. Os e-mails usam o mesmo idioma.',
  'title.privacy': 'Privacidade e dados',
  'lead.privacy': 'O que guardamos sobre ti, uma cópia, e como sair.',

  'accounts.title': 'Contas ligadas',
  'accounts.connected': 'Ligada',
  'accounts.since': '{name}, desde {date}',
  'accounts.none': 'Não ligada',
  'accounts.connect': 'Ligar',
  'accounts.connectTo': 'Ligar {provider}',
  'accounts.disconnect': 'Desligar',
  'accounts.disconnectFrom': 'Desligar {provider}',
  'accounts.removed': '{provider} já não está ligado.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest':
    'Liga uma delas e o teu acesso de convidado passa a ser uma conta. As tuas encomendas ficam lá.',
} satisfies TranslationOf<typeof settings, 'pt'>
