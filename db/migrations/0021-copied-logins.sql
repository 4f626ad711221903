-- The customer also sees when a booster copied the login.
alter table credential_events drop constraint credential_events_action_check;
alter table credential_events add check (action in ('stored', 'replaced', 'viewed', 'copied', 'revoked', 'purged'));
