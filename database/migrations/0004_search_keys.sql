-- A price's place in a row of classes, each half as wide as the doubling it stands in: so that a search can leave dear
-- goods out by their key.
create function price_class(price bigint) returns int language sql immutable parallel safe as $$
  select case when price < 2 then price::int else 2 * length(bits) + substr(bits, 2, 1)::int end
  from (select ltrim(price::bit(64)::text, '0') as bits) b
$$;
--> statement-breakpoint
-- What the index of search holds of a product: its words, and keys that no text can contain: =c its category, =p the class
-- of its price, =s1 =s2 … the samples it is in. A sample holds half of the one before, by a hash of the id; popular goods
-- are in two more.
create function search_keys(words tsvector, category_id int, charged_price bigint, popular_flag smallint, product_id int)
returns tsvector language plpgsql immutable cost 300 as $$
declare
  hash bigint := (product_id::bigint * 2654435761) % 4294967296;
  sample int := 32 - length(ltrim(hash::bit(32)::text, '0')) + case when popular_flag = 1 then 2 else 0 end;
begin
  return words || array_to_tsvector(
    array['=c' || category_id, '=p' || public.price_class(charged_price)]
    || array(select '=s' || s from generate_series(1, least(sample, 20)) s));
end $$;
