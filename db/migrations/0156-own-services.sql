-- What boosters set themselves: all that staff allow them, or less; and what they ask for beyond it (decision 107).

-- Raised by whatever changes a booster's services or profile, so that nobody overwrites what they haven't read.
alter table boosters add column version integer not null default 1;

-- Null while the booster plays as high as staff allow.
alter table booster_ceilings add column allowed integer check (allowed > ceiling);
-- Queues of the game that the booster leaves out.
alter table booster_ceilings add column unplayed text[] not null default '{}';

-- Services that staff allow and the booster doesn't offer at the moment.
create table booster_rested (
  user_id uuid not null references boosters,
  filter text not null,
  primary key (user_id, filter)
);

create table service_requests (
  id uuid primary key default gen_random_uuid(),
  booster_id uuid not null references boosters,
  services text[] not null,
  -- The highest camp by game, where it is above what staff allow.
  ceilings jsonb not null,
  note text not null,
  -- Null once it is closed: the picture is deleted then.
  file_id uuid references files,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  closed_at timestamptz,
  reason text,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'open') = (file_id is not null)),
  check ((state = 'declined') = (reason is not null))
);
create unique index service_requests_one_open on service_requests (booster_id) where state = 'open';
create index service_requests_open on service_requests (asked_at) where state = 'open';
create index service_requests_latest on service_requests (booster_id, asked_at desc);
create index service_requests_file on service_requests (file_id) where file_id is not null;

alter table files drop constraint files_owner_kind_check;
alter table files add constraint files_owner_kind_check
  check (owner_kind in ('order', 'application', 'support', 'avatar', 'order_chat', 'post', 'service_request'));
create index files_service_request on files (owner_id) where owner_kind = 'service_request';
