-- What the provider calls the person, so that they recognize which of their accounts is connected.
alter table identities add name text not null default '';

-- The `state` of each return from a provider that has arrived, so that none is accepted twice.
create table spent_sign_in_states (
  state bytea primary key,
  expires_at timestamptz not null
);
create index spent_sign_in_states_expiry on spent_sign_in_states (expires_at);
