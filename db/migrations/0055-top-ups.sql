-- A top-up is paid for the customer's own account: its subject is the customer. A lost chargeback of one takes what is
-- left of the balance first.
alter table chargebacks add column from_balance bigint not null default 0 check (from_balance >= 0);
alter table chargebacks drop constraint chargebacks_check1;
alter table chargebacks add check (
  status <> 'lost' or from_escrow + from_shares + from_shop + from_balance = amount);
create index payments_subject on payments (subject_id) where subject_kind = 'top_up';
