import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: 'Sobre {name}',
  description:
    'Cómo vende boosts {name}: precios desglosados, partidas registradas y una caja fuerte para tus datos. Quién lleva la tienda y qué no hacemos.',
  heading: 'Una escalada que puedes comprobar, partida a partida',
  lead: '{name} es una tienda de boosts para los juegos de Riot. Marcas un inicio y un objetivo, un booster recorre el camino entre los dos, y tú ves cada partida, cada consulta de tus datos y cada céntimo.',

  howTitle: 'Cómo trabajamos',
  'how.price': 'Primero, el precio',
  'howText.price':
    'Cada presupuesto está desglosado y cuadra al céntimo. Nuestro servidor lo recalcula antes de que pagues, y el precio es fijo durante {figures.seal}.',
  'how.boosters': 'Boosters que hemos aprobado',
  'howText.boosters':
    'Quien se postula tiene al menos {figures.leastBoosterAge} años y muestra capturas de pantalla de su perfil y de sus últimas {figures.provenGames} partidas clasificatorias. El equipo las comprueba y fija el rango máximo de cada booster, juego por juego. Solo puede aceptar los pedidos que encajan.',
  'how.record': 'Progreso registrado',
  'howText.record':
    'Cada partida se registra con su resultado, y el rango alcanzado con una captura de pantalla. Los reembolsos se calculan con ese mismo registro.',
  'how.word': 'Tú tienes la última palabra',
  'howText.word':
    'Tienes {figures.check} para comprobar el resultado. Si algo va mal, avísanos: el dinero espera hasta que el equipo decida.',

  dontTitle: 'Lo que no hacemos',
  'dont.safe': 'No prometemos que tu cuenta esté a salvo',
  'dontText.safe': '{checkout.riskText} Por eso lo vuelves a leer y lo confirmas antes de pagar.',
  'dont.invent': 'No inventamos reseñas ni cifras',
  'dontText.invent':
    'Solo se pueden valorar los pedidos completados, y los retrasados cuentan igual. Mostramos una cifra cuando se han medido suficientes pedidos.',
  'dont.detect': 'No vendemos formas de burlar la detección',
  'dontText.detect': 'Ni trampas, ni scripts, ni un extra que oculte el boost a la empresa del juego.',
  'dont.hurry': 'No te metemos prisa',
  'dontText.hurry':
    'Sin cuentas atrás inventadas ni «casi agotado». El único reloj es el de tu presupuesto, y pedir otro es gratis.',
  'dont.korea': 'No trabajamos en Corea',
  'dontText.korea': 'Allí el boosting es delito, así que no ofrecemos el servidor coreano.',

  whoTitle: 'Quién lleva {name}',
  whoText:
    '¿Una pregunta, una queja, un elogio para un booster? Escríbenos o llama. Respondemos todos los días de {from} a {to} ({zone}).',
  whoDemo: 'Esto es una demo de la tienda. La empresa de abajo no existe.',
  email: '{names.email}',
  phone: 'Teléfono',
  address: 'Dirección',
  representative: 'Representada por',
  register: 'Registro',
  vatId: 'NIF-IVA',
  since: 'En activo desde',

  goTitle: '¿Empezamos la escalada?',
  go: 'Calcular el precio',
} satisfies TranslationOf<typeof about, 'es'>
