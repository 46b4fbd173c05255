import { item, shelf } from './demo-builder.ts'

/** Prepared dishes (category 23), one pack is one portion unless the text says more. */
export const food = shelf(23, 'FOD', { brand: 6, unit: 'pack' }, [
  item(
    'Chicken Biryani',
    390,
    'dish 🍛🍗 | 🌿🍋',
    'Sella rice layered with chicken, potato and fried onion, sealed and steamed. A full plate with raita.',
    { pack: ['Single', 'Family tray'], popular: true, sale: 349, views: 3 },
  ),
  item(
    'Beef Nihari',
    520,
    'dish 🍲 | 🌶️🍋🫚',
    'Shank on a low flame since last night, with marrow, ginger and green chilli on the side. Comes with two naan.',
    { pack: ['Single', 'Double'], popular: true, views: 2 },
  ),
  item(
    'Chicken Haleem',
    360,
    'bowl stew#a9763c | 🧅🍋',
    'Wheat, barley, four lentils and chicken beaten smooth by hand. Topped with fried onion and lemon.',
  ),
  item(
    'Seekh Kebab Plate',
    440,
    'plate skewers | 🧅🍋',
    'Four beef kebabs off the charcoal with naan, onion and mint chutney.',
    { views: 2 },
  ),
  item(
    'Fried Chicken',
    420,
    'crate 🍗🍗🍗 | 🍟',
    'Four pieces in a buttermilk crust with just enough chilli, and a box of chips.',
    { pack: ['Regular', 'Spicy'] },
  ),
  item(
    'Chocolate Cake',
    950,
    'stand 🎂',
    'Two pounds of moist sponge with dark ganache. Tell us the name and we write it.',
    { lb: 2, brand: 21, pack: ['1 lb', '2 lb'], sale: 850 },
  ),
  item(
    'Chicken Karahi',
    880,
    'wok chunks | 🌶️🍅',
    'Half a chicken cooked to order with tomato, ginger and black pepper. Serves two with naan.',
    { pack: ['Half', 'Full'], views: 2 },
  ),
  item(
    'Mutton Pulao',
    560,
    'dish 🍚🍖 | 🌿',
    'Long rice cooked in goat stock with whole spices, tender meat on top.',
  ),
  item(
    'Daal Makhni',
    290,
    'wok 🫘 | 🧈',
    'Black lentils simmered overnight, finished with butter and a little cream.',
  ),
  item(
    'Chapli Kebab',
    380,
    'paper patties | 🍅🌿',
    'Two wide Peshawari kebabs with pomegranate seed and crushed coriander, fried in a flat pan.',
  ),
  item(
    'Chana Chaat',
    220,
    'bowl 🫘🍅🧅 | 🌿',
    'Chickpeas, potato, onion and tamarind. Sharp, sweet and ready to eat.',
  ),
  item(
    'Chicken Corn Soup',
    240,
    'bowl stew#e6c766 | 🌽',
    'Clear stock thickened with egg and sweetcorn, vinegar and soy on the side.',
    { pack: ['Bowl', 'Family tub'] },
  ),
  item(
    'Palak Paneer',
    340,
    'wok 🥬🧀 | 🌶️',
    'Fresh spinach cooked down with garlic, and cubes of our own paneer.',
    { stock: 16 },
  ),
  item(
    'Fish Fry Lahori',
    540,
    'plate fish | 🍋🌶️',
    'River rohu in gram flour, carom and chilli, fried twice for the crust.',
    { stock: 15 },
  ),
  item(
    'Halwa Puri Breakfast',
    320,
    'plate 🫓🫓 | 🌶️🥛',
    'Three puris, semolina halwa and chana, on Friday, Saturday and Sunday until eleven.',
    { sale: 279 },
  ),
  item(
    'Chicken Handi',
    860,
    'wok cubes | 🥛🌿',
    'Boneless chicken in yoghurt and cream, in the clay pot it was cooked in.',
    { off: true },
  ),
])

/** Grill and rolls (category 24). */
export const grill = shelf(24, 'GRL', { brand: 6, unit: 'pack' }, [
  item(
    'Chicken Tikka Leg',
    310,
    'slate 🍗 | 🍋🧅',
    'One leg quarter in red chilli and yoghurt, charred over coals. Chutney included.',
  ),
  item(
    'Malai Boti Roll',
    290,
    'paper 🌯 | 🥛',
    'Creamy chicken boti, onion and mint in a hot paratha. Wrapped so that you can eat it walking.',
  ),
  item(
    'Beef Shawarma',
    270,
    'paper 🥙 | 🥒',
    'Thin beef from the spit, pickles and garlic sauce in soft bread.',
  ),
  item(
    'Crispy Thigh Burger',
    380,
    'crate 🍔🍟',
    'A crunchy chicken fillet, lettuce and mayonnaise in a toasted bun with chips.',
    { sale: 339 },
  ),
  item(
    'Mixed Grill Platter',
    3200,
    'board 🍖🍗skewers | 🍋🌶️',
    'Tikka, seekh kebab, malai boti and chops for four, with naan, salad and two chutneys.',
    { stock: 24, views: 2 },
  ),
  item(
    'Behari Kebab',
    460,
    'slate strips | 🧅🍋',
    'Thin strips of beef undercut in mustard oil and poppy seed, soft enough to eat with a spoon.',
  ),
])

/** Sweets (category 25). */
export const sweets = shelf(25, 'SWT', { brand: 21, unit: 'pack' }, [
  item(
    'Gulab Jamun',
    480,
    'bowl jamun | 🌹',
    'Twelve khoya dumplings in cardamom syrup. Warm them for a minute and they are as new.',
    { lb: 2 },
  ),
  item(
    'Kheer in Clay',
    160,
    'bowl stew#f1e6c8 | 🌰🌹',
    'Rice pudding cooked for four hours and set in a clay cup, with pistachio on top.',
    { unit: 'piece' },
  ),
  item(
    'Jalebi Hot',
    300,
    'plate jalebi | 🍯',
    'One pound, fried while you wait for the order to be packed, crisp outside and full of syrup.',
    { lb: 1 },
  ),
  item(
    'Mixed Mithai Box',
    990,
    'box 🍬🧁',
    'Barfi, laddu, patisa and cham cham, arranged by hand in a gift box of two pounds.',
    { lb: 2, pack: ['2 lb', '4 lb'], views: 2 },
  ),
  item('Shahi Tukray', 420, 'dish 🍮🍞', 'Fried bread in saffron milk, thickened overnight. Serves four.', {
    stock: 0,
  }),
  item(
    'Custard Trifle',
    450,
    'bowl 🍓🍌🍮',
    'Sponge, fruit, jelly and vanilla custard in layers. A tub for six.',
    { keep: 'COLD' },
  ),
])
