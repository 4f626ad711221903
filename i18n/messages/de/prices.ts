import type { TranslationOf } from '../../translate.ts'
import type prices from '../en/prices.ts'

export default {
  description: 'Preise nach Spiel, Prozentsätze und jede veröffentlichte Version.',
  views: 'Preistabellen',
  'view.factors': 'Prozentsätze',
  'view.history': 'Verlauf',
  holdsSince: 'Version {version} gilt seit {time}.',
  scheduledFor: 'Version {version} ist für {time} geplant.',

  headScheduled:
    'Du bearbeitest Version {version}, die ab {time} gilt. Bis dahin gilt Version {holding}. Was du veröffentlichst, muss später in Kraft treten; soll sich früher etwas ändern, zieh Version {version} zuerst zurück.',
  notSet: 'Es sind keine Preise festgelegt',
  notSetText:
    'Kunden können erst bestellen, wenn du die erste Version veröffentlichst. Die Tabelle zeigt Beispielpreise: Ändere sie oder importiere eine CSV-Datei, dann veröffentliche.',
  firstScheduled:
    'Version {version} ist die erste Version. Kunden können ab {time} bestellen. Soll der Shop früher öffnen, zieh sie zurück und veröffentliche sie neu.',

  behind: '{author} hat inzwischen Version {version} veröffentlicht',
  behindText: 'Der Grund: „{reason}“. Deine Änderungen beruhen auf Version {version}.',
  takeOver: 'In Version {version} übernehmen',
  takeOverFirst: 'Übernimm deine Änderungen zuerst in die neue Version.',

  import: 'CSV importieren',
  imported: {
    one: '{count} Änderung importiert, {unchanged} Werte unverändert. Noch ist nichts veröffentlicht.',
    other: '{count} Änderungen importiert, {unchanged} Werte unverändert. Noch ist nichts veröffentlicht.',
  },
  notImported: 'Die Datei wurde nicht importiert, und nichts hat sich geändert',
  'csv.size': 'Sie ist zu groß für eine Preistabelle.',
  'csv.header':
    'Zeile {line} muss „game,work,tier,division,unit,value“ lauten, lautet aber „{text}“.',
  'csv.columns': 'Zeile {line} muss sechs Spalten haben, lautet aber „{text}“.',
  'csv.unknown': 'Zeile {line}: Einen Preis namens „{text}“ gibt es nicht.',
  'csv.twice': 'Zeile {line}: „{text}“ kommt in der Datei zweimal vor.',
  'csv.kind':
    'Zeile {line}: „{text}“ ist kein gültiger Wert. Preise sind in Euro mit höchstens zwei Nachkommastellen, Prozentsätze haben höchstens eine.',
  'csv.bounds': 'Zeile {line}: {path} muss zwischen {min} und {max} liegen, ist aber „{text}“.',

  gridOf: 'Preise für {game}',
  tier: '{service.tier}',
  'work.climb': 'Aufstieg',
  'work.win': '{game.costWin}',
  'work.placement': 'Platzierung',
  'unit.climb': '€ je Division',
  'unit.win': '€ je Sieg',
  'unit.placement': '€ je Spiel',
  andUp: '{game.andUp}',
  openNote: '{tiers}: Der Preis für den Aufstieg gilt je {points} Punkte.',
  cell: '{row}, {column}',
  selectColumn: 'Spalte {column} auswählen',
  divisionsOf: 'Preise je Division: {tier}',
  divisionsOwn: 'Divisionen mit eigenen Preisen bleiben immer sichtbar.',
  was: 'vorher',
  now: 'jetzt',
  likeTier: 'wie der Rang',
  inGame: '{game}, {work}: {place}',
  inGroup: '{group}: {name}',

  'group.servers': 'Server',
  'group.queues': 'Warteschlangen',
  'group.brackets': 'Punkte am Start',
  'group.gains': 'Punkte pro Sieg',
  'group.addons': '{service.addons}',
  'group.whole': 'Der ganze Auftrag',
  'groupText.servers': 'Erhöht oder senkt den bisherigen Preis; 0 lässt ihn unverändert.',
  'groupText.queues': '{prices.groupText.servers}',
  'groupText.brackets':
    'Senkt den Preis der ersten Division, je nachdem, wie viel davon schon gespielt ist.',
  'groupText.gains': 'Erhöht oder senkt den bisherigen Preis, nur bei Aufstiegen.',
  'groupText.addons':
    'Kommt zum Preis dazu, in Prozent vom Grundpreis. „{games.addon.bonus-win}“ kostet einen Nettosieg im Zielrang.',
  'groupText.whole': 'Grenzen und Anteile für jeden Auftrag.',
  'value.openStep': 'Punkte je Preisstufe in den höchsten Rängen',
  'value.discountCap': 'Höchstgrenze aller Rabatte zusammen (%)',
  'value.boosterShare': 'Anteil des Boosters am Preis vor Rabatten (%)',
  name: 'Name',
  percent: 'Prozent',
  column: 'Wert',

  'fault.price':
    '„{text}“ ist kein gültiger Preis. {name} muss ein Betrag mit höchstens zwei Nachkommastellen sein.',
  'fault.percent':
    '„{text}“ ist kein gültiger Prozentsatz. {name} muss eine Zahl mit höchstens einer Nachkommastelle sein.',
  'fault.points': '„{text}“ ist keine gültige Punktzahl. {name} muss eine ganze Zahl sein.',
  'fault.bounds': '{name} muss zwischen {min} und {max} liegen.',

  raise: {
    one: 'Prozentuale Änderung für {count} ausgewählten Preis',
    other: 'Prozentuale Änderung für {count} ausgewählte Preise',
  },
  apply: 'Anwenden',
  raiseNothing: 'Wähle zuerst Preise aus: über einen Spaltenkopf oder mit Umschalt und Pfeiltasten.',
  raiseHint: 'Gib einen Prozentsatz wie +5 oder −10 ein.',

  effect: 'Wirkung auf Beispielaufträge',
  effectText: 'Berechnet wie die Angebote für Kunden, mit den Preisen vor und nach deinen Änderungen.',
  sample: '{order.colOrder}',
  before: 'Vorher',
  after: 'Nachher',
  difference: 'Unterschied',
  same: 'unverändert',

  changes: 'Änderungen',
  changesCount: { one: '{count} Änderung', other: '{count} Änderungen' },
  changesEmpty:
    'Noch keine. Tipp in eine Zelle, um einen Preis zu ändern. Dein Entwurf bleibt in diesem Browser, bis du ihn veröffentlichst.',
  undo: '{order.undo}',
  redo: 'Wiederholen',
  revert: 'Zurücknehmen: {name}',
  publish: 'Veröffentlichen…',
  discard: 'Alles verwerfen',
  nothingChanged: 'Es hat sich nichts geändert.',

  publishTitle: 'Preise veröffentlichen',
  back: 'Zurück',
  largeChanges: {
    one: '{count} Preis ändert sich um mehr als die Hälfte. Ist das gewollt?',
    other: '{count} Preise ändern sich um mehr als die Hälfte. Ist das gewollt?',
  },
  when: 'Gilt ab',
  atOnce: 'Sofort',
  later: 'Ab einem Datum',
  afterScheduled:
    'Version {version} ist für {time} geplant. Wähle ein späteres Datum oder zieh sie zuerst zurück.',
  date: '{session.when}',
  utc: 'Das ist {time}.',
  localTime: 'In deiner Ortszeit.',
  dateMissing: 'Wähle Datum und Uhrzeit.',
  datePast: 'Wähle einen Zeitpunkt in der Zukunft.',
  reason: '{order.reason}',
  reasonHint: 'Wird im Verlauf angezeigt.',
  reasonMissing: 'Gib einen kurzen Grund ein.',
  publishNow: 'Veröffentlichen',
  schedule: 'Planen',
  published: 'Version {version} wurde veröffentlicht.',

  number: 'Version {version}',
  'state.holding': 'Gültig',
  'state.scheduled': 'Geplant',
  'state.past': 'Vergangen',
  'state.withdrawn': 'Zurückgezogen',
  byAt: '{author}, {time}',
  effective: 'Gilt ab',
  details: 'Unterschiede',
  firstVersion: 'Das ist die erste Version, es gibt also nichts zum Vergleichen.',
  sameAs: 'Dieselben Preise wie in Version {version}.',
  comparedWith: {
    one: '{count} Unterschied zu Version {version}',
    other: '{count} Unterschiede zu Version {version}',
  },
  withdraw: 'Zurückziehen',
  rollBack: 'Zurück zu dieser Version',
  rollBackReason: 'Zurück zu Version {version}',
  withdrawTitle: 'Version {version} zurückziehen?',
  withdrawText:
    'Sie tritt am {time} nicht in Kraft. Sie bleibt im Verlauf, und ihre Preise lassen sich wieder veröffentlichen.',
  withdrawn: 'Version {version} wurde zurückgezogen.',
} satisfies TranslationOf<typeof prices, 'de'>
