-- Applications to become a booster. A person has at most one that is open; `content` is what they entered so far.
create table applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'sent', 'asked', 'accepted', 'refused')),
  version integer not null default 1,
  content jsonb not null,
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  -- Until when staff must answer.
  due_at timestamptz,
  decided_at timestamptz,
  check ((sent_at is null) = (status = 'draft')),
  check ((due_at is not null) = (status = 'sent')),
  check ((decided_at is not null) = (status in ('accepted', 'refused')))
);
create unique index applications_open on applications (user_id) where status in ('draft', 'sent', 'asked');
create index applications_user on applications (user_id, created_at desc);
create index applications_waiting on applications (sent_at, id) where status in ('sent', 'asked');
create index applications_drafts on applications (updated_at) where status = 'draft';
create index applications_decided on applications (decided_at, id) where decided_at is not null;

-- What happened to an application, with the words that belong to it: a question, an answer, a reason.
create table application_steps (
  id bigint primary key generated always as identity,
  application_id uuid not null references applications on delete cascade,
  action text not null check (action in ('send', 'answer', 'ask', 'accept', 'refuse')),
  actor_id uuid not null references users,
  note text not null default '',
  at timestamptz not null
);
create index application_steps_application on application_steps (application_id, id);

alter table files drop constraint files_owner_kind_check;
alter table files add constraint files_owner_kind_check check (owner_kind in ('order', 'application'));
create index files_application on files (owner_id) where owner_kind = 'application';
