import { item, shelf } from './demo-builder.ts'

/** Milk and first foods (category 52). */
export const infantFood = shelf(52, 'INF', { brand: 14, unit: 'piece', tax: 'Y' }, [
  item(
    'Infant Formula Stage 1',
    2650,
    'tin 🍼',
    'For babies from birth when breast milk is not enough. 800 g; ask your doctor before you change a feed.',
    { lb: 1.8, views: 2 },
  ),
  item(
    'Follow-on Formula Stage 2',
    2490,
    'tin 🧸',
    'From six months, alongside solid food, with iron and vitamin D. 800 g.',
    { lb: 1.8, sale: 2190 },
  ),
  item(
    'Rice Cereal',
    420,
    'box 🍚🥄',
    'Single-grain cereal with iron for the first spoonfuls. Mix with milk, no cooking.',
    { lb: 0.5 },
  ),
  item(
    'Banana and Apple Puree',
    180,
    'pouch 🍌🍎',
    'Two fruits, steamed and strained. No sugar, no salt, 100 g with a spout.',
    { lb: 0.25 },
  ),
])

/** Nappies and wipes (category 53). */
export const nappies = shelf(53, 'NAP', { brand: 14, unit: 'pack' }, [
  item(
    'Newborn Nappies',
    1450,
    'bag 👶',
    'Soft nappies with a navel cut-out, up to 11 lb. Sixty in the pack, or twice as many.',
    { pack: ['60 pieces', '120 pieces'], dearer: { '120 pieces': 1350 } },
  ),
  item(
    'Pull-up Pants Large',
    1690,
    'bag 👣',
    'Stretch pants for toddlers who will not lie still, 20 to 31 lb. Forty-four pieces.',
    { sale: 1490 },
  ),
  item(
    'Baby Wipes Unscented',
    320,
    'pouch 💧',
    'Eighty thick wipes of water and aloe, without alcohol or perfume.',
  ),
  item('Nappy Rash Cream', 480, 'tube 🍃', 'Zinc oxide and calendula, 75 g. A thin layer at every change.', {
    unit: 'piece',
    stock: 58,
  }),
])

/** Baby clothes (category 54). */
export const babyClothes = shelf(
  54,
  'BCL',
  { brand: 14, unit: 'piece', pack: ['0-3 months', '3-6 months', '6-12 months'] },
  [
    item(
      'Cotton Romper',
      980,
      'romper',
      'Combed cotton with poppers down both legs for the quick change at night.',
      { colours: ['Mint', 'Yellow', 'Sky blue'] },
    ),
    item(
      'Baby Frock Embroidered',
      1650,
      'floor 👗',
      'Hand-smocked frock with a matching band, lined in muslin.',
      { colours: ['Rose', 'White'] },
    ),
    item(
      'Knitted Booties',
      450,
      'floor 🧦',
      'Knitted by a women’s cooperative in Chitral from soft merino.',
      { brand: 0, colours: ['Cream', 'Red'] },
    ),
    item('Muslin Swaddle Set', 1290, 'folded', 'Three large muslin cloths that soften with every wash.', {
      unit: 'pack',
      pack: [],
      colours: ['Mint'],
    }),
  ],
)

/** Toys and bath (category 55). */
export const babyToys = shelf(55, 'BTY', { brand: 14, unit: 'piece' }, [
  item(
    'Teddy Bear Soft',
    1200,
    'floor 🧸 | 🎀',
    'Fourteen inches tall, embroidered eyes, machine washable. Safe from birth.',
    { views: 2 },
  ),
  item('Wooden Stacking Blocks', 890, 'floor 🧩🎲', 'Twelve sanded sheesham blocks coloured with food dye.'),
  item(
    'Bath Duck Trio',
    390,
    'floor 🦆🫧',
    'Three squeaking ducks without a hole, so that nothing grows inside.',
    { stock: 0 },
  ),
  item(
    'Baby Bath Tub',
    1950,
    'floor 🛁🫧',
    'A sloped tub with a newborn rest and a drain plug, up to two years.',
    { stock: 27 },
  ),
  item('Baby Shampoo', 460, 'bottle 🫧', 'Tear-free wash for hair and body with almond oil, 400 ml.', {
    lb: 1,
  }),
])

/** Breast pumps (category 58). */
export const pumps = shelf(58, 'BPM', { brand: 15, unit: 'piece', tax: 'Y' }, [
  item(
    'Electric Breast Pump Double',
    14500,
    'device pump',
    'Two sides, nine levels and a quiet motor that runs two hours on its battery.',
    { stock: 22, views: 2 },
  ),
  item(
    'Manual Breast Pump',
    3200,
    'device handpump 🍼',
    'A light hand pump with a silicone cushion, for the handbag and for power cuts.',
    { sale: 2790 },
  ),
  item(
    'Wearable Breast Pump',
    18900,
    'device wearable 🤱',
    'Sits inside the bra and collects five ounces without tubes. Charges by USB.',
    { stock: 9 },
  ),
])

/** Milk storage (category 59). */
export const milkStorage = shelf(59, 'BST', { brand: 15, unit: 'pack', tax: 'Y' }, [
  item(
    'Milk Storage Bags 50',
    950,
    'pouch 🍼❄️',
    'Pre-sterilised bags with a double zip and a line to write the date on.',
  ),
  item(
    'Wide Neck Bottles 3',
    1850,
    'floor 🍼🍼🍼',
    'Three 250 ml bottles that fit our pumps, with slow-flow teats.',
  ),
  item(
    'Nursing Pads Washable',
    780,
    'floor folded',
    'Eight bamboo pads with a laundry net, dry to the skin through the night.',
    { colours: ['Cream'], stock: 31 },
  ),
])
