import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'A booster plays for the top fours you buy. Every lost lobby is won back at no cost.',
  description:
    'Net wins in TFT, from {price} a net win. A win is a top four; lost lobbies are won back. Ranked or Double Up, price line by line.',
  'about.title': 'What counts as a win among eight players',
  'about.first':
    'A lobby has one first place, but half of it gains LP. So in this order, a win is a top-four finish, or a top-two finish for your team in Double Up. Anything below is a loss. Net means wins minus losses: five top fours and one lower finish make four net wins. How much LP they add depends on the placements and on your rating.',
  'about.second':
    'The price of a win depends on your tier on the day you order. Net wins make sense when you’re close to demotion, when the last stretch of a division drags on, or when a set is too close to its end for a whole climb. In Ranked, the booster plays on your account. In Double Up, you can play along with just your Riot ID; enter the rank you have there.',
  'question.first': 'Does first place count for more?',
  'answer.first':
    'No. First or fourth, it’s one win; fifth or eighth, it’s one loss. First place earns you more LP, and that’s yours to keep, but it doesn’t shorten the order.',
  'question.second': 'How many lobbies are four net wins?',
  'answer.second':
    'As many as it takes to have four more top fours than lower finishes. Four in a row would do; with two misses, it’s eight lobbies. The price is the same either way.',
  'question.third': 'Should I buy wins or an elo boost?',
  'answer.third':
    'Wins, if you want a few good lobbies and don’t mind where exactly you end up. An elo boost, if you want a specific division: there, the target is fixed, and a bad run costs time but not money.',
  'question.fourth': 'What if the set ends before all wins are played?',
  'answer.fourth':
    'You keep what was won, but the rest would be played on a new ladder. If you don’t want that, ask staff to stop the order: you’re refunded for the wins missing from the record.',
  'question.fifth': 'What can happen to my account?',
  'answer.fifth':
    'Riot Games can suspend or close it for boosting, and League of Legends goes with it. The terms make no exception for small orders. Before you pay, we ask you to confirm that you know this.',
} as const satisfies ServiceWords
