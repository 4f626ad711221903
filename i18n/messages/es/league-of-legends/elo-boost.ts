import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Indica dónde estás y adónde quieres llegar. Un booster juega en tu cuenta las partidas que te separan del objetivo.',
  description:
    'Elo boost (boosteo) de LoL desde {price} por división: sube de elo con el precio desglosado, cada partida registrada y reembolso de lo que no se juegue.',
  'about.title': 'Cómo es una escalada en League of Legends',
  'about.first':
    'Solo/Dúo y Flexible son clasificaciones distintas, cada una con su propio MMR oculto. Una división son 100 LP, y con la barra llena subes sin serie de promoción. A partir de Maestro ya no hay divisiones: los LP no tienen tope, y Gran Maestro y Aspirante empiezan en umbrales más altos. Los LP que te da una victoria dependen de tu MMR; por eso la calculadora te los pregunta junto con tu división y tu servidor.',
  'about.second':
    'El booster entra con los datos de acceso de tu caja fuerte y juega la cola que has elegido hasta llegar al objetivo. Tu parte es fácil: no juegues clasificatorias en esa cola mientras tanto y no abras el cliente durante una partida, porque al iniciar sesión echas al booster. Elegir campeones reduce sus opciones y «{games.addon.solo-only}» descarta a un compañero de grupo; por eso ambos extras se pagan aparte.',
  'question.first': '¿Qué puede hacer Riot con mi cuenta?',
  'answer.first':
    'Riot Games prohíbe el boosting, y dejar que otra persona entre en tu cuenta también incumple sus condiciones. Entre las sanciones conocidas están perder las recompensas de clasificatoria, la suspensión y el baneo permanente. No podemos descartar ninguna. Lo confirmas antes de pagar, así que tenlo presente.',
  'question.second': '¿Por qué hay que indicar cuántos LP gano por victoria?',
  'answer.second':
    'Porque depende de tu MMR. Si una victoria da claramente menos de lo que quita una derrota, cada división necesita más partidas, así que con «{games.gain.low}» se paga más y se tarda más. Si una victoria da claramente más, elige «{games.gain.high}». Si va más o menos a la par, elige «{games.gain.normal}».',
  'question.third': '¿Quién paga las derrotas y los dodges?',
  'answer.third':
    'Tú no. El precio es por el objetivo, así que los LP perdidos por una derrota o un dodge se recuperan sin coste. Cada partida se registra con su resultado y con el rango en que te deja, de modo que también ves los bajones.',
  'question.fourth': '¿Puedo pedir una escalada en Flexible?',
  'answer.fourth':
    'Sí. Elige «{games.queue.flex}» como cola e indica tu rango de Flexible, que es distinto del de Solo/Dúo. La cola tiene su propia línea en el precio. Subir en una cola no mueve tu rango en la otra, así que pide la que te importe.',
  'question.fifth': '¿Y si la temporada termina antes que mi pedido?',
  'answer.fifth':
    'Un reinicio mueve todas las cuentas, así que una escalada a medias no puede seguir sin más. Antes de pedir, compara el plazo de esta página con los días que le quedan a la temporada. Si no da tiempo, el equipo puede detener el pedido: pagas lo que han conseguido las partidas registradas y recuperas el resto.',
} as const satisfies ServiceWords
