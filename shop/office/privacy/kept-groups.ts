/**
 * The end of a group's rows. ERASED: when the person is erased. ACCOUNTS: they stay, without the name of a person who was erased. CHANGED: until staff
 * change or delete them. DAYS: after so many. SETTING: after the months that a setting says.
 */
export type Ends =
  | { kind: 'ERASED' | 'ACCOUNTS' | 'CHANGED' }
  | { kind: 'DAYS'; days: number }
  | { kind: 'SETTING'; setting: 'messagesMonths' | 'changesMonths' }

export type KeptGroup = { name: string; isPersonal: boolean; ends: Ends; tables: readonly string[] }

const days = (count: number): Ends => ({ kind: 'DAYS', days: count })

/** The tables of the shop by what they hold and how long. Tests hold this against the database, and the days against the hourly job that deletes. */
export const keptGroups = [
  {
    name: 'accounts',
    isPersonal: true,
    ends: { kind: 'ERASED' },
    tables: [
      ...['contacts', 'addresses', 'customers', 'credentials', 'second_factors', 'customer_pictures'],
      ...['customer_notes', 'consents', 'staff_roles', 'staff_invitations', 'saved_views'],
    ],
  },
  {
    name: 'habits',
    isPersonal: true,
    ends: { kind: 'ERASED' },
    tables: [
      ...['usual_items', 'saved_lists', 'standing_orders', 'standing_days', 'substitution_choices'],
      ...['representatives', 'former_codes'],
    ],
  },
  {
    name: 'orders',
    isPersonal: true,
    ends: { kind: 'ACCOUNTS' },
    tables: [
      ...['orders', 'order_items', 'order_events', 'order_notes', 'order_bags', 'run_stops', 'runs'],
      ...['substitution_offers', 'qurbani_bookings', 'qurbani_balances', 'qurbani_shares', 'qurbani_offers'],
    ],
  },
  {
    name: 'payments',
    isPersonal: true,
    ends: { kind: 'ACCOUNTS' },
    tables: [
      ...['payments', 'payment_entries', 'payment_requests', 'payment_tasks', 'payment_differences'],
      ...['practice_intents', 'cash_entries', 'cash_counts', 'commissions'],
    ],
  },
  { name: 'reviews', isPersonal: true, ends: { kind: 'ACCOUNTS' }, tables: ['reviews'] },
  {
    name: 'messages',
    isPersonal: true,
    ends: { kind: 'SETTING', setting: 'messagesMonths' },
    tables: ['outbox'],
  },
  {
    name: 'changes',
    isPersonal: true,
    ends: { kind: 'SETTING', setting: 'changesMonths' },
    tables: ['audit_entries'],
  },
  { name: 'alerts', isPersonal: true, ends: days(180), tables: ['stock_alerts'] },
  { name: 'sessions', isPersonal: true, ends: days(30), tables: ['sessions', 'verifications'] },
  { name: 'repeats', isPersonal: true, ends: days(7), tables: ['idempotency_keys'] },
  {
    name: 'limits',
    isPersonal: false,
    ends: days(1),
    tables: ['rate_limits', 'unpaid_holds', 'picking_claims', 'nodes'],
  },
  { name: 'events', isPersonal: false, ends: days(90), tables: ['payment_events'] },
  { name: 'misses', isPersonal: false, ends: days(90), tables: ['search_misses'] },
  { name: 'addresses', isPersonal: false, ends: days(30), tables: ['missing_pages', 'map_answers'] },
  { name: 'upkeep', isPersonal: false, ends: days(400), tables: ['upkeep_runs'] },
  { name: 'files', isPersonal: false, ends: days(7), tables: ['release_assets'] },
  { name: 'erased', isPersonal: false, ends: { kind: 'ACCOUNTS' }, tables: ['erasures'] },
  {
    name: 'stock',
    isPersonal: false,
    ends: { kind: 'ACCOUNTS' },
    tables: [
      ...[
        'availabilities',
        'movements',
        'holds',
        'stock',
        'lots',
        'lot_movements',
        'receipts',
        'receipt_lines',
      ],
      ...['suppliers', 'recalls', 'recall_lots', 'recall_orders'],
    ],
  },
  {
    name: 'goods',
    isPersonal: false,
    ends: { kind: 'CHANGED' },
    tables: [
      ...['products', 'product_codes', 'product_counts', 'product_documents', 'product_films'],
      ...[
        'product_parts',
        'product_pictures',
        'product_translations',
        'product_words',
        'brands',
        'categories',
      ],
      ...['departments', 'branch_products', 'barcode_rules', 'advance_rules', 'collections'],
      ...[
        'collection_products',
        'bought_together',
        'filter_counts',
        'pictures',
        'picture_renditions',
        'films',
      ],
      ...['film_pieces', 'certificates', 'certificate_documents', 'certificate_subjects'],
      ...['search_placements', 'search_terms', 'search_synonyms', 'imports', 'import_items', 'import_lines'],
      ...['import_pictures'],
    ],
  },
  {
    name: 'shop',
    isPersonal: false,
    ends: { kind: 'CHANGED' },
    tables: [
      ...['settings', 'services', 'branches', 'taxes', 'countries', 'states', 'cities', 'postcodes'],
      ...['delivery_zones', 'store_hours', 'breaks', 'closed_days', 'dated_hours', 'prayer_times'],
      ...['open_spans', 'slots', 'slot_patterns', 'partners', 'redirects', 'news_items', 'content_blocks'],
      ...['content_drafts', 'content_publications', 'qurbani_seasons', 'qurbani_days', 'qurbani_windows'],
      ...['qurbani_animals'],
    ],
  },
] as const satisfies readonly KeptGroup[]

export type KeptName = (typeof keptGroups)[number]['name']
export const keptNames = keptGroups.map(({ name }) => name) as [KeptName, ...KeptName[]]
