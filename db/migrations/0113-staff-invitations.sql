-- Who is invited to work here. A row is an invitation that can still be accepted: accepting or revoking it deletes the row,
-- and the audit log keeps what happened. Only the hash of its token is stored. Without `invited_by` it was made on the
-- server itself, by `npm run admin`.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  permissions text[] not null check (permissions <> '{}' and
    permissions <@ array['EditUsers', 'FullAccess', 'EditStore', 'EditOrders']),
  token_hash bytea not null unique,
  invited_by uuid references users,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_invitations_invited_by on staff_invitations (invited_by);
create index staff_invitations_expiry on staff_invitations (expires_at);

-- What `npm run admin` does has no person behind it whom the shop knows.
alter table audit_log alter column actor_id drop not null;
