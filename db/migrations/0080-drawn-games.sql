-- Some games can end in a draw; core decides which, so that a new game needs no migration.
alter table order_games drop constraint order_games_result_check;
alter table order_games add constraint order_games_result_check check (result in ('won', 'lost', 'drawn'));
