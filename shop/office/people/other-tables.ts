/** The tables without personal data; they refer to staff only by a number that names no one. */
export const otherTables = [
  ...['availabilities', 'branch_products', 'branches', 'brands', 'categories', 'cities', 'closed_days'],
  ...['content_blocks', 'advance_rules', 'barcode_rules'],
  ...['content_drafts', 'content_publications', 'countries', 'delivery_zones', 'departments', 'holds'],
  // The network of an unpaid order, as a hash, for an hour.
  'unpaid_holds',
  // The numbers of contacts that have no data any more.
  'erasures',
  // The bags of an order, and who counted them.
  'order_bags',
  ...['map_answers', 'partners', 'postcodes'],
  ...['import_items', 'import_lines', 'import_pictures', 'imports', 'movements', 'news_items'],
  ...['qurbani_animals', 'qurbani_days', 'qurbani_seasons', 'qurbani_windows'],
  // These know payments by the provider's ids.
  ...['payment_differences', 'payment_events', 'practice_intents'],
  ...['picture_renditions', 'pictures', 'product_counts', 'product_documents', 'product_pictures'],
  ...['film_pieces', 'films', 'product_films'],
  ...[
    'product_translations',
    'open_spans',
    'product_codes',
    'filter_counts',
    'product_parts',
    'product_words',
    'products',
    'rate_limits',
    'runs',
    'cash_counts',
    'search_misses',
    'search_placements',
    'search_terms',
    'search_synonyms',
    'services',
    'settings',
    'slot_patterns',
    'slots',
  ],
  ...['recalls', 'recall_lots', 'recall_orders'],
  ...['bought_together', 'collection_products', 'collections', 'missing_pages', 'redirects'],
  ...['states', 'stock', 'taxes'],
  ...['upkeep_runs', 'nodes', 'release_assets'],
  ...['certificate_documents', 'certificate_subjects', 'certificates'],
  // Suppliers are firms: their people are reached at the firm.
  ...['lots', 'lot_movements', 'receipts', 'receipt_lines', 'suppliers'],
  ...['breaks', 'dated_hours', 'prayer_times', 'store_hours'],
] as const
