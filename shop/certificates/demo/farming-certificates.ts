import type { DemoCertificate } from './demo-certificate.ts'

const organic = { kind: 'ORGANIC', authority: 'Souk Demo Organic Register' } as const
const fair = { kind: 'FAIR_TRADE', authority: 'Souk Demo Fair Trade Circle' } as const

/** Organic and fair trade: how goods were grown and bought. One has ended. */
export const farmingCertificates: readonly DemoCertificate[] = [
  {
    ...{ ...organic, number: 'SDOR-118', from: -90, until: 275, document: 'organic-bagh-e-noor.pdf' },
    // Not all of the brand: its salt is a mineral, and nobody knows what wild bees visit.
    ...{ products: [1801, 2601, 2602, 4601], categories: [36] },
    lines: [
      'Holder: Bagh-e-Noor. Scope: oats, mango and orange juice, lentils and beans, hen eggs.',
      'No synthetic pesticides or fertilisers for three years. Soil and water are tested each spring.',
    ],
  },
  {
    ...{ ...organic, number: 'SDOR-131', from: -55, until: 310, products: [4003] },
    document: 'organic-okara-fields.pdf',
    lines: [
      'Holder: the growers of Okara Fields. Scope: table potatoes.',
      'Seed is untreated. Fields lie 200 m from sprayed ones, behind a row of trees.',
    ],
  },
  {
    ...{ ...fair, number: 'SDFT-052', from: -400, until: -35, brand: 7 },
    document: 'fair-trade-kohsaar-tea.pdf',
    lines: ['Holder: Kohsaar Tea. Scope: tea from two cooperatives of pickers.'],
  },
  {
    ...{ ...fair, number: 'SDFT-061', from: -100, until: 265, products: [2805] },
    document: 'fair-trade-coffee.pdf',
    lines: [
      'Holder: Kohsaar Tea. Scope: filter coffee from a cooperative in Ethiopia.',
      'Pickers are paid by weight at a price that was agreed before the harvest.',
    ],
  },
]
