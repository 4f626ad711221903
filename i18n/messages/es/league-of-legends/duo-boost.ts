import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Juegas tú todas las partidas, al lado de un booster. Necesitamos tu Riot ID y ninguna contraseña.',
  description:
    'Sube en League of Legends codo con codo con un booster, en tu propia cuenta. Desde {price} por división, sin contraseña y con cada partida anotada.',
  'about.title': 'Dos jugadores, una escalada',
  'about.first':
    'Solo/Dúo te deja entrar en cola con un compañero, y solo si los dos rangos están cerca. Por eso tu booster juega con una cuenta cuyo rango encaja con el tuyo. En Flexible el grupo puede ser mayor, pero un duo boost sigue siendo tú y un booster. Los LP cuentan solo en tu cuenta: el juego mira tus victorias, tus derrotas y tu MMR, no los de tu compañero.',
  'about.second':
    'No se juega ninguna partida sin ti, así que tus horas libres marcan el ritmo y el plazo es más largo que en un elo boost. Indica esas horas en el pedido: los boosters las ven antes de aceptar. Juega en la posición que mejor conoces y deja la jungla o el carry a tu compañero. «Solo cola individual» y «Aparecer desconectado» no están aquí, porque son para un booster que juega él solo en la cuenta.',
  'question.first': '¿Es más seguro el dúo que entregar mi cuenta?',
  'answer.first':
    'Para tus datos de acceso, sí: no entra nadie más que tú. Para Riot Games sigue siendo boosting de pago, que sus condiciones prohíben en todas sus formas. La suspensión o la pérdida de las recompensas de clasificatoria siguen siendo posibles, y no prometemos otra cosa. Lo aceptas en el pago.',
  'question.second': '¿Qué necesitáis de mí?',
  'answer.second':
    'Tu Riot ID con su etiqueta, el servidor y las horas en que puedes jugar. El booster te invita por ese nombre. Un pedido en dúo nunca necesita contraseña, así que no se la des a nadie, tampoco a tu booster.',
  'question.third': '¿Tengo que carrear mi mitad?',
  'answer.third':
    'Juega como siempre. También se pierden partidas al lado de un compañero fuerte, y esos LP se recuperan dentro del precio. Ayuda más un campeón que conoces bien que uno que está fuerte en este parche.',
  'question.fourth': '¿Puedo subir en dúo a partir de Maestro?',
  'answer.fourth':
    'Se puede pedir, y entonces el precio va por LP en lugar de por divisiones. Quién puede entrar en cola con quién en lo más alto lo decide Riot y cambia de una temporada a otra. Compruébalo antes de pedir, o elige Flexible.',
  'question.fifth': '¿Y si no puedo jugar durante unos días?',
  'answer.fifth':
    'Pausa el pedido en su página y reanúdalo cuando vuelvas; el precio no cambia. Si prefieres terminarlo, el equipo puede pararlo. Entonces se reembolsan las divisiones que no se subieron, según las partidas anotadas.',
} as const satisfies ServiceWords
