import { m } from '../messages/m.ts'
import { catalogueScreens } from './catalogue/catalogue.screens.ts'
import { certificatesScreens } from './certificates/certificates.screens.ts'
import { collectionsScreens } from './collections/collections.screens.ts'
import { contentScreens } from './content/content.screens.ts'
import { counterScreens } from './counter/counter.screens.ts'
import { exchangeScreens } from './exchange/exchange.screens.ts'
import { healthScreens } from './health/health.screens.ts'
import { lotsScreens } from './lots/lots.screens.ts'
import { mailsScreens } from './mails/mails.screens.ts'
import type { OfficeScreen } from './office-screen.ts'
import { ordersScreens } from './orders/orders.screens.ts'
import { packingScreens } from './packing/packing.screens.ts'
import { partnersScreens } from './partners/partners.screens.ts'
import { peopleScreens } from './people/people.screens.ts'
import { phoneScreens } from './phone/phone.screens.ts'
import { pickingScreens } from './picking/picking.screens.ts'
import { privacyScreens } from './privacy/privacy.screens.ts'
import { qurbaniHerdScreens } from './qurbani-herd/qurbani-herd.screens.ts'
import { qurbaniSeasonScreens } from './qurbani-season/qurbani-season.screens.ts'
import { recallsScreens } from './recalls/recalls.screens.ts'
import { redirectsScreens } from './redirects/redirects.screens.ts'
import { reportsScreens } from './reports/reports.screens.ts'
import { runsScreens } from './runs/runs.screens.ts'
import { servicesScreens } from './services/services.screens.ts'
import { settingsScreens } from './settings/settings.screens.ts'
import { slaughterScreens } from './slaughter/slaughter.screens.ts'
import { staffScreens } from './staff/staff.screens.ts'
import { windowsScreens } from './windows/windows.screens.ts'

/** Every screen of the office, a list for each part. The first whose address matches is opened. */
export const officeScreens: readonly OfficeScreen[] = [
  { path: '', title: m.office_today, load: () => import('./screens/today.tsx') },
  ...ordersScreens,
  ...pickingScreens,
  ...packingScreens,
  ...windowsScreens,
  ...runsScreens,
  ...qurbaniSeasonScreens,
  ...qurbaniHerdScreens,
  ...slaughterScreens,
  ...phoneScreens,
  ...counterScreens,
  // `products/many` comes before `products/:productId`.
  ...exchangeScreens,
  ...catalogueScreens,
  ...collectionsScreens,
  ...lotsScreens,
  ...recallsScreens,
  ...certificatesScreens,
  ...contentScreens,
  ...redirectsScreens,
  ...peopleScreens,
  ...mailsScreens,
  ...settingsScreens,
  ...servicesScreens,
  ...healthScreens,
  ...privacyScreens,
  ...reportsScreens,
  ...partnersScreens,
  ...staffScreens,
]
