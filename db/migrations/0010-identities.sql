-- Ways to sign in besides a password. A person is known by provider and subject, never by an e-mail address alone:
-- an address changes hands, and not every provider proves it.
create table identities (
  provider text not null check (provider in ('discord', 'google', 'facebook')),
  subject text not null check (subject <> ''),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- When the person showed that the address is theirs; until then anybody may have typed it.
alter table users add verified_at timestamptz;

-- A guest is named by a number: boosters and coaches see the name, and the address is none of their business. No
-- customer can choose such a name, since names of customers have no spaces.
create sequence guest_numbers start 20001;
update users set username = 'Guest ' || nextval('guest_numbers') where kind = 'guest';

-- A guest becomes a customer by changing the kind, with all orders; only a name of their own is needed for that.
alter table users add check (kind = 'guest' or username !~ '\s');

-- Whether the client has shown that the tokens of the last renewal reached it. Until then the answer may have been
-- lost, and the token before may come back without having been stolen.
alter table sessions add renewal_arrived boolean not null default true;

-- Failures are counted for a day from the first, so that a person's last mistake doesn't keep all earlier ones alive.
alter table sign_in_failures rename last_at to since;
