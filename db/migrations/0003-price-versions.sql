-- Staff publish prices, now or for a later day. A version never changes, since quotes and orders name it; it can
-- only be withdrawn before it holds, and stays in the history then.
alter table price_tables
  add column based_on integer references price_tables,
  add column withdrawn_at timestamptz,
  add check (version > 0),
  add check (withdrawn_at < effective_at);
create index price_tables_holding on price_tables (effective_at desc, version desc) where withdrawn_at is null;

create function keep_price_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception 'a version of the prices never changes' using errcode = 'restrict_violation';
end $$;
create trigger price_tables_never_change before update or delete on price_tables
  for each row execute function keep_price_version();
