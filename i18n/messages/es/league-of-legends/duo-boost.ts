import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Juegas tú todas las partidas, con un booster a tu lado. Necesitamos tu Riot ID, nunca tu contraseña.',
  description:
    'Sube en LoL codo con codo con un booster, en tu propia cuenta. Desde {price} por división, sin contraseña, cada partida registrada.',
  'about.title': 'Dos jugadores, una escalada',
  'about.first':
    'Solo/Dúo te deja entrar en cola con un compañero, y solo si los dos rangos están lo bastante cerca. Por eso tu booster juega con una cuenta cuyo rango encaja con el tuyo. Flexible admite grupos más grandes, pero un duo boost es siempre para dos: tú y un booster. Tus LP dependen solo de tu cuenta: el juego mira tus victorias, tus derrotas y tu MMR, no los de tu compañero.',
  'about.second':
    'No se juega ninguna partida sin ti, así que tu horario marca el ritmo y el plazo es más largo que en un elo boost. Indica esas horas en el pedido: los boosters las ven antes de aceptarlo. Juega en tu mejor rol y deja la jungla o el carry a tu compañero. «{games.addon.solo-only}» y «{games.addon.offline}» no se ofrecen aquí, porque son para boosters que juegan sin ti en tu cuenta.',
  'question.first': '¿Es más seguro el dúo que dejar mi cuenta?',
  'answer.first':
    'Para tus datos de acceso, sí: nadie más que tú inicia sesión. Para Riot Games sigue siendo boosting de pago, que sus condiciones prohíben en todas sus formas. Podrían suspenderte o quitarte las recompensas de clasificatoria, y no te vamos a prometer lo contrario. Aceptas esta advertencia al pagar.',
  'question.second': '¿Qué necesito para pedirlo?',
  'answer.second':
    'Tu Riot ID con la etiqueta, tu servidor y las horas en las que puedes jugar. El booster te invita por ese nombre. Un pedido en dúo nunca necesita contraseña, así que no se la des a nadie, ni siquiera a tu booster.',
  'question.third': '¿Tengo que carrear yo también?',
  'answer.third':
    'Juega como siempre. Con un compañero fuerte también se pierden partidas, y esos LP se recuperan dentro del precio. Ayuda más un campeón que conoces bien que uno que está fuerte en este parche.',
  'question.fourth': '¿Puedo jugar en dúo a partir de Maestro?',
  'answer.fourth':
    'Puedes pedirlo, y entonces el precio va por LP en lugar de por divisiones. Quién puede entrar en cola con quién en lo más alto lo decide Riot y cambia de una temporada a otra. Compruébalo antes de pedir, o elige «{games.queue.flex}».',
  'question.fifth': '¿Y si no puedo jugar durante unos días?',
  'answer.fifth':
    'Pausa el pedido en su página y reanúdalo cuando vuelvas; el precio no cambia. Si prefieres terminarlo, el equipo puede detenerlo. Entonces se te reembolsan las divisiones que no se han jugado, según las partidas registradas.',
} as const satisfies ServiceWords
