-- Notes an order that is about to wait for its payment, and answers its id with the number of unpaid ones of the same network
-- before it; notes nothing if there are `most` already. One at a time for each network, so that none goes uncounted. A note
-- without an order is a request under way: it counts for ten seconds.
create or replace function note_unpaid(of_network text, at timestamptz, since timestamptz, most int, out hold_id bigint, out unpaid int)
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unpaid ' || of_network, 0));
  select count(*) into unpaid from unpaid_holds u where u.network = of_network and u.held_at > since
    and (u.order_id is not null or u.held_at > at - interval '10 seconds');
  if unpaid >= most then return; end if;
  insert into unpaid_holds (network, held_at) values (of_network, at) returning unpaid_holds.hold_id into hold_id;
end $$;
