import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Teamfight Tactics',
  lead: 'Classée ou Double Up, du Fer au Challenger. Vois ce que coûte chaque division et comment s’est terminé chaque lobby.',
  description:
    'Boost Teamfight Tactics en Classée et en Double Up, dès {price} la division : ascensions, partenaire Double Up, placements et victoires nettes.',
  'about.title': 'Un classement par file, un reset par set',
  'about.first':
    'Teamfight Tactics reprend les paliers de League of Legends : de Fer à Diamant en quatre divisions de 100 LP, puis Maître, Grand Maître et Challenger, sans plafond de LP. Ce qui change, c’est la façon de monter. Huit joueurs partagent un lobby, les quatre premiers gagnent des LP, et des résultats réguliers valent mieux qu’une première place de temps en temps. Chaque set remet le classement à zéro et s’ouvre sur des parties de placement. Double Up a son propre rang.',
  'about.second':
    'Les prix sont par division, par victoire nette ou par partie de placement, et chaque palier a les siens. Le booster enregistre chaque partie avec ses LP : tu vois donc aussi les creux de l’ascension. Jouer avec un partenaire n’est possible qu’en Double Up, et les champions ne se choisissent pas, car la boutique est imprévisible. Garde-toi du temps avant la fin d’un set : les bonnes places font des parties plus longues, et il en tient moins dans une journée.',
  'service.elo': 'Un booster joue tes lobbies jusqu’à la division que tu choisis.',
  'service.duo': 'Un booster et toi faites équipe en Double Up.',
  'service.placement': 'Les premières parties d’un set, en Classée ou en Double Up.',
  'service.win': 'Des top 4, moins les défaites.',
  'question.first': 'Quelle file choisir ?',
  'answer.first':
    'Celle dont tu veux changer le rang ; les deux sont indépendantes. En Classée, un booster joue seul et a besoin de tes identifiants. En Double Up, un booster peut jouer pour toi ou avec toi.',
  'question.second': 'Mon rang TFT est-il lié à League of Legends ?',
  'answer.second':
    'Seulement par le compte. Les identifiants et le serveur sont les mêmes ; les rangs, le MMR et les resets, non. Une commande pour l’un ne change pas ton rang dans l’autre. Une sanction, elle, touche le compte, donc les deux jeux.',
  'question.third': 'Combien de temps prend une division ?',
  'answer.third':
    'Cela dépend de ton palier et des LP que tu gagnes. Le calculateur en déduit un nombre de parties et de jours, et affiche une fourchette, pas une date. La fourchette est enregistrée avec ta commande, et la page de la commande la compare à l’avancée réelle.',
  'question.fourth': 'Qu’est-ce que je récupère si j’arrête ?',
  'answer.fourth':
    'Tout, tant qu’aucun booster n’a commencé. Ensuite, l’équipe peut arrêter la commande, et les lobbies enregistrés décident : tu paies les divisions terminées et les LP gagnés dans la division en cours, et tu récupères le reste. La page de la commande affiche toujours ce montant.',
  'question.fifth': 'Riot Games va-t-il le remarquer ?',
  'answer.fifth':
    'Nous ne le savons pas, et aucun autre vendeur de boost ne le sait. Cela enfreint les conditions, et des suspensions et des bannissements sont possibles. Nous préférons le dire ici plutôt qu’après une sanction. Tu le confirmes avant de payer.',
  'question.sixth': 'Puis-je regarder mes lobbies ?',
  'answer.sixth':
    'Oui, avec l’option « {games.addon.stream} » : le booster te montre chaque partie en direct. Sans elle, tu retrouves quand même chaque lobby sur la page de la commande une fois enregistré, avec son résultat et ses LP.',
} as const satisfies LandingWords
