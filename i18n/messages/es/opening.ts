import type { TranslationOf } from '../../translate.ts'
import type opening from '../en/opening.ts'

export default {
  lead: 'Lo que necesita tu tienda y lo que aún falta. Nunca se muestra ninguna clave ni contraseña.',
  again: 'Revisar otra vez',
  testMail: 'Enviar correo de prueba',
  testMailSent: 'El servidor de correo aceptó un mensaje para {email}. Mira si ha llegado.',
  'all.good': 'Todo está listo',
  'all.missing': {
    one: 'Falta {count} cosa',
    many: 'Faltan {count} cosas',
    other: 'Faltan {count} cosas',
  },
  'all.wrong': {
    one: '{count} cosa no funciona',
    many: '{count} cosas no funcionan',
    other: '{count} cosas no funcionan',
  },
  checkedAt: 'Revisado: {time}',
  'state.good': 'Bien',
  'state.missing': 'Falta',
  'state.wrong': 'Mal',
  'group.services': 'Conexiones',
  'group.server': 'Este servidor',
  'group.shop': 'Tienda',
  'name.settings': 'Ajustes',
  'name.database': 'Base de datos',
  'name.migrations': 'Migraciones',
  'name.redis': 'Redis',
  'name.mail': 'Correo',
  'name.payments': 'Pagos',
  'name.sign_ins': 'Inicio de sesión externo',
  'name.files': 'Archivos',
  'name.disk': 'Disco',
  'name.clock': 'Reloj',
  'name.proxies': 'Dirección y proxies',
  'name.backups': 'Copias de seguridad',
  'name.legal': 'Datos legales',
  'name.support_hours': 'Horario de soporte',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Equipo',
  'stops.settings': 'Hasta entonces, una parte de la tienda no funciona.',
  'stops.database':
    'Sin la base de datos no funciona nada, y sus cuentas deciden quién puede cambiar el libro mayor.',
  'stops.migrations': 'El servidor y su base de datos no encajan.',
  'stops.redis': 'Varios servidores no ven los mensajes de los demás, y no se cuentan los límites de uso.',
  'stops.mail': 'Los clientes no reciben enlaces de acceso, recibos ni novedades de su pedido.',
  'stops.payments':
    'Los clientes no pueden pagar con tarjeta, o la tienda no se entera de pagos ni de contracargos.',
  'stops.sign_ins': 'El botón de este servicio lleva a un error.',
  'stops.files': 'No se pueden subir capturas de pantalla ni fotos de perfil.',
  'stops.disk': 'Cuando el disco se llena, el servidor se para.',
  'stops.clock': 'Se rechazan los códigos de las aplicaciones de autenticación y las firmas de los webhooks.',
  'stops.proxies':
    'Las visitas no llegan a la tienda, o los límites contra abusos cuentan la dirección equivocada.',
  'stops.backups': 'Sin una copia probada, un disco roto acaba con la tienda.',
  'stops.legal': 'A las páginas legales y a los recibos les falta lo que pide la ley.',
  'stops.support_hours': 'Los clientes ven un horario que no has elegido.',
  'stops.prices': 'Los clientes no pueden pedir nada.',
  'stops.boosters': 'No se puede vender nada.',
  'stops.staff': 'La tienda depende de una sola persona o de una sola contraseña.',
  failed: 'No se pudo revisar. Arregla primero lo que falla más arriba y revisa otra vez.',
  'find.settings.payout_account':
    'PAYOUT_IBAN no está definido: no se puede pagar a los boosters con el archivo SEPA.',
  'find.settings.invalid': 'Un ajuste no es válido. El servidor dice cuál al arrancar.',
  'find.settings.vault_keys':
    'Un acceso guardado no se puede abrir con VAULT_KEYS. Añade la clave con la que se guardó, de la copia que conservas.',
  'find.database.away': 'La base de datos no responde. Comprueba DATABASE_URL e inicia PostgreSQL.',
  'find.database.account':
    'La base de datos rechaza la cuenta de DATABASE_URL. El servidor la crea al arrancar; después, comprueba el nombre, la contraseña y la base de datos.',
  'find.database.strong':
    'La cuenta de DATABASE_URL puede cambiar el libro mayor o crear cuentas. Dale al servidor una cuenta propia y deja la del propietario en DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL no está definido: las tablas son de la cuenta del servidor, y solo unos disparadores protegen el libro mayor y el registro de auditoría.',
  'find.database.one_password':
    'DATABASE_URL y DATABASE_OWNER_URL tienen la misma contraseña: quien lea una tiene las dos. Dale otra al propietario.',
  'find.migrations.waiting':
    'A la base de datos le faltan migraciones de esta versión. Reinicia el servidor: él las hace.',
  'find.migrations.newer':
    'Una versión más nueva cambió la base de datos. Vuelve a esa versión o restaura una copia anterior.',
  'find.redis.away':
    'Redis no responde en REDIS_URL. Inícialo, o quita el ajuste si solo tienes un servidor.',
  'find.mail.off': 'SMTP_URL no indica ningún servidor de correo: nadie recibe correos. Indica el tuyo.',
  'find.mail.password': 'El servidor de correo rechaza el nombre o la contraseña de SMTP_URL.',
  'find.mail.certificate':
    'El certificado del servidor de correo de SMTP_URL no es válido para su nombre. Usa el nombre del certificado o haz que lo renueven.',
  'find.mail.away':
    'El servidor de correo de SMTP_URL no responde. Comprueba el nombre, el puerto y el cortafuegos.',
  'find.mail.stuck':
    'El correo más antiguo espera desde hace {minutes} min. La página de correos enviados dice por qué.',
  'find.mail.given_up':
    'Correos que nunca se aceptaron: {count}. Puedes enviarlos otra vez desde la página de correos enviados.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY no está definido: la tienda usa pagos de prueba y nadie paga dinero real.',
  'find.payments.key': 'Stripe rechaza STRIPE_SECRET_KEY. Cópiala otra vez en Developers, API keys.',
  'find.payments.away': 'Stripe no responde. Comprueba que este servidor llega a internet.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY es una clave de prueba: nadie paga dinero real.',
  'find.payments.no_webhook':
    'Stripe no tiene ningún webhook activo hacia {address}. Añádelo en Developers, Webhooks.',
  'find.payments.webhook_events':
    'El webhook de Stripe no envía todos los eventos que necesita la tienda. Añade estos: {events}.',
  'find.payments.unsigned':
    'Llegó un webhook cuya firma no coincide con STRIPE_WEBHOOK_SECRET ({at}). Si era de Stripe, copia otra vez el signing secret, reinicia y envía un evento de prueba: en cuanto uno coincida, este aviso desaparece.',
  'find.payments.unseen':
    'Aún no ha llegado ningún webhook. Envía un evento de prueba desde Stripe o paga un pedido de prueba.',
  'find.sign_ins.secret': '{provider} rechaza el ID de cliente o el secreto. Copia los dos otra vez.',
  'find.sign_ins.away': '{provider} no responde.',
  'find.files.unwritable': 'El servidor no puede escribir en DATA_DIR. Dale la carpeta y mira el disco.',
  'find.disk.low': 'Solo quedan {gigabytes} GB libres en DATA_DIR. Haz sitio.',
  'find.clock.off':
    'El reloj de este servidor se desvía {seconds} s. Activa la sincronización de la hora (NTP).',
  'find.proxies.no_token':
    'Define METRICS_TOKEN para que esta revisión pueda preguntar a la tienda desde fuera.',
  'find.proxies.away':
    'Nada responde en {address} desde este servidor. Comprueba el DNS, el proxy y el cortafuegos.',
  'find.proxies.certificate': 'El certificado de {address} no es válido. Renuévalo.',
  'find.proxies.certificate_ends': 'El certificado caduca: {at}. Comprueba que se renueva automáticamente.',
  'find.proxies.other_site': 'En {address} responde otra cosa, o un servidor con otro METRICS_TOKEN.',
  'find.proxies.no_server':
    'En {address} responde el proxy, pero ningún servidor detrás de él. Arranca el servidor y comprueba el puerto al que reenvía el proxy.',
  'find.proxies.too_few':
    'Delante del servidor hay más proxies ({proxies}) de los que dice TRUSTED_PROXIES ({trusted}): todas las visitas comparten una dirección y sus límites. Pon {proxies}.',
  'find.proxies.too_many':
    'Delante del servidor hay menos proxies ({proxies}) de los que dice TRUSTED_PROXIES ({trusted}): cualquiera puede falsificar su dirección. Pon {proxies}.',
  'find.backups.none':
    'No hay ninguna copia de seguridad. Programa la copia diaria: docs/operations.md dice cómo.',
  'find.backups.old': 'Última copia: {at}. Mira por qué no se ejecuta la tarea programada.',
  'find.backups.no_drill':
    'Nunca se ha probado una copia. Ejecuta npm run restore -- --drill con la más reciente.',
  'find.backups.old_drill':
    'Última prueba: {at}. Ejecuta npm run restore -- --drill con la copia más reciente.',
  'find.legal.demo': 'OPERATOR_NAME no está definido: las páginas legales nombran una empresa inventada.',
  'find.legal.no_vat':
    'No está definido VAT_RATE ni VAT_EXEMPTION: los recibos no dicen nada del IVA y, en importes mayores, les falta lo que exige una factura.',
  'find.legal.no_vat_id':
    'VAT_RATE está definido sin OPERATOR_VAT_ID: a los recibos de importes mayores les falta lo que exige una factura.',
  'find.support_hours.unset':
    'SUPPORT_HOURS no está definido: los clientes leen el horario habitual en vez del tuyo.',
  'find.prices.none': 'No hay precios. Publica la primera versión.',
  'find.prices.later': 'Los primeros precios valen desde: {at}.',
  'find.boosters.none':
    'No se puede preguntar a ningún booster. Acepta una solicitud o haz booster a alguien.',
  'find.boosters.game': 'Ningún booster juega a {game}, así que no se vende.',
  'find.staff.second_factor': 'Personas del equipo sin segundo factor: {count}.',
  'find.staff.alone':
    'Personas con acceso completo: {count}. Los cobros y las correcciones grandes necesitan una segunda persona: invita a alguien.',
  'note.payments': 'Último webhook: {at}',
  'note.disk': '{gigabytes} GB libres',
  'note.proxies': 'Se ve desde {address}, proxies: {count}',
  'note.backups': 'Última: {at}',

  'open.title': 'Apertura',
  'open.text':
    'Hasta la apertura, quien visita la tienda ve una página que lo dice. El equipo puede probarla entera: cada pedido es un pedido de prueba y nadie paga nada.',
  'open.button': 'Abrir la tienda',
  'open.try': 'Probar la tienda',
  'open.since': 'Abierta desde: {time}',
  'open.dialogText':
    'A partir de ahora, todo el mundo ve la tienda y puede hacer pedidos. No se puede volver a cerrar.',
  'open.blocked': 'La tienda aún no puede abrir',
  'open.blockedText': 'Sin esto no podría vender:',
  'open.gaps': 'Sin preparar',
  'open.gapsText': 'La tienda puede abrir sin esto. Lo que faltaría en cada caso:',
  'open.accept': 'He leído la lista y abro la tienda de todos modos',
  'open.orders': {
    one: 'Se borra {count} pedido de prueba con todo lo que le pertenece.',
    many: 'Se borran {count} pedidos de prueba con todo lo que les pertenece.',
    other: 'Se borran {count} pedidos de prueba con todo lo que les pertenece.',
  },
  'open.mails': {
    one: '{count} persona que lo pidió recibe el correo de apertura.',
    many: '{count} personas que lo pidieron reciben el correo de apertura.',
    other: '{count} personas que lo pidieron reciben el correo de apertura.',
  },
  'open.done': 'La tienda está abierta',
} satisfies TranslationOf<typeof opening, 'es'>
