-- When an account was erased: the row stays, because orders and the ledger name it, but nothing in it leads to a person.
alter table users add column erased_at timestamptz;
create index users_idle_guests on users (created_at) where kind = 'guest' and erased_at is null;

-- Nothing begins in the name of an erased account. The row is locked as a foreign key locks it, so that a call that
-- overlaps the erasure waits for it and is then refused.
create function refuse_erased() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  select erased_at into erased from users where id = (to_jsonb(new) ->> tg_argv[0])::uuid for key share;
  if erased is not null then
    raise exception 'the account is erased' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger sessions_of_living before insert on sessions
  for each row execute function refuse_erased('user_id');
create trigger orders_of_living before insert on orders
  for each row execute function refuse_erased('customer_id');
create trigger orders_to_living before update of booster_id on orders
  for each row when (new.booster_id is distinct from old.booster_id) execute function refuse_erased('booster_id');
create trigger applications_of_living before insert on applications
  for each row execute function refuse_erased('user_id');
create trigger support_threads_of_living before insert or update of user_id on support_threads
  for each row execute function refuse_erased('user_id');
create trigger files_of_living before insert on files
  for each row execute function refuse_erased('uploaded_by');

-- Copies of a person's data, packed by a job and deleted after a week. The content is a file under the row's id.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  requested_at timestamptz not null,
  ready_at timestamptz,
  bytes bigint check (bytes > 0),
  check ((ready_at is null) = (bytes is null))
);
create unique index data_exports_one_waiting on data_exports (user_id) where ready_at is null;
create index data_exports_user on data_exports (user_id, requested_at desc);
create index data_exports_age on data_exports (requested_at);

-- A picture that was erased with its person: its row stays, because games and disputes name it, and a job deletes the
-- content.
alter table files add column erased_at timestamptz;
create index files_erased on files (erased_at) where erased_at is not null and bytes > 0;

-- The history of orders only grows. One thing can go: the words of a person who was erased.
create function refuse_change_of_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
    and exists (select from users where id = old.actor_id and erased_at is not null)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger order_events_append_only on order_events;
create trigger order_events_append_only before update or delete on order_events
  for each row execute function refuse_change_of_events();
create index order_events_words on order_events (actor_id) where reason is not null and actor_id is not null;

-- The server's account can't change the history at all, so this runs as the owner.
create function erase_words_in_events(person uuid) returns void language sql security definer
  set search_path = public, pg_temp as
$$ update order_events set reason = null where actor_id = person and reason is not null $$;

-- Counts of failed sign-ins are stored under keyed marks; those under plain addresses end here.
delete from sign_in_failures;

create index sessions_last_use on sessions (user_id, refreshed_at desc) where revoked_at is null;
create index mails_age on mails (created_at);
create index notifications_age on notifications (created_at);
