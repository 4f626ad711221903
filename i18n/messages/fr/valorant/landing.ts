import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Valorant',
  lead: 'De Fer 1 à Radiant, en Compétition. Choisis un départ et un objectif, vois le prix et la durée, suis chaque match.',
  description:
    'Boost Valorant en Compétition, dès {price} la division : elo, duo, placement, victoires. Prix détaillé, matchs enregistrés, remboursement au prorata.',
  'about.title': 'Une file, neuf paliers',
  'about.first':
    'Valorant a une seule file classée, la Compétition, et neuf paliers : Fer, Bronze, Argent, Or, Platine, Diamant, Ascendant, Immortel et Radiant. Les sept premiers ont chacun trois divisions de 100 RR. À partir d’Immortel, les RR n’ont plus de plafond, et le classement de ta région montre la place de chacun. Les saisons sont découpées en actes, et un reset amène des parties de placement. Un rang appartient à une région : commande pour celle où joue ton compte.',
  'about.second':
    'Tu commandes un départ et un objectif, ou un nombre de victoires ou de placements. Un booster joue sur ton compte ou à tes côtés et enregistre chaque match avec ses RR. Tu peux demander des agents précis. Ton MMR décide du nombre de matchs qu’il faut par division, c’est pourquoi le calculateur te demande ce qu’une victoire te rapporte. Le total que tu vois avant de payer est le total débité.',
  'service.elo': 'Un booster joue en Compétition sur ton compte jusqu’au rang que tu choisis.',
  'service.duo': 'Vous lancez la file ensemble, et tes identifiants restent à toi.',
  'service.placement': 'Jusqu’à cinq matchs après un reset, sur ton compte ou côte à côte.',
  'service.win': 'Des victoires nettes à ton rang, défaites rattrapées.',
  'question.first': 'Que se passe-t-il à la fin d’un acte ?',
  'answer.first':
    'Cela dépend de l’acte : certains se terminent par un reset, après d’autres, ton rang continue. Si un reset interrompt ta commande, l’équipe peut l’arrêter, et ce qui n’a pas été joué t’est remboursé d’après les matchs enregistrés. Le client indique quand l’acte se termine.',
  'question.second': 'Riot autorise-t-il le boost sur Valorant ?',
  'answer.second':
    'Non. Riot interdit le boost et le partage de compte, et les sanctions peuvent aller jusqu’au bannissement définitif. Nous pouvons protéger tes identifiants, pas ta situation auprès de Riot Games. Tu confirmes le savoir quand tu paies.',
  'question.third': 'Quelles régions sont proposées ?',
  'answer.third':
    'Europe, Amérique du Nord, Brésil, Amérique latine et Asie-Pacifique. Nous ne proposons pas la Corée, puisque le boost y est un délit. Seuls les boosters qui proposent ta région peuvent prendre ta commande : veille donc à choisir la bonne.',
  'question.fourth': 'Qui voit mes identifiants ?',
  'answer.fourth':
    'Dans une commande en duo, personne, puisque tu ne les donnes pas. Sinon, seulement le booster qui a pris ta commande, et seulement pendant le boost. Le coffre note chaque consultation, que tu peux lire, et il est vidé à la fin de la commande.',
  'question.fifth': 'Quand un booster commence-t-il ?',
  'answer.fifth':
    'La recherche commence dès que la commande est payée et, s’il en faut, les identifiants déposés. Nous promettons un départ sous {figures.start}. Si personne n’a pris ta commande d’ici là, tu peux continuer d’attendre, ou l’annuler et tout récupérer.',
  'question.sixth': 'Comment savoir que le rang est atteint ?',
  'answer.sixth':
    'Le booster envoie une capture d’écran du rang final. Tu as {figures.check} pour la comparer avec ton compte et clôturer la commande ; ensuite, elle est clôturée automatiquement. Si la preuve ne convient pas, l’équipe peut la renvoyer.',
} as const satisfies LandingWords
