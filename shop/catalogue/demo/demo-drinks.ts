import { item, shelf } from './demo-builder.ts'

/** Juices (category 26). */
export const juices = shelf(26, 'JUC', { brand: 1, unit: 'piece' }, [
  item(
    'Mango Nectar',
    290,
    'tetra 🥭',
    'Pulp of Chaunsa and Sindhri mangoes, a third of the carton. One litre, no colour added.',
    { lb: 2.3, sale: 249 },
  ),
  item(
    'Orange Juice',
    340,
    'tetra 🍊',
    'Pressed from kinnow of Sargodha and filled within a day. One litre with the bits left in.',
    { lb: 2.3 },
  ),
  item(
    'Pomegranate Juice',
    490,
    'bottle pomegranate',
    'Kandahari pomegranates and nothing else, in a glass bottle of 750 ml.',
    { lb: 2.4, stock: 34 },
  ),
  item('Apple Juice Small', 60, 'tetra 🍎', 'A 200 ml carton with a straw for the school bag.', { lb: 0.5 }),
  item(
    'Sugarcane Juice',
    150,
    'glass#b9c95a 🎋🍋',
    'Pressed with ginger and lemon when the rider sets off. Drink it within the hour.',
    { brand: 0, stock: 19 },
  ),
])

/** Soft drinks (category 27). */
export const softDrinks = shelf(27, 'SOF', { brand: 9, unit: 'piece' }, [
  item('Cola Bottle', 180, 'bottle 🧊', 'A litre and a half of our own cola, less sweet than most.', {
    lb: 3.5,
  }),
  item('Lemon Soda Can', 90, 'can 🍋', 'Sharp, salty and full of bubbles. A 250 ml can, best out of ice.', {
    lb: 0.6,
  }),
  item('Ginger Fizz Can', 110, 'can 🫚', 'Brewed ginger with a bite at the end, 250 ml.', { lb: 0.6 }),
  item(
    'Spring Water 6 Pack',
    330,
    'bottle 💧',
    'Six bottles of 1.5 litres from a tested source in the Margalla hills.',
    { unit: 'pack', lb: 20 },
  ),
  item(
    'Green Ice Cream Soda',
    120,
    'can 🍦',
    'The creamy, bright green soda of Karachi childhoods, 330 ml.',
    { lb: 0.8, off: true },
  ),
])

/** Tea and coffee (category 28). */
export const tea = shelf(28, 'TEA', { brand: 7, unit: 'pack' }, [
  item(
    'Family Black Tea',
    690,
    'box 🍵',
    'Strong Kenyan leaf that holds its own against milk and a long boil. About two hundred cups.',
    { lb: 1 },
  ),
  item(
    'Kashmiri Pink Tea',
    520,
    'pouch 🌸',
    'Green gunpowder leaf with star anise and a pinch of soda in the tin. Whisk it until it blushes.',
    { lb: 0.5 },
  ),
  item(
    'Green Tea With Cardamom',
    380,
    'box 🍃',
    'Fifty bags of light green tea and crushed cardamom, the qahwa of the north.',
    { lb: 0.3 },
  ),
  item(
    'Karak Chai Mix',
    450,
    'jar ☕',
    'Tea, milk powder and cardamom. Add boiling water and wait for one minute.',
    { lb: 1 },
  ),
  item(
    'Filter Coffee Medium',
    940,
    'bag ☕',
    'Arabica roasted in Lahore every week, ground for filter and moka pot.',
    { lb: 0.55, pack: ['Ground', 'Whole bean'] },
  ),
  item(
    'Clay Tea Cups Set',
    640,
    'floor 🫖🍵🍵',
    'Six glazed clay cups that keep the heat, each turned by hand in Hala.',
    { brand: 0, lb: 2, stock: 14 },
  ),
])
