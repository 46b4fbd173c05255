create or replace function recount_all() returns trigger language plpgsql as $$
begin
  perform recount_products();
  if tg_op = 'TRUNCATE' then
    perform recount_words();
  end if;
  return null;
end $$;

create or replace trigger update_counts_truncate after truncate on products for each statement execute function recount_all();

-- With another number of decimals, the same minor units are different prices.
create or replace trigger update_counts_insert after insert on settings for each row
  when (new.name = 'currency') execute function recount_all();

create or replace trigger update_counts_update after update on settings for each row
  when ((old.name = 'currency' or new.name = 'currency') and old.value -> 'exponent' is distinct from new.value -> 'exponent')
  execute function recount_all();

create or replace trigger update_counts_delete after delete on settings for each row
  when (old.name = 'currency') execute function recount_all();
