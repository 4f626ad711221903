-- What a customer consented to as they paid, each by itself: the version of the sentence that they saw, and when. Orders from
-- before have one time for everything, risk_accepted_at.
alter table orders add column consents jsonb check (consents ?& array['start', 'withdrawal']);
