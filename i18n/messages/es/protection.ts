import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'Lo tuyo sigue siendo tuyo',
  example: 'Ejemplo',

  login: 'Tus datos de acceso',
  loginKey: '{cipher}, clave única',
  you: 'Tú',
  youText: 'ver, cambiar, eliminar',
  booster: '{names.yourBooster}',
  boosterText: 'durante el boost',
  others: 'Nadie más',
  othersText: 'ni nuestro equipo',
  loginTitle: 'Tus datos: sellados, cada consulta registrada',
  'event.stored': 'Guardaste el acceso',
  'event.viewed': 'Tu booster ha consultado los datos',
  'event.replaced': 'Cambiaste el acceso',
  'event.deleted': 'Pedido completado, datos eliminados',
  when: 'Día {day}, {time}',

  paid: '{price} pagados, en custodia de {name}',
  back: 'vuelven si paras ahora',
  kept: 'ganados por la escalada',
  today: 'Hoy, {rank}',
  moneyTitle: 'Tu dinero: en custodia hasta que confirmes',
  ledger: 'Asientos',
  held: 'Custodia',
  boosterColumn: 'Booster',
  youPay: 'Pagas',
  youConfirm: 'Confirmas el resultado',
  inTheEnd: 'Reparto final ({currency})',

  'promise.refund': 'Reembolso completo hasta que empiece un booster',
  'promiseText.refund':
    'Cancela en la página del pedido. El dinero vuelve por tu medio de pago o a tu saldo.',
  'promise.start': 'Reembolso si nadie empieza en {figures.start} y lo pides',
  'promiseText.start': 'Tú decides: seguir esperando o recuperarlo todo.',
  'promise.dispute': '¿Algo va mal? El dinero espera',
  'promiseText.dispute':
    'Al avisar de un problema, el plazo se detiene. El equipo responde en {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'es'>
