export default {
  // Title of the browser tab; {name} is the shop.
  metaTitle: 'About {name}',
  // Shown by search engines, up to 155 characters.
  description:
    'How {name} sells boosts with itemized prices, recorded games and a vault for your login, who runs the shop, and what we don’t do.',
  // Heading of the page, and the text below it.
  heading: 'A climb you can check, game by game',
  lead: '{name} is a shop for boosts in Riot’s games. You set a start and a target, a booster plays the way between them, and you see every game, every view of your login and every cent.',

  // Heading above four points, each a title, up to 32 characters, and a text.
  howTitle: 'How we work',
  'how.price': 'The price comes first',
  'howText.price':
    'Every quote lists its lines, and they add up to the cent. Our server calculates them again before you pay, and the price is locked for {figures.seal}.',
  'how.boosters': 'Boosters we’ve approved',
  'howText.boosters':
    'Applicants are at least {figures.leastBoosterAge} and show screenshots of their profile and their last {figures.provenGames} ranked games. Our team checks them and sets the highest rank that each booster can play to, game by game. A booster can only claim orders that fit.',
  'how.record': 'Progress on record',
  'howText.record':
    'Every game is recorded with its result, and the finished rank with a screenshot. Refunds are calculated from the same record.',
  'how.word': 'You have the last word',
  'howText.word':
    'You have {figures.check} to check the result. If something is wrong, report it, and the money waits until our team decides.',

  // Heading above a list; each point is a bold line, up to 60 characters, and a sentence or two.
  dontTitle: 'What we don’t do',
  'dont.safe': 'We don’t promise that your account is safe',
  'dontText.safe': '{checkout.riskText} That’s why you read it again, and confirm it, before you pay.',
  'dont.invent': 'We don’t invent reviews or numbers',
  'dontText.invent':
    'Only completed orders can be reviewed, and late orders count like all others. We show a number once it’s measured from enough orders.',
  'dont.detect': 'We don’t sell ways around detection',
  'dontText.detect': 'No cheats, no scripts, and no add-on that hides a boost from the game’s publisher.',
  'dont.hurry': 'We don’t hurry you',
  'dontText.hurry':
    'No made-up countdowns and no “almost sold out”. The only clock is the one of your quote, and a new quote is free.',
  'dont.korea': 'We don’t work in Korea',
  'dontText.korea': 'Boosting is a crime there, so we don’t offer the Korean server.',

  // Heading above the company that runs the shop, and the text beside it. The second is shown where the company is the demo’s.
  whoTitle: 'Who runs {name}',
  whoText:
    'A question, a complaint, or praise for a booster? Write to us or call. We answer every day from {from} to {to} ({zone}).',
  whoDemo: 'This is a demo of the shop. The company below doesn’t exist.',
  // Labels of the company’s data, each before its value. Up to 24 characters.
  email: '{names.email}',
  phone: 'Phone',
  address: 'Address',
  representative: 'Represented by',
  register: 'Register',
  vatId: 'VAT ID',
  since: 'In business since',

  // Heading and main button at the end of the page.
  goTitle: 'Ready for a climb?',
  go: 'See your price',
} as const
