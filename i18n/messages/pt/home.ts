import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Um rank é uma altitude',
  headline: 'Um rank é uma altitude. Escolhe a tua.',
  lead: 'Marca o início e o objetivo na rota. Vê logo o preço e o prazo, paga e segue cada jogo da subida.',
  description:
    'Marca o início e o objetivo, vê logo o preço e o prazo e segue cada jogo da tua subida. Como convidado, basta um e-mail.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'Escolhe a tua montanha',
  gamesNote: 'Preços mais baixos, servidores europeus',
  elo: 'Elo boost, por divisão',
  duo: 'Duo boost, por divisão',
  placement: 'Colocação, por jogo',
  win: 'Vitória líquida, cada',
} satisfies TranslationOf<typeof home, 'pt'>
