import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Du rang que tu as au rang que tu indiques, en Compétition, par tranches de 100 RR.',
  description:
    'Elo boost Valorant en Compétition, dès {price} par division. RR notés match par match, prix ligne par ligne, la part non grimpée remboursée.',
  'about.title': 'Comment bougent les RR, et ce que cela change pour une ascension',
  'about.first':
    'Chaque division, de Fer 1 à Ascendant 3, demande 100 RR. Une victoire en rapporte plus quand ton MMR caché est au-dessus du rang affiché, et l’écart de manches comme ta propre performance peuvent compter aussi. Il n’y a pas de match de promotion : à 100 RR, tu passes. À partir d’Immortel, les RR n’ont plus de plafond, et Radiant demande en plus une place parmi les meilleurs de ta région.',
  'about.second':
    'Le booster joue en Compétition sur ton compte, dans ta région. Dis-nous ce que te rapporte une victoire ordinaire, car un compte à faible gain demande plus de matchs. Des agents peuvent être nommés en option s’ils sont débloqués. Le stream privé te montre les manches en direct, le coaching te dit pourquoi elles ont été gagnées. Pendant la commande, ne touche pas à la Compétition : tes propres matchs décaleraient les RR sur lesquels le journal s’appuie.',
  'question.first': 'Quels agents puis-je demander ?',
  'answer.first':
    'Tous ceux qui sont débloqués sur ton compte ; le booster ne joue alors qu’eux. Nomme des agents de plusieurs rôles. Le premier qui verrouille un agent l’a, et une liste d’un seul duelliste ne laisse rien quand un coéquipier est plus rapide.',
  'question.second': 'Pourquoi mon ami gagne-t-il plus de RR par victoire ?',
  'answer.second':
    'Les RR suivent l’écart entre le MMR et le rang. Avec un MMR au-dessus de ton rang, une victoire rapporte plus qu’une défaite ne coûte ; en dessous, c’est l’inverse. Choisis faible, normal ou élevé d’après tes derniers matchs. Cela change le prix et la durée.',
  'question.third': 'Le prix couvre-t-il les matchs perdus ?',
  'answer.third':
    'Oui. Le devis vaut pour le rang que tu as indiqué. Les défaites, les dodges et les RR qu’ils prennent font partie du chemin, et le booster joue jusqu’à l’arrivée. Le journal montre tout cela.',
  'question.fourth': 'Pouvez-vous m’amener à Radiant ?',
  'answer.fourth':
    'Cela peut se commander, et seul un booster agréé pour cette altitude peut prendre la commande. Radiant demande assez de RR et l’une des places limitées de ta région, et les deux bougent chaque jour. La commande vaut pour les RR que tu indiques : regarde donc d’abord le classement.',
  'question.fifth': 'Que fait Riot des comptes boostés ?',
  'answer.fifth':
    'Le boost et le partage de compte enfreignent les conditions. Riot Games peut retirer des récompenses classées, suspendre ou bannir, et Vanguard tourne sur chaque machine où ton compte est utilisé. Ce qui en découle n’est pas entre nos mains. Tu l’acceptes avant de payer.',
} as const satisfies ServiceWords
