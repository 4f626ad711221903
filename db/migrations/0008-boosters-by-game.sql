-- The public list of a game's boosters: cut by ceiling, and their finished orders counted without reading them.
create index booster_ceilings_game on booster_ceilings (game, ceiling desc, user_id);
create index orders_completed on orders (booster_id, game, closed_at desc) where status = 'completed';
