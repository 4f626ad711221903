import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Valorant rank boosting',
  lead: 'A booster plays Competitive for you or with you, from Iron 1 to Radiant. See the price and time before you order, and follow every match.',
  description:
    'Valorant boosting in Competitive, from {price} a division: elo, duo, placements and net wins. Clear prices, recorded matches, clear refunds.',
  'about.title': 'One queue, nine tiers',
  'about.first':
    'Valorant has one ranked queue, Competitive, and nine tiers: Iron, Bronze, Silver, Gold, Platinum, Diamond, Ascendant, Immortal and Radiant. The first seven have three divisions of 100 RR each. From Immortal up, RR is open-ended, and your region’s leaderboard shows who’s where. Seasons are split into acts, and a reset brings placement matches. Ranks belong to a region, so order for the one your account plays in.',
  'about.second':
    'You order a start and a target, or a number of wins or placements. A booster plays on your account or beside you and records every match with its RR. You can ask for specific agents. Your MMR decides how many matches a division takes, which is why the calculator asks how much RR you gain per win. The total you see before paying is the total you’re charged.',
  'service.elo': 'A booster plays Competitive on your account up to the rank you choose.',
  'service.duo': 'You queue together, and your login stays with you.',
  'service.placement': 'Up to five matches after a reset, on your account or side by side.',
  'service.win': 'Net wins at your rank, with losses won back.',
  'question.first': 'What happens at the end of an act?',
  'answer.first':
    'That depends on the act: some end with a reset, while after others your rank carries on. If a reset cuts your order short, staff can stop it, and you’re refunded for the part not played, based on the recorded matches. The client shows when the act ends.',
  'question.second': 'Does Riot allow boosting in Valorant?',
  'answer.second':
    'No. Riot forbids boosting and account sharing, and penalties can go as far as a permanent ban. We can protect your login, but not your account’s standing with Riot Games. You confirm that you know this when you pay.',
  'question.third': 'Which regions are there?',
  'answer.third':
    'Europe, North America, Brazil, Latin America and Asia-Pacific. We don’t offer Korea, since boosting is a crime there. Only boosters who offer your region can claim your order, so make sure to choose the right one.',
  'question.fourth': 'Who sees my login?',
  'answer.fourth':
    'In a duo order, no one, because you don’t share it. Otherwise, only the booster who claimed your order, and only while boosting. The vault logs every view for you to see, and it’s emptied when the order ends.',
  'question.fifth': 'How soon does someone start?',
  'answer.fifth':
    'We start looking once the order is paid and your login, if one is needed, is stored. We promise a start within {figures.start}. If no one has claimed your order by then, you can keep waiting or cancel it for a full refund.',
  'question.sixth': 'How do I know the rank was reached?',
  'answer.sixth':
    'The booster submits a screenshot of the final rank. You have {figures.check} to compare it with your account and confirm the result; after that, it’s confirmed automatically. If the proof isn’t right, staff can send it back.',
} as const satisfies LandingWords
