-- The blog: a post, its text in each language that has one, and every slug that a text has ever had. `source` is the
-- hash of the file that the row came from; null once staff have written the row themselves.
create table posts (
  id text primary key check (id ~ '^[a-z\d]+(-[a-z\d]+)*$'),
  game text check (game in ('league-of-legends', 'teamfight-tactics', 'valorant', 'wild-rift')),
  topic text not null check (topic in ('ranked', 'guide', 'numbers', 'safety', 'shop')),
  author text not null,
  cover_seed text not null,
  related text[] not null default '{}',
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  source text
);
create index posts_published on posts (published_at desc, id);

create table post_texts (
  post_id text not null references posts on delete cascade,
  locale text not null check (locale in ('en', 'fr', 'es', 'de', 'nl', 'it', 'pt', 'zh', 'ar')),
  slug text not null check (slug ~ '^[a-z\d]+(-[a-z\d]+)*$'),
  title text not null,
  description text not null,
  document jsonb not null,
  -- What a search reads, in lower case.
  words text not null,
  minutes integer not null check (minutes > 0),
  updated_at timestamptz not null,
  source text,
  primary key (post_id, locale)
);

-- One address per language means one text, today's or an earlier one.
create table post_slugs (
  locale text not null,
  slug text not null,
  post_id text not null,
  primary key (locale, slug),
  foreign key (post_id, locale) references post_texts on delete cascade
);
