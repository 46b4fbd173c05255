-- Writes a row of `consents` for each permission to send messages that a person gives or takes back, by any way: of an account for texts and
-- e-mails, of a guest for texts about an order. The setting `souk.consent_cause` of a transaction names another cause than the usual one.
-- Erasing a person takes permissions back without a row: their consents go.
create or replace function record_consent() returns trigger language plpgsql as $$
declare
  named text := nullif(current_setting('souk.consent_cause', true), '');
begin
  if tg_table_name = 'orders' then
    insert into consents (order_id, channel, given, cause)
    values (new.order_id, 'TEXT', new.send_sms_flag, coalesce(named, case tg_op when 'INSERT' then 'ORDER' else 'REPLY' end));
    return null;
  end if;
  if new.closed_at is not null then return null; end if;
  insert into consents (cust_id, channel, given, cause)
  select new.cust_id, decided.channel, decided.given, coalesce(named, case tg_op when 'INSERT' then 'REGISTERING' else 'PROFILE' end)
  from (values ('TEXT', new.send_sms_flag, tg_op = 'UPDATE' and old.send_sms_flag), ('EMAIL', new.send_email_flag, tg_op = 'UPDATE' and old.send_email_flag))
    decided (channel, given, before)
  where decided.given is distinct from decided.before;
  return null;
end $$;

create or replace trigger record_first_consent after insert on customers for each row when (new.send_sms_flag or new.send_email_flag)
  execute function record_consent();
create or replace trigger record_changed_consent after update of send_sms_flag, send_email_flag on customers for each row
  when (new.send_sms_flag is distinct from old.send_sms_flag or new.send_email_flag is distinct from old.send_email_flag)
  execute function record_consent();
create or replace trigger record_order_consent after insert on orders for each row when (new.send_sms_flag) execute function record_consent();
create or replace trigger record_changed_order_consent after update of send_sms_flag on orders for each row
  when (new.send_sms_flag is distinct from old.send_sms_flag) execute function record_consent();
