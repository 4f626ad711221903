import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster joue en Compétition sur ton compte, du rang que tu as au rang que tu veux, par tranches de 100 RR.',
  description:
    'Elo boost Valorant en Compétition, dès {price} la division. RR enregistrés match par match, prix détaillé, ce qui n’est pas joué est remboursé.',
  'about.title': 'Comment évoluent les RR, et ce que cela change pour ton ascension',
  'about.first':
    'De Fer 1 à Ascendant 3, chaque division demande 100 RR. Quand ton MMR caché dépasse ton rang affiché, une victoire en rapporte plus. L’écart de manches et ta propre performance peuvent jouer aussi. Pas de match de promotion : à 100 RR, tu passes. À partir d’Immortel, les RR n’ont plus de plafond. Radiant exige en plus une place parmi les meilleurs de ta région.',
  'about.second':
    'Le booster joue en Compétition, sur ton compte et dans ta région. Dis-nous ce que te rapporte d’habitude une victoire : avec un faible gain, il faut plus de matchs. Tu peux demander des agents en option, s’ils sont débloqués. « {games.addon.stream} » te montre les manches en direct, et « {games.addon.coaching} » t’explique pourquoi elles ont été gagnées. Pendant la commande, ne touche pas à la Compétition : tes propres matchs fausseraient les RR du journal.',
  'question.first': 'Quels agents puis-je demander ?',
  'answer.first':
    'Tous ceux que ton compte a débloqués ; le booster ne joue alors qu’eux. Varie les rôles. Un agent revient au premier qui le verrouille : si tu n’as choisi qu’un duelliste, il suffit d’un coéquipier plus rapide pour que le booster n’ait plus rien.',
  'question.second': 'Pourquoi mon ami gagne-t-il plus de RR par victoire ?',
  'answer.second':
    'Tout est dans l’écart entre le MMR et le rang. Si ton MMR est au-dessus, une victoire rapporte plus qu’une défaite ne coûte ; s’il est en dessous, c’est l’inverse. Regarde tes derniers matchs et choisis « {games.gain.low} », « {games.gain.normal} » ou « {games.gain.high} ». Le prix et la durée en dépendent.',
  'question.third': 'Le prix couvre-t-il les matchs perdus ?',
  'answer.third':
    'Oui. Tu paies le rang que tu as choisi. Les défaites, les dodges et les RR qu’ils coûtent font partie du chemin : le booster joue jusqu’à l’arrivée, et le journal montre tout.',
  'question.fourth': 'Pouvez-vous m’amener à Radiant ?',
  'answer.fourth':
    'Tu peux le commander, mais seul un booster habilité à ce rang peut accepter la commande. Radiant demande deux choses : assez de RR et l’une des places limitées de ta région. Les deux seuils bougent chaque jour. La commande, elle, porte sur les RR que tu indiques. Regarde donc d’abord le classement.',
  'question.fifth': 'Que fait Riot des comptes boostés ?',
  'answer.fifth':
    'Le boost et le partage de compte enfreignent ses conditions. Riot Games peut retirer des récompenses classées, suspendre ou bannir des comptes, et Vanguard tourne sur chaque ordinateur où le tien est utilisé. Ce qui se passe ensuite ne dépend pas de nous. Tu l’acceptes avant de payer.',
} as const satisfies ServiceWords
