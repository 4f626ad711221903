-- The code that a game sends at sign-in: the booster asks, the customer types it, the booster opens it once. A row exists
-- from the question until the code is opened or expires; the code is sealed as logins are.
create table login_codes (
  order_id uuid primary key references orders,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  -- The customer had no page open, so they were mailed.
  mailed boolean not null,
  given_at timestamptz,
  key_id text,
  wrapped_key bytea,
  sealed bytea,
  check ((given_at is null) = (sealed is null)),
  check ((key_id is null) = (sealed is null) and (wrapped_key is null) = (sealed is null))
);
create index login_codes_age on login_codes (asked_at);

alter table credential_events drop constraint credential_events_action_check;
alter table credential_events add constraint credential_events_action_check check (action in (
  'stored', 'replaced', 'viewed', 'copied', 'revoked', 'purged',
  'code_asked', 'code_given', 'code_viewed', 'code_expired'
));
