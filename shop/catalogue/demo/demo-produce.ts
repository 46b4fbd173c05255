import { item, shelf } from './demo-builder.ts'

/** Fruit (category 39), by the pound unless sold in pieces. */
export const fruit = shelf(39, 'FRU', { unit: 'lb', step: 500, tax: 'Y' }, [
  item(
    'Chaunsa Mangoes',
    260,
    'basket 🥭🥭🥭🥭 | 🍃',
    'The late king of mangoes, from orchards near Multan. Thin stone, no fibre, eaten over the sink.',
    { popular: true, views: 2 },
  ),
  item(
    'Kinnow Oranges',
    120,
    'basket 🍊🍊🍊🍊🍊 | 🍃',
    'Sargodha kinnow with loose skin and a lot of juice, about four to the pound.',
  ),
  item(
    'Bananas',
    130,
    'floor 🍌🍌 | 🍃',
    'Small, sweet Sindhi bananas, sold by the dozen and one day from ripe.',
    { unit: 'pack', lb: 2.5, step: 1000 },
  ),
  item(
    'Red Apples',
    180,
    'basket 🍎🍎🍎🍎 | 🍃',
    'Crisp Kala Kullu from Swat, polished by nothing but a cloth.',
  ),
  item('Green Apples', 220, 'floor 🍏🍏🍏 | 🌱', 'Tart and firm, for the lunch box or for a chutney.'),
  item(
    'Grapes Sundarkhani',
    290,
    'bowl 🍇🍇 | 🍃',
    'Long, seedless green-gold grapes from Quetta with a honey finish.',
    { stock: 20 },
  ),
  item('Watermelon', 340, 'floor 🍉🍉🍉', 'A whole melon of about nine pounds, thumped and chosen by ear.', {
    unit: 'piece',
    lb: 9,
    step: 1000,
  }),
  item(
    'Guavas',
    110,
    'basket 🍐🍐🍐🍐 | 🌿',
    'Fragrant Larkana guavas, white inside. Slice with salt and chaat masala.',
  ),
  item(
    'Strawberries',
    320,
    'punnet 🍓🍓🍓🍓🍓',
    'Picked at dawn and packed in shallow boxes so that the bottom layer arrives whole.',
    { stock: 12 },
  ),
  item(
    'Peaches',
    240,
    'bowl 🍑🍑🍑 | 🍃',
    'Yellow peaches from the Swat valley, soft at the stem when you get them.',
    { stock: 0 },
  ),
  item('Coconut', 190, 'floor 🥥🥥', 'A fresh brown coconut with water inside. We crack it if you ask.', {
    unit: 'piece',
    lb: 1.5,
    step: 1000,
  }),
  item('Lemons', 160, 'bowl 🍋🍋🍋🍋 | 🍃', 'Thin-skinned desi lemons, some twelve to the pound.', {
    step: 250,
  }),
])

/** Vegetables (category 40), by the pound. */
export const vegetables = shelf(40, 'VEG', { unit: 'lb', step: 500, tax: 'Y' }, [
  item(
    'Tomatoes',
    85,
    'basket 🍅🍅🍅🍅🍅 | 🌿',
    'Ripe, red and a little uneven, as tomatoes are. For karahi and salad.',
    { views: 2 },
  ),
  item('Onions', 60, 'basket 🧅🧅🧅🧅', 'Dry-skinned red onions from Sindh that fry to an even brown.'),
  item(
    'Potatoes',
    48,
    'sack 🥔🥔🥔🥔',
    'Firm white potatoes from Okara, brushed and not washed, so that they keep.',
  ),
  item(
    'Carrots',
    65,
    'floor 🥕🥕🥕 | 🌿',
    'Sweet winter carrots with their tops cut, good for gajar halwa.',
    { sale: 55 },
  ),
  item(
    'Spinach',
    70,
    'floor 🥬🥬 | 🌱',
    'Two tied bunches to the pound, roots washed. Shrinks to one bowl of saag.',
    { step: 1000 },
  ),
  item('Cauliflower', 95, 'floor cauliflower', 'Tight heads with green leaves around them, for gobi gosht.', {
    unit: 'piece',
    lb: 2,
    step: 1000,
  }),
  item(
    'Aubergines',
    75,
    'bowl 🍆🍆🍆',
    'Glossy, long baingan with few seeds. Roast them on the flame for bharta.',
  ),
  item(
    'Okra',
    140,
    'basket chilli#6fa04e | 🌿',
    'Young bhindi no longer than a finger, that snaps when bent.',
    {
      stock: 15,
    },
  ),
  item('Cucumbers', 55, 'floor 🥒🥒🥒 | 🌱', 'Short kheera with tender skin. Rub the end, slice and salt.'),
  item('Green Peppers', 150, 'basket 🫑🫑🫑 | 🌿', 'Thick-walled capsicum for stuffing and for the skewer.'),
  item(
    'Sweetcorn',
    90,
    'floor 🌽🌽🌽 | 🍃',
    'Cobs in the husk, picked in the milk stage for roasting with lime.',
    { unit: 'piece', lb: 0.7, step: 1000 },
  ),
  item(
    'Sweet Potatoes',
    110,
    'slate 🍠🍠🍠',
    'Red-skinned shakarqandi for the embers. Orange inside and as sweet as cake.',
    { off: true },
  ),
])

/** Herbs (category 41). */
export const herbs = shelf(41, 'HRB', { unit: 'piece', tax: 'Y', lb: 0.25 }, [
  item(
    'Coriander Bunch',
    40,
    'paper 🌿🌿🌿',
    'A fat bunch with roots on, which keeps for a week in a glass of water.',
  ),
  item('Mint Bunch', 40, 'paper 🌿🍃🌱', 'Strong field mint for chutney, raita and lemonade.'),
  item(
    'Green Chillies',
    60,
    'bowl chilli#4a9b3c',
    'A quarter pound of slim, hot chillies. Take the seeds out if you are careful.',
  ),
  item(
    'Ginger Root',
    170,
    'paper 🫚🫚 | 🍃',
    'Half a pound of plump, young ginger with skin that a spoon takes off.',
    { lb: 0.5 },
  ),
  item(
    'Garlic Bulbs',
    150,
    'bowl 🧄🧄🧄 | 🌿',
    'Half a pound of pink desi garlic, small cloves and a big smell.',
    { lb: 0.5 },
  ),
])
