-- A refresh token names its session: nobody looks for one by its hash.
drop index sessions_previous_refresh;

-- Quotes that ran out are deleted after a week.
create index quotes_expiry on quotes (expires_at);
