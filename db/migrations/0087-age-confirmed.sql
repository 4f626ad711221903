-- When a person said that they are 18 or older. Accounts from before, and those of invited staff, were not asked.
alter table users add column age_confirmed_at timestamptz;
