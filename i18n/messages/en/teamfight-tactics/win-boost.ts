import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Buy top fours that stay. A lost lobby is won back at no cost.',
  description:
    'Net wins in Teamfight Tactics, from {price} a net win. A win is a top four, a lost lobby is won back. Ranked or Double Up, price line by line.',
  'about.title': 'What a win is among eight players',
  'about.first':
    'A lobby has one first place, but half of it gains LP. A win in this order is therefore a finish in the top four, in Double Up among the first two teams. Everything below is a loss. Net means that losses are taken off: five top fours and one worse place make four net wins. How many LP they add depends on the places and on your rating.',
  'about.second':
    'What a win costs goes by your tier on the day of the order. Net wins fit when you sit close to a demotion, when the last stretch of a division drags on, or when a set is too near its end for a whole climb. In Ranked the booster plays on your account. In Double Up you may play along, give your Riot ID only, and enter the rank you have there.',
  'question.first': 'Does a first place count for more?',
  'answer.first':
    'No. First or fourth, it is one win; fifth or eighth, it is one loss. A first place brings you more LP, and those are yours to keep, but it does not shorten the order.',
  'question.second': 'How many lobbies are four net wins?',
  'answer.second':
    'Until you have four more top fours than worse places. Four in a row would do; with two misses it is eight lobbies. The price is the same both times.',
  'question.third': 'Should I buy wins or an elo boost?',
  'answer.third':
    'Wins, if you want a few good lobbies and don’t mind where exactly they end. Elo boost, if you want a certain division: there the target is fixed, and a bad run costs time but not money.',
  'question.fourth': 'What if the set ends before all wins are played?',
  'answer.fourth':
    'What was won stays won, but the rest would be played on a new ladder. If you don’t want that, have staff end the order: the wins that are missing in the record are refunded.',
  'question.fifth': 'What can happen to my account?',
  'answer.fifth':
    'Riot Games can suspend or close it for boosting, and with it your League of Legends. A small order is no exception to the terms. Before the payment you are asked to confirm that you know this.',
} as const satisfies ServiceWords
