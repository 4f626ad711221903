import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': 'Elo boost {game}',
  'title.duo-boost': 'Duo boost {game}',
  'title.placement-boost': 'Boost di piazzamento {game}',
  'title.win-boost': 'Boost di vittorie {game}',
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': 'LP attuali',
  'currentPoints.RR': 'RR attuali',
  'currentPoints.marks': 'Marchi attuali',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'LP obiettivo',
  'targetPoints.RR': 'RR obiettivo',
  'targetPoints.points': 'Punti obiettivo',
  opensAt: '{tier} inizia da {points}.',
  rank: 'Rango attuale',
  lastRank: 'Rango della scorsa stagione',
  pricedAs: 'al prezzo di {tier}',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'Prime partite della stagione',
  'countHint.win': 'Le partite perse si recuperano senza costi aggiuntivi.',
  'countHint.placement': 'Ogni partita conta, vinta o persa.',
  'countHint.season':
    'Questo gioco non ha piazzamenti: l’ordine vale per le tue prime partite classificate della stagione.',
  fewer: 'Una in meno',
  more: 'Una in più',

  who: 'Chi gioca',
  'who.solo': 'Solo il booster',
  'who.duo': 'Insieme (duo)',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': 'LP per vittoria',
  'pointsPerWin.RR': 'RR per vittoria',
  'pointsPerWin.marks': 'Marchi per vittoria',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: '{queue}: si sblocca a {tier}.',
  queueAlone: '{queue}: solo per chi gioca da solo.',
  platform: 'Piattaforma',
  freeHours: 'Quando puoi giocare',
  freeHoursHint: 'Per esempio: nei giorni feriali, dalle 19 alle 23',

  addons: '{names.addOns}',
  percentOfBase: 'Percentuali del prezzo base, {price}',
  notWithDuo: 'Non disponibile se giochi anche tu',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'Queste scelte non si possono combinare. Cambiane una.',

  wishRoles: 'Ruoli, fino a {figures.mostRoles}',
  'characters.champions': 'Campioni, fino a {figures.mostCharacters}',
  'characters.agents': 'Agenti, fino a {figures.mostCharacters}',
  'charactersFind.champions': 'Cerca un campione',
  'charactersFind.agents': 'Cerca un agente',
  'charactersHint.champions': 'Scegli almeno un ruolo o un campione. Aggiungerne altri non cambia il prezzo.',
  'charactersHint.agents': 'Scegli almeno un ruolo o un agente. Aggiungerne altri non cambia il prezzo.',
  'charactersNone.champions': 'Nessun campione trovato con questo nome.',
  'charactersNone.agents': 'Nessun agente trovato con questo nome.',
  charactersFull: 'Ne hai scelti {figures.mostCharacters}, il massimo. Togline uno per sceglierne un altro.',
  characterRemove: 'Rimuovi {name}',
  charactersGone: 'Non più disponibili: {names}. Scegli di nuovo.',

  'wishMissing.champions': 'Scegli almeno un ruolo o un campione.',
  'wishMissing.agents': 'Scegli almeno un ruolo o un agente.',
  charactersFound: { one: '{count} trovato', other: '{count} trovati' },

  sliderStart: 'Rango di partenza',
  sliderTarget: 'Rango obiettivo',
  sliderRank: '{names.rank}',
  distance: { one: '{count} divisione, circa {points}', other: '{count} divisioni, circa {points}' },
  distancePoints: 'circa {points}',
  tierPair: '{low} e {high}',
  tierSpan: 'Da {low} a {high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: 'Prezzo bloccato fino alle {time}',

  linkEnded: 'Il prezzo di questo link è scaduto. Vedi il prezzo attuale.',
  whyPrice: 'Perché questo prezzo?',
  'whyPriceText.climb':
    'Ogni divisione ha il suo prezzo. I tuoi punti, il guadagno per vittoria, il server e la coda lo aumentano o lo riducono delle percentuali indicate; gli extra sono una percentuale del prezzo base. Ricalcoliamo ogni voce prima che tu paghi.',
  'whyPriceText.count':
    'Ogni partita ha un prezzo che dipende dal tuo rango. Il server e la coda lo aumentano o lo riducono delle percentuali indicate; gli extra sono una percentuale del prezzo base. Ricalcoliamo ogni voce prima che tu paghi.',
  today: 'Oggi',
  share: 'Copia il link a questo preventivo',
  shared: 'Link copiato. Questo preventivo resta bloccato per {figures.seal}.',
  continue: 'Vai al pagamento',
  continueShort: 'Continua',
  noAccount: 'Non serve un account, basta un indirizzo e-mail.',

  promiseRefund: 'Rimborso completo finché un booster non inizia',
  promiseStart: 'Rimborsabile se nessuno inizia entro {figures.start}',
  promiseVault: 'Password cifrata, vedi ogni consultazione',
  promiseDuo: 'Giochi tu, nessuna password richiesta',

  guestTitle: 'La tua e-mail per questo ordine',

  howTitle: 'Come funziona',
  'how.set': 'Imposta la scalata',
  'how.setText': 'Scegli partenza, obiettivo ed extra. Il prezzo è bloccato e dettagliato voce per voce.',
  'how.hand': 'Credenziali al sicuro',
  'how.handText': 'Salva le credenziali nella cassaforte, oppure gioca anche tu e tienile per te.',
  'how.watch': 'Segui ogni partita',
  'how.watchText': 'Vittorie e sconfitte compaiono sul percorso, con la fine prevista sempre aggiornata.',
  'how.check': 'Controlla il risultato',
  'how.checkText':
    'Hai {figures.check} per controllare e confermare il risultato. Poi le tue credenziali vengono cancellate.',
  'howDuo.hand': 'Incontra il tuo booster',
  'howDuo.handText':
    'Indica il tuo nome in gioco e le ore in cui puoi giocare. Nessun altro accede al tuo account.',
  'howDuo.checkText': 'Hai {figures.check} per controllare e confermare il risultato.',
  'howCount.title': 'Come funziona',
  'howCount.set': 'Imposta il tuo ordine',
  'howCount.setText':
    'Scegli il rango, il numero di partite o di vittorie e gli extra. Il prezzo è bloccato e dettagliato voce per voce.',
  'howCount.watchText':
    'Ogni vittoria e ogni sconfitta viene registrata, con la fine prevista sempre aggiornata.',

  questionsTitle: 'Domande frequenti, risposte chiare',
  'question.stops': 'Cosa succede se il booster si ferma a metà?',
  'answer.stops':
    'L’ordine torna in bacheca e subentra un altro booster. Ognuno viene pagato per la parte che ha giocato. Puoi anche far fermare l’ordine e farti rimborsare il resto.',
  'question.login': 'Come vengono protette le mie credenziali?',
  'answer.login':
    'Sono cifrate con una chiave dedicata. Può aprirle solo il booster del tuo ordine, solo durante il boost, e tu vedi ogni consultazione con data e ora. Vengono cancellate alla chiusura dell’ordine, e già prima puoi cambiarle o cancellarle quando vuoi.',
  'question.refund': 'Quando posso avere un rimborso?',
  'answer.refund':
    'Finché un booster non inizia, ti rimborsiamo tutto. Dopo, la parte ancora da giocare, calcolata in base alle partite registrate. La pagina dell’ordine mostra sempre l’importo, così lo conosci prima di chiedere.',
  'question.time': 'Quanto sono affidabili i tempi indicati?',
  'answer.time':
    'Li calcoliamo in base ai tuoi punti, al tuo guadagno per vittoria e a quante partite al giorno giocano i booster. Vengono salvati con l’ordine, e la pagina dell’ordine li confronta con i progressi reali.',

  'followed.target': 'Obiettivo spostato più in alto, a {rank}.',
  'followed.start': 'Partenza spostata più in basso, a {rank}.',
  setTarget: 'Imposta obiettivo: {target}',
  moreAddons: { one: 'Mostra {count} altro', other: 'Mostra altri {count}' },
  noScript: 'Per ordinare serve JavaScript. Attivalo nel browser per continuare.',
} satisfies TranslationOf<typeof service, 'it'>
