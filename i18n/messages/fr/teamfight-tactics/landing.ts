import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Teamfight Tactics (TFT)',
  lead: 'Un booster joue tes lobbies en Classée ou en Double Up, ou devient ton partenaire en Double Up. Tu vois ce que coûte chaque division et comment s’est terminé chaque lobby.',
  description:
    'Boost Teamfight Tactics en Classée et en Double Up, dès {price} la division : ascensions, partenaire Double Up, placements et victoires nettes.',
  'about.title': 'Un classement par file, un reset par set',
  'about.first':
    'Les paliers viennent de League of Legends : quatre divisions de 100 LP de Fer à Diamant, puis Maître, Grand Maître et Challenger, sans plafond de LP. La façon de monter, elle, est propre à Teamfight Tactics. Huit joueurs par lobby, des LP pour les quatre premiers : la régularité paie plus qu’une première place de temps en temps. Chaque set remet le classement à zéro et s’ouvre sur des parties de placement. Double Up a son propre rang.',
  'about.second':
    'Le prix se compte par division, par victoire nette ou par partie de placement, et il dépend du palier. Le booster enregistre chaque partie avec ses LP : tu vois donc aussi les creux. Jouer à deux n’est possible qu’en Double Up. Choisir des champions ne l’est jamais, car personne ne sait ce que la boutique va proposer. Prends de la marge avant la fin d’un set : plus on finit haut, plus la partie dure, et moins il en tient dans une journée.',
  'service.elo': 'Un booster joue tes lobbies jusqu’à la division que tu choisis.',
  'service.duo': 'Un booster et toi faites équipe en Double Up.',
  'service.placement': 'Les premières parties d’un set, en Classée ou en Double Up.',
  'service.win': 'Des top 4, moins les défaites.',
  'question.first': 'Quelle file choisir ?',
  'answer.first':
    'Celle dont tu veux changer le rang : les deux sont indépendantes. En Classée, un booster joue seul et a besoin de tes identifiants. En Double Up, il joue pour toi ou avec toi.',
  'question.second': 'Mon rang TFT est-il lié à League of Legends ?',
  'answer.second':
    'Par le compte seulement. Les identifiants et le serveur sont communs ; les rangs, le MMR et les resets, non. Une commande pour l’un ne change rien à ton rang dans l’autre. Une sanction, elle, touche le compte, donc les deux jeux.',
  'question.third': 'Combien de temps prend une division ?',
  'answer.third':
    'Tout dépend de ton palier et des LP que tu gagnes. Le calculateur en tire un nombre de parties et de jours : une fourchette, pas une date. Elle est enregistrée avec ta commande, et la page de la commande la compare à l’avancée réelle.',
  'question.fourth': 'Qu’est-ce que je récupère si j’arrête ?',
  'answer.fourth':
    'Tout, tant qu’aucun booster n’a commencé. Après, l’équipe peut arrêter la commande, et ce sont les lobbies enregistrés qui décident. Tu paies les divisions terminées et les LP gagnés dans la division en cours ; tu récupères le reste. La page de la commande affiche toujours ce montant.',
  'question.fifth': 'Riot Games va-t-il le remarquer ?',
  'answer.fifth':
    'Nous n’en savons rien, et aucun autre vendeur de boost ne le sait. Le boost enfreint les conditions, une suspension ou un bannissement est possible, et nous préférons le dire ici plutôt qu’après coup. Tu le confirmes avant de payer.',
  'question.sixth': 'Puis-je regarder mes lobbies ?',
  'answer.sixth':
    'Oui, avec l’option « {games.addon.stream} » : le booster te montre chaque partie en direct. Sans elle, chaque lobby apparaît quand même sur la page de la commande une fois enregistré, avec son résultat et ses LP.',
} as const satisfies LandingWords
