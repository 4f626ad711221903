import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: 'Niente ti aspetta',
  needs: { one: 'Un ordine ha bisogno di te', other: '{count} ordini hanno bisogno di te' },
  title: 'Le tue scalate',
  since: 'Da ieri',
  glance: 'In breve',
  running: '{count} in corso',
  all: { one: '{count} ordine', other: 'Tutti i {count} ordini' },
  quiet: 'Niente di nuovo.',
  fresh: 'Nuovo ordine',
  arrives: 'Fine prevista: {days}',
  checkUntil: 'Da controllare entro {time}',
  startBy: 'Inizio promesso entro {time}',
  onTime: 'In orario',
  later: { one: '{count} giorno più tardi del promesso', other: '{count} giorni più tardi del promesso' },
  looking: 'Cerchiamo un booster',
  reached: 'Risultato inviato',
  promised: 'Promesso: {days}',
  done: '{done} su {all}',
  ticket: '{raffle}, biglietto {number}',
  closes: 'estrazione il {date}',
  online: 'online ora',
} satisfies TranslationOf<typeof climbs, 'it'>
