import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': 'Act',
  'act.forms': 'act, acts, actrank',
  'act.text':
    'Een deel van een seizoen in Valorant, ongeveer twee maanden lang. De hoogste rank waarop je in een act een match hebt gewonnen, blijft zichtbaar in je profiel, ook als je daarna zakt.',
  'add-on.name': 'Extra',
  'add-on.forms': 'extra’s, als extra',
  'add-on.text':
    'Iets wat je bij een boost neemt, zoals een start met voorrang of champions naar keuze. De meeste kosten een percentage van de basisprijs, en elke extra heeft een eigen regel in je prijs.',
  'agent.name': '{names.agent}',
  'agent.forms': 'agent, agents',
  'agent.text':
    'Een personage in Valorant. Elke agent heeft een rol en vier abilities. In je voorkeuren kun je agents kiezen; je booster speelt dan alleen die, zolang ze nog te kiezen zijn.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'offline weergeven, offline weergegeven',
  'appear-offline.text':
    'Terwijl een booster op je account speelt, staat de chatstatus op offline, zodat vrienden niet schrijven naar iemand die jij niet bent. Het is een gratis extra en verbergt niets voor Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'je saldo, saldo-overzicht',
  'balance.text':
    'Geld dat je bij ons hebt, bijvoorbeeld na een terugbetaling. Je kunt er elke bestelling mee betalen. Elke wijziging is een regel met een reden, en je vindt ze allemaal in je saldo-overzicht.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'basisprijs, basisprijzen',
  'base-price.text':
    'De prijs van de boost zelf: divisies, net wins of games, de punten die je al hebt, je punten per win, server en queue. Extra’s zijn er een percentage van, kortingen komen als laatste.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'open bestellingen, het bord',
  'board.text':
    'De lijst met betaalde bestellingen die op een booster wachten, ook wel het bord. Boosters zien alleen bestellingen die passen bij hun games, servers en hoogste rank. Kunnen ze er een niet aannemen, dan staat erbij welke regel dat verhindert.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'bonuswin, bonuswins',
  'bonus-win.text':
    'Een extra waarbij je booster nog één game wint nadat het doel is gehaald. Zo sta je niet op nul punten, waar het eerste verlies je de nieuwe divisie kan kosten.',
  'booster.name': '{names.booster}',
  'booster.forms': 'booster, boosters',
  'booster.text':
    'Een ervaren speler die ranked games speelt voor klanten of samen met hen. Onze boosters bewijzen hun rank voordat ze beginnen, en ieder heeft een hoogste rank tot waar hij bestellingen kan aannemen.',
  'bracket.name': 'Puntentrede',
  'bracket.forms': 'puntentrede, puntentreden',
  'bracket.text':
    'Hoe ver je in je huidige divisie bent, in stappen van 20 punten. Hoe meer punten je al hebt, hoe minder er van de eerste divisie te spelen is, dus een hogere trede maakt die divisie goedkoper.',
  'camp.name': 'Kamp',
  'camp.forms': 'kamp, kampen',
  'camp.text':
    'Ons beeld voor een divisie: een vlakke plek op de route waar de ene divisie ophoudt en de volgende begint. Kampen zie je in onze tekeningen; in lijsten en prijzen zeggen we gewoon divisie.',
  'champion.name': '{names.champion}',
  'champion.forms': 'champion, champions',
  'champion.text':
    'Een personage in League of Legends, Wild Rift en Teamfight Tactics. In de eerste twee kies je er vóór elke game een. In je voorkeuren kun je de champions noemen die je booster op je account moet spelen.',
  'claim.name': 'Aannemen',
  'claim.forms': 'bestelling aannemen, bestelling aanneemt, bestelling aangenomen, neemt die aan',
  'claim.text':
    'Zo pakt een booster een bestelling van het bord. Wie als eerste aanneemt, krijgt de bestelling, en niemand anders meer. Vanaf dat moment kan alleen die booster je login openen.',
  'climb.name': 'Klim',
  'climb.forms': 'klim, klimmen',
  'climb.text':
    'De weg van een rank naar een hogere. We tekenen die als een lijn die door de tiers stijgt, met een kamp voor elke divisie. Bij een afgeronde klim zie je hoeveel dagen die heeft geduurd.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'coaching, coachingsessie',
  'coaching.text':
    'Uren met een speler van Diamond of hoger die meekijkt, vragen stelt en uitlegt. Je speelt elke game zelf, op je eigen account, en niemand heeft je login nodig. De notities van elke sessie zijn voor jou.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'kortingsbon, kortingsbonnen',
  'coupon.text':
    'Een code die de prijs van een bestelling verlaagt, met een percentage of een bedrag. Hij kan gelden voor bepaalde games, services, data of een minimumbedrag. Wordt de bestelling geannuleerd, dan kun je hem opnieuw gebruiken.',
  'decay.name': 'Decay',
  'decay.forms': 'decay, inactiviteit',
  'decay.text':
    'Punten die je in de hoogste tiers verliest als je een tijd geen ranked speelt. Met elke game spaar je dagen op waarop je niets verliest. Wanneer decay begint, verschilt per game en seizoen; je client toont je opgespaarde dagen.',
  'demotion.name': 'Degraderen',
  'demotion.forms': 'degraderen, degradeert, degradatie, gedegradeerd',
  'demotion.text':
    'Naar de divisie of tier eronder zakken doordat je verliest zonder punten over. Onder aan een tier beschermen sommige games je daar een tijdje tegen. Daarna speel je verder met een deel van de punten van de lagere rank.',
  'demotion-shield.name': 'Demotion shield',
  'demotion-shield.forms': 'demotion shield, demotion shields',
  'demotion-shield.text':
    'Een paar beschermde games onder aan een tier. Zolang het shield er is, zak je met een verlies op nul punten niet naar de tier eronder. Clients waarschuwen je als het bijna op is.',
  'dispute.name': 'Probleem melden',
  'dispute.forms': 'probleem melden, probleem meldt, probleem gemeld, gemeld probleem',
  'dispute.text':
    'Dat doe je als een ingediend resultaat niet klopt. Het zet de klok stil, dus het resultaat wordt niet automatisch bevestigd. Ons team antwoordt binnen {figures.disputeAnswer}, vergelijkt de vastgelegde games met het bewijs en beslist.',
  'division.name': '{names.division}',
  'division.forms': 'divisie, divisies',
  'division.text':
    'Een trede binnen een tier. League of Legends, TFT en Wild Rift hebben er vier, IV tot en met I, Valorant heeft er drie, 1 tot en met 3. Een divisie is 100 LP of RR, in Wild Rift een aantal marks. De prijs van een elo-boost gaat per divisie.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up',
  'double-up.text':
    'Een ranked queue van Teamfight Tactics voor duo’s. Twee spelers delen hun lot: ze kunnen elkaar units en gold sturen en eindigen samen op één plaats. Je rank daar is een andere dan in de gewone ranked queue.',
  'draw.name': 'Trekking',
  'draw.forms': 'trekking, trekkingen',
  'draw.text':
    'Het moment waarop vaststaat wie er wint. Elk lot krijgt zijn plaats door een formule die iedereen kan herhalen. Een trekking gebeurt dus één keer en is door iedereen te controleren. Reageert een winnaar niet, dan schuift het volgende lot van dezelfde volgorde op.',
  'drop.name': 'Teruggeven',
  'drop.forms': 'bestelling teruggeven, bestelling teruggeeft, bestelling teruggegeven, je bestelling terug',
  'drop.text':
    'Zo komt een booster van een bestelling af die hij niet kan afmaken. Hij geeft een reden, krijgt betaald voor wat hij heeft gespeeld en kan de bestelling niet nog eens aannemen. Voor jou kost het niets.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'duo-boost, duo-boosts, duo-boosting, duobestelling',
  'duo-boost.text':
    'Je speelt op je eigen account, met een booster in je team. Je deelt geen login; je naam in de game is genoeg voor de uitnodiging. Het kost meer, omdat de booster niet elke game in zijn eentje kan winnen.',
  'duo-queue.name': 'Duoqueue',
  'duo-queue.forms': 'duoqueue, duo queue',
  'duo-queue.text':
    'Met z’n tweeën een ranked queue in gaan. Games beperken hoe ver jullie ranks uit elkaar mogen liggen, en in de hoogste tiers mag het soms alleen solo. De matchmaking zoekt een ander duo dat ongeveer even sterk is.',
  'elo.name': 'Elo',
  'elo.forms': 'elo',
  'elo.text':
    'Een oud woord voor het getal achter een rank, naar de schaakrating van Arpad Elo. De games van nu hebben eigen systemen en noemen het getal MMR, maar veel spelers zeggen nog elo als ze hun rank bedoelen.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'elo-boost, elo-boosts, elo-boosting',
  'elo-boost.text':
    'Een booster logt in op je account en speelt ranked games tot je doel is gehaald. Op de bestelpagina volg je elke game. Riot Games verbiedt boosting in zijn voorwaarden en kan accounts ervoor bestraffen.',
  'flex-queue.name': 'Flex-queue',
  'flex-queue.forms': 'Flex-queue, Flex',
  'flex-queue.text':
    'De tweede ranked queue van League of Legends, voor groepen en ook voor spelers alleen. Je hebt er een eigen rank, meestal lager dan die in Solo/Duo. In onze calculators kies je de queue waarin gespeeld moet worden.',
  'fortitude.name': 'Ranked Fortitude',
  'fortitude.forms': 'Ranked Fortitude, fortitude',
  'fortitude.text':
    'Een balk in Wild Rift die volloopt als je goed speelt en je goed gedraagt. Is hij vol, dan redt hij een mark na een verlies of geeft hij er een extra na een win. Zo kost een verlies minder als je goed hebt gespeeld.',
  'guest.name': '{names.guest}',
  'guest.forms': 'gast, gasten',
  'guest.text':
    'Iemand die bestelt met alleen een e-mailadres. Een gast kan alles doen wat een bestelling nodig heeft, in de browser waarin die is geplaatst. Terugbetalingen aan gasten gaan altijd via de oorspronkelijke betaalmethode.',
  'hidden-rating.name': 'Verborgen rating',
  'hidden-rating.forms': 'verborgen rating, verborgen ratings',
  'hidden-rating.text':
    'Zo noemen spelers het getal dat een game niet toont maar gebruikt om tegenstanders te zoeken. Meestal heet het MMR. Het kan boven of onder de rank liggen die iedereen ziet, en beweegt na elke game.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'naam in de game, namen in de game',
  'in-game-name.text':
    'De naam die andere spelers zien, met de tag, zoals Mira#EUW. Je booster heeft die nodig om het goede account te vinden of je voor een duogame uit te nodigen. Het is niet de naam waarmee je inlogt.',
  'ladder.name': 'Ladder',
  'ladder.forms': 'ladder, ladders',
  'ladder.text':
    'Alle ranks van een game op volgorde, van Iron onderaan tot Challenger, Radiant of Sovereign bovenaan. Elke regio heeft een eigen ladder, dus dezelfde rank kan op de ene server moeilijker te halen zijn dan op de andere.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'Legendary Queue',
  'legendary-queue.text':
    'Een tweede ranked queue van Wild Rift, voor solospelers vanaf Diamond. Je hebt er een eigen rank en eigen beloningen, en hij is alleen op bepaalde uren open, zodat genoeg sterke spelers elkaar op hetzelfde moment treffen.',
  'lobby.name': 'Lobby',
  'lobby.forms': 'lobby, lobby’s',
  'lobby.text':
    'De groep spelers die op het punt staat samen een game te beginnen. In Teamfight Tactics zijn het alle acht spelers van een game. Bij een duo-boost nodigt je booster je vóór elke game uit in een lobby.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, League Points',
  'lp.text':
    'League Points: wat een win oplevert en een verlies kost in League of Legends en TFT. Op 100 LP ga je een divisie omhoog. Vanaf Master zijn er geen divisies meer en telt LP zonder eind door.',
  'marks.name': '{games.points.marks}',
  'marks.forms': 'ranked marks, marks, mark',
  'marks.text':
    'De punten van Wild Rift onder Master. Een win levert één mark op, en vanaf Silver kost een verlies er één. Een divisie vraagt er twee tot vijf, in hogere tiers meer. Zijn ze vol, dan brengt de volgende win je een divisie omhoog.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'gamelogboek, gamelogboeken',
  'match-log.text':
    'De lijst van alle games van je bestelling, met resultaat, rank erna en tijd. Je booster voegt elke game toe, en de bestelpagina toont die meteen. Terugbetalingen en verdiensten berekenen we daaruit, en uit niets anders.',
  'matchmaking.name': 'Matchmaking',
  'matchmaking.forms': 'matchmaking',
  'matchmaking.text':
    'Hoe een game kiest wie met en tegen wie speelt. Hij vergelijkt de verborgen getallen van alle spelers, niet hun ranks, en probeert beide kanten evenveel kans op een win te geven, binnen een redelijke wachttijd.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR, matchmaking rating',
  'mmr.text':
    'Matchmaking rating: het verborgen getal dat je tegenstanders bepaalt. Ligt het boven je zichtbare rank, dan levert een win meer punten op dan een verlies kost. Ligt het eronder, dan is het andersom, tot de twee elkaar weer vinden.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'net win, net wins',
  'net-win.text':
    'Wins min nederlagen. Koop je twee net wins, dan speelt een booster tot je twee wins meer hebt dan nederlagen. Een verloren game maken we gratis goed, dus je betaalt voor het resultaat en niet voor pogingen.',
  'open-tiers.name': 'Open tiers',
  'open-tiers.forms': 'open tiers, open tier',
  'open-tiers.text':
    'De tiers bovenaan die geen divisies hebben: vanaf Master, in Valorant vanaf Immortal. Punten tellen er zonder eind door, en van de hoogste plekken zijn er maar een paar. We rekenen deze tiers per punt, niet per divisie.',
  'patch.name': 'Patch',
  'patch.forms': 'patch, patches',
  'patch.text':
    'Een update die champions, agents, items of maps verandert, meestal om de twee weken. Wat vandaag sterk is, kan na de volgende patch zwak zijn. Daarom passen boosters aan wat ze spelen.',
  'pause.name': 'Pauzeren',
  'pause.forms':
    'bestelling pauzeren, bestelling pauzeert, pauzeer de bestelling, bestelling altijd pauzeren',
  'pause.text':
    'Zet een bestelling een tijdje stil, bijvoorbeeld omdat je zelf wilt spelen. Tot je die hervat, kan je booster geen games vastleggen. Verwijder je je login, dan pauzeert een lopende bestelling ook.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'placement-boost, placement-boosts',
  'placement-boost.text':
    'Een booster speelt de eerste ranked games van je seizoen, op je account of samen met jou. Je koopt een aantal games. Je rank van vorig seizoen bepaalt de prijs; had je er geen, dan kies je unranked.',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'plaatsingswedstrijden, plaatsingswedstrijd',
  'placement-games.text':
    'De eerste ranked games van een seizoen: vijf in League of Legends, TFT en Valorant. Samen met je rank en MMR van daarvoor bepalen ze waar je begint. Wild Rift heeft ze niet; daar ga je verder onder je oude rank.',
  'points-gained.name': 'Punten per win',
  'points-gained.forms': 'punten per win, LP per win, RR per win',
  'points-gained.text':
    'Hoeveel punten een win op jouw account oplevert: weinig, normaal of veel. Het laat zien hoe je MMR zich tot je rank verhoudt. Met weinig punten kost een klim meer games, daarom vragen onze calculators ernaar.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'voorkeuren',
  'preferences.text':
    'Waar je booster op moet letten: rollen, champions of agents. Je geeft ze op bij de bestelling, en je booster ziet ze ernaast. Champions of agents naar keuze zijn een extra, omdat games ermee moeilijker te winnen zijn.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'start met voorrang',
  'priority-start.text':
    'Een extra die je bestelling vóór de andere zet. Boosters die hem aannemen, plannen er meer games per dag voor, dus de verwachte tijd is korter. Hoe er wordt gespeeld, verandert er niet door.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'privéstream, privéstreams',
  'private-stream.text':
    'Een extra waarmee je live naar de games van je booster kijkt, in een stream die alleen voor jou is. Zo leer je van games op je eigen rank, en zie je zelf wie er op je account speelt.',
  'promotion.name': 'Promotie',
  'promotion.forms': 'promotie, promoties, promoveren, promoveert',
  'promotion.text':
    'Omhooggaan naar de volgende divisie of tier als je punten vol zijn. In de huidige seizoenen gebeurt dat meteen, en punten boven de 100 neem je mee; de promotiereeksen van vroeger zijn er niet meer.',
  'proof.name': '{names.proof}',
  'proof.forms': 'met bewijs, het bewijs, dient bewijs in',
  'proof.text':
    'De screenshots waarmee een booster laat zien dat het resultaat echt is. Ze komen uit de client, blijven bij de bestelling en zijn alleen zichtbaar voor jou, je booster en ons team. Je vergelijkt ze voordat je het resultaat bevestigt.',
  'queue.name': '{names.queue}',
  'queue.forms': 'ranked queue, ranked queues, queue, queues',
  'queue.text':
    'Een modus die je in kunt gaan, zoals Solo/Duo, Flex, Competitive of Double Up. Ranked queues hebben elk een eigen rank. Het is ook de wachttijd vóór een game, waarin de matchmaking de andere spelers zoekt.',
  'queue-dodge.name': 'Dodge',
  'queue-dodge.forms': 'dodge, dodges, dodgen',
  'queue-dodge.text':
    'De keuze van champions of agents verlaten voordat de game begint. Het kost punten en wachttijd, maar geen MMR. Bij ons telt een dodge nooit als een game die voor je is gespeeld.',
  'quote.name': 'Prijs',
  'quote.forms': 'prijs regel voor regel, hele prijs, vaste prijs',
  'quote.text':
    'Wat een bestelling kost, met alle regels: basisprijs, extra’s en kortingen. Hij staat {figures.seal} vast, dus de prijs die je zag is de prijs die je betaalt. Je kunt hem delen als link.',
  'raffle.name': 'Verloting',
  'raffle.forms': 'verloting, verlotingen',
  'raffle.text':
    'Een prijs die de shop weggeeft. Iedereen met een bevestigd adres die oud genoeg is en in een van de genoemde landen woont, kan met één lot meedoen. Wie wint, bepaalt een trekking die je in je browser kunt herhalen.',
  'raffle-ticket.name': 'Lot',
  'raffle-ticket.forms': 'lot van een verloting, loten van een verloting',
  'raffle-ticket.text':
    'Je plaats in een verloting: één nummer per account, gratis. In de gepubliceerde lijst staan het nummer en een hash, maar geen naam. Trek je het lot vóór de sluiting in, dan blijft het nummer leeg.',
  'randomness-beacon.name': 'Toevalsbaken',
  'randomness-beacon.forms': 'openbaar baken, toevalsbaken',
  'randomness-beacon.text':
    'Een openbare dienst die op vaste tijden een willekeurig getal publiceert dat niemand vooraf kan weten of kiezen. Een verloting noemt bij de opening al de ronde die telt, zodat zelfs de shop niet kan bepalen wie er wint.',
  'rank.name': '{names.rank}',
  'rank.forms': 'rank, ranks',
  'rank.text':
    'Waar je op de ladder staat: een tier, een divisie en de punten daarin, bijvoorbeeld Gold II met 60 LP. De rank is wat iedereen ziet; de matchmaking gebruikt een eigen getal.',
  'rank-limit.name': 'Hoogste rank',
  'rank-limit.forms': 'hoogste rank',
  'rank-limit.text':
    'De hoogste rank waarop een booster bestellingen aanneemt, per game bepaald uit het bewijs van zijn eigen rank. Bestellingen daarboven ziet hij, maar kan hij niet aannemen, zodat niemand speelt in games waar hij niet sterk genoeg voor is.',
  'refund.name': '{names.refund}',
  'refund.forms': 'terugbetaling, terugbetalingen, terugbetaald, terugbetalen',
  'refund.text':
    'Wat je terugkrijgt als een bestelling eerder eindigt. Voordat een booster begint, is het de volle prijs. Daarna is het het deel dat niet is gespeeld, berekend uit het gamelogboek. De bestelpagina toont altijd het bedrag.',
  'role.name': 'Rol',
  'role.forms': 'rollen, je rol, hoofdrol',
  'role.text':
    'Wat je in een team doet: Top, Jungle, Mid, Bot of Support in League of Legends, vergelijkbare lanes in Wild Rift, en Duelist, Initiator, Controller of Sentinel in Valorant. Teamfight Tactics kent geen rollen.',
  'route.name': 'Route',
  'route.forms': 'de route, je route',
  'route.text':
    'De lijn door alle ranks van een game in onze calculators. Sleep de twee grepen of kies ranks uit de lijsten: de ene is waar je bent, de andere waar je heen wilt. Prijs en tijd volgen meteen.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR, Rank Rating',
  'rr.text':
    'Rank Rating: de punten van Valorant. Op 100 RR ga je een divisie omhoog. Hoeveel een match oplevert, hangt af van het resultaat, het rondeverschil, je eigen spel en je MMR. Vanaf Immortal telt RR door.',
  'season.name': 'Seizoen',
  'season.forms': 'seizoen, seizoenen',
  'season.text':
    'Een periode waarna ranks worden gereset, in elk geval voor een deel. Je speelt een paar games en komt iets onder je oude rank uit. Hoelang het duurt, verschilt: maanden in de ene game, een jaar in de andere.',
  'seed.name': 'Startgetal',
  'seed.forms': 'geheim startgetal, geheime startgetal',
  'seed.text':
    'Een lang willekeurig getal dat de shop kiest als een verloting opengaat. De hash ervan wordt meteen gepubliceerd en het getal zelf na de trekking, zodat iedereen ziet dat het intussen niet is verwisseld.',
  'server.name': '{names.server}',
  'server.forms': 'server, servers',
  'server.text':
    'De regio waarin een account speelt, zoals EU West of Noord-Amerika. Ranks, vrienden en tegenstanders horen bij één server. Boosters kiezen op welke servers ze spelen, en sommige regio’s kosten meer of minder.',
  'share.name': 'Aandeel',
  'share.forms': 'aandeel van de booster, verdienste van de booster',
  'share.text':
    'Het deel van de prijs dat een booster verdient. Het is van de booster zodra de bestelling is afgerond, en kan {figures.hold} later worden uitbetaald. Wisselt een bestelling van booster, dan krijgt ieder betaald voor wat hij heeft bijgedragen.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'smurf, smurfs, smurfen',
  'smurf.text':
    'Een ervaren speler op een tweede account met een lage rank. Games merken het als iemand veel te duidelijk wint en verhogen de MMR van het account snel. Een geboost account kan er voor het systeem net zo uitzien.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Duo, soloqueue',
  'solo-duo.text':
    'De belangrijkste ranked queue van League of Legends, voor één speler of twee. Hebben spelers het over hun rank, dan bedoelen ze meestal deze. In Teamfight Tactics heet de gewone ranked queue simpelweg Ranked.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'alleen solo queuen, alleen solo queue',
  'solo-only.text':
    'Een extra: je booster gaat elke game alleen in, nooit samen met een andere speler. Dat duurt langer, want met een vriend in het team is winnen makkelijker, en daarom kost het meer.',
  'split.name': 'Split',
  'split.forms': 'ranked split, ranked splits, split, splits',
  'split.text':
    'Een deel van een seizoen in League of Legends en van sets in TFT, met eigen beloningen. Of ranks aan het begin worden gereset, is door de jaren heen veranderd; in 2026 reset League of Legends één keer per jaar.',
  'start-target.name': 'Start en doel',
  'start-target.forms': 'start en doel, doelrank',
  'start-target.text':
    'De twee uiteinden van een klim: je rank nu en de rank die je bestelt. Het doel moet hoger zijn, en minstens {figures.minimumPurchase} LP of RR verder. Bij het bestellen worden ze allebei vastgezet.',
  'tier.name': '{names.tier}',
  'tier.forms': 'tier, tiers',
  'tier.text':
    'Een grote stap op de ladder met een eigen naam, zoals Silver, Gold of Ascendant. De meeste tiers hebben divisies; die bovenaan niet. De prijs verandert per tier, omdat games moeilijker worden.',
  'time-range.name': 'Verwachte tijd',
  'time-range.forms': 'verwachte tijd',
  'time-range.text':
    'Hoeveel dagen een bestelling waarschijnlijk duurt, berekend uit de games die nodig zijn en hoeveel een booster er op een dag speelt. Je ziet het bij de prijs, we bewaren het bij de bestelling en vergelijken het met hoe het echt ging.',
  'top-four.name': 'Top vier',
  'top-four.forms': 'top vier, top 4',
  'top-four.text':
    'De betere helft van een game Teamfight Tactics. Plaats één tot en met vier leveren punten op, vijf tot en met acht kosten er, en de eerste plaats levert het meest op. Bij een win-boost in Ranked telt een top vier als een win.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'unranked account, unranked',
  'unranked.text':
    'Een account zonder rank dit seizoen, omdat de plaatsingswedstrijden nog ontbreken. Het heeft wel een verborgen getal, uit normale games of eerdere seizoenen. Had je vorig seizoen geen rank, kies dit dan bij een placement-boost.',
  'vault.name': 'Kluis',
  'vault.forms': 'kluis',
  'vault.text':
    'De versleutelde plek voor je game-login. Alleen jij en je eigen booster kunnen hem openen, elke inzage wordt vastgelegd, en jij ziet dat overzicht. Je kunt de login altijd verwijderen; aan het eind van de bestelling doen wij het.',
  'verification.name': 'Controleren',
  'verification.forms':
    'resultaat controleren, resultaat te controleren, resultaat controleert, resultaat gecontroleerd',
  'verification.text':
    'De tijd nadat je booster het resultaat heeft ingediend. Je hebt {figures.check} om het met je account en het bewijs te vergelijken en het te bevestigen of een probleem te melden. Doe je niets, dan wordt het automatisch bevestigd.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'win-boost, win-boosts',
  'win-boost.text':
    'Een booster speelt voor een aantal net wins in plaats van een doelrank, op je account of samen met jou. Handig als je nog maar een paar punten nodig hebt, en in tiers waar je punten per win sterk wisselen.',
  'win-rate.name': 'Winrate',
  'win-rate.forms': 'winrate, winrates',
  'win-rate.text':
    'Het aandeel wins in al je games. Iets meer dan de helft is genoeg om gestaag te stijgen; het gaat erom hoelang je dat volhoudt. In onze profielen tellen alleen games die in bestellingen zijn vastgelegd.',
  'win-streak.name': 'Winstreak',
  'win-streak.forms': 'winstreak, winstreaks',
  'win-streak.text':
    'Een paar wins op rij. Sommige games geven er in lagere tiers extra punten voor, en je MMR stijgt, zodat latere wins meer opleveren. Met een reeks nederlagen werkt het andersom.',

  'label.points': '60 van 100',
  'label.next': 'volgende divisie',
  'label.bracket': 'eerste divisie kost minder',
  'label.camp': 'Kamp, één divisie',
  'label.division': 'één divisie, 100 LP',
  'label.banked': 'opgespaarde dagen',
  'label.decay': 'niet gespeeld',
  'label.foot': 'Onder aan {games.tier.gold}',
  'label.shield': '0 LP, dan een paar games',
  'label.down': 'een tier lager',
  'label.booster': 'Booster',
  'label.you': 'Jij, op je eigen account',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': 'MMR, verborgen',
  'label.rank': 'Rank, zichtbaar',
  'label.above': 'MMR erboven: meer per win',
  'label.won': '4 gewonnen, 2 verloren',
  'label.net': '2 net wins',
  'label.open': 'geen divisies, geen eind',
  'label.placed': 'vijf games, dan een rank',
  'label.earned': 'gespeeld',
  'label.refund': 'terugbetaald',
  'label.soonest': 'op zijn vroegst',
  'label.latest': 'op zijn laatst',
  'label.gain': '1 tot en met 4 erbij',
  'label.lose': '5 tot en met 8 eraf',
  'label.vault': 'elke inzage vastgelegd',
  'label.rate': '6 van 10 games gewonnen',
  'label.marks': 'één mark per win',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} satisfies TranslationOf<typeof terms, 'nl'>
