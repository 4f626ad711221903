export default {
  // The terms of the glossary. Each has a name (a heading, at most 24 characters), the forms in which other texts use it
  // (separated by commas; the first use in a text becomes a link, so leave out words that can mean something else), and
  // an explanation of 25 to 60 words.
  'act.name': 'Act',
  'act.forms': 'act, acts, act rank',
  'act.text':
    'A part of a Valorant season, about two months long. The highest rank at which you won a game in an act stays visible on your profile, even if you drop below it later.',
  'add-on.name': 'Add-on',
  'add-on.forms': 'add-on, add-ons',
  'add-on.text':
    'Something you put on top of a boost, such as a priority start or specific champions. Most cost a percentage of the base price, and each is a line of its own in the quote.',
  'agent.name': '{names.agent}',
  'agent.forms': 'agent, agents',
  'agent.text':
    'A character in Valorant. Each agent has a role and four abilities. You can ask for specific agents in your preferences, and your booster then plays only those whenever they’re free to pick.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'appear offline, appears offline',
  'appear-offline.text':
    'While a booster plays on your account, its chat status is set to offline, so friends don’t write to someone who isn’t you. It’s a free add-on and hides nothing from Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'your balance, balance history',
  'balance.text':
    'Money that you have with us, for example after a refund. You can pay for any order with it. Every change is an entry with its reason, and you find all of them in your balance history.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'base price, base prices',
  'base-price.text':
    'The price of the boost itself: divisions, net wins or games, the points you already have, points gained per win, server and queue. Add-ons are a percentage of it, and discounts come last.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'available orders, the board',
  'board.text':
    'The list of paid orders that wait for a booster, also called the board. Boosters see only orders that fit their games, servers and rank limit. An order that they can’t claim says which rule prevents it.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'bonus win, bonus wins',
  'bonus-win.text':
    'An add-on that has your booster win one more game after the target is reached. It keeps you away from zero points, where the first loss could cost you the new division.',
  'booster.name': '{names.booster}',
  'booster.forms': 'booster, boosters',
  'booster.text':
    'An experienced player who plays ranked games for customers or together with them. Our boosters show proof of their rank before they start, and each has a rank limit up to which they can claim orders.',
  'bracket.name': 'Points bracket',
  'bracket.forms': 'points bracket, points brackets',
  'bracket.text':
    'Where you are within your current division, in steps of 20 points. The more points you already have, the less of the first division is left to play, so a higher bracket makes that division cheaper.',
  'camp.name': 'Camp',
  'camp.forms': 'camp, camps',
  'camp.text':
    'Our picture for a division: a flat place on the route where one division ends and the next begins. You see camps in our drawings; in lists, prices and quotes, we simply say division.',
  'champion.name': '{names.champion}',
  'champion.forms': 'champion, champions',
  'champion.text':
    'A character in League of Legends, Wild Rift and Teamfight Tactics. In the first two, you pick one before each game. In your preferences, you can name the champions that your booster should play on your account.',
  'claim.name': 'Claim',
  'claim.forms': 'claim an order, claims the order, claims it',
  'claim.text':
    'What a booster does to take an order from the board. The first one who claims it gets it, and no one else can. From then on, only that booster can open your login.',
  'climb.name': 'Climb',
  'climb.forms': 'a climb, the climb, your climb',
  'climb.text':
    'The way from one rank to a higher one. We draw it as a line that rises through the tiers, with a camp for each division. A finished climb shows how many days it took.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'coaching, coaching session',
  'coaching.text':
    'Hours with a player of Diamond or higher who watches you, asks and explains. You play every game yourself, on your own account, and no one needs your login. You keep the notes of each session.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'coupon, coupons',
  'coupon.text':
    'A code that lowers the price of an order, by a percentage or an amount. It can be limited to games, services, dates or a minimum order. If the order is cancelled, you can use the coupon again.',
  'decay.name': 'Decay',
  'decay.forms': 'decay, decays, inactivity',
  'decay.text':
    'Points that you lose in the highest tiers when you don’t play ranked games for a while. Playing banks days on which nothing is lost. When decay begins differs by game and season; your client shows your banked days.',
  'demotion.name': 'Demotion',
  'demotion.forms': 'demotion, demotions, demoted',
  'demotion.text':
    'Falling to the division or tier below after losing with no points left. At the foot of a tier, some games protect you from it for a while. You then continue with part of the lower rank’s points.',
  'demotion-shield.name': 'Demotion shield',
  'demotion-shield.forms': 'demotion shield, demotion shields',
  'demotion-shield.text':
    'A few games of protection at the foot of a tier. While it lasts, a loss at zero points doesn’t drop you to the tier below. Clients warn you when the shield is about to expire.',
  'dispute.name': 'Dispute',
  'dispute.forms': 'open a dispute, opens a dispute',
  'dispute.text':
    'What you open when a submitted result isn’t right. It stops the clock, so the result isn’t confirmed automatically. Our team answers within {figures.disputeAnswer}, compares the recorded games with the proof, and decides.',
  'division.name': '{names.division}',
  'division.forms': 'division, divisions',
  'division.text':
    'A step inside a tier. League of Legends, TFT and Wild Rift have four, IV to I; Valorant has three, 1 to 3. A division takes 100 LP or RR, in Wild Rift a number of marks. It’s the unit that an elo boost is priced in.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up, double up',
  'double-up.text':
    'A ranked queue of Teamfight Tactics for pairs. Two players share their fate: they can send each other units and gold, and they place together. It has a rank of its own, separate from the ranked solo queue.',
  'draw.name': 'Draw',
  'draw.forms': 'raffle draw, raffle draws',
  'draw.text':
    'The moment in which a raffle’s winners are decided. Every ticket gets a place by a formula that anyone can repeat, so a draw happens once and can be checked by everyone. If a winner doesn’t answer, the next ticket of the same order moves up.',
  'drop.name': 'Drop',
  'drop.forms': 'drop an order, drops your order, drops the order',
  'drop.text':
    'When a booster returns an order that they can’t finish. They give a reason, are paid for what they played, and can’t claim the order again. It goes back to the board at no cost to you.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'duo boost, duo boosting, duo boosts',
  'duo-boost.text':
    'You play on your own account, with a booster in your team. You don’t share a login; your in-game name is enough for the invite. It costs more, because the booster can’t carry every game alone.',
  'duo-queue.name': 'Duo queue',
  'duo-queue.forms': 'duo queue, duo queues, duo queuing',
  'duo-queue.text':
    'Entering a ranked queue as a pair. Games limit how far apart the two ranks can be, and in the highest tiers some allow solo players only. The matchmaking looks for another pair of similar strength.',
  'elo.name': 'Elo',
  'elo.forms': 'elo',
  'elo.text':
    'An old word for the number behind a rank, after the chess rating of Arpad Elo. Today’s games use systems of their own and call the number MMR, but many players still say elo when they mean their rank.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'elo boost, elo boosts, elo boosting',
  'elo-boost.text':
    'A booster signs in to your account and plays ranked games until your target is reached. You follow every game on the order page. Riot Games forbids boosting in its terms and can penalize accounts for it.',
  'flex-queue.name': 'Flex queue',
  'flex-queue.forms': 'Flex queue, Flex',
  'flex-queue.text':
    'The second ranked queue of League of Legends, for groups as well as single players. It has its own rank, which usually is lower than the one in Solo/Duo. In our calculators, choose the queue you want played.',
  'fortitude.name': 'Ranked Fortitude',
  'fortitude.forms': 'Ranked Fortitude, fortitude',
  'fortitude.text':
    'A bar in Wild Rift that fills when you play well and behave well. Once it’s full, it protects a mark after a loss or adds one after a win. It makes good losses cost less.',
  'guest.name': '{names.guest}',
  'guest.forms': 'guest, guests',
  'guest.text':
    'Someone who orders with only an e-mail address. A guest can do everything that an order needs, in the browser in which it was placed. Refunds to guests always go back to the original payment method.',
  'hidden-rating.name': 'Hidden rating',
  'hidden-rating.forms': 'hidden rating, hidden ratings',
  'hidden-rating.text':
    'What players call the number that a game doesn’t show but uses to find opponents. The usual name is MMR. It can be above or below the rank that everybody sees, and it moves after every game.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'in-game name, in-game names',
  'in-game-name.text':
    'The name that other players see, with its tag, such as Mira#EUW. Your booster needs it to find the right account, or to invite you to a duo game. It isn’t the name that you sign in with.',
  'ladder.name': 'Ladder',
  'ladder.forms': 'ladder, ladders',
  'ladder.text':
    'All the ranks of a game in order, from Iron at the foot to Challenger, Radiant or Sovereign at the top. Every region has its own ladder, so the same rank can be harder to reach on one server than on another.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'Legendary Queue, legendary queue',
  'legendary-queue.text':
    'A second ranked queue of Wild Rift, for solo players from Diamond up. It has ranks and rewards of its own, and it is open at certain hours only, so that enough strong players meet at the same time.',
  'lobby.name': 'Lobby',
  'lobby.forms': 'lobby, lobbies',
  'lobby.text':
    'The group of players who are about to start a game together. In Teamfight Tactics, it means all eight players of a game. In a duo boost, your booster invites you to a lobby before each game.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, League Points',
  'lp.text':
    'League Points: what a win adds and a loss takes in League of Legends and TFT. At 100 LP you move up a division. From Master up there are no divisions, and LP keeps counting without an end.',
  'marks.name': '{games.points.marks}',
  'marks.forms': 'ranked marks, marks, mark',
  'marks.text':
    'Wild Rift’s points below Master. A win brings one mark, and from Silver up a loss takes one. A division needs two to five of them, more in higher tiers. When they’re full, the next win lifts you to the next division.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'match log, match logs',
  'match-log.text':
    'The list of all games of your order, with result, rank afterward and time. Your booster adds every game, and the order page shows it right away. Refunds and shares are calculated from it and from nothing else.',
  'matchmaking.name': 'Matchmaking',
  'matchmaking.forms': 'matchmaking',
  'matchmaking.text':
    'How a game chooses who plays with and against whom. It compares the hidden numbers of all players, not the ranks they show, and tries to make both sides equally likely to win, within an acceptable waiting time.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR, matchmaking rating',
  'mmr.text':
    'Matchmaking rating: the hidden number that picks your opponents. When it’s above your shown rank, a win brings more points than a loss takes. When it’s below, it’s the other way around, until both meet again.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'net win, net wins',
  'net-win.text':
    'Wins minus losses. Buy two net wins, and a booster plays until you have two wins more than losses. Lost games are won back at no cost, so you pay for the result and not for attempts.',
  'open-tiers.name': 'Open tiers',
  'open-tiers.forms': 'open tiers, open tier',
  'open-tiers.text':
    'The tiers at the top that have no divisions: Master and up, in Valorant Immortal and up. Points count without an end there, and the highest places are limited. We price these tiers by points, not by divisions.',
  'patch.name': 'Patch',
  'patch.forms': 'patch, patches',
  'patch.text':
    'An update that changes champions, agents, items or maps, usually every two weeks. What is strong today can be weak after the next patch, which is why boosters adapt what they play to the current one.',
  'pause.name': 'Pause',
  'pause.forms': 'pause the order, pause your order',
  'pause.text':
    'Stops an order for a while, for example because you want to play yourself. Your booster can’t record games until you resume it. Revoking your login pauses a running order as well.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'placement boost, placement boosts',
  'placement-boost.text':
    'A booster plays the first ranked games of your season, on your account or together with you. You buy a number of games. Your rank from last season decides the price; if you had none, you choose unranked.',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'placement games, placement game, placements',
  'placement-games.text':
    'The first ranked games of a season: five in League of Legends, TFT and Valorant. They decide where you start, together with your rank and MMR from before. Wild Rift has none; you continue below your old rank.',
  'points-gained.name': 'Points gained per win',
  'points-gained.forms': 'points gained per win, points per win',
  'points-gained.text':
    'How many points a win adds to your account: few, as usual, or many. It shows how your MMR compares with your rank. With low gains a climb takes more games, so our calculators ask for it.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'preferences',
  'preferences.text':
    'What you ask your booster to respect: roles, champions or agents. You set them with the order, and your booster sees them beside it. Specific champions or agents are an add-on, because they make games harder to win.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'priority start',
  'priority-start.text':
    'An add-on that puts your order in front of the others. Boosters who claim it plan more games a day for it, so its time range is shorter. It doesn’t change how games are played.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'private stream, private streams',
  'private-stream.text':
    'An add-on with which you watch your booster’s games live, in a stream made just for you. It’s a good way to learn from games at your own rank, and to see for yourself who plays on your account.',
  'promotion.name': 'Promotion',
  'promotion.forms': 'promotion, promotions, promoted',
  'promotion.text':
    'Moving up to the next division or tier once your points are full. In the current seasons it happens right away, with the points above 100 carried over; the promotion series of earlier years are gone.',
  'proof.name': '{names.proof}',
  'proof.forms': 'with proof, proof pictures',
  'proof.text':
    'The screenshots with which a booster shows that the result is real. They’re taken from the client, stored with the order, and visible only to you, your booster and our team. You compare them before you confirm the result.',
  'queue.name': '{names.queue}',
  'queue.forms': 'ranked queue, ranked queues, queue',
  'queue.text':
    'A mode that you can enter, such as Solo/Duo, Flex, Competitive or Double Up. Ranked queues have separate ranks. It’s also the waiting time before a game, during which the matchmaking searches for the other players.',
  'queue-dodge.name': 'Queue dodge',
  'queue-dodge.forms': 'queue dodge, queue dodges, dodge, dodging',
  'queue-dodge.text':
    'Leaving the champion or agent selection before the game starts. It costs points and waiting time, but no MMR. With us, a dodge never counts as a game that was played for you.',
  'quote.name': 'Quote',
  'quote.forms': 'quote, quotes',
  'quote.text':
    'The price of an order with all its lines: base price, add-ons and discounts. We lock it for {figures.seal}, so the price you saw is the price you pay. You can share it as a link.',
  'raffle.name': 'Raffle',
  'raffle.forms': 'raffle, raffles',
  'raffle.text':
    'A prize that the shop gives away for free. Everyone with a confirmed address, old enough and in one of the named countries, can enter with one ticket. Winners are decided by a draw that you can repeat in your browser.',
  'raffle-ticket.name': 'Ticket (raffle)',
  'raffle-ticket.forms': 'raffle ticket, raffle tickets',
  'raffle-ticket.text':
    'Your place in a raffle: one number for each account, free of charge. The published list has the number and a hash, but no name. If you withdraw your ticket before the close, its number stays empty.',
  'randomness-beacon.name': 'Randomness beacon',
  'randomness-beacon.forms': 'randomness beacon, randomness beacons',
  'randomness-beacon.text':
    'A public service that publishes a random number at fixed times, which nobody can know or choose beforehand. A raffle names the round that will count when it opens, so that not even the shop can decide who wins.',
  'rank.name': '{names.rank}',
  'rank.forms': 'rank, ranks',
  'rank.text':
    'Where you are on the ladder: a tier, a division, and the points in it. For example, Gold II with 60 LP. The rank is what everyone sees; the matchmaking uses a number of its own.',
  'rank-limit.name': 'Rank limit',
  'rank-limit.forms': 'rank limit, rank limits',
  'rank-limit.text':
    'The highest rank at which a booster takes orders, set per game from proof of their own rank. They see orders above it, but can’t claim them, so no one plays in games they aren’t strong enough for.',
  'refund.name': '{names.refund}',
  'refund.forms': 'refund, refunds, refunded',
  'refund.text':
    'What you get back when an order ends early. Before a booster starts, it’s the full price. Afterward, it’s the part that hasn’t been played, calculated from the match log. The order page always shows the amount.',
  'role.name': 'Role',
  'role.forms': 'roles, your role',
  'role.text':
    'The part you play in a team: Top, Jungle, Mid, Bot or Support in League of Legends, similar lanes in Wild Rift, and Duelist, Initiator, Controller or Sentinel in Valorant. Teamfight Tactics has none.',
  'route.name': 'Route',
  'route.forms': 'the route, your route',
  'route.text':
    'The line through all ranks of a game in our calculators. Drag its two handles, or pick ranks from the lists: one is where you are, the other where you want to be. Price and time follow right away.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR, Rank Rating',
  'rr.text':
    'Rank Rating: Valorant’s points. At 100 RR you move up a division. How much a game brings depends on the result, the round difference, your own performance and your MMR. From Immortal up, RR keeps counting.',
  'season.name': 'Season',
  'season.forms': 'season, seasons',
  'season.text':
    'A period after which ranks are reset, at least in part. You play a few games and find yourself somewhat below your old rank. Its length differs: months in one game, a year in another.',
  'seed.name': 'Seed',
  'seed.forms': 'secret seed',
  'seed.text':
    'A long random number that the shop picks when a raffle opens. Its hash is published at once and the number itself after the draw, so that everyone can see that it wasn’t exchanged in between.',
  'server.name': '{names.server}',
  'server.forms': 'server, servers',
  'server.text':
    'The region in which an account plays, such as EU West or North America. Ranks, friends and opponents belong to one server. Boosters choose the servers they play on, and some regions cost more or less.',
  'share.name': 'Share',
  'share.forms': 'booster’s share, boosters’ shares',
  'share.text':
    'The part of the price that a booster earns. It becomes theirs once the order is completed, and can be paid out {figures.hold} later. If an order changes hands, each booster is paid for what they added.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'smurf, smurfs, smurfing',
  'smurf.text':
    'An experienced player on a second account with a low rank. Games notice when someone wins far too clearly, and raise the account’s MMR fast. A boosted account can look the same to the system.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Duo, solo queue',
  'solo-duo.text':
    'The main ranked queue of League of Legends, for one player or two. When players speak of their rank, they usually mean this one. In Teamfight Tactics, the standard ranked queue is simply called Ranked.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'solo-only queue, solo-only',
  'solo-only.text':
    'An add-on: your booster enters every game alone and never together with another player. It takes longer, because a friend in the team makes winning easier, so it costs more.',
  'split.name': 'Split',
  'split.forms': 'ranked split, ranked splits, split, splits',
  'split.text':
    'A part of a season in League of Legends and TFT sets, with rewards of its own. Whether ranks are reset at its start has changed over the years; in 2026 League of Legends resets once a year.',
  'start-target.name': 'Start and target',
  'start-target.forms': 'start and target, target rank',
  'start-target.text':
    'The two ends of a climb: your rank now, and the rank you order. The target has to be higher, and at least {figures.minimumPurchase} LP or RR away. Both are frozen into the order when you place it.',
  'tier.name': '{names.tier}',
  'tier.forms': 'tier, tiers',
  'tier.text':
    'A large step of the ladder with a name of its own, such as Silver, Gold or Ascendant. Most tiers have divisions; those at the top have none. Prices change from tier to tier, because games get harder.',
  'time-range.name': 'Time range',
  'time-range.forms': 'time range, time ranges',
  'time-range.text':
    'How many days an order will probably take, from the games it needs and how many a booster plays in a day. It’s shown with the price, kept with the order, and compared with what really happened.',
  'top-four.name': 'Top four',
  'top-four.forms': 'top four, top 4',
  'top-four.text':
    'The better half of a Teamfight Tactics game. Places one to four bring points, places five to eight cost some, and the first place brings most. For win boosts in Ranked, a top four counts as a win.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'unranked account, unranked',
  'unranked.text':
    'An account without a rank this season, because its placement games are missing. It still has a hidden number, from normal games or from earlier seasons. For a placement boost, choose unranked if you had no rank last season.',
  'vault.name': 'Vault',
  'vault.forms': 'vault, vaults',
  'vault.text':
    'The encrypted place for your game login. Only you and your assigned booster can open it, each view is recorded, and you see the record. You can delete the login at any time; it’s deleted when the order ends.',
  'verification.name': 'Check',
  'verification.forms': 'check the result, check your result',
  'verification.text':
    'The time after your booster has submitted the result. You have {figures.check} to compare it with your account and the proof, and to confirm it or report a problem. If you do nothing, it’s confirmed automatically.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'win boost, win boosts',
  'win-boost.text':
    'A booster plays for a number of net wins instead of a target rank, on your account or together with you. It suits you when you only need a few more points, and in tiers where gains vary a lot.',
  'win-rate.name': 'Win rate',
  'win-rate.forms': 'win rate, win rates',
  'win-rate.text':
    'Wins as a share of all games. Slightly more than half is enough to climb steadily; what matters is how long you keep it up. On our profiles it only counts games recorded in orders.',
  'win-streak.name': 'Win streak',
  'win-streak.forms': 'win streak, win streaks',
  'win-streak.text':
    'Several wins in a row. Some games add points for it in lower tiers, and it raises your MMR, so that later wins bring more. A losing streak works the other way around.',

  // Words inside the small drawings beside the terms, at most 26 characters unless said otherwise. On a line of 100 LP:
  'label.points': '60 of 100',
  // An arrow from the end of the points to the next division.
  'label.next': 'next division',
  // Below a bar in five parts, whose first part is full; each part says how much cheaper the division gets.
  'label.bracket': 'the first division costs less',
  // Beside one of the camps on a rising line.
  'label.camp': 'Camp, one division',
  // Below the distance between two camps.
  'label.division': 'one division, 100 LP',
  // A line of ranks that falls while no one plays, after some level days.
  'label.banked': 'banked days',
  'label.decay': 'not played',
  // At the lower edge of a tier; at the point where the line touches it; and below it.
  'label.foot': 'Foot of {games.tier.gold}',
  'label.shield': '0 LP, then a few games',
  'label.down': 'one tier down',
  // Two lines that rise together: the booster’s and the customer’s.
  'label.booster': 'Booster',
  'label.you': 'You, on your own account',
  // The two ends of a climb.
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  // Two lines that approach each other, and the distance between them.
  'label.mmr': 'MMR, hidden',
  'label.rank': 'Rank, shown',
  'label.above': 'MMR above: wins bring more',
  // Below a row of four filled and two empty boxes; the result beside them.
  'label.won': '4 won, 2 lost',
  'label.net': '2 net wins',
  // On a line that continues upward from the last division.
  'label.open': 'no divisions, no end',
  // Below five boxes that lead to an emblem.
  'label.placed': 'five games, then a rank',
  // A price cut in two at the point that the climb has reached.
  'label.earned': 'played',
  'label.refund': 'refunded',
  // The two ends of a span of days.
  'label.soonest': 'soonest',
  'label.latest': 'latest',
  // Above the better and the worse half of eight places.
  'label.gain': '1 to 4 gain',
  'label.lose': '5 to 8 lose',
  // Below rings around a keyhole.
  'label.vault': 'each view is recorded',
  // Below ten boxes, six of them filled.
  'label.rate': '6 of 10 games won',
  // Below three points of which one is empty.
  'label.marks': 'one mark per win',
  // Names of tiers.
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} as const
