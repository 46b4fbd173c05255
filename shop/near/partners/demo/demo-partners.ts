import { plainName } from '../../../lib/plain-name.ts'
import type { WrittenPartner } from '../partner.rules.ts'
import { examplePartner, type Partner } from '../partners.contract.ts'
import type { DemoPlace } from './demo-places.ts'
import { placesOfHouston } from './places-of-houston.ts'
import { placesOfKarachi } from './places-of-karachi.ts'
import { placesOfToronto } from './places-of-toronto.ts'

/** A directory row of the demo shop. */
export type DemoPartner = Omit<Partner, 'partnerId' | 'updatedDate' | 'hours'> &
  Pick<WrittenPartner, 'hours'> & { plainName: string; demo: true }

/** Returns the places of a town as rows; `phone` returns an unassigned number for the place with this number. */
const placesIn = (
  places: readonly DemoPlace[],
  city: string,
  country: string,
  phone: (at: number) => string,
): DemoPartner[] =>
  places.map(([partnerName, kind, address, latitude, longitude, priority, goods, hours], at) => ({
    ...{ partnerName, kind, address, city, country, latitude, longitude, priority, hours },
    plainName: plainName(partnerName),
    phone1: phone(at + 1),
    goods: [...goods],
    active: true,
    demo: true,
  }))

const { partnerId: _, updatedDate: __, ...first } = examplePartner
const two = (at: number) => String(at).padStart(2, '0')

/** The places of the demo shop; the first one is the one in the contract's examples. */
export const demoPartners: readonly DemoPartner[] = [
  { ...first, plainName: plainName(first.partnerName), demo: true },
  ...placesIn(placesOfKarachi, 'Karachi', 'PK', at => `+92 21 3400 10${two(at + 1)}`),
  ...placesIn(placesOfHouston, 'Houston', 'US', at => `+1 713 555 01${two(at)}`),
  ...placesIn(placesOfToronto, 'Toronto', 'CA', at => `+1 416 555 01${two(at)}`),
]
