-- Nothing that is written down about orders, logins, staff and prices is changed, taken away or emptied afterwards.
create trigger order_events_no_truncate before truncate on order_events
  for each statement execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
create trigger credential_events_append_only before update or delete on credential_events
  for each row execute function refuse_change();
create trigger credential_events_no_truncate before truncate on credential_events
  for each statement execute function refuse_change();
create trigger price_tables_no_truncate before truncate on price_tables
  for each statement execute function refuse_change();

-- What a job could not do. It is left alone until `next_attempt_at`, so that it does not keep the others waiting.
create table failed_attempts (
  job text not null,
  subject text not null,
  attempts integer not null check (attempts > 0),
  next_attempt_at timestamptz not null,
  primary key (job, subject)
);
create index failed_attempts_age on failed_attempts (next_attempt_at);
