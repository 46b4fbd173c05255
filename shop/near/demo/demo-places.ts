import type { DayHours, PartnerKind, WeekHours } from '../partner-kinds.rules.ts'

/** A place of the demo directory: name, kind, street and neighbourhood, latitude, longitude, priority, what it has, hours. */
export type DemoPlace = readonly [
  name: string,
  kind: PartnerKind,
  address: string,
  latitude: number,
  longitude: number,
  priority: number,
  goods: readonly string[],
  hours: WeekHours | null,
]

/** A week with the same hours each day, and other ones on some days (0 is Sunday; nothing where it is closed). */
const week = (opens: string, closes: string, others: Record<number, DayHours | null> = {}): WeekHours =>
  [0, 1, 2, 3, 4, 5, 6].map(day => (day in others ? (others[day] ?? null) : { opens, closes }))

/** Hours as shops have them. */
export const shopHours = {
  long: week('08:00', '23:00'),
  day: week('09:00', '21:00'),
  notSundays: week('09:00', '20:00', { 0: null }),
  fridayLate: week('10:00', '22:00', { 5: { opens: '15:00', closes: '22:00' } }),
  always: week('00:00', '24:00'),
} as const

/** Hours as restaurants have them; some close after midnight. */
export const tableHours = {
  noon: week('12:00', '23:00'),
  evening: week('18:00', '02:00'),
  weekendLate: week('11:00', '22:00', {
    5: { opens: '11:00', closes: '01:00' },
    6: { opens: '11:00', closes: '01:00' },
  }),
  notMondays: week('11:30', '22:30', { 1: null }),
  breakfast: week('07:00', '15:00', { 2: null }),
} as const

/** What grocers have. */
export const shelves = {
  staples: ['Rice', 'Lentils', 'Flour', 'Spices', 'Cooking Oil'],
  butcher: ['Halal Meat', 'Chicken', 'Mutton', 'Beef', 'Lamb'],
  greens: ['Vegetables', 'Fruit', 'Fresh Herbs', 'Yoghurt'],
  spices: ['Spices', 'Dry Fruit', 'Pickles', 'Tea', 'Saffron'],
  all: ['Rice', 'Lentils', 'Spices', 'Halal Meat', 'Vegetables', 'Frozen Food', 'Milk'],
  sea: ['Fish', 'Shrimp', 'Lentils', 'Rice'],
  sweet: ['Sweets', 'Dates', 'Ghee', 'Sugar', 'Tea'],
} as const

/** What restaurants serve. */
export const tables = {
  biryani: ['Biryani', 'Pulao', 'Raita', 'Kheer'],
  grill: ['Kebab', 'Chicken Tikka', 'Naan', 'Biryani'],
  fried: ['Fried Chicken', 'Wings', 'Fries', 'Coleslaw'],
  cakes: ['Cake', 'Pastries', 'Samosa', 'Tea'],
  karahi: ['Karahi', 'Nihari', 'Haleem', 'Naan'],
  burgers: ['Burger', 'Fried Chicken', 'Fries', 'Milk Shake'],
  shawarma: ['Shawarma', 'Falafel', 'Hummus', 'Rice Bowl'],
  family: ['Biryani', 'Fried Chicken', 'Karahi', 'Cake', 'Ice Cream'],
} as const
