-- What kept pages show, by a name that they and their writers agree on. Whoever changes it raises the version in the
-- same transaction and notifies the channel of the same name; a process that missed a notification compares versions.
create table page_tags (
  tag text primary key,
  version bigint not null default 1
);
