-- Whether the chain of the audit log is whole, as the last check found it. The one row is also the lock of the next check:
-- `began_at` is when the present check began, `moved_at` when it was last seen, and a check that stops moving is taken over.
create table audit_chain (
  is_one boolean primary key default true check (is_one),
  began_at timestamptz,
  moved_at timestamptz,
  -- How many entries the present check has followed.
  followed integer not null default 0,
  checked_at timestamptz,
  entries integer not null default 0,
  since timestamptz,
  -- The last entry of the chain when it was whole, and how many there were: entries that are cut off its end leave a whole
  -- chain behind, and only this shows that they are missing.
  head_id bigint,
  head_hash bytea,
  head_entries integer,
  -- The first entry that doesn't match the one before; null for a whole chain.
  broken_id bigint,
  check ((began_at is null) = (moved_at is null)),
  check ((head_id is null) = (head_hash is null) and (head_id is null) = (head_entries is null))
);
insert into audit_chain default values;

-- What staff filter the log by, each newest first.
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_operation on audit_log (operation, id desc);
create index audit_log_subject on audit_log (subject, id desc);
create index audit_log_at on audit_log (at);
