// A public page that shows the progress of an order to anyone who has its link, and the card that creates the link.
export default {
  // The page's description for search engines and chats in which the link is pasted.
  description: 'The progress of an order, shared by its customer.',
  // Card on the customer's order page: heading, text before and after the link exists, the link's name (also read
  // after “Copy”), and the buttons, at most 22 characters.
  title: 'Share your progress',
  text: 'Friends can follow this order by a link: rank, games and dates. They see no names, no login and no price.',
  shared:
    'Anyone with this link can follow the order. It works until {figures.tracking} after the order ends.',
  link: 'Link to your progress',
  create: 'Create link',
  stop: 'Stop sharing',
  // Message after the button above.
  stopped: 'The link no longer works.',
  // Below the title of the public page, such as “Silver II to Platinum IV”.
  lead: 'Somebody shared the progress of their order with you. Names, login and price stay private.',
  // Button at the end of the public page, to the game's page.
  own: 'See {game} boosts',
  // The page of a link that was revoked or is too old.
  goneTitle: 'This link no longer works',
  goneText: 'The person who shared it stopped sharing, or the order ended a while ago.',
} as const
