import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'I progressi di un ordine, condivisi dal suo cliente.',
  title: 'Condividi i tuoi progressi',
  text: 'Gli amici possono seguire questo ordine con un link: rango, partite e date. Non vedono nomi, credenziali o prezzo.',
  shared:
    'Chiunque abbia questo link può seguire l’ordine. Funziona fino a {figures.tracking} dopo la fine dell’ordine.',
  link: 'Link ai tuoi progressi',
  create: 'Crea link',
  stop: 'Smetti di condividere',
  stopped: 'Il link non funziona più.',
  lead: 'Qualcuno ha condiviso con te i progressi del suo ordine. Nomi, credenziali e prezzo restano privati.',
  own: 'Vedi i boost per {game}',
  goneTitle: 'Questo link non vale più',
  goneText: 'La condivisione è terminata, oppure l’ordine è finito da tempo.',
} satisfies TranslationOf<typeof tracking, 'it'>
