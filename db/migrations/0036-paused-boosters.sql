-- Since when a booster gets no new orders, by a decision of staff; they finish those that they have.
alter table boosters add column paused_at timestamptz;
