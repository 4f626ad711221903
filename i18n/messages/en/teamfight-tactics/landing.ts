import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Teamfight Tactics boosting',
  lead: 'Ranked or Double Up, from Iron to Challenger. See what each division costs and how each lobby ended.',
  description:
    'Teamfight Tactics boosting for Ranked and Double Up, from {price} a division. Climbs, a Double Up partner, placements and net wins.',
  'about.title': 'A ladder per queue, a reset per set',
  'about.first':
    'Teamfight Tactics borrows its tiers from League of Legends: Iron to Diamond in four divisions of 100 LP, then Master, Grandmaster and Challenger with open LP. What differs is the way up. Eight players share a lobby, the top four gain, and steady results beat single first places. Every set resets the ladder and opens with placement games. Double Up has a rank of its own.',
  'about.second':
    'Prices are per division, per net win or per placement game, and each tier has its own. The booster records every game with its LP, so you see the climb with its dips. A partner is possible in Double Up only, and champions cannot be ordered, because no shop can be planned. Leave yourself time before a set ends: high finishes make long lobbies, and fewer of them fit into a day.',
  'service.elo': 'A booster plays your lobbies until you stand in the division you named.',
  'service.duo': 'You and a booster are one team in Double Up.',
  'service.placement': 'The first games of a set, in Ranked or Double Up.',
  'service.win': 'Top fours, with the losses taken off.',
  'question.first': 'Which queue should I choose?',
  'answer.first':
    'The one whose rank you want to change; they do not touch each other. In Ranked a booster plays alone and needs your login. Double Up can be played for you or together with you.',
  'question.second': 'Is my TFT rank tied to League of Legends?',
  'answer.second':
    'Only through the account. Login and server are the same; ranks, ratings and resets are not. An order for one leaves your rank in the other as it is. A penalty, though, concerns the account and so both games.',
  'question.third': 'How long does a division take?',
  'answer.third':
    'That depends on your tier and on the LP you gain. The calculator turns both into games and days and shows a range, not a date. The range is kept with your order, and the order page compares it with what happens.',
  'question.fourth': 'What do I get back if I stop?',
  'answer.fourth':
    'Everything, as long as no booster has started. After that staff can stop the order, and the recorded lobbies decide: finished divisions stay paid, the one under way counts by its LP, the rest comes back. The order page shows that amount at any time.',
  'question.fifth': 'Will Riot Games notice?',
  'answer.fifth':
    'We don’t know, and nobody who sells boosting does. It breaks the terms, and suspensions and bans are possible. We would rather say so here than after a penalty. You confirm it before you pay.',
  'question.sixth': 'Can I watch my lobbies?',
  'answer.sixth':
    'With the private stream you can: it is an add-on, and the booster shows you each game live. Without it you still find every lobby on the order page once it is recorded, with its result and its LP.',
} as const satisfies LandingWords
