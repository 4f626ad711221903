import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Valorant boosting',
  lead: 'From Iron 1 to Radiant in Competitive. Set start and target, see price and time, follow every match.',
  description:
    'Valorant boosting in Competitive, from {price} a division: elo, duo, placements and net wins. Clear prices, recorded matches, clear refunds.',
  'about.title': 'One queue, nine tiers',
  'about.first':
    'Valorant has one ranked queue, Competitive, and nine tiers: Iron, Bronze, Silver, Gold, Platinum, Diamond, Ascendant, Immortal and Radiant. The first seven have three divisions of 100 RR each. From Immortal on RR are open, and the leaderboard of your region tells who is where. The season is cut into acts, and a reset brings placement matches. Ranks belong to a region, so order for the one your account plays in.',
  'about.second':
    'An order names a start and a target, or a number of wins or placements. A booster plays on your account or beside you and records each match with its RR. Agents can be asked for by name. Your MMR decides how many matches a division takes, which is why the calculator wants to know what a win brings you. The total you see before paying is the total you are charged.',
  'service.elo': 'A booster plays Competitive on your account up to the rank you name.',
  'service.duo': 'You queue together, and your login stays with you.',
  'service.placement': 'Up to five matches after a reset, on your account or side by side.',
  'service.win': 'Net wins at your rank, with losses won back.',
  'question.first': 'What happens at the end of an act?',
  'answer.first':
    'That depends on the act: after some there is a reset, after others the rank goes on. If a reset cuts your climb off, staff can stop the order, and the part not climbed is refunded from the recorded matches. The client shows when the act ends.',
  'question.second': 'Does Riot permit boosting in Valorant?',
  'answer.second':
    'No. It forbids boosting and account sharing, and sanctions can go as far as a permanent ban. We can guard your login, but not your standing with Riot Games. You confirm that you know this when you pay.',
  'question.third': 'Which regions are there?',
  'answer.third':
    'Europe, North America, Brazil, Latin America and Asia-Pacific. Korea is not served, since boosting is a criminal offence there. Only boosters who offer your region can claim your order, so make sure that you choose the right one.',
  'question.fourth': 'Who sees my login?',
  'answer.fourth':
    'In a duo order nobody, because you give none. Otherwise only the booster who has claimed your order, and only while boosting. The vault notes every view for you to read, and it is emptied when the order ends.',
  'question.fifth': 'How soon does somebody start?',
  'answer.fifth':
    'The search begins when the order is paid and, where one is needed, the login is stored. The start is promised within an hour. If nobody has claimed your order by then, wait on or cancel it, and the whole price comes back.',
  'question.sixth': 'How do I know that the rank was reached?',
  'answer.sixth':
    'The booster hands in a picture of the final rank. You have 72 hours to compare it with your account and close the order; after that it closes by itself. Staff can send back proof that is not right.',
} as const satisfies LandingWords
