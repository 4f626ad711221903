-- The search finds orders by how their in-game name begins.
create index orders_in_game_name on orders (lower(in_game_name) text_pattern_ops, created_at desc)
  where in_game_name is not null;
