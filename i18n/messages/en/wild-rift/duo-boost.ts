import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Climb on your own phone, with a booster in your party.',
  description:
    'Wild Rift duo boost: you play on your own phone beside a booster, from {price} a division. No login given, marks recorded game by game.',
  'about.title': 'A party of two on the Rift',
  'about.first':
    'Ranked in Wild Rift can be queued as a party of two when the ranks are close enough. You win and lose together, but every account has its own marks: your win brings your mark, and your fortitude saves it. Games are shorter than on PC, so an evening holds a good number of them. Legendary Queue is for single players only and therefore not a part of duo.',
  'about.second':
    'The playing stays with you, on your own device and under your own login. You give your in-game name with its tag, server and platform, and the hours that suit you. Take the position you know, be it baron, jungle, mid, dragon or support; a booster in mid or the jungle reaches the other lanes quickly. A good connection helps most: a mark lost to a reconnect is lost all the same.',
  'question.first': 'I play on iOS, the booster on Android. Does that work?',
  'answer.first':
    'Yes. Both systems share servers and queues, and a party across them is nothing unusual. What has to fit is the server, and a distance in rank with which the game lets you queue together.',
  'question.second': 'Why is Legendary Queue missing here?',
  'answer.second':
    'Because the game admits no parties to it. For a climb together, Ranked is the queue. If Legendary Queue is what you want, elo boost offers it from Diamond on, played by a booster on your account.',
  'question.third': 'What if my connection drops during a game?',
  'answer.third':
    'The game counts as it ends. A lost mark is won back on the way, since the price is for the target. If your connection stays bad, pause the order on its page and go on another day.',
  'question.fourth': 'Which name do I enter?',
  'answer.fourth':
    'Your Riot ID, the in-game name with the tag behind the #, as your profile in Wild Rift shows it. The booster’s invitation goes there. Login, phone number and the service your game is bound to are never asked for in duo.',
  'question.fifth': 'Is a paid partner against the rules?',
  'answer.fifth':
    'Yes. No one else signs in to your account, so nothing is shared, but Riot Games still calls it boosting. A sanction can hit your account as well as the booster’s. We say so again before you pay.',
} as const satisfies ServiceWords
