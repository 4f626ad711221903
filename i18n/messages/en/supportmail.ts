// Mails of support are plain text, with an empty line between their parts.
export default {
  // To our own support address, in English only: what somebody wrote in the contact form.
  letter_subject: '[{number}] {topic}',
  letter_from: 'From {name} <{email}>',
  letter_order: '{order.orderNumber}',

  // To someone who wrote in the contact form: the subject, the line above the answer, and the line below it.
  answer_subject: 'Our answer to your message {number}',
  answer_body: 'You wrote to us. Here’s our answer:',
  answer_reply: 'If you have another question, write to {email}.',

  // The receipt for a withdrawal from a contract: the subject, the line above the declaration ({time} is a date with a time of day, {zone} a time zone such as Europe/Berlin), the declaration itself in the person’s own words, and a line below it.
  withdrawal_subject: 'Receipt for your withdrawal: order PK-{number}',
  withdrawal_received: 'We received your withdrawal on {time} ({zone}). This is what you declared:',
  withdrawal_declaration: 'I withdraw from the contract for order PK-{number}.',
  withdrawal_keep: 'Keep this e-mail as your receipt.',

  // To someone who left the chat before support answered: the subject, the line above the answers, and the line above the link to the chat.
  unread_subject: 'Support has answered you in the chat',
  unread_body: 'You asked us something in the chat. Here’s what you missed:',
  unread_continue: 'Continue the chat in the browser you used:',
} as const
