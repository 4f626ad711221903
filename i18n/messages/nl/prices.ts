import type { TranslationOf } from '../../translate.ts'
import type prices from '../en/prices.ts'

export default {
  description: 'Prijzen per game, percentages en elke versie die is gepubliceerd.',
  views: 'Prijstabellen',
  'view.factors': 'Percentages',
  'view.history': '{names.history}',
  holdsSince: 'Versie {version} geldt sinds {time}.',
  scheduledFor: 'Versie {version} staat gepland voor {time}.',

  headScheduled:
    'Je bewerkt versie {version}, die ingaat op {time}. Tot die tijd geldt versie {holding}. Wat je nu publiceert, moet later ingaan; wil je eerder iets wijzigen, trek dan eerst versie {version} in.',
  notSet: 'Er zijn geen prijzen ingesteld',
  notSetText:
    'Klanten kunnen pas bestellen als je de eerste versie publiceert. De tabel toont een voorstel en daar geldt nog niets van. Vul je eigen prijzen in, wijzig alle prijzen van een game met een percentage of importeer een CSV, en publiceer dan.',
  proposal: 'Voorstel',
  firstScheduled:
    'Versie {version} is de eerste versie. Klanten kunnen bestellen vanaf {time}. Wil je de shop eerder openen, trek de versie dan in en publiceer opnieuw.',

  behind: '{author} heeft intussen versie {version} gepubliceerd',
  behindText: 'De reden: “{reason}”. Jouw wijzigingen zijn gemaakt in versie {version}.',
  takeOver: 'Wijzigingen overnemen in versie {version}',
  takeOverFirst: 'Neem je wijzigingen eerst over in de nieuwe versie.',

  import: 'CSV importeren',
  imported: {
    one: '{count} wijziging geïmporteerd, {unchanged} waarden ongewijzigd. Er is nog niets gepubliceerd.',
    other: '{count} wijzigingen geïmporteerd, {unchanged} waarden ongewijzigd. Er is nog niets gepubliceerd.',
  },
  notImported: 'Het bestand is niet geïmporteerd en er is niets veranderd',
  'csv.size': 'Het is te groot voor een prijstabel.',
  'csv.header': 'Regel {line} moet “game,work,tier,division,unit,value” zijn, maar er staat “{text}”.',
  'csv.columns': 'Regel {line} moet zes kolommen hebben, maar er staat “{text}”.',
  'csv.unknown': 'Regel {line}: er is geen prijs met de naam “{text}”.',
  'csv.twice': 'Regel {line}: “{text}” komt twee keer voor in het bestand.',
  'csv.kind':
    'Regel {line}: “{text}” is geen geldige waarde. Prijzen zijn in euro’s met hoogstens twee decimalen, percentages hebben er hoogstens één.',
  'csv.bounds': 'Regel {line}: {path} moet tussen {min} en {max} liggen, maar er staat “{text}”.',

  gridOf: 'Prijzen van {game}',
  tier: '{names.tier}',
  'work.climb': 'Klim',
  'work.win': '{names.netWin}',
  'work.placement': 'Plaatsing',
  'unit.climb': '€ per divisie',
  'unit.win': '€ per stuk',
  'unit.placement': '€ per game',
  andUp: '{tier} en hoger',
  openNote: '{tiers}: de prijs van een klim geldt per {points} punten.',
  cell: '{row}, {column}',
  selectColumn: 'Kolom {column} selecteren',
  divisionsOf: 'Prijzen per divisie: {tier}',
  divisionsOwn: 'Divisies met een eigen prijs blijven altijd zichtbaar.',
  was: 'was',
  now: 'nu',
  likeTier: 'gelijk aan de tier',
  inGame: '{game}, {work}: {place}',

  'group.servers': 'Servers',
  'group.queues': 'Queues',
  'group.brackets': 'Punten bij de start',
  'group.gains': '{names.pointsPerWin}',
  'group.addons': '{names.addOns}',
  'group.whole': 'De hele bestelling',
  'group.turnover': 'Niveaus',
  'group.cashback': '{names.cashback}',
  'groupText.servers': 'Verhoogt of verlaagt de prijs tot dan toe. Bij 0 verandert er niets.',
  'groupText.queues': '{prices.groupText.servers}',
  'groupText.brackets': 'Verlaagt de prijs van de eerste divisie met het deel dat al gespeeld is.',
  'groupText.gains': 'Verhoogt of verlaagt de prijs tot dan toe, alleen bij een klim.',
  'groupText.addons':
    'Komt boven op de prijs, als percentage van de basisprijs. “{games.addon.bonus-win}” kost één net win op de doelrank.',
  'groupText.whole': 'Limieten en verdeling, voor elke bestelling.',
  'groupText.cashback': 'Hoeveel van een afgeronde bestelling terugkomt op het saldo, per niveau.',
  'groupText.turnover':
    'Wat een klant voor afgeronde bestellingen moet hebben betaald om het niveau te bereiken.',
  'value.openStep': 'Punten per prijsstap in de hoogste tiers',
  'value.discountCap': 'Maximum van alle kortingen samen (%)',
  'value.boosterShare': 'Aandeel van de booster in de prijs vóór kortingen (%)',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'value.shareStep': 'Stijging van dat aandeel zolang een bestelling wacht (punten per {figures.riseEvery})',
  'value.shareMost': 'Hoogste aandeel van een wachtende bestelling (%)',
  name: 'Naam',
  percent: '{names.percent}',
  column: 'Waarde',

  'fault.price': '“{text}” is geen geldige prijs. {name} moet een bedrag met hoogstens twee decimalen zijn.',
  'fault.percent':
    '“{text}” is geen geldig percentage. {name} moet een getal met hoogstens één decimaal zijn.',
  'fault.points': '“{text}” is geen geldig aantal punten. {name} moet een heel getal zijn.',
  'fault.bounds': '{name} moet tussen {min} en {max} liggen.',

  raise: {
    one: 'Wijziging in procenten voor {count} geselecteerde prijs',
    other: 'Wijziging in procenten voor {count} geselecteerde prijzen',
  },
  apply: 'Toepassen',
  raiseAll: 'Wijziging in procenten voor alle prijzen: {game}',
  raiseAllText:
    'Wil je maar een paar prijzen wijzigen? Selecteer een kolomkop of gebruik Shift en de pijltjestoetsen.',
  raiseHint: 'Vul een percentage in, zoals +5 of −10.',

  effect: 'Effect op voorbeeldbestellingen',
  effectText:
    'Op dezelfde manier berekend als de prijs voor klanten, met de prijzen van voor en na je wijzigingen.',
  effectFirst: 'Wat typische bestellingen kosten',
  effectFirstText:
    'Op dezelfde manier berekend als de prijs voor klanten, met het voorstel en met jouw prijzen.',
  sample: '{names.order}',
  before: 'Voor',
  after: 'Na',
  difference: '{names.difference}',
  same: 'gelijk',

  changes: 'Wijzigingen',
  changesCount: { one: '{count} wijziging', other: '{count} wijzigingen' },
  changesEmpty:
    'Nog geen. Typ in een cel om een prijs te wijzigen. Je concept blijft in deze browser tot je het publiceert.',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw doen',
  revert: 'Wijziging ongedaan maken: {name}',
  publish: 'Publiceren…',
  discard: 'Alles weggooien',
  nothingChanged: 'Er is niets gewijzigd.',

  publishTitle: 'Prijzen publiceren',
  back: 'Terug',
  largeChanges: {
    one: '{count} prijs verandert met meer dan de helft. Is dat de bedoeling?',
    other: '{count} prijzen veranderen met meer dan de helft. Is dat de bedoeling?',
  },
  proposalSure:
    'Het voorstel ongewijzigd publiceren. Ik weet dat het een voorbeeld is en niet voor mijn shop is berekend.',
  proposalUnsure: 'Bevestig dat je het voorstel ongewijzigd wilt publiceren.',
  needsColleague:
    'Een collega moet deze prijzen goedkeuren: boosters of klanten krijgen er meer door, of er blijft voor de winkel mogelijk niets over.',
  when: 'Gaat in',
  atOnce: 'Nu',
  later: 'Op een datum',
  afterScheduled:
    'Versie {version} staat gepland voor {time}. Kies een latere datum, of trek die versie eerst in.',
  date: '{names.dateAndTime}',
  utc: 'Dat is {time}.',
  localTime: 'In jouw lokale tijd.',
  dateMissing: 'Kies een datum en een tijd.',
  datePast: 'Kies een tijd in de toekomst.',
  reason: '{names.reason}',
  reasonHint: 'Staat straks in de geschiedenis.',
  reasonMissing: 'Vul een korte reden in.',
  publishNow: 'Nu publiceren',
  schedule: 'Inplannen',
  published: 'Versie {version} is gepubliceerd.',

  number: 'Versie {version}',
  'state.holding': 'Geldt nu',
  'state.scheduled': 'Gepland',
  'state.past': 'Voorbij',
  'state.withdrawn': 'Ingetrokken',
  byAt: '{author}, {time}',
  effective: 'Geldt vanaf',
  details: 'Verschillen',
  firstVersion: 'Dit is de eerste versie, dus er is niets om mee te vergelijken.',
  sameAs: 'Dezelfde prijzen als versie {version}.',
  comparedWith: {
    one: '{count} verschil met versie {version}',
    other: '{count} verschillen met versie {version}',
  },
  withdraw: 'Intrekken',
  rollBack: 'Deze versie herstellen',
  rollBackReason: 'Versie {version} hersteld',
  withdrawTitle: 'Versie {version} intrekken?',
  withdrawText:
    'De versie gaat dan niet in op {time}. Je vindt de prijzen terug in de geschiedenis en kunt ze later opnieuw publiceren.',
  withdrawn: 'Versie {version} is ingetrokken.',
} satisfies TranslationOf<typeof prices, 'nl'>
