import { item, shelf } from './demo-builder.ts'

/** Rice and flour (category 35). */
export const rice = shelf(35, 'RIC', { brand: 2, unit: 'pack', tax: 'Y', packed: true }, [
  item(
    'Super Kernel Basmati',
    990,
    'bag 🍚',
    'Aged for two years, so that each grain doubles in length and stands apart. Five pounds.',
    { lb: 5, pack: ['5 lb', '10 lb'], popular: true, views: 2 },
  ),
  item(
    'Sella Rice',
    860,
    'bag 🌾',
    'Parboiled basmati that forgives a long steam. The choice for deghs and biryani.',
    { lb: 5 },
  ),
  item(
    'Broken Rice Tota',
    420,
    'sack heap#f6efdd',
    'Broken basmati for kheer, khichri and idli, washed and sorted.',
    { lb: 5 },
  ),
  item(
    'Chakki Atta',
    720,
    'bag 🌾🫓',
    'Whole wheat stone-milled every Tuesday. Ten pounds of soft rotis with a taste of the field.',
    { lb: 10, sale: 649 },
  ),
  item(
    'Maida Fine Flour',
    310,
    'bag 🥖',
    'Sifted white flour for naan, cakes and samosa pastry, five pounds.',
    { lb: 5 },
  ),
  item(
    'Besan Gram Flour',
    340,
    'pouch heap#e8c55a',
    'Ground from split chickpeas without the skin. Sticks to a pakora and thickens a kadhi.',
    { lb: 2 },
  ),
  item(
    'Semolina Suji',
    190,
    'pouch heap#f0d99a',
    'Golden, medium-grain semolina for halwa that does not turn to paste.',
    { lb: 2 },
  ),
])

/** Lentils and beans (category 36). */
export const lentils = shelf(36, 'LEN', { brand: 1, unit: 'pack', tax: 'Y', lb: 2, packed: true }, [
  item(
    'Masoor Daal',
    330,
    'sack heap#e2703a',
    'Split red lentils that need no soaking and are soft in twenty minutes.',
  ),
  item(
    'Chana Daal',
    360,
    'sack heap#e0b040',
    'Split yellow gram, nutty and firm. For daal, halwa and shami kebabs.',
  ),
  item(
    'Moong Daal Washed',
    390,
    'pouch heap#efd36b',
    'The lightest of the lentils, skinless and quick, for khichri and for the convalescent.',
  ),
  item(
    'Mash Daal',
    420,
    'bowl heap#efe7d2',
    'White urad for a dry, buttery daal mash as they make it by the road to Murree.',
  ),
  item(
    'White Chickpeas',
    460,
    'sack beans#dcb67c',
    'Nine-millimetre Kabuli chickpeas that swell to the size of hazelnuts.',
  ),
  item('Red Kidney Beans', 410, 'pouch 🫘', 'Dark rajma from Swat with thin skins. Soak them overnight.', {
    stock: 17,
  }),
])

/** Oil and ghee (category 37). */
export const oils = shelf(37, 'OIL', { brand: 5, unit: 'piece' }, [
  item(
    'Sunflower Oil',
    890,
    'bottle 🌻',
    'Light, clear oil with a high smoke point, one and a half litres.',
    { lb: 3.2, sale: 799 },
  ),
  item(
    'Mustard Oil',
    640,
    'bottle 🌼',
    'Cold-pressed kachi ghani with its proper sting, for pickle and fish.',
    { lb: 2.1 },
  ),
  item(
    'Pure Desi Ghee',
    2350,
    'jar 🧈',
    'Churned from the butter of buffalo milk and cooked until it smells of nuts. One kilogram.',
    { lb: 2.2, tax: 'Y' },
  ),
  item(
    'Banaspati Ghee',
    1150,
    'tin 🌴',
    'Vegetable ghee for sweets and parathas, two and a half kilograms in a tin with a lid.',
    { lb: 5.5 },
  ),
  item(
    'Olive Oil Extra Virgin',
    1980,
    'bottle 🫒',
    'First pressing from the new groves of Chakwal, green and peppery.',
    { lb: 1.1, stock: 29 },
  ),
])

/** Pantry and home (category 38). */
export const pantry = shelf(38, 'PAN', { brand: 1, unit: 'piece', packed: true }, [
  item(
    'Wild Honey Sidr',
    1850,
    'jar 🍯🐝',
    'Sidr honey from Karak, thick and dark, filled unheated. One pound.',
    { lb: 1, tax: 'Y' },
  ),
  item(
    'Mixed Pickle',
    340,
    'jar 🥭🌶️',
    'Mango, lemon, carrot and chilli in mustard oil, left in the sun for three weeks.',
    { lb: 2, brand: 4 },
  ),
  item(
    'Tomato Ketchup',
    260,
    'bottle 🍅',
    'Ripe tomatoes, vinegar and little sugar, in a squeeze bottle of 800 g.',
    { lb: 1.8 },
  ),
  item(
    'Jaggery Gur',
    230,
    'paper cubes',
    'Blocks of unrefined cane sugar from Charsadda, cooked in open pans.',
    { lb: 2, unit: 'pack', brand: 0, tax: 'Y' },
  ),
  item('Pink Salt Fine', 90, 'pouch heap#f0b7a8', 'Rock salt from Khewra, ground fine for the table.', {
    lb: 2,
    tax: 'Y',
  }),
  item('Dish Soap Lemon', 280, 'bottle 🍋🧽', 'Cuts ghee in cold water and is kind to hands. 750 ml.', {
    brand: 22,
    lb: 1.7,
  }),
  item(
    'Floor Cleaner Pine',
    420,
    'bottle 🌲🧹',
    'A capful to a bucket leaves the floor clean and the room smelling of the hills.',
    { brand: 22, lb: 2.2 },
  ),
  item('Kitchen Roll 4 Pack', 390, 'box 🧻', 'Two-ply, strong when wet, eighty sheets a roll.', {
    brand: 22,
    unit: 'pack',
    off: true,
  }),
])
