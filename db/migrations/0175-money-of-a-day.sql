-- What moved within a day is read without the years before.
create index ledger_entries_at on ledger_entries (at);
