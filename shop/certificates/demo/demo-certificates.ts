import { makePdf } from '../../catalogue/demo/demo-document.ts'
import type { CertificateKind } from '../../catalogue/filters/certified-kinds.ts'
import type { DemoSupplierKey } from '../../lots/demo/demo-lots.ts'
import type { SlaughterMethod, Stunning, SubjectKind } from '../certificate-kinds.ts'

/** A certificate of the demo shop; its days count from the day on which the shop is made. */
export type DemoCertificate = {
  kind: CertificateKind
  authority: string
  number: string
  from: number
  until: number
  slaughter?: SlaughterMethod
  stunning?: Stunning
  /** Its things, by the ids of the demo shop; `categories`: all their products. */
  subjects: readonly { kind: SubjectKind; subjectId: number }[]
  categories?: readonly number[]
  /** The supplier of the demo shop that it is about. */
  supplier?: DemoSupplierKey
  /** The name and the lines of its document. */
  document: string
  lines: readonly string[]
}

const MEAT = [1, 5, 6, 11, 12]
const brand = (subjectId: number) => ({ kind: 'BRAND' as const, subjectId })

/** Certificates of authorities that exist only in the demo shop. */
export const demoCertificates: readonly DemoCertificate[] = [
  {
    ...{ kind: 'HALAL', authority: 'Souk Demo Halal Council', number: 'SDHC-2041' },
    ...{ from: -140, until: 225, slaughter: 'HAND', stunning: 'NONE' },
    ...{ subjects: [], categories: MEAT, document: 'halal-meat.pdf' },
    lines: [
      'Holder: Souk, market hall, meat counter. Scope: chicken, goat, beef, veal and lamb.',
      'Slaughtered by hand by a Muslim slaughterman, with the name of God over each animal.',
      'No animal is stunned. Each carcass is stamped and can be traced to its day and its farm.',
      'Inspected: four visits a year, two of them unannounced.',
    ],
  },
  {
    ...{ kind: 'ORGANIC', authority: 'Souk Demo Organic Register', number: 'SDOR-118' },
    ...{ from: -90, until: 275, subjects: [brand(1)], document: 'organic-bagh-e-noor.pdf' },
    lines: [
      'Holder: Bagh-e-Noor. Scope: growing and packing.',
      'No synthetic pesticides or fertilisers for three years. Soil and water are tested each spring.',
    ],
  },
  {
    ...{ kind: 'FOOD_SAFETY', authority: 'Souk Demo Food Safety Office', number: 'SDFS-7730' },
    ...{ from: -345, until: 20, subjects: [brand(19)], document: 'food-safety-meethacheck.pdf' },
    lines: [
      'Holder: Meethacheck. Scope: sugar-free foods and diabetes care, packing and storage.',
      'Hazards are analysed, limits are kept and recorded, recalls are practised twice a year.',
    ],
  },
  {
    ...{ kind: 'FAIR_TRADE', authority: 'Souk Demo Fair Trade Circle', number: 'SDFT-052' },
    ...{ from: -400, until: -35, subjects: [brand(7)], document: 'fair-trade-kohsaar-tea.pdf' },
    lines: ['Holder: Kohsaar Tea. Scope: tea from two cooperatives of pickers.'],
  },
  {
    ...{ kind: 'FOOD_SAFETY', authority: 'Souk Demo Food Safety Office', number: 'SDFS-7741' },
    ...{ from: -60, until: 305, subjects: [], supplier: 'abattoir', document: 'food-safety-abattoir.pdf' },
    lines: [
      'Holder: Landhi Abattoir, approval DEMO-SL-07. Scope: slaughter and cutting of goats, sheep and cattle.',
      'A veterinarian inspects each animal before and after slaughter. Carcasses are kept at 4 °C or below.',
    ],
  },
  {
    ...{ kind: 'FOOD_SAFETY', authority: 'Souk Demo Food Safety Office', number: 'SDFS-7758' },
    ...{ from: -120, until: 245, subjects: [], supplier: 'poultry', document: 'food-safety-poultry.pdf' },
    lines: [
      'Holder: Gharo Poultry, approval DEMO-PO-31. Scope: keeping and slaughter of chickens.',
      'Each flock is tested for salmonella before it leaves the farm.',
    ],
  },
]

/** The document of a demo certificate on a page. */
export const demoCertificateFile = ({ authority, number, lines }: DemoCertificate, days: string): Buffer =>
  makePdf(`${authority}`, [`Certificate ${number}`, days, '', ...lines, '', 'Made for the demo shop.'])
