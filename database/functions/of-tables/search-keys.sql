-- The search index of a product: its words, and keys that no text can contain: =c its category, =p its price class, =s1 =s2
-- … the samples that it is in. Each sample holds half of the one before, by a hash of the id; popular products are in two
-- more.
create or replace function search_keys(words tsvector, category_id int, charged_price bigint, popular_flag smallint, product_id int)
returns tsvector language plpgsql immutable cost 300 as $$
declare
  hash bigint := (product_id::bigint * 2654435761) % 4294967296;
  sample int := 32 - length(ltrim(hash::bit(32)::text, '0')) + case when popular_flag = 1 then 2 else 0 end;
begin
  return words || array_to_tsvector(
    array['=c' || category_id, '=p' || public.price_class(charged_price)]
    || array(select '=s' || s from generate_series(1, least(sample, 20)) s));
end $$;
