-- What the shop sells, who sells it and what the pages say (SPEC.md section 3).
-- Prices in whole grosze; product types in the storefront's spelling; `position` is the order of showing.

create table product (
  id uuid primary key,
  title text not null,
  description text not null,
  image_src text not null,
  product_type text not null check (product_type in (
    'TAROT', 'PARTNER_TAROT', 'HOROSCOPE', 'BIRTH_HOROSCOPE', 'PREDICTION', 'NEWSLETTER',
    'PARTNER_RITUAL', 'FINANCE_RITUAL', 'INTENTION_RITUAL'
  )),
  -- Never leaves the server (AP-15).
  base_prompt text not null,
  questions_count smallint not null check (questions_count between 1 and 3),
  position integer not null
);

create table fairy (
  id uuid primary key,
  name text not null,
  seo_title text not null,
  seo_description text not null,
  image_src text not null,
  is_available boolean not null,
  response_time text not null,
  rating smallint not null check (rating between 1 and 5),
  description text not null,
  zodiac_sign text not null check (zodiac_sign in (
    'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo',
    'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'
  )),
  position integer not null
);

create table specialization (
  id uuid primary key,
  fairy_id uuid not null references fairy on delete cascade,
  content text not null,
  icon text not null check (icon in ('HEARTH', 'MONEY', 'EARTH')),
  position integer not null
);

create index specialization_of_fairy on specialization (fairy_id);

create table fairy_product (
  id uuid primary key,
  fairy_id uuid not null references fairy on delete cascade,
  product_id uuid not null references product on delete cascade,
  price integer not null check (price between 0 and 10000000),
  unique (fairy_id, product_id)
);

create table coupon (
  -- Read trimmed and in capitals, whatever the customer typed.
  code text primary key check (code = upper(trim(code)) and code <> ''),
  -- Above 100 is error 105.
  percent smallint not null check (percent between 1 and 100),
  -- Null: on everything.
  product_types text[],
  valid_from timestamptz not null,
  valid_until timestamptz,
  max_uses integer check (max_uses > 0),
  uses integer not null default 0,
  constraint coupon_not_overspent check (uses >= 0 and (max_uses is null or uses <= max_uses))
);

create table page_content (
  page text not null,
  type text not null,
  content text not null,
  position integer not null,
  primary key (page, type)
);

create table post (
  id integer primary key,
  slug text not null unique,
  -- As a blog system shows it: the wall clock of the place of writing, no zone.
  published_at timestamp not null,
  -- Rendered HTML, entities and all.
  title_html text not null,
  seo_title text not null,
  seo_description text not null,
  thumbnail text not null,
  excerpt text not null,
  -- Paragraphs of plain text.
  body text[] not null
);

create index post_newest on post (published_at desc, id desc);
