import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'Scarica i tuoi dati',
  downloadAbout:
    'Ordini, partite, messaggi, pagamenti e il tuo profilo, in JSON e CSV. È pronto in pochi minuti e resta disponibile per {figures.dataExport}.',

  prepare: 'Prepara il download',
  preparing:
    'Stiamo preparando i tuoi dati e ti scriveremo un’e-mail quando saranno pronti. Puoi lasciare questa pagina.',
  ready: 'Pronto da {time}. Puoi scaricarlo fino al {until}.',
  save: 'Scarica lo ZIP',

  deleteAccount: 'Elimina l’account',
  deleteAbout:
    'Eliminiamo nome, indirizzo e-mail, messaggi, immagini e accessi. Le fatture restano per il tempo richiesto dalla legge, senza il tuo nome.',

  blockedOrders: 'Non ancora possibile: prima bisogna completare o annullare {orders}.',
  blockedDebt: 'Non ancora possibile: ci devi {amount}. Una ricarica del saldo li salda.',
  blockedMoney: 'Non ancora possibile: ti dobbiamo ancora {amount}.',
  blockedStaff: 'Non ancora possibile: il tuo account ha permessi dello staff. Un collega può rimuoverli.',
  openOrders: 'Mostra gli ordini',
  askSupport: 'Contatta l’assistenza',

  deleteTitle: 'Eliminare il tuo account?',
  deleteLead: 'Non si può annullare. Vale subito, su tutti i tuoi dispositivi.',
  gonePerson: 'Il tuo nome, il tuo indirizzo e-mail e tutti i modi per accedere vengono eliminati.',
  goneWords: 'I tuoi messaggi, recensioni, candidature, immagini e notifiche vengono eliminati.',
  goneGiven: 'I {amount} del saldo che ti abbiamo dato noi vanno persi.',
  keptBooks:
    'Le fatture e la cronologia dei tuoi ordini restano per il tempo richiesto dalla legge, senza il tuo nome.',

  confirmLabel: 'Scrivi {email} per confermare',
  confirm: 'Elimina per sempre',
  keep: 'Mantieni l’account',

  goodbyeTitle: 'Arrivederci, e grazie',
  goodbyeText: 'Il tuo account non esiste più. Ti abbiamo inviato un’ultima e-mail di conferma.',
} satisfies TranslationOf<typeof yourdata, 'it'>
