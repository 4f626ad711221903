-- A receipt for what funded an order, or came in for a person; a credit note for each part that was refunded. Their
-- content is data, frozen when they are issued; its words are chosen when one is printed.
create table receipts (
  id uuid primary key default gen_random_uuid(),
  series text not null check (series in ('R', 'C')),
  year integer not null,
  number integer,
  order_id uuid references orders,
  -- Whose it is, unless it is about an order.
  customer_id uuid references users,
  -- The customer's name as it was then; erasing the account empties it.
  buyer text,
  amount bigint not null check (amount > 0),
  content jsonb not null,
  -- For a credit note: what was refunded, and the receipt that it corrects.
  refund_id uuid unique references refunds,
  corrects uuid references receipts,
  issued_at timestamptz not null,
  unique (series, year, number),
  check ((order_id is null) <> (customer_id is null)),
  check ((series = 'C') = (refund_id is not null and corrects is not null))
);
create index receipts_order on receipts (order_id);
create index receipts_customer on receipts (customer_id);
create index receipts_corrects on receipts (corrects);

-- A payment is on one receipt; a receipt can have two: by card and from the balance.
create table receipt_payments (
  payment_id uuid primary key references payments,
  receipt_id uuid not null references receipts
);
create index receipt_payments_receipt on receipt_payments (receipt_id);

-- A sequence has gaps: it counts transactions that roll back, too.
create table receipt_counters (
  series text not null,
  year integer not null,
  last integer not null,
  primary key (series, year)
);

-- The number is taken as the last step of the transaction, so that its counter is locked for the commit only, and
-- nothing else is locked after it.
create function number_receipt() returns trigger language plpgsql as $$
declare
  next integer;
begin
  insert into receipt_counters (series, year, last) values (new.series, new.year, 1)
    on conflict (series, year) do update set last = receipt_counters.last + 1 returning last into next;
  update receipts set number = next where id = new.id;
  return null;
end $$;
create constraint trigger receipts_number after insert on receipts
  deferrable initially deferred for each row when (new.number is null) execute function number_receipt();

create function keep_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'number' - 'buyer' = to_jsonb(old) - 'number' - 'buyer'
    and (old.number is null or new.number = old.number)
    and (new.buyer is null or new.buyer = old.buyer) then
    return new;
  end if;
  raise exception 'receipts are never changed' using errcode = 'restrict_violation';
end $$;
create trigger receipts_kept before update or delete on receipts for each row execute function keep_receipt();
create trigger receipts_no_truncate before truncate on receipts
  for each statement execute function refuse_change();
