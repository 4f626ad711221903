import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Climb on your own phone, with a booster in your party.',
  description:
    'Wild Rift duo boost: you play on your own phone beside a booster, from {price} a division. No login shared, marks recorded game by game.',
  'about.title': 'A party of two on the Rift',
  'about.first':
    'In Wild Rift, two players can queue for Ranked together when their ranks are close enough. You win and lose together, but every account has its own marks: your win earns your mark, and your fortitude saves it. Games are shorter than on PC, so you can fit plenty of them into an evening. {games.queue.legendary} is for solo players only, so it isn’t part of duo.',
  'about.second':
    'You do the playing, on your own device and with your own login. You enter your in-game name with its tag, server and platform, and the hours that suit you. Take the position you know, whether baron, jungle, mid, dragon or support; a booster in mid or the jungle reaches the other lanes quickly. A good connection matters most: a mark lost to a reconnect is still a lost mark.',
  'question.first': 'I play on iOS, the booster on Android. Does that work?',
  'answer.first':
    'Yes. Both systems share servers and queues, and mixed parties are common. You just need the same server and ranks close enough for the game to let you queue together.',
  'question.second': 'Why is {games.queue.legendary} missing here?',
  'answer.second':
    'Because the game doesn’t let parties into it. To climb together, choose {games.queue.ranked}. If you want {games.queue.legendary}, an elo boost offers it from Diamond up, played by a booster on your account.',
  'question.third': 'What if my connection drops during a game?',
  'answer.third':
    'The game counts the way it ends. A lost mark is won back along the way, since the price is for the target. If your connection stays bad, pause the order on its page and continue another day.',
  'question.fourth': 'Which name do I enter?',
  'answer.fourth':
    'Your Riot ID: the in-game name and the tag after the #, as shown in your Wild Rift profile. That’s where the booster’s invite goes. In duo, no one asks for your login, your phone number or the service your game is linked to.',
  'question.fifth': 'Is a paid partner against the rules?',
  'answer.fifth':
    'Yes. No one else signs in to your account, so nothing is shared, but Riot Games still calls it boosting. A penalty can hit your account as well as the booster’s. We say so again before you pay.',
} as const satisfies ServiceWords
