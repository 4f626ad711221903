-- What was asked for and not served: for each configuration that nobody played, how many people met that, and when last. It is about
-- nobody, and has as many rows as the games have services, servers and ranks.
create table unserved (
  game text not null,
  service text not null,
  server text not null,
  level integer not null,
  duo boolean not null,
  met integer not null check (met > 0),
  last_at timestamptz not null,
  primary key (game, service, server, level, duo)
);
create index unserved_most on unserved (met desc, last_at desc);
