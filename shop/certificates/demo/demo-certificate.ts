import { makePdf } from '../../catalogue/demo/demo-document.ts'
import type { CertificateKind } from '../../catalogue/filters/certified-kinds.ts'
import type { DemoSupplierKey } from '../../lots/demo/demo-lots.ts'
import type { SlaughterMethod, Stunning } from '../certificate-kinds.ts'

/** A certificate of the demo shop; its days count from the day on which the shop is made. */
export type DemoCertificate = {
  kind: CertificateKind
  authority: string
  number: string
  from: number
  until: number
  slaughter?: SlaughterMethod
  stunning?: Stunning
  /** The things that it is about, by the ids of the demo shop; `categories`: all their products. */
  products?: readonly number[]
  categories?: readonly number[]
  brand?: number
  supplier?: DemoSupplierKey
  /** The name and the lines of its document. */
  document: string
  lines: readonly string[]
}

/** The document of a demo certificate on a page. */
export const demoCertificateFile = ({ authority, number, lines }: DemoCertificate, days: string): Buffer =>
  makePdf(`${authority}`, [`Certificate ${number}`, days, '', ...lines, '', 'Made for the demo shop.'])
