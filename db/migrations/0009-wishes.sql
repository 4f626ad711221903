-- Champions and agents are wished for by their ids, and roles stand apart from them. What customers wrote until now is
-- kept: a name or a role that is recognised becomes its id, every other word stays in `characters` as it was written.
-- The names as they were on the day of this migration; the lists live in core/games.
create table known_wishes (game text, field text, id text, word text);
insert into known_wishes
  select game, field, id, replace(id, '-', '')
  from (values
    ('{league-of-legends,wild-rift}'::text[], 'characters', '
      aatrox ahri akali akshan alistar ambessa amumu anivia annie aphelios ashe aurelion-sol aurora azir
      bard belveth blitzcrank brand braum briar caitlyn camille cassiopeia chogath corki darius diana
      dr-mundo draven ekko elise evelynn ezreal fiddlesticks fiora fizz galio gangplank garen gnar gragas
      graves gwen hecarim heimerdinger hwei illaoi irelia ivern janna jarvan-iv jax jayce jhin jinx kaisa
      kalista karma karthus kassadin katarina kayle kayn kennen khazix kindred kled kogmaw ksante leblanc
      lee-sin leona lillia lissandra locke lucian lulu lux malphite malzahar maokai master-yi mel milio
      miss-fortune mordekaiser morgana naafiri nami nasus nautilus neeko nidalee nilah nocturne norra
      nunu-willump olaf orianna ornn pantheon poppy pyke qiyana quinn rakan rammus reksai rell renata-glasc
      renekton rengar riven rumble ryze samira sejuani senna seraphine sett shaco shen shyvana singed sion
      sivir skarner smolder sona soraka swain sylas syndra tahm-kench taliyah talon taric teemo thresh
      tristana trundle tryndamere twisted-fate twitch udyr urgot varus vayne veigar velkoz vex vi viego
      viktor vladimir volibear warwick wukong xayah xerath xin-zhao yasuo yone yorick yunara yuumi zaahen
      zac zed zeri ziggs zilean zoe zyra'),
    ('{valorant}', 'characters', '
      astra breach brimstone chamber clove cypher deadlock fade gekko harbor iso jett kayo killjoy miks
      neon omen phoenix raze reyna sage skye sova tejo veto viper vyse waylay yoru'),
    ('{league-of-legends}', 'roles', 'top jungle mid bot support'),
    ('{wild-rift}', 'roles', 'baron jungle mid dragon support'),
    ('{valorant}', 'roles', 'duelist initiator controller sentinel')
  ) as lists (games, field, ids), unnest(games) as game, regexp_split_to_table(trim(ids, E' \n'), '\s+') as id;

create function wished(config jsonb) returns jsonb language sql as $$
  with words as (
    select min(at) as at, coalesce(known.field, 'characters') as field, coalesce(known.id, written.word) as id
    from jsonb_array_elements_text(config->'characters') with ordinality as written (word, at)
    left join known_wishes known on known.game = config->>'game'
      and known.word = regexp_replace(lower(written.word), '[^a-z0-9]', '', 'g')
    group by 2, 3
  ), ranked as (
    select *, row_number() over (partition by field order by at) as nth from words
  ), fields as (
    -- Two roles at most: a third stays a word among the names.
    select case when field = 'roles' and nth > 2 then 'characters' else field end as field, id, at from ranked
  )
  select config || jsonb_build_object(
    'roles', (select coalesce(jsonb_agg(id order by at), '[]') from fields where field = 'roles'),
    'characters', (select coalesce(jsonb_agg(id order by at), '[]') from fields where field = 'characters'),
    -- Whoever plays along in wins and placements says when, as in a duo boost.
    'freeHours', coalesce(config->>'freeHours', ''))
$$;

update orders set config = wished(config) where service <> 'coaching';
update quotes set config = wished(config) where config->>'service' <> 'coaching';

drop function wished;
drop table known_wishes;
