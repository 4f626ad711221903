import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Valorant',
  lead: 'De Fer 1 à Radiant en Compétition. Règle départ et objectif, vois prix et durée, suis chaque match.',
  description:
    'Boost Valorant en Compétition, dès {price} par division : elo, duo, placements, victoires nettes. Prix clairs, matchs notés, remboursement clair.',
  'about.title': 'Une file, neuf paliers',
  'about.first':
    'Valorant a une seule file classée, la Compétition, et neuf paliers : Fer, Bronze, Argent, Or, Platine, Diamant, Ascendant, Immortel et Radiant. Les sept premiers ont chacun trois divisions de 100 RR. À partir d’Immortel, les RR n’ont plus de plafond, et le classement de ta région dit qui est où. La saison est découpée en actes, et un reset amène des matchs de placement. Un rang appartient à une région : commande pour celle où joue ton compte.',
  'about.second':
    'Une commande indique un départ et un objectif, ou un nombre de victoires ou de placements. Un booster joue sur ton compte ou à tes côtés et note chaque match avec ses RR. Tu peux demander des agents par leur nom. Ton MMR décide du nombre de matchs par division, c’est pourquoi le calculateur veut savoir ce qu’une victoire te rapporte. Le total que tu vois avant de payer est le total débité.',
  'service.elo': 'Un booster joue en Compétition sur ton compte jusqu’au rang que tu indiques.',
  'service.duo': 'Vous lancez la file ensemble, et tes identifiants restent chez toi.',
  'service.placement': 'Jusqu’à cinq matchs après un reset, sur ton compte ou côte à côte.',
  'service.win': 'Des victoires nettes à ton rang, défaites rattrapées.',
  'question.first': 'Que se passe-t-il à la fin d’un acte ?',
  'answer.first':
    'Cela dépend de l’acte : après certains, il y a un reset, après d’autres, le rang continue. Si un reset coupe ton ascension, l’équipe peut arrêter la commande, et la partie non grimpée est remboursée d’après les matchs notés. Le client indique quand l’acte se termine.',
  'question.second': 'Riot autorise-t-il le boost sur Valorant ?',
  'answer.second':
    'Non. Il interdit le boost et le partage de compte, et les sanctions peuvent aller jusqu’au bannissement définitif. Nous pouvons protéger tes identifiants, pas ton statut auprès de Riot Games. Tu confirmes le savoir quand tu paies.',
  'question.third': 'Quelles régions y a-t-il ?',
  'answer.third':
    'Europe, Amérique du Nord, Brésil, Amérique latine et Asie-Pacifique. La Corée n’est pas proposée, puisque le boost y est une infraction pénale. Seuls les boosters qui couvrent ta région peuvent prendre ta commande : veille donc à choisir la bonne.',
  'question.fourth': 'Qui voit mes identifiants ?',
  'answer.fourth':
    'Dans une commande en duo, personne, car tu n’en donnes pas. Sinon, seulement le booster qui a pris ta commande, et seulement pendant le boost. Le coffre note chaque consultation, que tu peux lire, et il est vidé à la fin de la commande.',
  'question.fifth': 'Quand quelqu’un commence-t-il ?',
  'answer.fifth':
    'La recherche commence quand la commande est payée et, s’il en faut, les identifiants déposés. Le départ est promis dans l’heure. Si personne n’a pris ta commande d’ici là, attends encore ou annule-la, et la totalité te revient.',
  'question.sixth': 'Comment savoir que le rang est atteint ?',
  'answer.sixth':
    'Le booster remet une image du rang final. Tu as 72 heures pour la comparer avec ton compte et terminer la commande ; ensuite, elle se termine d’elle-même. L’équipe peut renvoyer une preuve qui ne va pas.',
} as const satisfies LandingWords
