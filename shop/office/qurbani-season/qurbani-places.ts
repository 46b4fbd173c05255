import type { Permission } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'

/** The screens of a season, with the permission for each. */
export const qurbaniPlaces: readonly {
  says: () => string
  permission: Permission
  address: (seasonId: number) => string
}[] = [
  {
    says: m.office_qurbani_screens_go_season,
    permission: 'catalogue',
    address: seasonId => `/admin/qurbani/seasons/${seasonId}`,
  },
  {
    says: m.office_qurbani_screens_go_herd,
    permission: 'catalogue',
    address: seasonId => `/admin/qurbani/${seasonId}/herd`,
  },
  {
    says: m.office_qurbani_screens_go_assign,
    permission: 'orders',
    address: seasonId => `/admin/qurbani/${seasonId}/assign`,
  },
  {
    says: m.office_slaughter_shares,
    permission: 'orders',
    address: seasonId => `/admin/qurbani/${seasonId}/shares`,
  },
  {
    says: m.office_slaughter_day,
    permission: 'picking',
    address: seasonId => `/admin/qurbani/${seasonId}/day`,
  },
]
