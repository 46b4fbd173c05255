/**
 * The privacy class of a column. `gone`: personal and exported; erasing removes it. `stays`: personal and exported; it stays
 * after erasing, without the name, for accounting and the law. `secret`: personal, but would open something, so it is never
 * exported; erasing removes it. `shop`: says nothing about the person.
 */
export type Says = 'gone' | 'stays' | 'secret' | 'shop'

const all = <Name extends string>(says: Says, ...names: Name[]) =>
  Object.fromEntries(names.map(name => [name, says])) as Record<Name, Says>

/** The tables with personal data, and the class of each column. A test compares this with the database. */
export const personalTables = {
  contacts: {
    ...all('stays', 'contact_id', 'created_at'),
    ...all('gone', 'first_name', 'last_name', 'email', 'phone1', 'phone2', 'priority_since'),
  },
  customers: {
    ...all('stays', 'cust_id', 'contact_id', 'cust_type', 'priority', 'closed_at', 'created_at'),
    ...all('gone', 'login_id', 'cust_name', 'profession', 'business_flag', 'best_way', 'best_time'),
    ...all('gone', 'send_sms_flag', 'send_email_flag', 'representative_asked_at', 'representative_since'),
    ...all('gone', 'proven_email', 'email_proven_at', 'last_seen_at'),
  },
  customer_pictures: all('gone', 'cust_id', 'mime_type', 'bytes', 'created_at'),
  addresses: all(
    'gone',
    ...(['address_id', 'contact_id', 'kind', 'address1', 'address2', 'city'] as const),
    ...(['state_province', 'country', 'postal_code'] as const),
  ),
  credentials: {
    ...all('gone', 'id', 'user_id', 'account_id', 'provider_id', 'created_at', 'updated_at'),
    ...all('secret', 'password'),
  },
  sessions: {
    ...all('gone', 'id', 'user_id', 'ip_address', 'user_agent', 'expires_at', 'created_at', 'updated_at'),
    ...all('secret', 'token'),
  },
  // Their number would tell if another account has proven the mailbox: a reset is then for that one.
  verifications: all('secret', 'id', 'identifier', 'value', 'expires_at', 'created_at', 'updated_at'),
  second_factors: {
    ...all('gone', 'cust_id', 'confirmed_at', 'created_at'),
    ...all('secret', 'secret', 'last_step', 'recovery_hashes'),
  },
  staff_roles: all('gone', 'cust_id', 'role', 'branch_id', 'since'),
  staff_invitations: {
    ...all('gone', 'invitation_id', 'email', 'role', 'branch_id', 'invited_at', 'expires_at'),
    ...all('shop', 'invited_by'),
  },
  customer_notes: {
    ...all('gone', 'note_id', 'contact_id', 'note', 'written_at'),
    ...all('shop', 'cust_id'),
  },
  audit_entries: {
    ...all('stays', 'audit_id', 'happened_at', 'action', 'subject', 'subject_id'),
    ...all('gone', 'before', 'after'),
    ...all('shop', 'cust_id'),
  },
  consents: all('gone', 'consent_id', 'cust_id', 'order_id', 'channel', 'given', 'cause', 'happened_at'),
  usual_items: all('gone', 'cust_id', 'product_id', 'state', 'marked_at'),
  saved_lists: all('gone', 'list_id', 'cust_id', 'list_name', 'lines', 'changed_at'),
  // An address that its owner has proven may have been typed by another account.
  saved_views: all('gone', 'view_id', 'list', 'name', 'query', 'cust_id', 'updated_at'),
  stock_alerts: { ...all('gone', 'alert_id', 'product_id', 'email', 'asked_at'), ...all('shop', 'cust_id') },
  standing_orders: {
    ...all('gone', 'standing_id', 'cust_id', 'list_id', 'every_weeks', 'weekday', 'starts_minute'),
    ...all('gone', 'pickup_type', 'branch_id', 'address', 'city', 'state_province', 'country', 'postal_code'),
    ...all(
      'gone',
      'ends_minute',
      'position',
      'age_confirmed',
      'state',
      'first_day',
      'created_at',
      'changed_at',
    ),
    ...all('shop', 'next_at', 'version'),
  },
  standing_days: all('gone', 'standing_id', 'day', 'outcome', 'order_id', 'reason', 'happened_at'),
  outbox: {
    ...all('stays', 'message_id', 'channel', 'template', 'created_at', 'sent_at'),
    ...all('gone', 'recipient', 'data', 'problem'),
    // Some contain the start of a link's secret.
    ...all('secret', 'dedupe_key', 'origin'),
    ...all('shop', 'attempts', 'parked_at', 'next_try_at', 'claimed_until'),
  },
  orders: {
    ...all('stays', 'order_id', 'order_num', 'create_date', 'cust_id', 'contact_id', 'order_type'),
    ...all('stays', 'pickup_type', 'pickup_time', 'slot_id', 'slot_starts_at', 'slot_ends_at', 'slot_fee'),
    ...all('stays', 'order_status', 'payment_method', 'payment_state'),
    ...all(
      'stays',
      'currency',
      'exponent',
      'price',
      'discount',
      'tax',
      'shipping_handling',
      'grand_total',
      'ceiling',
      'discount_agreed',
      'paid',
      'rest_asked',
    ),
    // The state and the country determined the tax.
    ...all('stays', 'state_province', 'country', 'representative'),
    ...all('gone', 'notes', 'address', 'city', 'postal_code', 'position', 'billing_address'),
    ...all('gone', 'discount_reason'),
    ...all('secret', 'link_key'),
    ...all(
      'shop',
      'branch_id',
      'updated_by',
      'version',
      'shipping_placed',
      'shipping_bands',
      'referred_by',
      'referral_points',
    ),
    ...all('shop', 'pay_until'),
    ...all('stays', 'send_sms_flag', 'age_confirmed'),
  },
  order_items: {
    ...all(
      'stays',
      'order_item_id',
      'order_id',
      'position',
      'product_id',
      'product_name',
      'sku',
      'dept_name',
      'age_from',
      'of_box',
    ),
    ...all('stays', 'wanted_steps', 'packed_steps', 'quantity_step', 'measuring_unit', 'estimated_weight'),
    ...all(
      'stays',
      'priced_unit',
      'priced_per',
      'nominal_measure',
      'weighed',
      'tolerance_bp',
      'line_cap',
      'version',
      'piece_surcharge',
      'line_surcharge',
      'yield_bp',
      'prep_minutes',
      'unit_minutes',
      'weighed_after',
    ),
    ...all(
      'stays',
      'final_weight',
      'liter',
      'discount',
      'unit_price',
      'sale_price',
      'charged_price',
      'reduced_from',
    ),
    ...all(
      'stays',
      'line_price',
      'line_tax',
      'tax_basis_points',
      'attributes',
      'substitution',
      'substitute_product_id',
      'item_status',
    ),
    ...all('stays', 'replaced_by_item_id'),
    ...all('gone', 'notes', 'refusal'),
    ...all('shop', 'updated_by', 'picked_by', 'picked_at'),
  },
  run_stops: {
    ...all('stays', 'stop_id', 'order_id', 'state', 'arrived_at', 'ended_at'),
    ...all('gone', 'taken_by', 'note'),
    ...all('shop', 'run_id', 'position'),
  },
  order_events: {
    ...all('stays', 'event_id', 'order_id', 'kind', 'order_status', 'amount', 'happened_by', 'happened_at'),
    ...all('gone', 'reason'),
    ...all('shop', 'cust_id'),
  },
  order_notes: {
    ...all('gone', 'note_id', 'order_id', 'note', 'written_at'),
    ...all('shop', 'cust_id'),
  },
  payments: {
    ...all(
      'stays',
      'payment_id',
      'order_id',
      'provider',
      'intent_id',
      'amount',
      'currency',
      'card',
      'card_type',
      'opened_at',
    ),
    ...all('shop', 'taken_later', 'failure', 'looked_at', 'capture_before', 'attempt'),
  },
  payment_entries: all(
    'stays',
    ...(['entry_id', 'payment_id', 'order_id', 'kind', 'amount', 'reference', 'noticed_at'] as const),
  ),
  payment_requests: {
    ...all('stays', 'request_id', 'order_id', 'payment_id', 'amount', 'state', 'asked_at', 'agreed_at'),
    ...all('gone', 'reason', 'change'),
    ...all('shop', 'asked_by', 'of_version', 'up_to', 'lasts_until'),
  },
  cash_entries: {
    ...all('stays', 'entry_id', 'order_id', 'kind', 'amount', 'written_at'),
    ...all('gone', 'reason'),
    ...all('shop', 'written_by', 'run_id'),
  },
  payment_tasks: {
    ...all('stays', 'task_id', 'payment_id', 'order_id', 'kind', 'amount', 'state', 'asked_at'),
    ...all('gone', 'reason'),
    ...all('shop', 'cause', 'attempts', 'problem', 'asked_by', 'next_try_at'),
  },
  qurbani_bookings: {
    ...all('stays', 'booking_id', 'season_id', 'order_id', 'wakala', 'wakala_at', 'unfilled_rule'),
    ...all('stays', 'booked_at', 'cash_received'),
    ...all('shop', 'cash_by'),
  },
  qurbani_balances: all('stays', 'order_id', 'booking_id'),
  qurbani_shares: {
    ...all(
      'stays',
      'share_id',
      'booking_id',
      'position',
      'offer_id',
      'season_id',
      'day',
      'kind',
      'intention',
    ),
    ...all('stays', 'distribution', 'window_id', 'skin', 'offal', 'net', 'tax', 'deposit_net', 'deposit_tax'),
    ...all('stays', 'animal_id', 'sequence', 'assigned_at', 'packed_weight', 'packed_at', 'collected_at'),
    ...all('stays', 'cancelled_at', 'family_place'),
    ...all('gone', 'names'),
    ...all('shop', 'animal_shares', 'collected_by'),
  },
  // The data of a family's own animal.
  qurbani_offers: {
    ...all('gone', 'family_name'),
    ...all('secret', 'family_key'),
    ...all('shop', 'offer_id', 'season_id', 'day', 'kind', 'type', 'animals', 'price', 'weight_from'),
    ...all('shop', 'weight_to', 'availability_id', 'animal_id', 'pool_id', 'active', 'settled_at', 'version'),
  },
  picking_claims: all('shop', 'order_item_id', 'cust_id', 'claimed_until'),
  substitution_offers: {
    ...all('stays', 'offer_id', 'order_id', 'order_item_id', 'product_id', 'steps', 'quantity_step'),
    ...all('stays', 'line_price', 'line_cap', 'state', 'answer_by', 'offered_at', 'ended_at'),
    ...all('shop', 'offered_by'),
  },
  substitution_choices: all(
    'gone',
    ...(['cust_id', 'product_id', 'substitution', 'substitute_product_id', 'chosen_at'] as const),
  ),
  reviews: {
    ...all('stays', 'review_id', 'product_id', 'rating', 'review_title', 'review_msg', 'review_date'),
    ...all('stays', 'verified_at', 'hidden_at', 'waiting_since'),
    ...all('gone', 'cust_id', 'author_name'),
  },
  representatives: {
    ...all('stays', 'cust_id', 'basis_points', 'since', 'ended_at'),
    ...all('gone', 'code'),
    ...all('shop', 'version'),
  },
  // A code that must not be issued again, as a hash that does not reveal it.
  former_codes: all('shop', 'code_hash', 'cust_id'),
  commissions: {
    ...all('stays', 'commission_id', 'cust_id', 'kind', 'order_id', 'amount', 'goods', 'basis_points'),
    ...all('stays', 'round', 'currency', 'exponent', 'written_at'),
    ...all('gone', 'note'),
    ...all('shop', 'written_by'),
  },
  /** Stored answers to placed orders, so that a repeated request gets the same answer for a while. */
  idempotency_keys: all('secret', 'call', 'key', 'input_hash', 'answer', 'created_at'),
} as const satisfies Record<string, Record<string, Says>>

/** A table with personal data. */
export type PersonalTable = keyof typeof personalTables

/** A column of another table that may name staff: the login that last changed a product. It is exported and emptied. */
export const loginColumn = { table: 'products', column: 'updated_by_login' } as const

/** The exported columns of a table. */
export const exportedColumns = (table: PersonalTable): string[] =>
  Object.entries<Says>(personalTables[table])
    .filter(([, says]) => says === 'gone' || says === 'stays')
    .map(([column]) => column)
