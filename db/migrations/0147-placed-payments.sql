-- For each payment: what was captured is booked, whole; and what went back of it is what its refunds and its bank say. Since
-- `refunded` is at most `amount`, nothing of it can go back twice. Judged when a transaction commits.

-- What of a payment went back to its customer, by refunds and by its bank; the rest is with the shop.
create function returned_of(payment payments) returns bigint language sql stable as $$
  select least(payment.amount,
    (select coalesce(sum(amount), 0) from refunds where payment_id = payment.id)
    + (select coalesce(sum(amount - from_refunds
        -- What lay on the balance had been refunded before, except for a top-up.
        - case when payment.subject_kind = 'top_up' then 0 else from_balance + from_debt end), 0)
      from chargebacks where payment_id = payment.id and status = 'lost'))::bigint
$$;

create function check_returned() returns trigger language plpgsql as $$
declare
  payment payments;
begin
  if tg_table_name = 'payments' then
    select * into payment from payments where id = new.id;
  else
    select * into payment from payments where id = new.payment_id;
  end if;
  if payment.refunded <> returned_of(payment) then
    raise exception 'payment %: % of it are marked as returned, its refunds and its bank say %',
      payment.id, payment.refunded, returned_of(payment)
      using errcode = 'check_violation', constraint = 'payments_returned';
  end if;
  return null;
end $$;

create constraint trigger payments_returned after update of refunded on payments
  deferrable initially deferred for each row execute function check_returned();
create constraint trigger payments_returned after insert or update of amount on refunds
  deferrable initially deferred for each row execute function check_returned();
create constraint trigger payments_returned after insert or update of status on chargebacks
  deferrable initially deferred for each row execute function check_returned();

create function check_booked() returns trigger language plpgsql as $$
declare
  by_balance boolean := new.provider = 'balance';
  booked_as text := case when by_balance then 'paid_by_balance' else 'payment_received' end;
  ref text := case when by_balance then coalesce(new.order_id, new.subject_id) || ':' || new.id else new.id::text end;
begin
  if not exists (
    select from ledger_entries entry join ledger_lines line on line.entry_id = entry.id
    where entry.kind = booked_as and entry.business_ref = ref and line.amount = 0 - new.amount
  ) then
    raise exception 'payment % is captured, and its % are not booked', new.id, new.amount
      using errcode = 'check_violation', constraint = 'payments_booked';
  end if;
  return null;
end $$;

create constraint trigger payments_booked_at_once after insert on payments
  deferrable initially deferred for each row when (new.status = 'captured') execute function check_booked();
create constraint trigger payments_booked after update of status on payments
  deferrable initially deferred for each row
  when (old.status not in ('captured', 'refunded') and new.status = 'captured') execute function check_booked();
