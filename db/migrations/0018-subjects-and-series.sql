-- A payment pays for a subject; an order is the first kind. The order stays a column of its own, made from the
-- subject, so that it is still a foreign key.
alter table payments add column subject_kind text not null default 'order' check (subject_kind in ('order'));
alter table payments add column subject_id uuid;
update payments set subject_id = order_id;
alter table payments alter column subject_id set not null;
alter table payments alter column subject_kind drop default;
drop index payments_one_open;
drop index payments_order;
alter table payments drop column order_id;
alter table payments add column order_id uuid
  generated always as (case when subject_kind = 'order' then subject_id end) stored references orders;
-- At most one open attempt a subject: two tabs share it.
create unique index payments_one_open on payments (subject_kind, subject_id) where status = 'open';
create index payments_order on payments (order_id);

-- The settlement of an order is a series: it is settled once; later it may be adjusted or reversed. The first entry
-- of the ledger keeps the order's id as its business ref, each later one adds its number.
create table settlements (
  order_id uuid not null references orders,
  number integer not null check (number > 0),
  kind text not null check (kind in ('settled', 'adjusted', 'reversed')),
  at timestamptz not null default now(),
  primary key (order_id, number),
  check ((number = 1) = (kind = 'settled'))
);
insert into settlements (order_id, number, kind, at)
  select business_ref::uuid, 1, 'settled', at from ledger_entries where kind = 'order_settled';
drop index ledger_one_settlement;
create trigger settlements_append_only before update or delete on settlements
  for each row execute function refuse_change();
create trigger settlements_no_truncate before truncate on settlements
  for each statement execute function refuse_change();

-- A file belongs to an owner; the parties of an order see its files, everybody those that are public.
alter table files add column owner_kind text not null default 'order' check (owner_kind in ('order'));
alter table files add column owner_id uuid;
update files set owner_id = order_id;
alter table files alter column owner_id set not null;
alter table files alter column owner_kind drop default;
alter table files add column visibility text not null default 'parties' check (visibility in ('parties', 'public'));
alter table files drop column order_id;
alter table files add column order_id uuid
  generated always as (case when owner_kind = 'order' then owner_id end) stored references orders;
create index files_order on files (order_id);
