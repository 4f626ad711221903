import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster joga isto', other: '{count} boosters jogam isto' },
  countStart: {
    one: '{count} booster joga isto e costuma começar em {time}',
    other: '{count} boosters jogam isto e um deles costuma começar em {time}',
  },
  nobodyTitle: 'De momento, nenhum booster joga isto',
  nobodyServers: 'Joga-se nestes servidores: {servers}.',
  nobodyManyServers: 'Joga-se em muitos outros servidores, por exemplo {servers}.',
  nobodyLevel: 'Neste servidor, os boosters jogam até {rank}.',
  nobodyPay: 'Por isso não podes pedi-lo: não pagas por algo que não pode começar.',
  nobodyShort: 'De momento, sem booster',
  nobodyMore: 'Porquê?',
  tellTitle: 'Avisem-me quando um booster jogar isto',
  tellText:
    'Escrevemos-te uma única vez, assim que um booster jogar isto, e depois apagamos o teu endereço, no máximo ao fim de {figures.supplyMail}.',
  mailTitle: 'Um e-mail quando um booster jogar isto?',
  mailed:
    'Escrevemos uma única vez para {email}, quando um booster jogar isto: {what}. Depois apagamos o endereço.',
} satisfies TranslationOf<typeof supply, 'pt'>
