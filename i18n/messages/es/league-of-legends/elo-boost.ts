import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Di qué división quieres y en cuál estás. Un booster juega en tu cuenta las partidas que hay en medio.',
  description:
    'Sube de rango en League of Legends, desde {price} por división. Precio desglosado, cada partida anotada y reembolso de lo que no se suba.',
  'about.title': 'Cómo es una escalada en League of Legends',
  'about.first':
    'Solo/Dúo y Flexible son clasificaciones distintas, cada una con su propio MMR oculto. Una división son 100 LP, y con la barra llena subes sin serie de promoción. A partir de Maestro ya no hay divisiones: los LP no tienen tope, y Gran Maestro y Aspirante empiezan en umbrales más altos. Cuántos LP da una victoria depende de tu MMR; por eso la calculadora te lo pregunta junto a tu división y tu servidor.',
  'about.second':
    'El booster entra con los datos de acceso de tu caja fuerte y juega la cola que elegiste hasta llegar al objetivo. Tu parte es pequeña: no juegues mientras tanto clasificatorias en esa cola y no abras el cliente durante una partida, porque un segundo inicio de sesión corta el primero. Los campeones concretos limitan las opciones del booster y «Solo cola individual» excluye a un compañero de grupo; por eso ambos se pagan aparte.',
  'question.first': '¿Qué puede hacer Riot con mi cuenta?',
  'answer.first':
    'Riot Games prohíbe el boosting, y que otra persona entre en tu cuenta también incumple las condiciones. Entre las medidas conocidas están perder las recompensas de clasificatoria, la suspensión y el baneo permanente. No podemos descartar ninguna. Lo confirmas antes de pagar, así que decide teniéndolo en cuenta.',
  'question.second': '¿Por qué preguntáis cuántos LP gano por victoria?',
  'answer.second':
    'Porque depende de tu MMR. Si una victoria te da claramente menos de lo que te quita una derrota, cada división necesita más partidas: una ganancia baja cuesta más y tarda más. Si te da claramente más, elige alta. Más o menos igual es normal.',
  'question.third': '¿Quién paga las derrotas y los dodges?',
  'answer.third':
    'Tú no. El precio es por el objetivo, así que los LP perdidos por una derrota o un dodge se vuelven a subir sin coste. Cada partida se anota con su resultado y con la posición en que te deja, de modo que también ves las bajadas.',
  'question.fourth': '¿Puedo pedir una escalada en Flexible?',
  'answer.fourth':
    'Sí. Elige Flexible como cola e indica tu rango de Flexible, que es distinto del de Solo/Dúo. La cola tiene su propia línea en el precio. Subir en una cola no mueve tu rango en la otra, así que pide la que te importe.',
  'question.fifth': '¿Y si la temporada acaba antes que la escalada?',
  'answer.fifth':
    'Un reinicio mueve todas las cuentas, así que una escalada a medias no puede seguir sin más. Compara el plazo de esta página con los días que le quedan a la temporada. Si resulta demasiado justo, el equipo puede parar el pedido: lo que han ganado las partidas anotadas queda pagado y el resto vuelve a ti.',
} as const satisfies ServiceWords
