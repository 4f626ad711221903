-- Why the record of a submitted result needs a person's judgment: it is then never completed by time.
alter table orders add column doubts text[] not null default '{}' check (doubts <@ array['too_fast']);
