import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Valorant',
  lead: 'Un booster joue en Compétition pour toi ou avec toi, de Fer 1 à Radiant. Tu vois le prix et la durée avant de commander, et tu suis chaque match.',
  description:
    'Boost Valorant en Compétition, dès {price} la division : elo, duo, placement, victoires. Prix détaillé, matchs enregistrés, remboursement au prorata.',
  'about.title': 'Une file, neuf paliers',
  'about.first':
    'Sur Valorant, une seule file est classée : la Compétition. Elle compte neuf paliers : Fer, Bronze, Argent, Or, Platine, Diamant, Ascendant, Immortel et Radiant. Les sept premiers ont chacun trois divisions de 100 RR. À partir d’Immortel, les RR n’ont plus de plafond, et le classement de ta région dit où en est chacun. Les saisons se divisent en actes, et un reset amène des parties de placement. Un rang ne vaut que dans sa région : commande pour celle où joue ton compte.',
  'about.second':
    'Tu commandes une ascension, d’un départ à un objectif, ou un nombre de victoires ou de placements. Un booster joue sur ton compte ou à tes côtés, et enregistre chaque match avec ses RR. Tu peux demander des agents précis. Le nombre de matchs par division dépend de ton MMR : voilà pourquoi le calculateur te demande ce que te rapporte une victoire. Le total affiché avant le paiement est celui qui est débité.',
  'service.elo': 'Un booster joue en Compétition sur ton compte jusqu’au rang que tu choisis.',
  'service.duo': 'Vous lancez la file ensemble, et tes identifiants restent à toi.',
  'service.placement': 'Jusqu’à cinq matchs après un reset, sur ton compte ou côte à côte.',
  'service.win': 'Des victoires nettes à ton rang, défaites rattrapées.',
  'question.first': 'Que se passe-t-il à la fin d’un acte ?',
  'answer.first':
    'Tout dépend de l’acte : certains se terminent par un reset ; après d’autres, ton rang continue. La date de fin s’affiche dans le client. Si un reset interrompt ta commande, l’équipe peut l’arrêter. Ce qui n’a pas été joué t’est alors remboursé, d’après les matchs enregistrés.',
  'question.second': 'Riot autorise-t-il le boost sur Valorant ?',
  'answer.second':
    'Non. Riot interdit le boost et le partage de compte, et les sanctions vont jusqu’au bannissement définitif. Nous pouvons protéger tes identifiants ; pour ton compte face à Riot Games, nous ne pouvons rien. En payant, tu confirmes le savoir.',
  'question.third': 'Quelles régions sont proposées ?',
  'answer.third':
    'Europe, Amérique du Nord, Brésil, Amérique latine et Asie-Pacifique. La Corée n’en fait pas partie : le boost y est un délit. Choisis bien ta région, car seuls les boosters qui la proposent peuvent accepter ta commande.',
  'question.fourth': 'Qui voit mes identifiants ?',
  'answer.fourth':
    'En duo, personne, puisque tu ne les donnes pas. Sinon, seul le booster qui a accepté ta commande, et seulement pendant le boost. Le coffre note chaque consultation, tu peux les relire, et il est vidé à la fin de la commande.',
  'question.fifth': 'Quand un booster commence-t-il ?',
  'answer.fifth':
    'La recherche commence dès que la commande est payée et que tes identifiants sont déposés, s’il en faut. Nous promettons un départ sous {figures.start}. Si personne n’a accepté d’ici là, à toi de choisir : attendre encore, ou annuler et tout récupérer.',
  'question.sixth': 'Comment savoir que le rang est atteint ?',
  'answer.sixth':
    'Le booster envoie une capture d’écran du rang final. Tu as {figures.check} pour la comparer avec ton compte et confirmer le résultat ; passé ce délai, il est confirmé automatiquement. Si la preuve ne convient pas, l’équipe peut la refuser.',
} as const satisfies LandingWords
