import type { DemoCertificate } from './demo-certificate.ts'

const halal = { kind: 'HALAL', authority: 'Souk Demo Halal Council' } as const
const byHand = { ...halal, slaughter: 'HAND', stunning: 'NONE' } as const

/** Halal: the counter, Qurbani, the kitchen, and foods with an ingredient of animals. */
export const halalCertificates: readonly DemoCertificate[] = [
  {
    ...{ ...byHand, number: 'SDHC-2041', from: -140, until: 225, document: 'halal-meat.pdf' },
    categories: [1, 5, 6, 11, 12],
    lines: [
      'Holder: Souk, market hall, meat counter. Scope: chicken, goat, beef, veal and lamb.',
      'Slaughtered by hand by a Muslim slaughterman, with the name of God over each animal.',
      'No animal is stunned. Each carcass is stamped and can be traced to its day and its farm.',
      'Inspected: four visits a year, two of them unannounced.',
    ],
  },
  {
    ...{ ...byHand, number: 'SDHC-2058', from: -40, until: 325, document: 'halal-qurbani.pdf' },
    products: [1301, 1302, 1401, 1402, 1403, 1501, 1502],
    lines: [
      'Holder: Souk, Qurbani ground. Scope: goats, sheep and shares of cows.',
      'Age, teeth and health of each animal are checked when it arrives, and again on the day.',
      'Slaughtered by hand after the Eid prayer, in the name of the person who booked it.',
    ],
  },
  {
    ...{ ...halal, number: 'SDHC-2093', from: -200, until: 165, brand: 6 },
    document: 'halal-zafran-kitchen.pdf',
    lines: [
      'Holder: Zafran Kitchen. Scope: hot dishes, grill, rolls and iftar boxes.',
      'All meat comes from the counter with certificate SDHC-2041. No alcohol is used or stored.',
    ],
  },
  {
    ...{ ...byHand, number: 'SDHC-2117', from: -75, until: 290, products: [4702, 4704, 4705] },
    document: 'halal-frozen-snacks.pdf',
    lines: [
      'Holder: Thandi Gali. Scope: chicken samosas, shami kebabs and chicken nuggets.',
      'Chicken and beef are delivered with their slaughter notes. The line makes nothing else.',
    ],
  },
  {
    ...{ ...halal, number: 'SDHC-2126', from: -110, until: 255, products: [4504] },
    document: 'halal-cheddar.pdf',
    lines: [
      'Holder: Darya Dairy. Scope: cheddar slices.',
      'The rennet comes from microbes. Cultures and salt have no carrier from animals.',
    ],
  },
  {
    ...{ ...halal, number: 'SDHC-2140', from: -160, until: 205, products: [4205, 4302, 4303] },
    document: 'halal-bakery.pdf',
    lines: [
      'Holder: Tawa & Tandoor. Scope: burger buns, cake rusk and fruit cake.',
      'Butter and eggs are listed by farm. Trays are oiled with sunflower oil, flavours have no alcohol.',
    ],
  },
]
