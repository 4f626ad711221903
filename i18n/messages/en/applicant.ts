// Mails to people who apply to become boosters. Each is a subject and a body; below the body stand staff's own words
// if there are some, then the address of a page in a line of its own. So each body ends in a colon.
export default {
  // After the application was sent; {date} is a day.
  sent_subject: 'We have your application',
  sent_body:
    'Thank you for applying as a booster. We’ll read it and answer by {date}, by e-mail and on this page, where you can also follow it:',

  // Staff have a question, which follows the body.
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'We’ve read your application and have a question. You can change your application and send your answer on the page below. Our question:',

  // Accepted; the address is the board, the list of available orders.
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    'Welcome! Your application has been accepted, and you can claim orders right away. The board shows the ones that fit:',

  // Refused; staff's reason follows the body.
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Thank you for your interest. We’ve read your application and decided against it. You can apply again after {figures.applyAgain}. Our reason:',
} as const
