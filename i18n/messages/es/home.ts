import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Un rango es una altitud',
  headline: 'Un rango es una altitud. Di la tuya.',
  lead: 'Marca una salida y un objetivo en la ruta. Ve el precio y el tiempo al momento. Paga y sigue cada partida de la escalada.',
  description:
    'Marca una salida y un objetivo, ve el precio y el tiempo al momento y sigue cada partida de tu escalada. A un invitado le basta un correo.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'Lo que puedes escalar hoy',
  gamesNote: 'Precio más bajo por paso, servidores de la UE',
  elo: 'Elo boost, por división',
  duo: 'Duo boost, por división',
  placement: 'Posicionamiento, por partida',
  win: '{game.costWin}',
} satisfies TranslationOf<typeof home, 'es'>
