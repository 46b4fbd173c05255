-- The part of the weight that all choices of a line leave, in hundredths of a per cent: at least one. The same as yieldOf.
create or replace function yield_of(yields jsonb, chosen jsonb) returns int language plpgsql immutable as $$
declare
  kind text;
  part int;
  remains int := 10000;
begin
  foreach kind in array '{packagingAttributes,cuttingAttributes,extraAttributes}'::text[] loop
    part := (yields -> kind ->> (chosen ->> kind))::int;
    remains := greatest(1, round(remains * coalesce(part, 10000) / 10000.0));
  end loop;
  return remains;
end $$;
