-- Folds every letter that foldLetters (src/domain/typed/typed-text.ts) folds: "Weiß" is found by "weiss". What was indexed
-- by the former function is indexed anew.
create or replace function folded(text) returns text language sql immutable parallel safe as
$$ select lower(translate(
  replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
    'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
  'łŁøØđĐðÐı', 'llooddddi')) $$;

reindex index shop_order_name_start;
reindex index contact_message_words;
reindex index letter_reply_words;
