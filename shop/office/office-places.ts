import {
  BadgeCheck,
  Boxes,
  CalendarClock,
  ChartColumn,
  ClipboardList,
  FileDown,
  FileUp,
  Fingerprint,
  Forklift,
  Handshake,
  HeartPulse,
  History,
  House,
  Layers,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPinned,
  Megaphone,
  MessageSquareText,
  Milestone,
  MoonStar,
  Navigation,
  OctagonAlert,
  Package,
  PackagePlus,
  PanelsTopLeft,
  PhoneCall,
  Plug,
  Scale,
  ScanBarcode,
  Settings,
  Shapes,
  ShoppingBasket,
  Store,
  Sun,
  Tag,
  TextSearch,
  Tractor,
  Truck,
  UserRoundCog,
  Users,
  Warehouse,
} from 'lucide-react'
import { m } from '../messages/m.ts'
import type { Session } from '../ui/ask-session.ts'
import { mayOpen } from './office-screen.ts'
import { officeScreens } from './office-screens.ts'

type Place = { path: string; icon: LucideIcon; says?: () => string }
type Group = { says: () => string; places: readonly Place[] }

/** The menu of the office in groups, by screen. The screen itself has its title and permission. */
const menu: readonly Group[] = [
  {
    says: m.office_group_day,
    places: [
      { path: '', icon: Sun },
      { path: 'orders', icon: ShoppingBasket },
      { path: 'phone-order', icon: PhoneCall },
      { path: 'counter', icon: ScanBarcode },
      { path: 'picking', icon: ListChecks },
      { path: 'windows', icon: CalendarClock },
      { path: 'runs', icon: Truck },
      { path: 'my-run', icon: Navigation },
      { path: 'qurbani', icon: MoonStar },
    ],
  },
  {
    says: m.office_group_goods,
    places: [
      { path: 'products', icon: Package },
      { path: 'products/new', icon: PackagePlus },
      { path: 'stock', icon: Boxes },
      { path: 'lots', icon: Layers },
      { path: 'receipts', icon: Forklift },
      { path: 'suppliers', icon: Tractor },
      { path: 'recalls', icon: OctagonAlert },
      { path: 'facts', icon: ClipboardList },
      { path: 'certificates', icon: BadgeCheck },
      { path: 'departments', icon: Store },
      { path: 'categories', icon: Shapes },
      { path: 'brands', icon: Tag },
      { path: 'collections', icon: LibraryBig },
      { path: 'import', icon: FileUp },
      { path: 'export', icon: FileDown },
    ],
  },
  {
    says: m.office_content_group,
    places: [
      { path: 'pages', icon: PanelsTopLeft },
      { path: 'home', icon: House },
      { path: 'news', icon: Megaphone },
      { path: 'redirects', icon: Milestone },
    ],
  },
  {
    says: m.office_people_group,
    places: [
      { path: 'customers', icon: Users },
      { path: 'reviews', icon: MessageSquareText },
      { path: 'representatives', icon: Handshake },
      { path: 'referrals', icon: Handshake },
    ],
  },
  {
    says: m.office_group_shop,
    places: [
      { path: 'reports', icon: ChartColumn },
      { path: 'reports/stock-value', icon: Warehouse },
      { path: 'reports/payments', icon: Scale },
      { path: 'search-words', icon: TextSearch },
      { path: 'outbox', icon: Mail },
      { path: 'partners', icon: MapPinned },
      { path: 'staff', icon: UserRoundCog },
      { path: 'audit', icon: History },
      { path: 'settings', icon: Settings },
      { path: 'services', icon: Plug },
      { path: 'health', icon: HeartPulse },
      { path: 'privacy', icon: Fingerprint },
    ],
  },
]

/** The address of a screen of the office. */
export const officeAddress = (path: string) => (path ? `/admin/${path}` : '/admin')

/** Nobody has a role before the session is known. */
const nobody = { roles: [], shopRoles: [] }

/** The menu for the person of a session; empty groups are left out. */
export function menuFor(session: Pick<Session, 'roles' | 'shopRoles'> = nobody) {
  return menu
    .map(({ says, places }) => ({
      name: says(),
      places: places.flatMap(({ path, icon }) => {
        const screen = officeScreens.find(one => one.path === path)
        if (!screen || (screen.permission && !mayOpen(screen, session))) return []
        return [{ name: screen.title(), address: officeAddress(path), icon }]
      }),
    }))
    .filter(({ places }) => places.length > 0)
}
