import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': 'Acte',
  'act.forms': 'acte, actes, rang d’acte',
  'act.text':
    'Une partie d’une saison de Valorant, d’environ deux mois. Le rang le plus haut auquel tu as gagné un match pendant un acte reste visible sur ton profil, même si tu redescends ensuite.',
  'add-on.name': 'Option',
  'add-on.forms': 'option, options',
  'add-on.text':
    'Ce que tu ajoutes à un boost, comme un départ prioritaire ou des champions précis. La plupart coûtent un pourcentage du prix de base, et chacune a sa propre ligne dans le devis.',
  'agent.name': '{names.agent}',
  'agent.forms': 'agent, agents',
  'agent.text':
    'Un personnage de Valorant, avec un rôle et quatre compétences. Dans tes préférences, tu peux demander des agents précis ; ton booster ne joue alors que ceux-là, tant qu’ils sont libres.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'apparaître hors ligne, apparaît hors ligne',
  'appear-offline.text':
    'Pendant qu’un booster joue sur ton compte, le chat du jeu affiche « hors ligne » : tes amis n’écrivent pas à quelqu’un qui n’est pas toi. L’option est gratuite et ne cache rien à Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'ton solde, historique du solde',
  'balance.text':
    'L’argent que tu as chez nous, par exemple après un remboursement. Tu peux payer n’importe quelle commande avec. Chaque mouvement est noté avec sa raison, et l’historique du solde les montre tous.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'prix de base',
  'base-price.text':
    'Le prix du boost lui-même : divisions, victoires nettes ou parties, points que tu as déjà, gain par victoire, serveur et file. Les options en sont un pourcentage, et les remises viennent à la fin.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'commandes disponibles, tableau des commandes',
  'board.text':
    'La liste des commandes payées qui attendent un booster, aussi appelée le tableau. Un booster y voit celles de ses jeux et de ses serveurs. S’il ne peut pas en prendre une, la règle qui l’en empêche est indiquée.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'victoire bonus, victoires bonus',
  'bonus-win.text':
    'Une option : ton booster gagne une partie de plus une fois l’objectif atteint. Tu t’éloignes ainsi de zéro point, où la première défaite pourrait te coûter la nouvelle division.',
  'booster.name': '{names.booster}',
  'booster.forms': 'booster, boosters',
  'booster.text':
    'Une personne expérimentée qui joue des parties classées pour des clients ou avec eux. Nos boosters prouvent leur rang avant de commencer, et chacun a un rang maximum jusqu’auquel il peut prendre des commandes.',
  'bracket.name': 'Tranche de points',
  'bracket.forms': 'tranche de points, tranches de points',
  'bracket.text':
    'Où tu en es dans ta division actuelle, par pas de 20 points. Plus tu as déjà de points, moins il reste à jouer de la première division : une tranche plus haute la rend donc moins chère.',
  'camp.name': 'Camp',
  'camp.forms': 'un camp, le camp, camps',
  'camp.text':
    'Notre image pour une division : un replat sur l’itinéraire, où une division finit et où la suivante commence. Tu vois des camps dans nos dessins ; dans les listes, les prix et les devis, nous disons simplement division.',
  'champion.name': '{names.champion}',
  'champion.forms': 'champion, champions',
  'champion.text':
    'Un personnage de League of Legends, Wild Rift et Teamfight Tactics. Dans les deux premiers, tu en choisis un avant chaque partie. Dans tes préférences, tu peux nommer ceux que ton booster doit jouer sur ton compte.',
  'claim.name': 'Prendre une commande',
  'claim.forms': 'prendre une commande, prend la commande, prendre la commande',
  'claim.text':
    'Ce que fait un booster pour obtenir une commande du tableau. Elle revient au premier qui la prend, et plus personne d’autre ne peut l’avoir. À partir de là, seul ce booster peut ouvrir tes identifiants.',
  'climb.name': 'Ascension',
  'climb.forms': 'ascension, ascensions',
  'climb.text':
    'Le chemin d’un rang vers un rang plus haut. Nous le dessinons comme une ligne qui monte à travers les paliers, avec un camp par division. Une ascension terminée montre combien de jours elle a pris.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'coaching, séance de coaching',
  'coaching.text':
    'Des heures avec quelqu’un de rang Diamant ou plus, qui te regarde jouer, pose des questions et explique. Tu joues toutes les parties toi-même, sur ton compte, sans donner d’identifiants. Les notes de séance te restent.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'coupon, coupons',
  'coupon.text':
    'Un code qui réduit le prix d’une commande, d’un pourcentage ou d’un montant. Il peut être limité à des jeux, des services, des dates ou un minimum. Si la commande est annulée, le coupon te sert à nouveau.',
  'decay.name': 'Decay',
  'decay.forms': 'decay, inactivité',
  'decay.text':
    'Les points que tu perds dans les plus hauts paliers quand tu ne joues plus en classé. Jouer met des jours en réserve, pendant lesquels rien ne se perd. Le début dépend du jeu et de la saison ; ton client affiche ta réserve.',
  'demotion.name': 'Relégation',
  'demotion.forms': 'relégation, relégations, relégué',
  'demotion.text':
    'Le passage à la division ou au palier du dessous, quand tu perds alors qu’il ne te reste plus de points. En bas d’un palier, certains jeux t’en protègent un moment. Tu continues ensuite avec une partie des points du rang inférieur.',
  'demotion-shield.name': 'Bouclier de relégation',
  'demotion-shield.forms':
    'bouclier de relégation, boucliers de relégation, boucliers de rang, bouclier de rang',
  'demotion-shield.text':
    'Quelques parties de protection en bas d’un palier. Tant qu’il dure, une défaite à zéro point ne te fait pas tomber au palier inférieur. Le client t’avertit quand le bouclier arrive à sa fin.',
  'dispute.name': 'Signalement',
  'dispute.forms': 'signaler un problème, signales un problème',
  'dispute.text':
    'Ce que tu envoies quand un résultat n’est pas bon. Le délai s’arrête, et le résultat n’est pas confirmé automatiquement. Notre équipe répond sous {figures.disputeAnswer}, compare les parties enregistrées avec la preuve, et décide.',
  'division.name': '{names.division}',
  'division.forms': 'division, divisions',
  'division.text':
    'Une marche à l’intérieur d’un palier. League of Legends, TFT et Wild Rift en ont quatre, de IV à I ; Valorant en a trois, de 1 à 3. Elle vaut 100 LP ou RR, ou quelques marques dans Wild Rift. C’est l’unité de prix d’un elo boost.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up',
  'double-up.text':
    'Une file classée de Teamfight Tactics pour jouer à deux. Les partenaires partagent leur sort : ils s’envoient des unités et de l’or, et finissent à la même place. Elle a son propre rang, séparé de la file classée habituelle.',
  'draw.name': 'Tirage au sort',
  'draw.forms': 'tirage au sort, tirages au sort',
  'draw.text':
    'Le moment où les gagnants sont désignés. Une formule que tout le monde peut refaire donne sa place à chaque ticket : il n’y a qu’un seul tirage au sort, et chacun peut le vérifier. Si un gagnant ne répond pas, le ticket suivant du même ordre prend sa place.',
  'drop.name': 'Rendre une commande',
  'drop.forms': 'rendre une commande, rend la commande, rend ta commande, rendre la commande',
  'drop.text':
    'Ce que fait un booster qui ne peut pas finir une commande. Il donne une raison, il est payé pour ce qu’il a joué, et il ne peut plus la reprendre. Elle redevient disponible, sans frais pour toi.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'duo boost, duo boosts',
  'duo-boost.text':
    'Tu joues sur ton propre compte, avec un booster dans ton équipe. Pas d’identifiants à donner : ton pseudo en jeu suffit pour l’invitation. C’est plus cher, car le booster ne peut pas porter chaque partie à lui seul.',
  'duo-queue.name': 'File en duo',
  'duo-queue.forms': 'file en duo, en duo, duo queue',
  'duo-queue.text':
    'Entrer à deux dans une file classée. Les jeux limitent l’écart entre les deux rangs, et certains n’admettent que des joueurs solo dans les plus hauts paliers. Le matchmaking cherche en face un duo de force semblable.',
  'elo.name': 'Elo',
  'elo.forms': 'elo',
  'elo.text':
    'Un vieux mot pour le nombre derrière un rang, d’après le classement d’échecs d’Arpad Elo. Les jeux d’aujourd’hui ont leurs propres systèmes et parlent de MMR, mais beaucoup disent encore elo pour parler de leur rang.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'elo boost, elo boosts',
  'elo-boost.text':
    'Un booster se connecte à ton compte et joue des parties classées jusqu’à ton objectif. Tu suis chaque partie sur la page de commande. Riot Games interdit le boost dans ses conditions et peut sanctionner des comptes pour ça.',
  'flex-queue.name': 'File flexible',
  'flex-queue.forms': 'file flexible, Flexible',
  'flex-queue.text':
    'La seconde file classée de League of Legends, ouverte aux groupes comme aux joueurs solo. Elle a son propre rang, en général plus bas que celui de Solo/Duo. Dans nos calculateurs, choisis la file que tu veux faire jouer.',
  'fortitude.name': 'Courage',
  'fortitude.forms': 'jauge de Courage, du Courage, le Courage',
  'fortitude.text':
    'Une jauge de Wild Rift qui se remplit quand tu joues et te comportes bien. Pleine, elle protège une marque après une défaite, ou en ajoute une après une victoire. Les défaites bien jouées coûtent ainsi moins.',
  'guest.name': '{names.guest}',
  'guest.forms': 'invité, invités, en tant qu’invité',
  'guest.text':
    'Quelqu’un qui commande avec une simple adresse e-mail. Un invité peut faire tout ce que demande une commande, dans le navigateur qui a servi à la passer. Ses remboursements repartent toujours vers le moyen de paiement d’origine.',
  'hidden-rating.name': 'Cote cachée',
  'hidden-rating.forms': 'cote cachée, cotes cachées',
  'hidden-rating.text':
    'Le nombre qu’un jeu ne montre pas, mais qui lui sert à trouver tes adversaires. On l’appelle le plus souvent MMR. Il peut être au-dessus ou en dessous du rang que tout le monde voit, et il bouge à chaque partie.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'pseudo en jeu, pseudos en jeu',
  'in-game-name.text':
    'Le nom que voient les autres joueurs, avec son tag, comme Mira#EUW. Ton booster en a besoin pour trouver le bon compte, ou pour t’inviter en duo. Ce n’est pas l’identifiant avec lequel tu te connectes.',
  'ladder.name': 'Classement',
  'ladder.forms': 'classement, classements',
  'ladder.text':
    'Tous les rangs d’un jeu dans l’ordre, du Fer tout en bas au Challenger, au Radiant ou au Monarque tout en haut. Chaque région a le sien : le même rang peut être plus dur à atteindre sur un serveur que sur un autre.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'file légendaire',
  'legendary-queue.text':
    'La seconde file classée de Wild Rift, pour les joueurs solo à partir du Diamant. Elle a ses propres rangs et récompenses, et n’ouvre qu’à certaines heures, pour que les meilleurs s’y retrouvent en même temps.',
  'lobby.name': 'Lobby',
  'lobby.forms': 'lobby, lobbys, salon de jeu',
  'lobby.text':
    'Le groupe de joueurs qui s’apprêtent à lancer une partie ensemble ; le client dit aussi salon. Dans Teamfight Tactics, ce sont les huit joueurs d’une partie. En duo boost, ton booster t’y invite avant chaque partie.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, PL, points de ligue',
  'lp.text':
    'Les points de ligue (PL dans le client en français) : ce qu’une victoire ajoute et qu’une défaite retire dans League of Legends et TFT. À 100 LP, tu passes à la division suivante. À partir de Maître, il n’y a plus de divisions, et les LP montent sans fin.',
  'marks.name': '{games.points.marks}',
  'marks.forms': 'marques de classement, marques, marque',
  'marks.text':
    'Les points de Wild Rift sous Maître. Une victoire en donne une et, à partir de l’Argent, une défaite en retire une. Une division en prend deux à cinq, davantage dans les hauts paliers. Quand elle est pleine, la prochaine victoire te fait passer à la suivante.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'journal des parties',
  'match-log.text':
    'La liste de toutes les parties de ta commande, avec le résultat, le rang obtenu et l’heure. Ton booster y ajoute chaque partie, visible aussitôt. Les remboursements et les parts se calculent d’après ce journal, et rien d’autre.',
  'matchmaking.name': 'Matchmaking',
  'matchmaking.forms': 'matchmaking',
  'matchmaking.text':
    'La façon dont un jeu choisit qui joue avec qui et contre qui. Il compare les cotes cachées, pas les rangs affichés, et cherche à donner aux deux équipes les mêmes chances, sans trop faire attendre.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR',
  'mmr.text':
    'Matchmaking rating : le nombre caché qui choisit tes adversaires. S’il est au-dessus de ton rang affiché, une victoire rapporte plus qu’une défaite ne coûte. S’il est en dessous, c’est l’inverse, jusqu’à ce que les deux se rejoignent.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'victoire nette, victoires nettes',
  'net-win.text':
    'Les victoires moins les défaites. Si tu achètes deux victoires nettes, un booster joue jusqu’à avoir deux victoires de plus que de défaites. Les défaites sont rattrapées sans frais : tu paies un résultat, pas des essais.',
  'open-tiers.name': 'Paliers sans division',
  'open-tiers.forms': 'paliers sans division, palier sans division',
  'open-tiers.text':
    'Les paliers du sommet, sans divisions : Maître et au-delà, Immortel et au-delà dans Valorant. Les points y montent sans fin, et les places les plus hautes sont limitées. Leur prix se calcule en points, pas en divisions.',
  'patch.name': 'Patch',
  'patch.forms': 'patch, patchs, notes de patch',
  'patch.text':
    'Une mise à jour qui modifie les champions, les agents, les objets ou les cartes, en général toutes les deux semaines. Ce qui est fort aujourd’hui peut être faible demain ; les boosters adaptent donc ce qu’ils jouent.',
  'pause.name': 'Pause',
  'pause.forms': 'commande en pause, met la commande en pause, mettre la commande en pause',
  'pause.text':
    'Arrête une commande pour un temps, par exemple parce que tu veux jouer toi-même. Ton booster ne peut enregistrer aucune partie avant la reprise. Supprimer tes identifiants met aussi en pause une commande en cours.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'boost de placement, boosts de placement',
  'placement-boost.text':
    'Un booster joue les premières parties classées de ta saison, sur ton compte ou avec toi. Tu achètes un nombre de parties. Ton rang de la saison passée fixe le prix ; si tu n’en avais pas, choisis « Non classé ».',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'parties de placement, partie de placement, placements',
  'placement-games.text':
    'Les premières parties classées d’une saison : cinq dans League of Legends, TFT et Valorant. Elles décident d’où tu pars, avec ton rang et ton MMR d’avant. Wild Rift n’en a pas ; tu y reprends sous ton ancien rang.',
  'points-gained.name': 'Gain par victoire',
  'points-gained.forms': 'gain par victoire, gains par victoire, gain de LP, gains de LP',
  'points-gained.text':
    'Combien de points une victoire ajoute à ton compte : un gain faible, normal ou élevé. On y voit où est ton MMR par rapport à ton rang. Avec un gain faible, il faut plus de parties ; nos calculateurs en tiennent compte.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'préférences',
  'preferences.text':
    'Ce que tu demandes à ton booster de respecter : rôles, champions ou agents. Tu les choisis en commandant, et il les voit avec la commande. Des champions ou agents précis sont une option, car ils rendent les victoires plus difficiles.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'départ prioritaire',
  'priority-start.text':
    'Une option qui fait passer ta commande devant les autres. Le booster qui la prend prévoit plus de parties par jour, et la durée annoncée est plus courte. La façon de jouer ne change pas.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'stream privé, streams privés',
  'private-stream.text':
    'Une option pour regarder en direct les parties de ton booster, dans un stream rien que pour toi. C’est un bon moyen d’apprendre avec des parties de ton rang, et de voir de tes yeux qui joue sur ton compte.',
  'promotion.name': 'Promotion',
  'promotion.forms': 'promotion, promotions',
  'promotion.text':
    'Le passage à la division ou au palier du dessus quand tes points sont pleins. Dans les saisons actuelles, il est immédiat et garde les points au-delà de 100 ; les séries de promotion d’autrefois ont disparu.',
  'proof.name': '{names.proof}',
  'proof.forms': 'la preuve, une preuve, captures de preuve',
  'proof.text':
    'Les captures d’écran avec lesquelles un booster montre que le résultat est réel. Elles viennent du client, restent avec la commande et ne sont visibles que par toi, ton booster et notre équipe. Compare-les avant de confirmer le résultat.',
  'queue.name': '{names.queue}',
  'queue.forms': 'file classée, files classées, file, files',
  'queue.text':
    'Un mode dans lequel tu peux entrer : Solo/Duo, Flexible, Compétition, Double Up… Les files classées ont des rangs séparés. C’est aussi l’attente avant une partie, le temps que le matchmaking réunisse les autres joueurs.',
  'queue-dodge.name': 'Dodge',
  'queue-dodge.forms': 'dodge, dodges, dodger',
  'queue-dodge.text':
    'Quitter la sélection des champions ou des agents avant le début de la partie. Ça coûte des points et de l’attente, mais pas de MMR. Chez nous, un dodge ne compte jamais comme une partie jouée pour toi.',
  'quote.name': 'Devis',
  'quote.forms': 'devis',
  'quote.text':
    'Le prix d’une commande avec toutes ses lignes : prix de base, options et remises. Nous le garantissons pendant {figures.seal} : le prix que tu as vu est celui que tu paies. Tu peux le partager avec un lien.',
  'raffle.name': 'Tirage',
  'raffle.forms': 'tirage gratuit, tirages gratuits',
  'raffle.text':
    'Un lot que la boutique offre. Toute personne majeure qui a une adresse confirmée et habite l’un des pays indiqués peut participer avec un ticket. Les gagnants sont désignés par un tirage au sort que tu peux refaire dans ton navigateur.',
  'raffle-ticket.name': 'Ticket',
  'raffle-ticket.forms': 'ticket de tirage, tickets de tirage',
  'raffle-ticket.text':
    'Ta place dans un tirage : un numéro par compte, gratuit. La liste publiée contient le numéro et un hash, mais aucun nom. Si tu rends ton ticket avant la fermeture, son numéro reste vide.',
  'randomness-beacon.name': 'Balise aléatoire',
  'randomness-beacon.forms': 'balise publique, balise aléatoire',
  'randomness-beacon.text':
    'Un service public qui publie à heures fixes un nombre au hasard, que personne ne peut connaître ni choisir d’avance. Un tirage annonce dès son ouverture le tour qui comptera : même la boutique ne peut pas décider qui gagne.',
  'rank.name': '{names.rank}',
  'rank.forms': 'rang, rangs',
  'rank.text':
    'Où tu en es dans le classement : un palier, une division et des points. Par exemple, Or II avec 60 LP. Le rang est ce que tout le monde voit ; le matchmaking utilise son propre nombre.',
  'rank-limit.name': 'Rang maximum',
  'rank-limit.forms': 'rang maximum, rangs maximum',
  'rank-limit.text':
    'Le rang le plus haut auquel un booster prend des commandes, fixé pour chaque jeu d’après la preuve de son propre rang. Il voit celles qui le dépassent sans pouvoir les prendre : personne ne joue au-dessus de son niveau.',
  'refund.name': '{names.refund}',
  'refund.forms': 'remboursement, remboursements',
  'refund.text':
    'Ce que tu récupères quand une commande s’arrête avant la fin. Avant le début du boost, c’est le prix total. Ensuite, c’est la part qui n’a pas été jouée, calculée d’après le journal des parties. La page de commande affiche toujours le montant.',
  'role.name': 'Rôle',
  'role.forms': 'ton rôle, rôle, rôles',
  'role.text':
    'Ta place dans une équipe : Top, Jungle, Mid, Bot ou Support dans League of Legends, des voies semblables dans Wild Rift, Duelliste, Initiateur, Contrôleur ou Sentinelle dans Valorant. Teamfight Tactics n’en a pas.',
  'route.name': 'Itinéraire',
  'route.forms': 'itinéraire, itinéraires',
  'route.text':
    'La ligne à travers tous les rangs d’un jeu, dans nos calculateurs. Fais glisser ses deux poignées, ou choisis les rangs dans les listes : l’un est là où tu es, l’autre là où tu veux aller. Le prix et la durée suivent aussitôt.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR',
  'rr.text':
    'Rank Rating, les points de Valorant. À 100 RR, tu passes à la division suivante. Ce que rapporte un match dépend du résultat, de l’écart de manches, de ta performance et de ton MMR. À partir d’Immortel, les RR montent sans fin.',
  'season.name': 'Saison',
  'season.forms': 'saison, saisons',
  'season.text':
    'Une période au bout de laquelle les rangs sont remis à zéro, au moins en partie. Tu joues quelques parties et tu te retrouves un peu sous ton ancien rang. Sa durée varie : des mois dans un jeu, un an dans un autre.',
  'seed.name': 'Graine',
  'seed.forms': 'graine secrète',
  'seed.text':
    'Un long nombre au hasard que la boutique choisit à l’ouverture d’un tirage. Son hash est publié aussitôt, et le nombre lui-même après le tirage au sort : chacun peut voir qu’il n’a pas été remplacé entre-temps.',
  'server.name': '{names.server}',
  'server.forms': 'serveur, serveurs',
  'server.text':
    'La région où joue un compte, comme EU Ouest ou Amérique du Nord. Rangs, amis et adversaires appartiennent à un seul serveur. Les boosters choisissent les leurs, et certaines régions coûtent plus ou moins cher.',
  'share.name': 'Part',
  'share.forms': 'part du booster, part des boosters',
  'share.text':
    'Ce qu’un booster gagne sur le prix. Elle lui revient quand la commande est terminée, et il peut se la faire verser {figures.hold} plus tard. Si une commande change de mains, chaque booster est payé pour ce qu’il a apporté.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'smurf, smurfs, smurfing',
  'smurf.text':
    'Une personne expérimentée sur un second compte de bas rang. Les jeux repèrent qui gagne beaucoup trop nettement et font vite monter le MMR du compte. Pour le système, un compte boosté peut y ressembler.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Duo, soloQ',
  'solo-duo.text':
    'La file classée principale de League of Legends, à un ou à deux. Quand on parle de son rang, c’est en général de celle-ci. Dans Teamfight Tactics, la file habituelle s’appelle simplement Classée.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'file solo uniquement',
  'solo-only.text':
    'Une option : ton booster entre dans chaque partie sans partenaire, jamais à deux. C’est plus long, car un ami dans l’équipe aide à gagner, et donc plus cher.',
  'split.name': 'Split',
  'split.forms': 'split, splits, split classé',
  'split.text':
    'Une partie d’une saison de League of Legends ou d’un set de TFT, avec ses propres récompenses. La remise à zéro des rangs à chaque split a varié selon les années ; en 2026, League of Legends n’en fait qu’une par an.',
  'start-target.name': 'Départ et objectif',
  'start-target.forms': 'départ et objectif, rang visé, le départ et l’objectif',
  'start-target.text':
    'Les deux bouts d’une ascension : ton rang actuel et celui que tu commandes. L’objectif doit être plus haut, d’au moins {figures.minimumPurchase} LP ou RR. Les deux sont figés quand tu passes la commande.',
  'tier.name': '{names.tier}',
  'tier.forms': 'palier, paliers',
  'tier.text':
    'Une grande marche du classement, qui porte un nom : Argent, Or, Ascendant… La plupart des paliers ont des divisions ; ceux du sommet n’en ont pas. Les prix changent d’un palier à l’autre, car les parties deviennent plus dures.',
  'time-range.name': 'Durée estimée',
  'time-range.forms': 'durée estimée, durée annoncée, durée affichée avec le prix',
  'time-range.text':
    'Combien de jours prendra sans doute une commande, d’après les parties nécessaires et le nombre qu’un booster en joue par jour. Elle s’affiche avec le prix, reste avec la commande et se compare à ce qui s’est vraiment passé.',
  'top-four.name': 'Top 4',
  'top-four.forms': 'top 4, quatre premiers',
  'top-four.text':
    'La meilleure moitié d’une partie de Teamfight Tactics. Les places 1 à 4 rapportent des points, les places 5 à 8 en coûtent, et la première rapporte le plus. Pour un boost de victoires en Classée, un top 4 compte comme une victoire.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'non classé, compte non classé',
  'unranked.text':
    'Un compte sans rang cette saison, parce qu’il lui manque ses parties de placement. Il a quand même un nombre caché, venu des normales ou des saisons passées. Pour un boost de placement, choisis « Non classé » si tu n’avais pas de rang.',
  'vault.name': 'Coffre',
  'vault.forms': 'coffre, coffres',
  'vault.text':
    'L’endroit chiffré où tu déposes tes identifiants de jeu. Ils ne s’ouvrent que pour toi et ton booster ; chaque consultation est notée, et tu vois le relevé. Tu peux les supprimer à tout moment ; à la fin de la commande, ils le sont de toute façon.',
  'verification.name': 'Vérification',
  'verification.forms': 'vérifier le résultat, vérifies le résultat, vérifie le résultat',
  'verification.text':
    'Le temps qui suit l’envoi du résultat par ton booster. Tu as {figures.check} pour le comparer à ton compte et à la preuve, puis le confirmer ou signaler un problème. Si tu ne fais rien, il est confirmé automatiquement.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'boost de victoires, boosts de victoires',
  'win-boost.text':
    'Un booster joue pour un nombre de victoires nettes au lieu d’un rang visé, sur ton compte ou avec toi. C’est pratique quand il ne te manque que quelques points, et dans les paliers où les gains varient beaucoup.',
  'win-rate.name': 'Taux de victoire',
  'win-rate.forms': 'taux de victoire, winrate',
  'win-rate.text':
    'La part des victoires parmi toutes les parties. Un peu plus de la moitié suffit pour monter régulièrement ; l’important est de tenir dans la durée. Sur nos profils, seules comptent les parties enregistrées dans des commandes.',
  'win-streak.name': 'Série de victoires',
  'win-streak.forms': 'série de victoires, séries de victoires',
  'win-streak.text':
    'Plusieurs victoires de suite. Certains jeux ajoutent des points pour ça dans les bas paliers, et ton MMR monte, si bien que les victoires suivantes rapportent plus. Une série de défaites fait l’inverse.',

  'label.points': '60 sur 100',
  'label.next': 'division suivante',
  'label.bracket': '1re division moins chère',
  'label.camp': 'Camp, une division',
  'label.division': 'une division, 100 LP',
  'label.banked': 'jours en réserve',
  'label.decay': 'sans jouer',
  'label.foot': '{games.tier.gold}, tout en bas',
  'label.shield': '0 LP, puis un sursis',
  'label.down': 'un palier plus bas',
  'label.booster': 'Booster',
  'label.you': 'Toi, sur ton compte',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': 'MMR, caché',
  'label.rank': 'Rang, affiché',
  'label.above': 'MMR plus haut : gain élevé',
  'label.won': '4 gagnées, 2 perdues',
  'label.net': '2 victoires nettes',
  'label.open': 'sans division ni plafond',
  'label.placed': 'cinq parties, puis un rang',
  'label.earned': 'joué',
  'label.refund': 'remboursé',
  'label.soonest': 'au plus tôt',
  'label.latest': 'au plus tard',
  'label.gain': '1 à 4 gagnent',
  'label.lose': '5 à 8 perdent',
  'label.vault': 'chaque ouverture est notée',
  'label.rate': '6 parties gagnées sur 10',
  'label.marks': 'une marque par victoire',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} as const satisfies TranslationOf<typeof terms, 'fr'>
