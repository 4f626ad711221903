export default {
  greeting: 'Hello {username},',
  greeting_unproven: 'Hello,',
  about: 'Order PK-{number}: {what}',
  sign_off: 'Your {site} team',
  order_paid_subject: 'Your order PK-{number} is paid',
  order_paid_body:
    'Thank you: {total} for your order PK-{number} has arrived. What happens next, and everything you may need to do, stands on its page:',
  order_unpaid_subject: 'Your order PK-{number} waits for its payment',
  order_unpaid_body:
    'Your order PK-{number} for {total} is not paid yet. It keeps its price for another day and is cancelled after that. You can pay it here:',
  booster_found_subject: 'A booster has taken your order PK-{number}',
  booster_found_body:
    'A booster has taken your order PK-{number} and begins soon. Follow every game and write to your booster on its page:',
  order_finished_subject: 'Your order PK-{number} waits for your check',
  order_finished_body:
    'Your booster says that order PK-{number} is done and has added the proof. Please check the result within 72 hours, then it counts as accepted:',
  coach_asked_subject: 'A customer asks for you: order PK-{number}',
  coach_asked_body:
    'A customer has booked order PK-{number} with you by name. Accept or decline it on your board. Without an answer within {figures.coachAnswer} the customer gets the money back:',
  coach_accepted_subject: 'Your coach has accepted order PK-{number}',
  coach_accepted_body:
    'Your coach has accepted order PK-{number}. Propose a time that suits you, or accept theirs, on its page:',
  coach_declined_subject: 'Your coach can’t take order PK-{number}',
  coach_declined_body:
    'Your coach can’t take order PK-{number}. On its page you can have all your money back at once. If you do nothing, it goes back by itself to the way you paid:',
  coaching_finished_subject: 'All hours of your order PK-{number} are held',
  coaching_finished_body:
    'Your coach has recorded the last hours of order PK-{number} and added notes for you. Please check them within 72 hours, then they count as accepted:',
} as const
