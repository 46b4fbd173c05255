-- The filters that find a product: D: a diet that it suits, F: an allergen that it is declared to be free from, B: its brand, R: an
-- average rating that it reaches, C: a certificate about it, on whatever day, L: a collection, T: a tag. Nothing follows from facts that are not declared, and a
-- law says nothing of the allergens that it does not name: the US name wheat, the EU all cereals with gluten. The facts of a set follow
-- from its parts.
create or replace function filter_keys_of(
  product int, facts jsonb, parts jsonb, brand int,
  tags text[], category int, unit_price bigint, sale_price bigint, options jsonb, added timestamptz
) returns text[] language plpgsql as $$
declare
  is_cut boolean := options @> '[{"description": "CUTPRICE"}]';
  keys text[] := '{}';
  declared jsonb := declared_facts_of(facts, parts);
  named text[];
  known text[];
  average numeric;
begin
  if declared is not null then
    keys := array(select distinct 'D:' || diet from (
      select jsonb_array_elements_text(declared -> 'diets') as diet
      union all select 'VEGETARIAN' where declared -> 'diets' ? 'VEGAN') d order by 1);
    named := array(select jsonb_array_elements_text((declared -> 'contains') || (declared -> 'mayContain')));
    known := case when declared ->> 'regime' = 'US'
      then '{WHEAT,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYBEANS,MILK,NUTS,SESAME}'::text[]
      else '{GLUTEN,WHEAT,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYBEANS,MILK,NUTS,CELERY,MUSTARD,SESAME,SULPHITES,LUPIN,MOLLUSCS}'::text[] end;
    keys := keys || array(select 'F:' || allergen from unnest(known) allergen
      where allergen <> all(named) and not (allergen = 'WHEAT' and 'GLUTEN' = any(named)));
  end if;
  if brand is not null then keys := keys || ('B:' || brand); end if;
  keys := keys || array(select 'C:' || certificate_id from certificate_subjects
    where kind = 'PRODUCT' and subject_id = product order by certificate_id);
  keys := keys || collection_keys_of(product, tags, category, brand, case when is_cut then sale_price else unit_price end,
    is_cut and sale_price < unit_price, added);
  select round(avg(rating), 1) into average from reviews
  where product_id = product and hidden_at is null and waiting_since is null;
  return keys || array(select 'R:' || least_rating from unnest('{3,4}'::int[]) least_rating where average >= least_rating);
end $$;

drop function if exists filter_keys_of(int, jsonb, jsonb, int);
