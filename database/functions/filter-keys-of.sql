-- The filters that find a product: D: a diet that it suits, F: an allergen that it is declared to be free from, B: its brand, R: an
-- average rating that it reaches, C: a certificate about it, on whatever day. Nothing follows from facts that are not declared, and a law says nothing of the allergens that it does
-- not name: the US name wheat, the EU all cereals with gluten. The facts of a set follow from its parts, which its own statement does not
-- know: no filter by diet or allergen finds it.
create or replace function filter_keys_of(product int, facts jsonb, parts jsonb, brand int) returns text[] language plpgsql as $$
declare
  keys text[] := '{}';
  named text[];
  known text[];
  average numeric;
begin
  if facts ->> 'state' = 'DECLARED' and not is_set(parts) then
    keys := array(select distinct 'D:' || diet from (
      select jsonb_array_elements_text(facts -> 'diets') as diet
      union all select 'VEGETARIAN' where facts -> 'diets' ? 'VEGAN') d order by 1);
    named := array(select jsonb_array_elements_text((facts -> 'contains') || (facts -> 'mayContain')));
    known := case when facts ->> 'regime' = 'US'
      then '{WHEAT,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYBEANS,MILK,NUTS,SESAME}'::text[]
      else '{GLUTEN,WHEAT,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYBEANS,MILK,NUTS,CELERY,MUSTARD,SESAME,SULPHITES,LUPIN,MOLLUSCS}'::text[] end;
    keys := keys || array(select 'F:' || allergen from unnest(known) allergen
      where allergen <> all(named) and not (allergen = 'WHEAT' and 'GLUTEN' = any(named)));
  end if;
  if brand is not null then keys := keys || ('B:' || brand); end if;
  keys := keys || array(select 'C:' || certificate_id from certificate_subjects
    where kind = 'PRODUCT' and subject_id = product order by certificate_id);
  select round(avg(rating), 1) into average from reviews
  where product_id = product and hidden_at is null and waiting_since is null;
  return keys || array(select 'R:' || least_rating from unnest('{3,4}'::int[]) least_rating where average >= least_rating);
end $$;
