import { item, shelf } from './demo-builder.ts'

const sizes = ['S', 'M', 'L', 'XL']

/** Bridal wear (category 29). */
export const bridal = shelf(29, 'BRI', { brand: 13, unit: 'piece', pack: sizes }, [
  item(
    'Bridal Lehnga Zardozi',
    58000,
    'lehnga',
    'Raw silk with zardozi worked by hand for five weeks, a fitted choli and a net dupatta. One fitting is included.',
    { colours: ['Maroon', 'Emerald'], stock: 6 },
  ),
  item(
    'Walima Maxi',
    34500,
    'gown',
    'A floor-length gown of layered net with pearl and sequin work at the waist.',
    { colours: ['Ivory', 'Rose', 'Sky blue'], stock: 22 },
  ),
  item(
    'Mehndi Gharara',
    18500,
    'lehnga',
    'Short shirt and flared gharara in jamawar with gota edging, made for dancing.',
    { colours: ['Yellow', 'Green'], stock: 28 },
  ),
  item(
    'Bridal Dupatta Net',
    7800,
    'shawl',
    'Four-sided border of kora and dabka on soft net. Light enough to stay where it is pinned.',
    { pack: [], colours: ['Maroon', 'Gold'] },
  ),
  item(
    'Kundan Necklace Set',
    9400,
    'floor 📿💎',
    'Necklace, earrings and tikka with glass kundan on gold-washed brass.',
    { pack: [], stock: 18 },
  ),
])

/** Groom wear (category 30). */
export const groom = shelf(30, 'GRM', { brand: 13, unit: 'piece', pack: sizes }, [
  item(
    'Sherwani Jamawar',
    28500,
    'sherwani',
    'A lined sherwani in woven jamawar with a stand collar and covered buttons.',
    { colours: ['Ivory', 'Maroon', 'Black'], stock: 24 },
  ),
  item(
    'Prince Coat',
    16800,
    'coat',
    'Short, sharp coat in wool blend for the walima. Half-canvas, with two inner pockets.',
    { colours: ['Navy', 'Black'] },
  ),
  item(
    'Groom Turban',
    3600,
    'turban',
    'Ready-tied kulla in banarsi silk with a kalgi brooch. Give the head size in inches.',
    { pack: ['21 inch', '22 inch', '23 inch'], colours: ['Maroon', 'Gold'] },
  ),
  item(
    'Khussa Embroidered Men',
    4200,
    'floor 👞',
    'Goat-leather khussa from Multan, embroidered in gold thread, with a cushioned sole.',
    { pack: ['7', '8', '9', '10'] },
  ),
])

/** Mehndi and gifts (category 31). */
export const gifts = shelf(31, 'GFT', { brand: 13, unit: 'piece' }, [
  item(
    'Henna Cones 12',
    480,
    'box 🌿',
    'A dozen cones of triple-sifted Sojat henna with clove oil. Dark by the next morning.',
    { unit: 'pack' },
  ),
  item(
    'Mehndi Thaal Decorated',
    2400,
    'plate 🕯️🌼🌹',
    'Brass plate with candles, marigold and mirrors, set up and ready to carry.',
    { stock: 30 },
  ),
  item(
    'Bid Box Favours 25',
    3750,
    'box 🎁🎀',
    'Twenty-five velvet boxes with almonds and mishri, tied with a ribbon and your initials.',
    { unit: 'pack', colours: [], sale: 3290 },
  ),
  item(
    'Fresh Flower Garland Pair',
    1800,
    'floor 💐🌹',
    'Two full garlands of rose and tuberose, strung on the morning of the wedding.',
    { unit: 'pack', brand: 0, stock: 58 },
  ),
])

/** Suits (category 32). */
export const suits = shelf(32, 'SUT', { brand: 12, unit: 'piece', pack: sizes }, [
  item(
    'Lawn Kameez Printed',
    2450,
    'kameez',
    'Airy two-piece lawn with a block-printed shirt. Washes soft and keeps its colour.',
    { colours: ['Mint', 'Rose', 'Sky blue'], sale: 1990 },
  ),
  item(
    'Embroidered Lawn Suit',
    4900,
    'kameez',
    'Three pieces: schiffli-embroidered front, dyed trousers and a printed voile dupatta.',
    { colours: ['Lilac', 'Peach'] },
  ),
  item(
    'Khaddar Suit',
    3600,
    'kameez',
    'Warm hand-feel cotton for the cool months, with contrast piping on cuff and hem.',
    { colours: ['Rust', 'Olive'] },
  ),
  item(
    'Cotton Kurti',
    1650,
    'kameez',
    'A straight kurti with side slits and pockets. Goes over jeans as well as shalwar.',
    { colours: ['White', 'Navy', 'Mustard'] },
  ),
  item(
    'Chiffon Formal Suit',
    8900,
    'gown',
    'Beaded chiffon over a silk lining for weddings and Eid evenings.',
    { colours: ['Emerald', 'Black'], stock: 18 },
  ),
  item(
    'Abaya Everyday',
    3900,
    'abaya',
    'Crease-resistant nida with a front zip under a placket, full sleeves and deep pockets.',
    { colours: ['Black', 'Grey'] },
  ),
  item(
    'Silk Saree Banarsi',
    14500,
    'floor 🥻',
    'Six yards of banarsi silk with a woven border, blouse piece included.',
    { pack: [], stock: 9, brand: 13 },
  ),
])

/** Scarves (category 33). */
export const scarves = shelf(33, 'SCF', { brand: 12, unit: 'piece' }, [
  item('Cotton Hijab', 540, 'shawl', 'A light jersey-cotton square that needs no pins and does not slip.', {
    colours: ['Rose', 'Olive', 'Navy', 'White'],
  }),
  item(
    'Silk Scarf Printed',
    1850,
    'shawl',
    'Thirty-six inches of twill silk with a hand-rolled hem and a truck-art print.',
    { colours: ['Turquoise', 'Red'] },
  ),
  item(
    'Pashmina Shawl',
    9800,
    'folded',
    'Pure Kashmiri wool, woven on a hand loom and so fine it passes through a ring.',
    { colours: ['Cream', 'Rust'], stock: 58 },
  ),
  item(
    'Underscarf Cap Pair',
    360,
    'folded',
    'Two tube caps in bamboo jersey, soft at the ears and cool in summer.',
    { unit: 'pack', colours: ['Black', 'Beige'] },
  ),
  item(
    'Sindhi Ajrak',
    1400,
    'folded',
    'Indigo and madder, block-printed in sixteen steps by a family in Bhit Shah.',
    { brand: 0, colours: ['Red'] },
  ),
])

/** Shoes and bags (category 34). */
export const shoes = shelf(34, 'SHO', { brand: 12, unit: 'piece', pack: ['36', '37', '38', '39', '40'] }, [
  item(
    'Flat Khussa',
    1900,
    'floor 🥿',
    'Mirror-worked khussa with a padded insole, made on a left and a right last.',
    { colours: ['Gold', 'Red'] },
  ),
  item(
    'Block Heel Sandals',
    3400,
    'floor 👡',
    'A two-inch heel that can be worn all evening, with a buckled ankle strap.',
    { colours: ['Rose', 'Black'], sale: 2890 },
  ),
  item(
    'Party Heels',
    4600,
    'floor 👠',
    'Pointed court shoes with a slim heel of three inches and a suede lining.',
    { colours: ['Red', 'Emerald'] },
  ),
  item(
    'Leather Handbag',
    5900,
    'floor 👜',
    'Full-grain cow leather from Kasur, zip compartment, long and short strap.',
    { pack: [], colours: ['Rust', 'Navy'] },
  ),
  item('Beaded Clutch', 2200, 'floor 👛', 'Hand-beaded clutch with a chain that hides inside.', {
    pack: [],
    colours: ['Lilac', 'Gold'],
  }),
  item(
    'Straw Sun Hat',
    1300,
    'floor 👒',
    'Date-palm straw with a ribbon band, folded flat for the suitcase.',
    { pack: [], brand: 0, stock: 0 },
  ),
])
