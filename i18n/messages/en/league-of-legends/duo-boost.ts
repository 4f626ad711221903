import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'You play every game yourself, next to a booster. We need your Riot ID and no password.',
  description:
    'Climb in League of Legends side by side with a booster, on your own account. From {price} a division, no password, every game recorded.',
  'about.title': 'Two players, one climb',
  'about.first':
    'Solo/Duo lets you queue with one partner, and only when the two ranks lie close together. Your booster therefore plays on an account whose rank fits yours. In Flex the party may be larger, but a duo boost is still you and one booster. LP are counted on your account alone: the game looks at your wins, your losses and your MMR, not at your partner’s.',
  'about.second':
    'No game is played without you, so your free hours set the pace, and the time range is longer than for an elo boost. Name those hours with the order: boosters see them before they claim. Play the role you are at home in and leave the jungle or the carry to your partner. Solo-only queue and appear offline are missing here, because they belong to a booster alone on the account.',
  'question.first': 'Is duo safer than handing over my account?',
  'answer.first':
    'For your login, yes: nobody signs in but you. To Riot Games it is still paid boosting, which its terms forbid in every form. Suspension or the loss of ranked rewards stay possible, and we promise nothing else. You accept this statement at checkout.',
  'question.second': 'What do you need from me?',
  'answer.second':
    'Your Riot ID with its tag, the server, and the hours in which you can play. The booster invites you by that name. A duo order never needs a password, so give it to nobody, not even to your booster.',
  'question.third': 'Do I have to carry my half?',
  'answer.third':
    'Play as you always do. Games are lost even next to a strong partner, and those LP are won back within the price. A champion you know well helps more than one that is strong this patch.',
  'question.fourth': 'Can I climb as a duo in Master and above?',
  'answer.fourth':
    'It can be ordered, and the price then follows LP instead of divisions. Who may queue with whom at the top is Riot’s rule and changes from season to season. Check it before you order, or choose Flex.',
  'question.fifth': 'What if I cannot play for a few days?',
  'answer.fifth':
    'Pause the order on its page and resume it when you are back; the price stays the same. If you would rather end it, staff can stop it. The divisions that were not climbed are then refunded from the recorded games.',
} as const satisfies ServiceWords
