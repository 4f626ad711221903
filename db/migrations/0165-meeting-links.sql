-- Where a session takes place (decision 0111): one link for a coach, and one of a session that differs.
alter table boosters add column meeting_link text check (length(meeting_link) <= 300);
alter table order_sessions add column meeting_link text check (length(meeting_link) <= 300);
