import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster joga isto', other: '{count} boosters jogam isto' },
  countStart: {
    one: '{count} booster joga isto e costuma começar em {time}',
    other: '{count} boosters jogam isto e um deles costuma começar em {time}',
  },
  countGame: {
    one: '{count} booster joga {game} no servidor {server}',
    other: '{count} boosters jogam {game} no servidor {server}',
  },
  countGameStart: {
    one: '{count} booster joga {game} no servidor {server} e costuma começar em {time}',
    other: '{count} boosters jogam {game} no servidor {server} e um costuma começar em {time}',
  },
  nobodyGame: 'De momento, nenhum booster joga {game} no servidor {server}. A calculadora mostra onde há.',
  nobodyTitle: 'De momento, nenhum booster joga isto',
  nobodyServers: 'Joga-se nestes servidores: {servers}.',
  nobodyManyServers: 'Joga-se em muitos outros servidores, por exemplo {servers}.',
  nobodyLevel: 'Neste servidor, os boosters jogam até {rank}.',
  nobodyPay: 'Por isso não podes pedi-lo: não pagas por algo que não pode começar.',
  nobodyShort: 'De momento, sem booster',
  nobodyMore: 'Porquê?',
  tellTitle: 'Avisem-me quando um booster jogar isto',
  tellText:
    'Recebes um único e-mail assim que um booster jogar isto. Depois apagamos o teu endereço, no máximo ao fim de {figures.supplyMail}.',
  mailTitle: 'Um e-mail quando um booster jogar isto?',
  mailed:
    'Escrevemos uma única vez para {email}, quando um booster jogar isto: {what}. Depois apagamos o endereço.',
} satisfies TranslationOf<typeof supply, 'pt'>
