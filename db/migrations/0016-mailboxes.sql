-- The mailbox behind an address, without the parts that make many addresses of one. Limits count mailboxes: a coupon's
-- uses, unpaid orders, mails.
create function mailbox(address text) returns text immutable strict parallel safe
return case
  when split_part(address, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(address, '@', 1), '+', 1) || '@' || split_part(address, '@', 2)
end;

create index users_mailbox on users (mailbox(email));
create index mails_mailbox on mails (mailbox(recipient), created_at);
