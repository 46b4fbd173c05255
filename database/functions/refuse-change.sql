-- Earnings and payouts are never changed: a correction is another row.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are added, never changed', tg_table_name;
end $$;

create or replace trigger append_only before delete or update of commission_id, cust_id, kind, order_id, amount, goods, basis_points, currency, exponent, written_at on commissions for each row execute function refuse_change();

-- Payment entries are never changed: later events are other rows.
create or replace trigger append_only before delete or update on payment_entries for each row execute function refuse_change();

-- Counts of cash are never changed: the next one says what is there by then.
create or replace trigger append_only before delete or update of number, currency, exponent, float, expected, counted, kept, reason, counted_by, counted_at, covered on cash_counts for each row execute function refuse_change();
