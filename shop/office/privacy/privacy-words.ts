import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { KeptName } from './kept-groups.ts'
import type { findKept } from './privacy.contract.ts'

export type Kept = OutputOf<typeof findKept>['groups'][number]

type Words = { title: () => string; text: () => string }

/** The name of each group, and what it holds. */
export const keptWords: Readonly<Record<KeptName, Words>> = {
  accounts: { title: m.office_privacy_accounts, text: m.office_privacy_accounts_text },
  habits: { title: m.office_privacy_habits, text: m.office_privacy_habits_text },
  orders: { title: m.office_privacy_orders, text: m.office_privacy_orders_text },
  payments: { title: m.office_privacy_payments, text: m.office_privacy_payments_text },
  reviews: { title: m.office_privacy_reviews, text: m.office_privacy_reviews_text },
  messages: { title: m.office_privacy_messages, text: m.office_privacy_messages_text },
  changes: { title: m.office_privacy_changes, text: m.office_privacy_changes_text },
  alerts: { title: m.office_privacy_alerts, text: m.office_privacy_alerts_text },
  sessions: { title: m.office_privacy_sessions, text: m.office_privacy_sessions_text },
  repeats: { title: m.office_privacy_repeats, text: m.office_privacy_repeats_text },
  limits: { title: m.office_privacy_limits, text: m.office_privacy_limits_text },
  events: { title: m.office_privacy_events, text: m.office_privacy_events_text },
  misses: { title: m.office_privacy_misses, text: m.office_privacy_misses_text },
  addresses: { title: m.office_privacy_addresses, text: m.office_privacy_addresses_text },
  upkeep: { title: m.office_privacy_upkeep, text: m.office_privacy_upkeep_text },
  files: { title: m.office_privacy_files, text: m.office_privacy_files_text },
  erased: { title: m.office_privacy_erased_people, text: m.office_privacy_erased_people_text },
  stock: { title: m.office_privacy_stock, text: m.office_privacy_stock_text },
  goods: { title: m.office_privacy_goods, text: m.office_privacy_goods_text },
  shop: { title: m.office_privacy_shop, text: m.office_privacy_shop_text },
}

/** Says how long a group is stored. */
export function endOf({ ends, after, isPersonal }: Kept): string {
  const count = after ?? 0
  if (ends === 'DAYS') return m.office_privacy_days({ count })
  if (ends === 'ACCOUNTS' && !isPersonal) return m.office_privacy_books()
  if (ends === 'MONTHS') return count ? m.office_privacy_months({ count }) : m.office_privacy_for_good()
  return {
    ERASED: m.office_privacy_erased,
    ACCOUNTS: m.office_privacy_kept,
    CHANGED: m.office_privacy_changed,
  }[ends]()
}
