-- What was promised when an order was bought (decision 0057). Orders from before get what their rows and their version
-- of the prices hold: the amount of a coupon that was limited stands only in the coupon.
alter table orders add column terms jsonb not null default '{"schema": 1, "discounts": []}';

update orders set terms = jsonb_set(terms, '{discounts}', found.discounts)
from (
  select orders.id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'source', line ->> 'source',
    'cap', coalesce(coupon.cap, (prices.content ->> 'discountCap')::numeric),
    'minimum', case when coupon.minimum_order > 0 then coupon.minimum_order end,
    'percent', 0 - (line ->> 'percent')::numeric,
    'amount', case when line ->> 'percent' is null
      then greatest(coalesce(coupon.amount, 0), 0 - (line ->> 'amount')::bigint) end
  )) order by place) as discounts
  from orders
  join price_tables prices on prices.version = orders.price_version
  cross join jsonb_array_elements(orders.quote -> 'lines') with ordinality as lines (line, place)
  left join coupon_uses use on use.order_id = orders.id and line ->> 'source' = 'coupon'
  left join coupons coupon on coupon.id = use.coupon_id
  where line ->> 'kind' = 'discount'
  group by orders.id
) as found
where found.id = orders.id;

update orders set terms = terms || jsonb_build_object('sold', jsonb_build_object(
  'share', coalesce(orders.quote -> 'share' -> 'percent', prices.content -> 'boosterShare'),
  'cashback', coalesce(
    (select jsonb_build_object('level', level, 'percent', percent) from cashbacks where order_id = orders.id),
    case when orders.status in ('completed', 'cancelled') then 'null'::jsonb else (
      select jsonb_build_object('level', level.id, 'percent', level.percent)
      from (
        select id, coalesce((prices.content -> 'cashback' ->> id)::numeric, 0) as percent,
          case when id = 'base' then 0 else coalesce((prices.content -> 'turnover' ->> id)::bigint, 0) end as floor
        from unnest(array['base', 'ridge', 'summit']) as id
      ) as level
      where level.percent > 0 and level.floor <= (
        select coalesce(sum(paid.amount - paid.refunded), 0) from payments paid
        join orders placed on placed.id = paid.order_id
        where placed.customer_id = orders.customer_id and placed.status = 'completed' and paid.funds_order
      )
      order by level.floor desc, level.percent desc limit 1
    ) end,
    'null'::jsonb
  ),
  'startMinutes', case when orders.coach_id is null then 60 else 2880 end
))
from price_tables prices
where prices.version = orders.price_version and orders.paid_at is not null;
