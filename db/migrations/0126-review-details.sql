-- A review is one tap: its rating of the whole. The ratings of skill, speed and communication are optional details.
alter table reviews
  alter column skill drop not null,
  alter column speed drop not null,
  alter column communication drop not null;
