import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: 'Rien ne t’attend',
  needs: { one: '{count} commande a besoin de toi', other: '{count} commandes ont besoin de toi' },
  title: 'Tes ascensions',
  since: 'Depuis hier',
  glance: 'En bref',
  running: '{count} en cours',
  all: { one: '{count} commande', other: 'Les {count} commandes' },
  quiet: 'Rien de nouveau.',
  fresh: 'Nouvelle commande',
  arrives: 'Fin prévue : {days}',
  checkUntil: 'À vérifier avant {time}',
  startBy: 'Début promis avant {time}',
  onTime: 'Dans les temps',
  later: { one: '{count} jour plus tard que promis', other: '{count} jours plus tard que promis' },
  looking: 'Nous cherchons un booster',
  reached: 'Résultat envoyé',
  promised: 'Promis : {days}',
  done: '{done} sur {all}',
  ticket: '{raffle} : ticket {number}',
  closes: 'tirage le {date}',
  online: 'en ligne',
} satisfies TranslationOf<typeof climbs, 'fr'>
