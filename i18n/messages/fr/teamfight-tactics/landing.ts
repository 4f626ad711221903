import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boost Teamfight Tactics',
  lead: 'Classée ou Double Up, de Fer à Challenger. Vois ce que coûte chaque division et comment chaque lobby s’est fini.',
  description:
    'Boost Teamfight Tactics en Classée et Double Up, dès {price} par division. Ascensions, partenaire Double Up, placements et victoires nettes.',
  'about.title': 'Un classement par file, un reset par set',
  'about.first':
    'Teamfight Tactics emprunte ses paliers à League of Legends : de Fer à Diamant en quatre divisions de 100 LP, puis Maître, Grand Maître et Challenger avec des LP sans plafond. Ce qui change, c’est le chemin. Huit joueurs partagent un lobby, les quatre premiers gagnent, et des résultats réguliers valent mieux que des premières places isolées. Chaque set remet le classement à zéro et s’ouvre par des matchs de placement. Double Up a son propre rang.',
  'about.second':
    'Les prix sont par division, par victoire nette ou par match de placement, et chaque palier a le sien. Le booster note chaque partie avec ses LP, tu vois donc l’ascension avec ses creux. On ne joue avec un partenaire qu’en Double Up, et les champions ne se commandent pas, car aucune boutique ne se planifie. Garde du temps avant la fin d’un set : finir haut fait de longs lobbies, et il en tient moins dans une journée.',
  'service.elo': 'Un booster joue tes lobbies jusqu’à la division que tu as indiquée.',
  'service.duo': 'Toi et un booster formez une équipe en Double Up.',
  'service.placement': 'Les premières parties d’un set, en Classée ou en Double Up.',
  'service.win': 'Des top 4, défaites déduites.',
  'question.first': 'Quelle file choisir ?',
  'answer.first':
    'Celle dont tu veux changer le rang ; elles ne se touchent pas. En Classée, un booster joue seul et a besoin de tes identifiants. Double Up peut se jouer pour toi ou avec toi.',
  'question.second': 'Mon rang TFT est-il lié à League of Legends ?',
  'answer.second':
    'Seulement par le compte. Les identifiants et le serveur sont les mêmes ; les rangs, le MMR et les resets ne le sont pas. Une commande pour l’un laisse ton rang dans l’autre tel quel. Une sanction, elle, vise le compte et donc les deux jeux.',
  'question.third': 'Combien de temps prend une division ?',
  'answer.third':
    'Cela dépend de ton palier et des LP que tu gagnes. Le calculateur en tire des parties et des jours, et affiche une fourchette, pas une date. La fourchette est gardée avec ta commande, et la page de commande la compare à ce qui se passe.',
  'question.fourth': 'Qu’est-ce que je récupère si j’arrête ?',
  'answer.fourth':
    'Tout, tant qu’aucun booster n’a commencé. Ensuite, l’équipe peut arrêter la commande, et les lobbies notés décident : les divisions finies restent payées, celle en cours compte selon ses LP, le reste te revient. La page de commande affiche ce montant à tout moment.',
  'question.fifth': 'Riot Games va-t-il le remarquer ?',
  'answer.fifth':
    'Nous ne le savons pas, et aucun vendeur de boost ne le sait. Cela enfreint les conditions, et des suspensions et des bannissements sont possibles. Nous préférons le dire ici qu’après une sanction. Tu le confirmes avant de payer.',
  'question.sixth': 'Puis-je regarder mes lobbies ?',
  'answer.sixth':
    'Avec le stream privé, oui : c’est une option, et le booster te montre chaque partie en direct. Sans elle, tu retrouves quand même chaque lobby sur la page de commande une fois noté, avec son résultat et ses LP.',
} as const satisfies LandingWords
