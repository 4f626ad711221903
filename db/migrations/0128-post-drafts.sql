-- Posts that staff write: a draft per post and language beside what is published, its versions, and links that show it.
alter table posts alter column published_at drop not null;
alter table posts
  -- What the other languages are translated from.
  add column source_language text not null default 'en'
    check (source_language in ('en', 'fr', 'es', 'de', 'nl', 'it', 'pt', 'zh', 'ar')),
  -- Counts what staff save of these facts, so that two who change them at once don't overwrite each other.
  add column version integer not null default 0,
  add column created_by uuid references users,
  add column changed_by uuid references users,
  add column changed_at timestamptz,
  -- A picture of the blog as its cover, and the point of it that every cut shows, in percent; null is drawn from the seed.
  add column cover_picture uuid,
  add column cover_x integer check (cover_x between 0 and 100),
  add column cover_y integer check (cover_y between 0 and 100),
  add column demo boolean not null default false,
  -- What the list of staff shows and counts, kept with each write: it would need every draft otherwise.
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'archived')),
  add column title text not null default '',
  add column blocks integer not null default 0,
  add column languages jsonb not null default '{}',
  add column live text[] not null default '{}',
  add column scheduled text[] not null default '{}',
  add column begun text[] not null default '{}',
  -- Of all nine: something of it is missing or stale.
  add column behind text[] not null default '{}',
  add check ((cover_picture is null) = (cover_x is null) and (cover_x is null) = (cover_y is null));

alter table post_texts
  add column live boolean not null default true,
  -- Of the draft that it was published from; 0 is what came with the product.
  add column published_revision integer not null default 0,
  add column published_at timestamptz;
update post_texts set published_at = updated_at;
alter table post_texts alter column published_at set not null;

update posts set
  changed_at = coalesce((select max(updated_at) from post_texts where post_id = posts.id), published_at),
  state = case when withdrawn_at is null then 'published' else 'archived' end,
  title = coalesce((
    select title from post_texts where post_id = posts.id order by locale <> 'en', locale limit 1), ''),
  blocks = coalesce((
    select jsonb_array_length(document -> 'content') from post_texts where post_id = posts.id
    order by locale <> 'en', locale limit 1), 0),
  live = array(select locale from post_texts where post_id = posts.id),
  behind = array(
    select code from unnest(array['en', 'fr', 'es', 'de', 'nl', 'it', 'pt', 'zh', 'ar']) as code
    where not exists (select 1 from post_texts where post_id = posts.id and locale = code)),
  languages = coalesce((
    select jsonb_object_agg(locale, jsonb_build_object(
      'state', 'live', 'done', jsonb_array_length(document -> 'content'), 'stale', 0, 'complete', true, 'revision', 0,
      'changed', false, 'at', at, 'slug', slug, 'live_at', at, 'live_slug', slug, 'live_revision', 0,
      'publish_at', null, 'problem', null))
    from (
      select *, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from post_texts where post_id = posts.id
    ) as text), '{}');
alter table posts alter column changed_at set not null;
create index posts_changed on posts (changed_at desc, id);

create table post_drafts (
  post_id text not null references posts on delete cascade,
  language text not null check (language in ('en', 'fr', 'es', 'de', 'nl', 'it', 'pt', 'zh', 'ar')),
  -- Raised by each save that changes something.
  revision integer not null check (revision >= 0),
  -- As core/site/post-drafts.ts has them.
  fields jsonb not null,
  own_slug boolean not null,
  parts jsonb not null check (jsonb_array_length(parts) <= 500),
  removed jsonb not null,
  -- What a search reads, in lower case.
  words text not null,
  changed_at timestamptz,
  changed_by uuid references users,
  -- When it goes live as it then is, and who said so.
  publish_at timestamptz,
  publish_by uuid references users,
  -- The check that kept it from going live when it should have.
  problem text,
  primary key (post_id, language),
  check ((publish_at is null) = (publish_by is null))
);
create index post_drafts_due on post_drafts (publish_at) where publish_at is not null;

create table post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id text not null references posts on delete cascade,
  language text not null,
  kind text not null check (kind in ('first', 'edit', 'restore')),
  begun_at timestamptz not null,
  at timestamptz not null,
  by uuid references users,
  revision integer not null,
  name text,
  fields jsonb not null,
  parts jsonb not null,
  changed text[] not null,
  published_at timestamptz,
  -- What its person saves next is another version.
  closed boolean not null
);
create index post_versions_newest on post_versions (post_id, at desc, id);
create index post_versions_language on post_versions (post_id, language, revision desc);

create table post_previews (
  id uuid primary key default gen_random_uuid(),
  post_id text not null references posts on delete cascade,
  -- Of the secret in the link.
  hash bytea not null unique,
  created_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_read_at timestamptz
);
create index post_previews_post on post_previews (post_id, created_at);
create index post_previews_expired on post_previews (expires_at);

-- A picture of the blog is a file in each of its widths; they have the picture as their owner.
alter table files drop constraint files_owner_kind_check;
alter table files add constraint files_owner_kind_check
  check (owner_kind in ('order', 'application', 'support', 'avatar', 'order_chat', 'post'));
create index files_post on files (owner_id, width) where owner_kind = 'post';

-- What lists and searches read, however many posts there are. An owner of a database can load this extension.
create extension if not exists pg_trgm;
create index post_texts_words on post_texts using gin (words gin_trgm_ops);
create index post_texts_slugs on post_texts using gin (slug gin_trgm_ops);
create index post_drafts_words on post_drafts using gin (words gin_trgm_ops);
create index posts_behind on posts using gin (behind);
create index posts_begun on posts using gin (begun);
create index posts_live on posts using gin (live);
create index posts_scheduled on posts using gin (scheduled);
create index posts_waiting on posts (changed_at desc, id) where scheduled <> '{}';
create index posts_state on posts (state, changed_at desc, id);
create index posts_title on posts (lower(title), id);
create index posts_game on posts (game, published_at desc, id);
create index posts_topic on posts (topic, published_at desc, id);
