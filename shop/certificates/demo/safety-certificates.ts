import type { DemoCertificate } from './demo-certificate.ts'

const safe = { kind: 'FOOD_SAFETY', authority: 'Souk Demo Food Office' } as const

/** Food safety: of suppliers, which staff read, and of makers and goods, which shoppers read. One ends soon. */
export const safetyCertificates: readonly DemoCertificate[] = [
  {
    ...{ ...safe, number: 'SDFS-7730', from: -345, until: 20, products: [6601, 6602, 6604] },
    document: 'food-safety-meethacheck.pdf',
    lines: [
      'Holder: Meethacheck. Scope: sugar-free foods, packing and storage.',
      'Hazards are analysed, limits are kept and recorded, recalls are practised twice a year.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7741', from: -60, until: 305, supplier: 'abattoir' },
    document: 'food-safety-abattoir.pdf',
    lines: [
      'Holder: Landhi Abattoir, approval DEMO-SL-07. Scope: slaughter and cutting of goats, sheep and cattle.',
      'A veterinarian inspects each animal before and after slaughter. Carcasses are kept at 4 °C or below.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7758', from: -120, until: 245, supplier: 'poultry' },
    document: 'food-safety-poultry.pdf',
    lines: [
      'Holder: Gharo Poultry, approval DEMO-PO-31. Scope: keeping and slaughter of chickens, eggs.',
      'Each flock is tested for salmonella before it leaves the farm.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7769', from: -85, until: 280, supplier: 'frozen' },
    document: 'food-safety-cold-store.pdf',
    lines: [
      'Holder: Thandi Gali Cold Store. Scope: freezing and storage at -18 °C or below.',
      'Each chamber records its temperature every ten minutes. A door alarm is tested each week.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7775', from: -30, until: 335, supplier: 'bakery' },
    document: 'food-safety-bakers.pdf',
    lines: [
      'Holder: Burns Road Bakers. Scope: bread, rusk, biscuits and cakes.',
      'Flour is sieved, each tray passes a metal detector, and lines are cleaned between nuts and no nuts.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7782', from: -150, until: 215, supplier: 'dairy' },
    document: 'food-safety-dairy.pdf',
    lines: [
      'Holder: Darya Dairy Plant. Scope: milk, yoghurt, cream, butter and cheese.',
      'Each tanker is tested for antibiotics and aflatoxin M1. Milk is pasteurised at 72 °C for 15 seconds.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7790', from: -95, until: 270, supplier: 'sweets' },
    document: 'food-safety-sweets.pdf',
    lines: [
      'Holder: Bahadurabad Sweets. Scope: mithai, puddings, cakes and doughnuts.',
      'Khoya is bought from tested milk only. Colours are those that the law names, and weighed.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7804', from: -45, until: 320, categories: [49] },
    document: 'lab-report-ground-spices.pdf',
    lines: [
      'Holder: Masala Mahal. Scope: ground spices, by the report of a laboratory for each lot.',
      'No Sudan dyes and no lead chromate were found. Aflatoxins are below 5 micrograms in a kilogram.',
      'Salmonella: absent in 25 g. Ash, moisture and foreign matter are within the standard.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7811', from: -180, until: 185, brand: 10 },
    document: 'food-safety-qasr-dates.pdf',
    lines: [
      'Holder: Qasr Dates. Scope: sorting, washing and packing of dates and dried fruit.',
      'Dates are frozen against insects, not fumigated, and pass a metal detector.',
    ],
  },
  {
    ...{ ...safe, number: 'SDFS-7826', from: -130, until: 235, products: [5201, 5202] },
    document: 'food-safety-formula.pdf',
    lines: [
      'Holder: Nanha Moti. Scope: infant and follow-on formula, packing and storage.',
      'Each lot is released after tests for cronobacter and salmonella. Seals are checked in vacuum.',
    ],
  },
  {
    ...{ kind: 'FOOD_SAFETY', authority: 'Souk Demo Farm Assurance', number: 'SDFA-309' },
    ...{ from: -70, until: 295, supplier: 'growers', document: 'good-farming-malir-growers.pdf' },
    lines: [
      'Holder: Malir Growers. Scope: growing, grading and packing of fruit and vegetables.',
      'Wells are tested, sprays are recorded with their waiting days, and residues are sampled each month.',
    ],
  },
]
