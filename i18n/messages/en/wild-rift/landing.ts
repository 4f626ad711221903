import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Wild Rift boosting',
  lead: 'From Iron to Sovereign, on Android or iOS, with each mark on record.',
  description:
    'Wild Rift boosting for Android and iOS, from {price} a division. Elo, duo, first games of the season and net wins, with refunds by progress.',
  'about.title': 'Short divisions, a long top',
  'about.first':
    'Wild Rift’s ladder is counted in marks: two for a division in Iron, three in Bronze and Silver, four in Gold and Platinum, five in Emerald and Diamond. Above them stand Master, Grandmaster, Challenger and Sovereign on open points. There are no placement games; a new season sets you back, and you climb again. Beside Ranked there is Legendary Queue, for single players from Diamond on.',
  'about.second':
    'It is a game for phones, and that shapes the order. You tell us server and platform, and store a Riot login in the vault, or none at all in duo. Never hand over a Google, Apple or Facebook account. The booster plays on another device, records each game with its marks and hands in a picture of the final rank. You then have 72 hours to check it on your phone.',
  'service.elo': 'A booster collects the marks on your account, up to the tier you name.',
  'service.duo': 'You play on your phone, and the booster is in your party.',
  'service.placement': 'Your first ranked games of the season, up to ten.',
  'service.win': 'Net wins in Ranked or Legendary Queue.',
  'question.first': 'Is my Wild Rift rank the same as in League of Legends?',
  'answer.first':
    'No. The account can be the same, the ladders are not. Wild Rift has marks instead of LP, one tier more at the top and other servers. Order for the game on your phone, with the rank that it shows.',
  'question.second': 'Which servers do you offer?',
  'answer.second':
    'Europe, North America, Brazil, Latin America, Southeast Asia and the Middle East. Choose the one you play on, since ranks do not move between them. Servers in mainland China and Korea are not offered.',
  'question.third': 'How does a booster get into my account?',
  'answer.third':
    'With the Riot login that you store in the vault. It is encrypted, the booster of your order can open it only while boosting, and you see each view. If you would rather give nothing away, duo needs your in-game name only.',
  'question.fourth': 'Can I get banned?',
  'answer.fourth':
    'You can. Boosting and sharing an account are against Riot Games’ terms on phones as on PC. Suspension, loss of rewards and permanent bans are all possible, and we will not tell you otherwise, here or at checkout.',
  'question.fifth': 'How long does it take?',
  'answer.fifth':
    'The calculator turns your climb into games and days and shows a range. Low divisions go by quickly, Diamond takes its time, and a duo lasts as long as your free hours make it. The range stays with the order, for you to compare.',
  'question.sixth': 'What if I change my mind?',
  'answer.sixth':
    'Before a booster starts, you cancel yourself and choose where the full price goes: to your balance here or back to the way you paid. Later staff can stop the order, and what the recorded games have not earned is refunded.',
} as const satisfies LandingWords
