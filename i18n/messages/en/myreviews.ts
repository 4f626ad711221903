export default {
  // Below the page’s heading and in place of all reviews.
  lead: 'Customers who choose a booster read your answers, too.',
  none: 'No reviews yet',

  // A filter of the list, and its values: up to 20 characters. The last two are also badges of a review.
  answer: 'Answer',
  'answer.due': 'To answer',
  'answer.given': 'Answered',
  'answer.over': 'Too late',
  'answer.hidden': 'Hidden',
  'answer.apart': 'Doesn’t count',

  // Heading above reviews that need no answer; a button that leads to the public profile.
  others: 'All others',
  profile: 'See your profile',

  // Below a review: why it doesn’t count, and why it can’t be answered.
  apart: 'Its order was reopened, or another booster finished it. Your profile leaves it out.',
  over: 'It can no longer be answered: an answer is possible for {figures.review} after the review.',

  // Before the booster’s answer; the button that opens the field for it, and until when that is possible.
  yours: 'Your answer:',
  write: 'Write an answer',
  until: 'Possible until {date}.',
} as const
