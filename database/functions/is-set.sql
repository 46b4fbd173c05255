-- True if a product with these parts is a set of others: it has one that comes with every choice.
create or replace function is_set(parts jsonb) returns boolean language sql immutable as $$
  select coalesce(parts @? '$[*] ? (!exists(@.kind))', false)
$$;
