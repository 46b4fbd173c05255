import { item, shelf } from './demo-builder.ts'

/** Ground spices (category 49). */
export const groundSpices = shelf(49, 'GSP', { brand: 4, unit: 'pack', tax: 'Y', lb: 0.5, packed: true }, [
  item(
    'Red Chilli Powder',
    240,
    'pouch heap#b8261b',
    'Kunri chillies sun-dried on mats and ground with their seeds. Hot and bright.',
    { pack: ['0.5 lb', '1 lb'] },
  ),
  item(
    'Kashmiri Chilli Powder',
    320,
    'bowl heap#cf3a22 | 🌶️',
    'More colour than heat, for tikka and for a red korma that children can eat.',
  ),
  item(
    'Turmeric Powder',
    180,
    'pouch heap#e0a012',
    'Deep yellow haldi from Kasur with an earthy smell. A quarter spoon is plenty.',
    { sale: 155 },
  ),
  item(
    'Coriander Powder',
    160,
    'jar heap#b89a5a',
    'Roasted a little, then ground coarse. The quiet base of most curries.',
  ),
  item(
    'Cumin Powder',
    290,
    'bowl heap#96703c | 🌱',
    'From whole white cumin, milled weekly, warm and slightly bitter.',
  ),
  item('Black Pepper Ground', 380, 'jar heap#4b4540', 'Malabar pepper cracked fine, for karahi and eggs.'),
])

/** Whole spices (category 50). */
export const wholeSpices = shelf(50, 'WSP', { brand: 4, unit: 'pack', tax: 'Y', lb: 0.25, packed: true }, [
  item(
    'Green Cardamom',
    980,
    'jar pods#8fae5c',
    'Eight-millimetre pods, green and closed, full of black seed.',
    { stock: 41 },
  ),
  item('Cinnamon Sticks', 340, 'bowl sticks#9a5a2c', 'Thick cassia bark that scents a whole pot of pulao.'),
  item('Cloves', 460, 'jar pods#5c3a26', 'Oily heads with their tips on. Three are enough for a biryani.'),
  item(
    'Cumin Seed',
    310,
    'sack heap#a9803f',
    'Clean white zeera for tempering daal. Crackles in ten seconds.',
  ),
  item('Black Cardamom', 420, 'bowl pods#3f2f28', 'Smoky pods dried over fire, for nihari and meat stock.', {
    sale: 369,
  }),
  item('Star Anise', 520, 'bowl stars#7a4526', 'Whole stars for Kashmiri tea, stock and pickling.', {
    stock: 10,
  }),
  item(
    'Saffron Strands',
    990,
    'jar strands#c4331d',
    'Whole red threads from Kashmir. Crush a pinch in warm milk and wait ten minutes.',
    { unit: 'piece', lb: 0.01, brand: 0 },
  ),
])

/** Recipe masalas (category 51). */
export const masalas = shelf(51, 'RMS', { brand: 4, unit: 'pack', lb: 0.12, packed: true }, [
  item(
    'Biryani Masala',
    130,
    'box 🍛',
    'Eighteen spices with dried plum for one kilogram of meat. The recipe is on the back.',
  ),
  item('Nihari Masala', 130, 'box 🍲', 'Fennel, long pepper and ginger in the old Delhi balance.'),
  item('Karahi Masala', 120, 'box 🍅🌶️', 'Coarse coriander, cumin and chilli for an iron karahi.'),
  item(
    'Chaat Masala',
    110,
    'box 🍋',
    'Black salt, dried mango and mint. Fruit, fries and yoghurt all want it.',
  ),
  item(
    'Garam Masala',
    210,
    'jar heap#6a4428',
    'Seven whole spices roasted and ground for the last five minutes of cooking.',
  ),
  item(
    'Seekh Kebab Masala',
    130,
    'box skewers',
    'Spice and dried papaya for mince that stays on the skewer.',
    { stock: 0 },
  ),
])
