export default {
  // In the price panel and at the checkout, one line that arrives after the page: how many boosters play what was chosen, alone or
  // with how soon one usually starts, such as “18 min”. Up to 70 characters.
  count: { one: '{count} booster plays this', other: '{count} boosters play this' },
  countStart: {
    one: '{count} booster plays this and usually starts within {time}',
    other: '{count} boosters play this, one usually starts within {time}',
  },

  // On a game’s page, under its heading, once it is known: how many boosters play the game on the server that its calculator begins
  // with, alone or with how soon one usually starts; with none, the next step instead. Up to 110 characters.
  countGame: {
    one: '{count} booster plays {game} on the {server} server',
    other: '{count} boosters play {game} on the {server} server',
  },
  countGameStart: {
    one: '{count} booster plays {game} on the {server} server and usually starts within {time}',
    other: '{count} boosters play {game} on the {server} server, and one usually starts within {time}',
  },
  nobodyGame:
    'No booster plays {game} on the {server} server right now. The calculator shows where one does.',

  // In place of the button when no booster plays what was chosen: title; on which servers it is played, or on which of many; up to which rank on
  // this one; why it can’t be ordered.
  nobodyTitle: 'No booster plays this right now',
  nobodyServers: 'Boosters play it on these servers: {servers}.',
  nobodyManyServers: 'Boosters play it on many other servers, such as {servers}.',
  nobodyLevel: 'On this server, boosters play up to {rank}.',
  nobodyPay: 'That’s why you can’t order it: you don’t pay for something that can’t start.',

  // In the bar at the bottom of a phone, in place of the days and of the button; the button scrolls to the card above. Up to 26
  // and 16 characters.
  nobodyShort: 'No booster right now',
  nobodyMore: 'See why',

  // A form below it: title, and what happens with the address.
  tellTitle: 'Tell me when a booster plays it',
  tellText:
    'You’ll get one e-mail when a booster plays it. Then we delete your address, after {figures.supplyMail} at the latest.',

  // The page behind the mailed link: title, and what happens once the address is confirmed. {what} is the game, the service and the server.
  mailTitle: 'One e-mail when a booster plays this?',
  mailed: 'We’ll write to {email} once, when a booster plays this: {what}. Then we delete the address.',
}
