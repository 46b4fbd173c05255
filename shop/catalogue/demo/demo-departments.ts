import type { DemoDepartment } from './demo-types.ts'

type Flags = { active?: false; menu?: false; tile?: false; food?: false; lots?: true }

function department(deptName: string, title: string, blurb: string, flags: Flags = {}): DemoDepartment {
  return {
    deptName,
    title,
    blurb,
    activeFlag: flags.active === false ? 'N' : 'Y',
    menuFlag: flags.menu ?? true,
    tileFlag: flags.tile ?? true,
    foodFlag: flags.food ?? true,
    lotFlag: flags.lots ?? false,
    picture: `dept-${deptName.toLowerCase().replaceAll(' ', '-')}`,
  }
}

/** The demo departments; names as the spec spells them (sections 2 and 9). */
export const demoDepartments: DemoDepartment[] = [
  department('MEAT', 'Meat', 'Hand-slaughtered halal meat, cut to order by our own butchers every morning.'),
  department(
    'QURBANI',
    'Qurbani',
    'Book a whole animal or a share; we slaughter, cut and deliver on the day you choose.',
    {
      tile: false,
    },
  ),
  department('RAMZAN', 'Ramzan', 'Dates, sharbat and ready boxes for sehri and iftar.'),
  department(
    'RESTAURANTS',
    'Restaurants',
    'Biryani, karahi and kebabs cooked in our kitchen and sent out hot.',
  ),
  department('DRINKS', 'Drinks', 'Juices, fizzy bottles, tea and coffee for the table and the trolley.'),
  department('WEDDING', 'Wedding', 'Bridal wear, sherwanis and everything for the mehndi and the big day.', {
    food: false,
  }),
  department('LADIES', 'Ladies', 'Lawn suits, scarves, shoes and bags for every day and for Eid.', {
    food: false,
  }),
  department('GROCERY', 'Grocery', 'Rice, flour, lentils, oil and the things a kitchen runs out of.'),
  department('PRODUCE', 'Produce', 'Fruit, vegetables and herbs bought at the market before sunrise.'),
  department('BAKERY', 'Bakery', 'Naan, bread, rusks and cakes from the morning ovens.'),
  department('DAIRY', 'Dairy', 'Milk, yoghurt, butter, cheese and eggs, delivered cold.'),
  department('FROZEN', 'Frozen', 'Parathas, samosas, kebabs and ice cream for the freezer.'),
  department(
    'SPICES',
    'Spices',
    'Whole and ground spices, milled in small lots, and masalas for every dish.',
  ),
  department(
    'InfantCare',
    'Infant care',
    'Milk, first foods, nappies and wipes for the smallest customers.',
    { food: false },
  ),
  department('Baby', 'Baby', 'Clothes, toys and bath things for babies and toddlers.', { food: false }),
  department('Braces', 'Braces', 'Supports for knee, back, wrist and ankle, in every size.', { food: false }),
  department('Breast Pump', 'Breast pumps', 'Pumps, bottles and storage for nursing mothers.', {
    menu: false,
    food: false,
  }),
  department('Breathing', 'Breathing', 'Nebulizers, inhaler spacers and oxygen monitors for the home.', {
    food: false,
  }),
  department('Chair', 'Chairs', 'Wheelchairs, walkers and safe seats for bathroom and bedside.', {
    food: false,
  }),
  department('Diabetes', 'Diabetes', 'Glucometers, strips, lancets and sugar-free foods.', {
    food: false,
    lots: true,
  }),
  department('WINTER', 'Winter', 'Warm things for the cold months; this department opens in November.', {
    active: false,
    food: false,
  }),
]
