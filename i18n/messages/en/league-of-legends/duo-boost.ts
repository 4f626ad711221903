import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'You play every game yourself, with a booster by your side. We need your Riot ID, never your password.',
  description:
    'Climb in LoL side by side with a booster, on your own account. From {price} a division, no password, every game recorded.',
  'about.title': 'Two players, one climb',
  'about.first':
    'Solo/Duo lets you queue with one partner, and only if your ranks are close enough. So your booster plays on an account with a rank that fits yours. Flex allows bigger parties, but a duo boost is still just you and one booster. Your LP depends on your account alone: the game looks at your wins, your losses and your MMR, not your partner’s.',
  'about.second':
    'No game is played without you, so your schedule sets the pace, and the time range is longer than for an elo boost. Enter the hours you can play with your order: boosters see them before they claim it. Play your best role and leave jungle or carry to your partner. {games.addon.solo-only} and {games.addon.offline} aren’t offered here, because they’re for boosters who play alone on your account.',
  'question.first': 'Is duo safer than handing over my account?',
  'answer.first':
    'For your login, yes: no one signs in but you. To Riot Games, it’s still paid boosting, which its terms forbid in every form. You could still be suspended or lose ranked rewards, and we won’t promise otherwise. You accept this statement at checkout.',
  'question.second': 'What do you need from me?',
  'answer.second':
    'Your Riot ID with its tag, your server, and the hours you can play. The booster uses that name to invite you. A duo order never needs a password, so don’t give yours to anyone, not even your booster.',
  'question.third': 'Do I have to carry, too?',
  'answer.third':
    'Just play the way you always do. You’ll lose some games even with a strong partner, and winning that LP back is included in the price. A champion you know well helps more than one that’s strong this patch.',
  'question.fourth': 'Can I duo in Master and above?',
  'answer.fourth':
    'You can order it, and the price then goes by LP instead of divisions. Who can queue with whom at the top is up to Riot and changes from season to season. Check before you order, or choose {games.queue.flex}.',
  'question.fifth': 'What if I can’t play for a few days?',
  'answer.fifth':
    'Pause the order on its page and resume it when you’re back; the price stays the same. If you’d rather end it, staff can stop it. You’re then refunded for the divisions that weren’t played, based on the recorded games.',
} as const satisfies ServiceWords
