import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Du rang que tu as au rang que tu veux, en Compétition, par tranches de 100 RR.',
  description:
    'Elo boost Valorant en Compétition, dès {price} la division. RR enregistrés match par match, prix détaillé, ce qui n’est pas joué est remboursé.',
  'about.title': 'Comment évoluent les RR, et ce que cela change pour ton ascension',
  'about.first':
    'Chaque division, de Fer 1 à Ascendant 3, demande 100 RR. Une victoire en rapporte plus quand ton MMR caché est au-dessus du rang affiché, et l’écart de manches comme ta propre performance peuvent compter aussi. Il n’y a pas de match de promotion : à 100 RR, tu passes. À partir d’Immortel, les RR n’ont plus de plafond, et Radiant demande en plus une place parmi les meilleurs de ta région.',
  'about.second':
    'Le booster joue en Compétition sur ton compte, dans ta région. Dis-nous ce que te rapporte une victoire typique, car un compte à faible gain demande plus de matchs. Tu peux choisir des agents en option, s’ils sont débloqués. « {games.addon.stream} » te montre les manches en direct, et « {games.addon.coaching} » t’explique pourquoi elles ont été gagnées. Pendant la commande, ne touche pas à la Compétition : tes propres matchs décaleraient les RR sur lesquels le journal s’appuie.',
  'question.first': 'Quels agents puis-je demander ?',
  'answer.first':
    'Tous ceux qui sont débloqués sur ton compte ; le booster ne joue alors qu’eux. Choisis des agents de plusieurs rôles. Le premier joueur qui verrouille un agent l’a, et si ton seul choix est un duelliste, un coéquipier plus rapide ne laisse rien au booster.',
  'question.second': 'Pourquoi mon ami gagne-t-il plus de RR par victoire ?',
  'answer.second':
    'Les RR dépendent de l’écart entre le MMR et le rang. Si ton MMR est au-dessus de ton rang, une victoire rapporte plus qu’une défaite ne coûte ; s’il est en dessous, c’est l’inverse. Choisis « {games.gain.low} », « {games.gain.normal} » ou « {games.gain.high} » d’après tes derniers matchs. Cela joue sur le prix et la durée.',
  'question.third': 'Le prix couvre-t-il les matchs perdus ?',
  'answer.third':
    'Oui. Le devis vaut pour le rang que tu as choisi. Les défaites, les dodges et les RR qu’ils coûtent font partie du chemin, et le booster joue jusqu’à l’arrivée. Le journal montre tout cela.',
  'question.fourth': 'Pouvez-vous m’amener à Radiant ?',
  'answer.fourth':
    'Tu peux le commander, et seul un booster habilité à ce rang peut prendre la commande. Pour être Radiant, il faut assez de RR et l’une des places limitées de ta région, et ces deux seuils bougent chaque jour. La commande porte sur les RR que tu indiques : regarde donc d’abord le classement.',
  'question.fifth': 'Que fait Riot des comptes boostés ?',
  'answer.fifth':
    'Le boost et le partage de compte enfreignent les conditions. Riot Games peut retirer des récompenses classées, suspendre ou bannir des comptes, et Vanguard tourne sur chaque ordinateur où ton compte est utilisé. La suite n’est pas entre nos mains. Tu l’acceptes avant de payer.',
} as const satisfies ServiceWords
