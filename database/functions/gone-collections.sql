-- The keys of collections that were deleted, but which shown products still have.
create or replace function gone_collections() returns text[] language sql stable as $$
  select array(
    select key from filter_counts where category_id = -1 and key like 'L:%' group by key
    having sum(products) > 0 and not exists (select from collections where collection_id = substr(key, 3)::int))
$$;

-- Some of the products with these keys.
create or replace function products_of_gone_collections(most int) returns int[] language sql stable as $$
  select array(
    select product_id from products where shown and filter_keys is not null
      and search_keys(array_to_tsvector(filter_keys), category_id, charged_price, popular_flag, product_id)
        @@ (select string_agg(quote_literal(key), ' | ') from unnest(gone_collections()) key)::tsquery
    limit most)
$$;
