import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Wild Rift boosting',
  lead: 'A booster plays your ranked games on Android or iOS, alone or in your party, from Iron to Sovereign. Every mark is recorded.',
  description:
    'Wild Rift boosting for Android and iOS, from {price} a division. Elo, duo, first games of the season and net wins, with refunds by progress.',
  'about.title': 'Short divisions, a long top',
  'about.first':
    'Wild Rift’s ladder is counted in marks: two per division in Iron, three in Bronze and Silver, four in Gold and Platinum, five in Emerald and Diamond. Above them, Master, Grandmaster, Challenger and Sovereign use open-ended points. There are no placement games; a new season sets you back, and you climb again. Besides Ranked, there’s {games.queue.legendary}, for solo players from Diamond up.',
  'about.second':
    'It’s a mobile game, and that shapes your order. You choose your server and platform, and store a Riot login in the vault, or none at all if you play in duo. Never share a Google, Apple or Facebook login. The booster plays on another device, records every game with its marks and submits a screenshot of the final rank. You then have {figures.check} to check it on your phone.',
  'service.elo': 'A booster earns the marks on your account, up to the tier you choose.',
  'service.duo': 'You play on your phone, with the booster in your party.',
  'service.placement': 'Your first ranked games of the season, up to ten.',
  'service.win': 'Net wins in {games.queue.ranked} or {games.queue.legendary}.',
  'question.first': 'Is my Wild Rift rank the same as in League of Legends?',
  'answer.first':
    'No. The account can be the same, but the ladders aren’t. Wild Rift has marks instead of LP, one more tier at the top and other servers. Order for the game on your phone, with the rank it shows.',
  'question.second': 'Which servers do you offer?',
  'answer.second':
    'Europe, North America, Brazil, Latin America, Southeast Asia and the Middle East. Choose the one you play on, since ranks don’t transfer between them. We don’t offer servers in mainland China or Korea.',
  'question.third': 'How does a booster get into my account?',
  'answer.third':
    'With the Riot login you store in the vault. It’s encrypted, the booster on your order can open it only while boosting, and you see every view. If you’d rather not share a login, duo only needs your in-game name.',
  'question.fourth': 'Can I get banned?',
  'answer.fourth':
    'You can. Boosting and account sharing are against Riot Games’ terms on mobile just as on PC. Suspension, loss of rewards and permanent bans are all possible, and we won’t tell you otherwise, here or at checkout.',
  'question.fifth': 'How long does it take?',
  'answer.fifth':
    'The calculator turns your climb into games and days and shows a range. Low divisions go quickly, Diamond takes a while, and how long a duo takes depends on your schedule. The range stays with the order, so you can compare.',
  'question.sixth': 'What if I change my mind?',
  'answer.sixth':
    'Until a booster starts, you can cancel the order yourself and choose where your full refund goes: to your balance here or to your original payment method. After that, staff can stop the order, and you’re refunded for what the recorded games haven’t achieved.',
} as const satisfies LandingWords
