-- The newest orders of a booster, whatever became of them; and the few whose shares staff decide about.
create index orders_booster_newest on orders (booster_id, created_at desc, id) where booster_id is not null;
create index orders_shares_waiting on orders (booster_id, number desc) where shares_held is not null;
-- All accounts of one person.
create index ledger_accounts_owner on ledger_accounts (owner_id) where owner_id is not null;
