-- The words of a product: those in its name have weight A.
create or replace function words_of_product(name text, details text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', details)
$$;
