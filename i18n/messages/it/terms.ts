import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': 'Atto',
  'act.forms': 'atti, rango dell’atto',
  'act.text':
    'Una parte di una stagione di Valorant, lunga circa due mesi. Il rango più alto a cui hai vinto una partita in un atto resta visibile sul tuo profilo, anche se poi scendi.',
  'add-on.name': 'Extra',
  'add-on.forms': 'extra',
  'add-on.text':
    'Qualcosa in più su un boost, come un avvio prioritario o campioni specifici. La maggior parte costa una percentuale del prezzo base, e ognuno ha una voce propria nel preventivo.',
  'agent.name': '{names.agent}',
  'agent.forms': 'agente, agenti',
  'agent.text':
    'Un personaggio di Valorant. Ogni agente ha un ruolo e quattro abilità. Nelle preferenze puoi chiedere agenti specifici, e il booster gioca solo quelli, quando sono liberi.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'appari offline, appare offline, risulta offline',
  'appear-offline.text':
    'Mentre un booster gioca sul tuo account, lo stato della chat è impostato su offline, così gli amici non scrivono a qualcuno che non sei tu. È un extra gratuito e non nasconde nulla a Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'tuo saldo, movimenti del saldo',
  'balance.text':
    'I soldi che hai da noi, per esempio dopo un rimborso. Puoi usarli per pagare qualsiasi ordine. Ogni variazione è registrata con il suo motivo, e le trovi tutte nei movimenti del saldo.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'prezzo base, prezzi base',
  'base-price.text':
    'Il prezzo del boost in sé: divisioni, vittorie nette o partite, i punti che hai già, quelli che guadagni a ogni vittoria, il server e la coda. Gli extra ne sono una percentuale, e gli sconti vengono per ultimi.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'ordini disponibili, bacheca',
  'board.text':
    'L’elenco degli ordini pagati che aspettano un booster, detto anche bacheca. I booster vedono solo gli ordini adatti ai loro giochi, ai loro server e al loro rango massimo. Se non possono prenderne uno, leggono quale regola lo impedisce.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'vittoria bonus, vittorie bonus',
  'bonus-win.text':
    'Un extra con cui il booster vince un’altra partita dopo aver raggiunto l’obiettivo. Ti tiene lontano da zero punti, dove la prima sconfitta potrebbe costarti la nuova divisione.',
  'booster.name': '{names.booster}',
  'booster.forms': 'booster',
  'booster.text':
    'Un giocatore esperto che gioca partite classificate per i clienti o insieme a loro. I nostri booster dimostrano il proprio rango prima di iniziare, e ognuno ha un rango massimo fino al quale può prendere ordini.',
  'bracket.name': 'Fascia di punti',
  'bracket.forms': 'fascia di punti, fasce di punti',
  'bracket.text':
    'Dove sei nella tua divisione attuale, a passi di 20 punti. Più punti hai già, meno resta da giocare nella prima divisione: una fascia più alta la rende quindi più economica.',
  'camp.name': 'Campo',
  'camp.forms': 'campo base, campi base',
  'camp.text':
    'La nostra immagine di una divisione: un tratto piano sul percorso, dove una divisione finisce e comincia la successiva. I campi li vedi nei disegni; in elenchi, prezzi e preventivi diciamo semplicemente divisione.',
  'champion.name': '{names.champion}',
  'champion.forms': 'campione, campioni',
  'champion.text':
    'Un personaggio di League of Legends, Wild Rift e Teamfight Tactics. Nei primi due ne scegli uno prima di ogni partita. Nelle preferenze puoi indicare i campioni che il booster deve giocare sul tuo account.',
  'claim.name': 'Prendere un ordine',
  'claim.forms': 'prendere un ordine, prende l’ordine, prendere ordini',
  'claim.text':
    'Ciò che fa un booster quando sceglie un ordine dalla bacheca. È del primo che lo prende, e di nessun altro. Da quel momento solo quel booster può aprire le tue credenziali.',
  'climb.name': 'Scalata',
  'climb.forms': 'scalata, scalate',
  'climb.text':
    'La strada da un rango a uno più alto. La disegniamo come una linea che sale attraverso i ranghi, con un campo per ogni divisione. Una scalata conclusa mostra quanti giorni ha richiesto.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'coaching, sessione di coaching',
  'coaching.text':
    'Ore con un giocatore da Diamante in su che guarda, chiede e spiega. Ogni partita la giochi tu, sul tuo account, e a nessuno servono le tue credenziali. Gli appunti di ogni sessione restano a te.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'coupon',
  'coupon.text':
    'Un codice che abbassa il prezzo di un ordine, di una percentuale o di un importo. Può valere solo per certi giochi, servizi, date o da un importo minimo. Se l’ordine viene annullato, puoi usare di nuovo il coupon.',
  'decay.name': 'Decay',
  'decay.forms': 'decay, inattività',
  'decay.text':
    'I punti che perdi nei ranghi più alti quando per un po’ non giochi classificate. Giocando accumuli giorni in cui non perdi nulla. Quando comincia dipende dal gioco e dalla stagione; il client mostra i giorni accumulati.',
  'demotion.name': 'Retrocessione',
  'demotion.forms': 'retrocessione, retrocessioni, retrocedi, retrocesso',
  'demotion.text':
    'La discesa alla divisione o al rango sotto, quando perdi senza più punti. Alla base di un rango alcuni giochi ti proteggono per un po’. Poi continui con una parte dei punti del rango più basso.',
  'demotion-shield.name': 'Protezione retrocessione',
  'demotion-shield.forms': 'protezione dalla retrocessione, protezione retrocessione',
  'demotion-shield.text':
    'Qualche partita di protezione alla base di un rango. Finché dura, una sconfitta a zero punti non ti fa scendere al rango sotto. I client avvisano quando sta per finire.',
  'dispute.name': 'Segnalazione',
  'dispute.forms': 'segnalare un problema, segnala un problema, segnali un problema',
  'dispute.text':
    'Ciò che apri quando un risultato inviato non è giusto. Ferma il tempo, quindi il risultato non viene confermato automaticamente. Lo staff risponde entro {figures.disputeAnswer}, confronta le partite registrate con la prova e decide.',
  'division.name': '{names.division}',
  'division.forms': 'divisione, divisioni',
  'division.text':
    'Un gradino dentro un rango. League of Legends, TFT e Wild Rift ne hanno quattro, da IV a I; Valorant tre, da 1 a 3. Una divisione vale 100 LP o RR, in Wild Rift un certo numero di marchi. È l’unità con cui si calcola il prezzo di un elo boost.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up',
  'double-up.text':
    'Una coda classificata di Teamfight Tactics per coppie. Due giocatori condividono la sorte: possono mandarsi unità e oro, e il loro posto è uno solo. Ha un rango proprio, separato da quello della Classificata.',
  'draw.name': 'Sorteggio',
  'draw.forms': 'sorteggio, sorteggi',
  'draw.text':
    'Il momento in cui si decide chi vince. Una formula che chiunque può ripetere dà a ogni biglietto il suo posto, quindi il sorteggio avviene una volta sola e tutti possono verificarlo. Se un vincitore non risponde, sale il biglietto successivo dello stesso ordine.',
  'drop.name': 'Restituire un ordine',
  'drop.forms': 'restituire un ordine, restituisce il tuo ordine, restituisce l’ordine',
  'drop.text':
    'Quando un booster non può finire un ordine, lo restituisce. Dà un motivo, viene pagato per ciò che ha giocato e non può prenderlo di nuovo. L’ordine torna in bacheca senza costi per te.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'duo boost',
  'duo-boost.text':
    'Giochi sul tuo account, con un booster in squadra. Non condividi le credenziali: per l’invito basta il tuo nome in gioco. Costa di più, perché il booster non può vincere da solo ogni partita.',
  'duo-queue.name': 'Coda in duo',
  'duo-queue.forms': 'coda in duo, code in duo',
  'duo-queue.text':
    'Entrare in due in una coda classificata. I giochi limitano quanto possono distare i due ranghi, e ai vertici alcuni ammettono solo chi gioca da solo. Il matchmaking cerca un’altra coppia di forza simile.',
  'elo.name': 'Elo',
  'elo.forms': 'elo',
  'elo.text':
    'Una vecchia parola per il numero dietro un rango, dal punteggio scacchistico di Arpad Elo. I giochi di oggi usano sistemi propri e lo chiamano MMR, ma molti giocatori dicono ancora elo per dire rango.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'elo boost, elo boosting',
  'elo-boost.text':
    'Un booster accede al tuo account e gioca partite classificate finché non raggiunge il tuo obiettivo. Segui ogni partita nella pagina dell’ordine. Riot Games vieta il boosting nei suoi termini e può dare penalità agli account.',
  'flex-queue.name': 'Coda Flex',
  'flex-queue.forms': 'coda Flex, Flex',
  'flex-queue.text':
    'La seconda coda classificata di League of Legends, per gruppi e per chi gioca da solo. Ha un rango proprio, di solito più basso di quello in Solo/Duo. Nei nostri calcolatori scegli la coda che vuoi far giocare.',
  'fortitude.name': 'Tempra classificata',
  'fortitude.forms': 'tempra classificata, tempra, Ranked Fortitude',
  'fortitude.text':
    'Una barra di Wild Rift (Ranked Fortitude) che si riempie quando giochi bene e con correttezza. Quando è piena, salva un marchio dopo una sconfitta o ne aggiunge uno dopo una vittoria. Così le sconfitte giocate bene costano meno.',
  'guest.name': '{names.guest}',
  'guest.forms': 'ospite, ospiti',
  'guest.text':
    'Chi ordina con il solo indirizzo e-mail. Un ospite può fare tutto ciò che serve per un ordine, nel browser in cui l’ha fatto. I rimborsi agli ospiti tornano sempre al metodo di pagamento usato.',
  'hidden-rating.name': 'Punteggio nascosto',
  'hidden-rating.forms': 'punteggio nascosto, punteggi nascosti',
  'hidden-rating.text':
    'Così i giocatori chiamano il numero che un gioco non mostra ma usa per trovare gli avversari. Il nome abituale è MMR. Può essere sopra o sotto il rango che vedono gli altri, e si muove dopo ogni partita.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'nome in gioco, nomi in gioco',
  'in-game-name.text':
    'Il nome che vedono gli altri giocatori, con il suo tag, come Mira#EUW. Al booster serve per trovare l’account giusto, o per invitarti a una partita in duo. Non è il nome con cui accedi.',
  'ladder.name': 'Classifica',
  'ladder.forms': 'classifica, classifiche',
  'ladder.text':
    'Tutti i ranghi di un gioco in ordine, da Ferro in basso a Challenger, Radiante o Sovrano in cima. Ogni regione ha la sua classifica, quindi lo stesso rango può essere più difficile su un server che su un altro.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'Coda leggendaria',
  'legendary-queue.text':
    'Una seconda coda classificata di Wild Rift, per chi gioca da solo da Diamante in su. Ha ranghi e ricompense propri, ed è aperta solo a certe ore, così si incontrano abbastanza giocatori forti nello stesso momento.',
  'lobby.name': 'Lobby',
  'lobby.forms': 'lobby',
  'lobby.text':
    'Il gruppo di giocatori che sta per iniziare una partita insieme. In Teamfight Tactics sono tutti e otto i giocatori della partita. In un duo boost, il booster ti invita in una lobby prima di ogni partita.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, League Points',
  'lp.text':
    'League Points: ciò che una vittoria aggiunge e una sconfitta toglie in League of Legends e TFT. A 100 LP sali di una divisione. Da Master in su non ci sono divisioni, e gli LP continuano senza limite.',
  'marks.name': '{games.points.marks}',
  'marks.forms': 'marchi, marchio',
  'marks.text':
    'I punti di Wild Rift sotto Master. Una vittoria porta un marchio, e da Argento in su una sconfitta ne toglie uno. Una divisione ne richiede da due a cinque, di più nei ranghi alti. Quando ci sono tutti, la vittoria successiva ti porta nella divisione dopo.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'registro partite, registro delle partite',
  'match-log.text':
    'L’elenco di tutte le partite del tuo ordine, con risultato, rango raggiunto e orario. Il booster le aggiunge una per una, e la pagina dell’ordine le mostra subito. Rimborsi e quote si calcolano da qui, e da nient’altro.',
  'matchmaking.name': 'Matchmaking',
  'matchmaking.forms': 'matchmaking',
  'matchmaking.text':
    'Il modo in cui un gioco sceglie chi gioca con chi e contro chi. Confronta i numeri nascosti di tutti i giocatori, non i ranghi che mostrano, e cerca di dare alle due parti le stesse probabilità di vincere, con un’attesa accettabile.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR, matchmaking rating',
  'mmr.text':
    'Matchmaking rating: il numero nascosto che sceglie i tuoi avversari. Quando è sopra il rango mostrato, una vittoria porta più punti di quanti ne toglie una sconfitta. Quando è sotto, è il contrario, finché i due non si ritrovano.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'vittoria netta, vittorie nette',
  'net-win.text':
    'Vittorie meno sconfitte. Compri due vittorie nette, e un booster gioca finché non hai due vittorie più delle sconfitte. Le partite perse si recuperano senza costi, quindi paghi il risultato e non i tentativi.',
  'open-tiers.name': 'Ranghi aperti',
  'open-tiers.forms': 'ranghi aperti, rango aperto',
  'open-tiers.text':
    'I ranghi in cima, che non hanno divisioni: da Master in su, in Valorant da Immortale in su. Lì i punti continuano senza limite, e i posti più alti sono contati. Il prezzo di questi ranghi si calcola sui punti, non sulle divisioni.',
  'patch.name': 'Patch',
  'patch.forms': 'patch',
  'patch.text':
    'Un aggiornamento che cambia campioni, agenti, oggetti o mappe, di solito ogni due settimane. Ciò che oggi è forte può essere debole dopo la prossima patch: per questo i booster adattano le loro scelte a quella attuale.',
  'pause.name': 'Pausa',
  'pause.forms': 'metti in pausa l’ordine, mettere in pausa l’ordine, mettere in pausa un ordine',
  'pause.text':
    'Ferma un ordine per un po’, per esempio perché vuoi giocare tu. Finché non lo riprendi, il booster non può registrare partite. Anche cancellare le credenziali mette in pausa un ordine in corso.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'boost di piazzamento',
  'placement-boost.text':
    'Un booster gioca le partite con cui si apre la tua stagione classificata, sul tuo account o insieme a te. Compri un numero di partite. Il prezzo dipende dal rango della scorsa stagione; se non ne avevi uno, scegli «Senza rango».',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'partite di piazzamento, partita di piazzamento, piazzamenti',
  'placement-games.text':
    'Le partite classificate con cui si apre una stagione: cinque in League of Legends, TFT e Valorant. Insieme al rango e all’MMR di prima, decidono da dove parti. Wild Rift non ne ha: riparti da poco sotto il tuo vecchio rango.',
  'points-gained.name': 'Punti per vittoria',
  'points-gained.forms': 'punti per vittoria, guadagno per vittoria',
  'points-gained.text':
    'Quanti punti una vittoria aggiunge al tuo account: pochi, normali o molti. Mostra com’è il tuo MMR rispetto al rango. Con guadagni bassi una scalata richiede più partite, per questo i nostri calcolatori te lo chiedono.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'preferenze',
  'preferences.text':
    'Ciò che chiedi al booster di rispettare: ruoli, campioni o agenti. Le imposti con l’ordine, e il booster le vede lì accanto. Campioni o agenti specifici sono un extra, perché rendono più difficile vincere.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'avvio prioritario',
  'priority-start.text':
    'Un extra che mette il tuo ordine davanti agli altri. Chi lo prende gli dedica più partite al giorno, quindi i tempi sono più brevi. Non cambia il modo in cui si gioca.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'stream privato, stream privati',
  'private-stream.text':
    'Un extra con cui guardi dal vivo le partite del booster, in uno stream fatto solo per te. È un buon modo per imparare da partite al tuo rango, e per vedere con i tuoi occhi chi gioca sul tuo account.',
  'promotion.name': 'Promozione',
  'promotion.forms': 'promozione, promozioni',
  'promotion.text':
    'Il passaggio alla divisione o al rango dopo, quando i punti sono al completo. Nelle stagioni attuali avviene subito, e i punti oltre i 100 restano tuoi; le serie di promozione degli anni passati non ci sono più.',
  'proof.name': '{names.proof}',
  'proof.forms': 'con una prova, con la prova',
  'proof.text':
    'Gli screenshot con cui un booster mostra che il risultato è vero. Vengono dal client, sono salvati con l’ordine e li vedete solo tu, il tuo booster e il nostro staff. Li confronti prima di confermare il risultato.',
  'queue.name': '{names.queue}',
  'queue.forms': 'coda classificata, code classificate, coda, code',
  'queue.text':
    'Una modalità in cui puoi entrare, come Solo/Duo, Flex, Competitiva o Double Up. Le code classificate hanno ranghi separati. È anche l’attesa prima di una partita, mentre il matchmaking cerca gli altri giocatori.',
  'queue-dodge.name': 'Dodge',
  'queue-dodge.forms': 'dodge, dodgi, dodgiare',
  'queue-dodge.text':
    'Abbandonare la selezione di campioni o agenti prima che la partita inizi. Costa punti e tempo d’attesa, ma non MMR. Da noi un dodge non conta mai come una partita giocata per te.',
  'quote.name': 'Preventivo',
  'quote.forms': 'preventivo, preventivi',
  'quote.text':
    'Il prezzo di un ordine con tutte le sue voci: prezzo base, extra e sconti. Resta bloccato per {figures.seal}, quindi il prezzo che hai visto è quello che paghi. Puoi condividerlo con un link.',
  'raffle.name': 'Estrazione',
  'raffle.forms': 'estrazione a premi, estrazioni a premi',
  'raffle.text':
    'Un premio che lo shop regala. Può partecipare con un biglietto chi ha un indirizzo confermato, ha l’età richiesta e vive in uno dei paesi indicati. I vincitori sono decisi da un sorteggio che puoi ripetere nel tuo browser.',
  'raffle-ticket.name': 'Biglietto',
  'raffle-ticket.forms': 'biglietto dell’estrazione, biglietti dell’estrazione',
  'raffle-ticket.text':
    'Il tuo posto in un’estrazione: un numero per account, gratis. L’elenco pubblicato contiene il numero e un hash, ma nessun nome. Se ritiri il biglietto prima della chiusura, il suo numero resta vuoto.',
  'randomness-beacon.name': 'Faro casuale',
  'randomness-beacon.forms': 'faro pubblico, faro casuale',
  'randomness-beacon.text':
    'Un servizio pubblico che a orari fissi pubblica un numero casuale, che nessuno può conoscere o scegliere prima. Un’estrazione indica già all’apertura il turno che conterà, così nemmeno lo shop può decidere chi vince.',
  'rank.name': '{names.rank}',
  'rank.forms': 'rango, ranghi',
  'rank.text':
    'Dove sei in classifica: il livello, per esempio Oro, la divisione e i punti che ci hai. Insieme fanno Oro II con 60 LP. Il rango è quello che vedono tutti; il matchmaking usa un numero suo.',
  'rank-limit.name': 'Rango massimo',
  'rank-limit.forms': 'rango massimo, ranghi massimi',
  'rank-limit.text':
    'Il rango più alto a cui un booster prende ordini, fissato gioco per gioco in base al rango che ha dimostrato. Gli ordini più in alto li vede ma non può prenderli, così nessuno gioca partite per cui non è abbastanza forte.',
  'refund.name': '{names.refund}',
  'refund.forms': 'rimborso, rimborsi, rimborsiamo, rimborsato',
  'refund.text':
    'Ciò che ti torna quando un ordine finisce prima. Finché un booster non inizia, è il prezzo intero. Dopo, è la parte che non è stata giocata, calcolata dal registro partite. La pagina dell’ordine mostra sempre l’importo.',
  'role.name': 'Ruolo',
  'role.forms': 'ruoli, tuo ruolo',
  'role.text':
    'La tua parte in una squadra: Top, Giungla, Mid, Bot o Supporto in League of Legends, corsie simili in Wild Rift, e Duellante, Iniziatore, Stratega o Sentinella in Valorant. Teamfight Tactics non ne ha.',
  'route.name': 'Percorso',
  'route.forms': 'sul percorso, tuo percorso',
  'route.text':
    'La linea che nei nostri calcolatori attraversa tutti i ranghi di un gioco. Trascina i due cursori, o scegli i ranghi dagli elenchi: uno è dove sei, l’altro dove vuoi arrivare. Prezzo e tempi seguono subito.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR, Rank Rating',
  'rr.text':
    'Rank Rating: i punti di Valorant. A 100 RR sali di una divisione. Quanti ne porta una partita dipende dal risultato, dallo scarto di round, dalla tua prestazione e dal tuo MMR. Da Immortale in su gli RR continuano senza limite.',
  'season.name': 'Stagione',
  'season.forms': 'stagione, stagioni',
  'season.text':
    'Un periodo dopo il quale i ranghi vengono resettati, almeno in parte. Giochi qualche partita e ti ritrovi un po’ sotto il vecchio rango. La durata cambia: mesi in un gioco, un anno in un altro.',
  'seed.name': 'Seme',
  'seed.forms': 'seme segreto',
  'seed.text':
    'Un lungo numero casuale che lo shop sceglie quando apre un’estrazione. Il suo hash è pubblicato subito e il numero stesso dopo il sorteggio, così tutti vedono che nel frattempo non è stato cambiato.',
  'server.name': '{names.server}',
  'server.forms': 'server',
  'server.text':
    'La regione in cui gioca un account, come Europa Ovest o Nord America. Rango, amici e avversari appartengono a un solo server. I booster scelgono i server su cui giocano, e alcune regioni costano di più o di meno.',
  'share.name': 'Quota',
  'share.forms': 'quota del booster, quote dei booster',
  'share.text':
    'La parte del prezzo che guadagna un booster. Diventa sua quando l’ordine è completato, e può essergli versata {figures.hold} dopo. Se un ordine cambia mano, ogni booster viene pagato per ciò che ha giocato.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'smurf, smurfing, smurfare',
  'smurf.text':
    'Un giocatore esperto su un secondo account dal rango basso. I giochi si accorgono di chi vince troppo nettamente e alzano in fretta l’MMR di quell’account. Per il sistema, un account boostato può sembrare la stessa cosa.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Duo, soloQ',
  'solo-duo.text':
    'La coda classificata principale di League of Legends, per uno o due giocatori. Chi parla del proprio rango, di solito intende questo. In Teamfight Tactics la coda classificata normale si chiama semplicemente Classificata.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'Coda in solitaria, in solitaria',
  'solo-only.text':
    'Un extra: il booster entra in ogni partita da solo, mai insieme a un altro giocatore. Ci vuole più tempo, perché con un amico in squadra è più facile vincere, e per questo costa di più.',
  'split.name': 'Split',
  'split.forms': 'split',
  'split.text':
    'Una parte di una stagione di League of Legends o di un set di TFT, con ricompense proprie. Se all’inizio i ranghi si resettino è cambiato negli anni; nel 2026 League of Legends si resetta una volta all’anno.',
  'start-target.name': 'Partenza e obiettivo',
  'start-target.forms': 'partenza e obiettivo, rango obiettivo',
  'start-target.text':
    'I due estremi di una scalata: il tuo rango di adesso e quello che ordini. L’obiettivo dev’essere più in alto, a una distanza di almeno {figures.minimumPurchase} LP o RR. Entrambi restano fissati nell’ordine quando lo fai.',
  'tier.name': '{names.tier} (tier)',
  'tier.forms': 'tier',
  'tier.text':
    'Un grande gradino della classifica con un nome proprio, come Argento, Oro o Ascendente; di solito si chiama rango anche questo. La maggior parte ha divisioni, quelli in cima no. I prezzi cambiano dall’uno all’altro, perché le partite diventano più difficili.',
  'time-range.name': 'Tempi previsti',
  'time-range.forms': 'tempi previsti',
  'time-range.text':
    'Quanti giorni richiederà probabilmente un ordine, in base alle partite che servono e a quante un booster ne gioca al giorno. Sono indicati con il prezzo, salvati con l’ordine e confrontati con quello che è successo davvero.',
  'top-four.name': 'Top 4',
  'top-four.forms': 'top 4, primi quattro',
  'top-four.text':
    'La metà migliore di una partita di Teamfight Tactics. I posti da uno a quattro portano punti, quelli da cinque a otto ne tolgono, e il primo posto ne porta più di tutti. Nei boost di vittorie in Classificata, una top 4 conta come una vittoria.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'account senza rango, senza rango',
  'unranked.text':
    'Un account che in questa stagione non ha un rango, perché mancano le partite di piazzamento. Un numero nascosto ce l’ha comunque, da partite normali o da stagioni passate. Per un boost di piazzamento scegli questa voce se la scorsa stagione non avevi un rango.',
  'vault.name': 'Cassaforte',
  'vault.forms': 'cassaforte',
  'vault.text':
    'Il posto cifrato per le tue credenziali di gioco. Possono aprirlo solo tu e il booster assegnato, ogni consultazione è registrata e tu vedi il registro. Puoi cancellare le credenziali quando vuoi; alla fine dell’ordine vengono cancellate comunque.',
  'verification.name': 'Controllo',
  'verification.forms': 'controlli il risultato, controllare il risultato, controlla il risultato',
  'verification.text':
    'Il tempo dopo che il booster ha inviato il risultato. Hai {figures.check} per confrontarlo con il tuo account e con la prova, e per confermarlo o segnalare un problema. Se non fai nulla, viene confermato automaticamente.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'boost di vittorie',
  'win-boost.text':
    'Un booster gioca per un numero di vittorie nette invece che per un rango, sul tuo account o insieme a te. Fa per te quando ti mancano solo pochi punti, e nei ranghi in cui i guadagni variano molto.',
  'win-rate.name': 'Percentuale di vittorie',
  'win-rate.forms': 'percentuale di vittorie, percentuali di vittorie, winrate, win rate',
  'win-rate.text':
    'Le vittorie su tutte le partite. Poco più della metà basta per salire con costanza; conta quanto a lungo riesci a tenerla. Nei nostri profili riguarda solo le partite registrate negli ordini.',
  'win-streak.name': 'Serie di vittorie',
  'win-streak.forms': 'serie di vittorie',
  'win-streak.text':
    'Più vittorie di fila. Alcuni giochi, nei ranghi più bassi, aggiungono punti, e la serie alza il tuo MMR, così le vittorie successive portano di più. Una serie di sconfitte funziona al contrario.',

  'label.points': '60 su 100',
  'label.next': 'divisione successiva',
  'label.bracket': 'prima divisione meno cara',
  'label.camp': 'Campo, una divisione',
  'label.division': 'una divisione, 100 LP',
  'label.banked': 'giorni accumulati',
  'label.decay': 'non giocato',
  'label.foot': 'Base di {games.tier.gold}',
  'label.shield': '0 LP, poi qualche partita',
  'label.down': 'un rango sotto',
  'label.booster': 'Booster',
  'label.you': 'Tu, sul tuo account',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': 'MMR, nascosto',
  'label.rank': 'Rango, visibile',
  'label.above': 'MMR sopra: guadagni di più',
  'label.won': '4 vinte, 2 perse',
  'label.net': '2 vittorie nette',
  'label.open': 'niente divisioni né limiti',
  'label.placed': 'cinque partite, poi rango',
  'label.earned': 'giocato',
  'label.refund': 'rimborsato',
  'label.soonest': 'al più presto',
  'label.latest': 'al più tardi',
  'label.gain': '1º-4º guadagnano',
  'label.lose': '5º-8º perdono',
  'label.vault': 'ogni accesso registrato',
  'label.rate': '6 partite vinte su 10',
  'label.marks': 'un marchio per vittoria',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} as const satisfies TranslationOf<typeof terms, 'it'>
