import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Un rango es una altitud',
  headline: 'Un rango es una altitud. Elige la tuya.',
  lead: 'Marca un inicio y un objetivo en la ruta. Consulta al momento el precio y el plazo, paga y sigue cada partida de la escalada.',
  description:
    'Elige inicio y objetivo, consulta al momento el precio y el plazo y sigue cada partida de tu escalada. Como invitado, te basta un correo.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'Elige tu montaña',
  gamesNote: 'Precios mínimos, servidores europeos',
  elo: 'Elo boost, por división',
  duo: 'Duo boost, por división',
  placement: 'Posicionamiento, por partida',
  win: 'Victorias, por victoria neta',
} satisfies TranslationOf<typeof home, 'es'>
