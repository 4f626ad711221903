import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Teamfight Tactics (TFT) boosting',
  lead: 'A booster plays your Ranked or Double Up lobbies, or is your partner in Double Up. See what each division costs and how every lobby ended.',
  description:
    'Teamfight Tactics boosting for Ranked and Double Up, from {price} a division. Climbs, a Double Up partner, placements and net wins.',
  'about.title': 'A ladder per queue, a reset per set',
  'about.first':
    'Teamfight Tactics borrows its tiers from League of Legends: Iron to Diamond in four divisions of 100 LP, then Master, Grandmaster and Challenger with no LP cap. What differs is the way up. Eight players share a lobby, the top four gain LP, and steady results beat the occasional first place. Every set resets the ladder and opens with placement games. Double Up has its own rank.',
  'about.second':
    'Prices are per division, per net win or per placement game, and each tier has its own. The booster records every game with its LP, so you see the dips in the climb as well. A partner is only possible in Double Up, and you can’t choose champions, because no one knows what the shop will offer. Leave yourself time before a set ends: good placements mean longer games, and fewer of them fit in a day.',
  'service.elo': 'A booster plays your lobbies until you reach the division you chose.',
  'service.duo': 'You and a booster are one team in Double Up.',
  'service.placement': 'The first games of a set, in Ranked or Double Up.',
  'service.win': 'Top fours, minus the losses.',
  'question.first': 'Which queue should I choose?',
  'answer.first':
    'The one whose rank you want to change; the two are independent. In Ranked, a booster plays alone and needs your login. In Double Up, a booster can play for you or with you.',
  'question.second': 'Is my TFT rank tied to League of Legends?',
  'answer.second':
    'Only through the account. Login and server are the same; ranks, ratings and resets aren’t. An order for one leaves your rank in the other unchanged. A penalty, though, hits the account and therefore both games.',
  'question.third': 'How long does a division take?',
  'answer.third':
    'That depends on your tier and on the LP you gain. The calculator turns both into games and days and shows a range, not a date. The range is saved with your order, and the order page compares it with actual progress.',
  'question.fourth': 'What do I get back if I stop?',
  'answer.fourth':
    'Everything, as long as no booster has started. After that, staff can stop the order, and the recorded lobbies decide: you pay for finished divisions and for the LP gained in the current one, and get the rest back. The order page always shows that amount.',
  'question.fifth': 'Will Riot Games notice?',
  'answer.fifth':
    'We don’t know, and neither does anyone else who sells boosting. It breaks the terms, and suspensions and bans are possible. We’d rather say so here than after a penalty. You confirm it before you pay.',
  'question.sixth': 'Can I watch my lobbies?',
  'answer.sixth':
    'Yes, with {games.addon.stream}: it’s an add-on, and the booster shows you every game live. Without it, you’ll still find every lobby on the order page once it’s recorded, with its result and its LP.',
} as const satisfies LandingWords
