import type { DayHours, PartnerKind, WeekHours } from '../partner-kinds.rules.ts'

/** A place of the demo directory: name, kind, street and neighbourhood, latitude, longitude, priority, goods, hours. */
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

/** Returns a week with the same hours each day except on some (0 is Sunday; null if closed). */
const week = (opens: string, closes: string, others: Record<number, DayHours | null> = {}): WeekHours =>
  [0, 1, 2, 3, 4, 5, 6].map(day => (day in others ? (others[day] ?? null) : { opens, closes }))

/** Typical opening hours of shops. */
export const shopHours = {
  long: week('08:00', '23:00'),
  day: week('09:00', '21:00'),
  notSundays: week('09:00', '20:00', { 0: null }),
  fridayLate: week('10:00', '22:00', { 5: { opens: '15:00', closes: '22:00' } }),
  always: week('00:00', '24:00'),
} as const

/** Typical opening hours of restaurants; some close after midnight. */
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

/** Typical products of grocers. */
export const shelves = {
  staples: ['Rice', 'Lentils', 'Flour', 'Spices', 'Cooking Oil'],
  butcher: ['Halal Meat', 'Chicken', 'Mutton', 'Beef', 'Lamb'],
  greens: ['Vegetables', 'Fruit', 'Fresh Herbs', 'Yoghurt'],
  spices: ['Spices', 'Dry Fruit', 'Pickles', 'Tea', 'Saffron'],
  all: ['Rice', 'Lentils', 'Spices', 'Halal Meat', 'Vegetables', 'Frozen Food', 'Milk'],
  sea: ['Fish', 'Shrimp', 'Lentils', 'Rice'],
  sweet: ['Sweets', 'Dates', 'Ghee', 'Sugar', 'Tea'],
} as const

/** Typical dishes of restaurants. */
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
