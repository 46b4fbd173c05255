-- Collects the words of all shown products again, as recount_products does.
create or replace function recount_words() returns void language plpgsql as $$
begin
  lock table products in share mode;
  delete from product_words;
  insert into product_words (word, lexeme, in_names, in_all)
  select lexeme, (ts_lexize('english_stem', lexeme))[1], sum(('A' = any(weights))::int), count(*)
  from products, unnest(words_of_product(product_name, product_details)) where shown group by lexeme;
end $$;
