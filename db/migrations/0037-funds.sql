-- Several payments can fund an order: by card, from the balance, and later ones for changes of the order. A payment
-- from the balance is a row like any other, of the provider `balance`.
alter table payments alter column order_id drop expression;
alter table payments drop constraint payments_subject_kind_check;
alter table payments add check (subject_kind in ('order', 'change', 'tip', 'top_up'));
alter table payments add check (subject_kind <> 'order' or order_id = subject_id);
-- Whether its amount is part of the order's money. An attempt isn't, nor is a payment that bought nothing.
alter table payments add column funds_order boolean not null default false;
alter table payments add check (not funds_order or (order_id is not null and status in ('captured', 'refunded')));

drop index payments_one_open;
-- At most one open attempt a subject, and beside it at most one reserved part of the balance.
create unique index payments_one_open on payments (subject_kind, subject_id, (provider = 'balance'))
  where status = 'open';

-- Every return of a payment's money, on whichever way; a part that goes to the balance is there at once.
alter table refunds add column target text not null default 'provider' check (target in ('provider', 'balance'));
alter table refunds alter column target drop default;
alter table refunds add check (target = 'provider' or sent_at is not null);

update payments set funds_order = true
  where status in ('captured', 'refunded') and not exists (
    select from ledger_entries where kind = 'payment_returned' and business_ref = payments.id::text);
insert into payments (subject_kind, subject_id, order_id, provider, amount, currency, status, created_at, captured_at,
    funds_order)
  select 'order', o.id, o.id, 'balance', o.total, o.currency, 'captured', entry.at, entry.at, true
  from ledger_entries entry join orders o on o.id::text = entry.business_ref
  where entry.kind = 'paid_by_balance' and o.total > 0;
insert into refunds (payment_id, amount, created_at, sent_at, target)
  select p.id, least(o.refunded, p.amount), o.closed_at, o.closed_at, 'balance'
  from orders o join payments p on p.order_id = o.id and p.funds_order
  where o.refunded > 0 and o.refund_to = 'balance' and p.refunded = 0;
update payments p set refunded = r.amount, status = case when r.amount = p.amount then 'refunded' else p.status end
  from (select payment_id, sum(amount)::bigint as amount from refunds where target = 'balance' group by payment_id) r
  where r.payment_id = p.id;
