-- Where money of a cheaper order goes, and what happens if the booster can't: other boosters play what the change adds,
-- as an order of its own. Its configuration and quote are frozen when the customer asks; following: it is placed when
-- the present order is completed; followed: it is.
alter table order_changes
  add column refund_to text not null default 'payment_method' check (refund_to in ('payment_method', 'balance')),
  add column next_config jsonb,
  add column next_quote jsonb,
  -- The booster isn't asked, because they can't play that high.
  add column others_only boolean not null default false,
  add column next_order_id uuid references orders,
  drop constraint order_changes_status_check,
  drop constraint order_changes_check1,
  add constraint order_changes_status_check check (status in
    ('unpaid', 'asked', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed', 'following', 'followed')),
  add constraint order_changes_check1
    check ((status in ('unpaid', 'asked', 'following')) = (closed_at is null)),
  add constraint order_changes_next check ((next_config is null) = (next_quote is null)),
  add constraint order_changes_others check (others_only <= (next_config is not null)),
  add constraint order_changes_following check ((status in ('following', 'followed')) <= (next_config is not null)),
  add constraint order_changes_followed check ((status = 'followed') = (next_order_id is not null));
drop index order_changes_one_asked;
create unique index order_changes_one_open on order_changes (order_id) where status in ('asked', 'following');
create index order_changes_next on order_changes (next_order_id) where next_order_id is not null;
