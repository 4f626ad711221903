import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Um rank é uma altitude',
  headline: 'Um rank é uma altitude. Diz a tua.',
  lead: 'Define o início e o objetivo na rota. Vê logo o preço e o tempo. Paga e segue cada jogo da subida.',
  description:
    'Define o início e o objetivo, vê logo o preço e o tempo e segue cada jogo da tua subida. A um convidado basta um e-mail.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'O que podes subir hoje',
  gamesNote: 'Preço mais baixo por passo, servidores da UE',
  elo: 'Elo boost, por divisão',
  duo: 'Duo boost, por divisão',
  placement: 'Colocação, por jogo',
  win: '{game.costWin}',
} satisfies TranslationOf<typeof home, 'pt'>
