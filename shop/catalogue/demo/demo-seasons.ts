import { item, shelf } from './demo-builder.ts'

/** Qurbani goats (category 13): bookings, one piece is one animal. */
export const qurbaniGoat = shelf(
  13,
  'QGT',
  { keep: 'COLD', unit: 'piece', tax: 'Y', cut: ['Curry cut', 'Large pieces', 'By part'] },
  [
    item(
      'Qurbani Goat Standard',
      42000,
      'meadow 🐐 | 🌿',
      'A healthy goat of at least one year and about 35 lb of meat. Slaughtered in your name on the day you choose, cut and delivered cold.',
      { lb: 35, stock: 40 },
    ),
    item(
      'Qurbani Goat Large',
      56000,
      'meadow 🐐🐐 | 🌾',
      'A heavy Beetal buck with about 48 lb of meat, seen by our vet twice. You receive a photograph with the tag number.',
      { lb: 48, stock: 18 },
    ),
    item(
      'Qurbani Goat Given Away',
      39000,
      'meadow 🐐🎁',
      'We make the sacrifice for you and give all the meat to families in need. A report with names of the villages follows.',
      { lb: 33, stock: 60, cut: [] },
    ),
  ],
)

/** Qurbani sheep (category 14). */
export const qurbaniSheep = shelf(
  14,
  'QSH',
  { keep: 'COLD', unit: 'piece', tax: 'Y', cut: ['Curry cut', 'Large pieces', 'By part'] },
  [
    item(
      'Qurbani Sheep Standard',
      38000,
      'meadow 🐑 | 🌱',
      'A sheep past one year with about 34 lb of meat, fed on green fodder and barley.',
      { lb: 34, stock: 35 },
    ),
    item(
      'Qurbani Dumba',
      52000,
      'meadow 🐏 | 🌾',
      'A fat-tailed ram of about 46 lb of meat. The tail fat is packed apart.',
      { lb: 46, stock: 12 },
    ),
    item(
      'Qurbani Lamb Small Family',
      33500,
      'meadow 🐑🌿 | 🌼',
      'A smaller animal of six months that meets the rules for sheep, with about 26 lb of meat.',
      { lb: 26, stock: 22 },
    ),
  ],
)

/** Shares of a cow (category 15): seven shares to an animal. */
export const qurbaniCow = shelf(
  15,
  'QCW',
  { keep: 'COLD', unit: 'piece', tax: 'Y', cut: ['Curry cut', 'Large pieces', 'Boneless and bones apart'] },
  [
    item(
      'Cow Share One Seventh',
      24500,
      'meadow 🐄 | 🌿',
      'One of seven shares in a cow of over two years: about 45 lb of meat, weighed fairly and shared out the same morning.',
      { lb: 45, stock: 140 },
    ),
    item(
      'Cow Share Large Bull',
      31000,
      'meadow 🐂 | 🌾',
      'One seventh of a heavy Sahiwal bull, about 60 lb, with a part of liver and paya.',
      { lb: 60, stock: 63 },
    ),
    item(
      'Whole Cow Booking Deposit',
      60000,
      'meadow 🐄🐄 | 📜',
      'The deposit for a whole cow for one family or seven friends. The rest is settled when the animal is chosen.',
      { stock: 15, cut: [] },
    ),
    item(
      'Cow Share Given Away',
      22500,
      'meadow 🐂🎁',
      'One share cut and handed out in your name in rural Sindh on the second day of Eid.',
      { stock: 70, cut: [] },
    ),
  ],
)

/** Dates (category 16). */
export const dates = shelf(16, 'DAT', { brand: 10, unit: 'pack', tax: 'Y', packed: true }, [
  item(
    'Ajwa Dates',
    990,
    'box dates 🌴',
    'Soft, dark dates of Madinah with a taste of caramel and prune. One pound in a gift box.',
    { lb: 1, popular: true, pack: ['1 lb', '2 lb'], views: 2 },
  ),
  item(
    'Medjool Dates Jumbo',
    980,
    'bowl dates | 🌴',
    'Large, fleshy dates, some twenty to the pound. Split one and fill it with an almond.',
    { lb: 1, sale: 850 },
  ),
  item(
    'Aseel Dates',
    320,
    'pouch dates',
    'The everyday date of Khairpur, sun-cured and clean. Sweet enough to take the place of sugar in a shake.',
    { lb: 1 },
  ),
  item(
    'Date Paste',
    260,
    'jar dates',
    'Stoned dates milled to a smooth paste for maamoul, bars and porridge. Nothing is added.',
    { lb: 1 },
  ),
  item(
    'Chocolate Dates With Almond',
    740,
    'box dates 🍫',
    'Sukkari dates filled with roasted almond and dipped in dark chocolate, eighteen in a box.',
    { lb: 0.75, tax: 'N', stock: 17 },
  ),
])

/** Boxes for iftar (category 17). */
export const iftar = shelf(17, 'IFT', { brand: 6, unit: 'pack' }, [
  item(
    'Iftar Box for One',
    450,
    'crate 🥟🍎dates🧃',
    'Two samosas, pakoras, fruit chaat, three dates and a juice, packed warm an hour before sunset.',
  ),
  item(
    'Iftar Box for Four',
    990,
    'crate 🥟🍗🍇dates🍌',
    'Samosas, chicken pakoras, dahi baray, chana chaat, fruit and dates for a family of four.',
    { sale: 890, views: 2 },
  ),
  item(
    'Masjid Iftar Tray',
    8500,
    'crate 🍛🍌dates🥛🍞',
    'Fifty parcels of dates, banana, pulao and laban for the mosque near you. We deliver before asr.',
    { stock: 58 },
  ),
  item(
    'Pakora Mix Bundle',
    390,
    'pouch 🧅🌶️',
    'Gram flour, spice mix and rice flour measured for four evenings of crisp pakoras.',
    { brand: 4, lb: 2 },
  ),
])

/** Before dawn (category 18). */
export const sehri = shelf(18, 'SEH', { brand: 1, unit: 'pack' }, [
  item(
    'Sehri Oats With Dates',
    420,
    'bag dates',
    'Rolled oats with chopped dates, almond and cinnamon. Three minutes with hot milk keep you going till noon.',
    { lb: 2 },
  ),
  item(
    'Pheni Thin',
    280,
    'box 🍜',
    'Hair-thin fried vermicelli from Karachi ovens, softened in warm milk at sehri.',
    { brand: 8, lb: 1 },
  ),
  item(
    'Khajla Round',
    260,
    'plate 🥞🥞 | 🥛',
    'Large flaky rounds to crumble into milk, sold two in a bag as in the old bazaar.',
    { brand: 8, lb: 0.75, stock: 0 },
  ),
  item(
    'Sehri Paratha Pack',
    360,
    'bag 🫓',
    'Ten layered parathas, rolled and frozen. From freezer to plate before the azaan.',
    { keep: 'FROZEN', brand: 9, lb: 2.2 },
  ),
])

/** Sharbat (category 19). */
export const sharbat = shelf(19, 'SHB', { brand: 11, unit: 'piece' }, [
  item(
    'Rose Sharbat',
    380,
    'bottle 🌹',
    'Red syrup of rose, kewra and herbs. Two spoons in cold milk or water open the fast.',
    { lb: 2.6, popular: true, sale: 329 },
  ),
  item(
    'Sandal Sharbat',
    420,
    'bottle 🪵',
    'A cooling pale syrup of sandalwood with a long, clean finish. For afternoons over forty degrees.',
    { lb: 2.6 },
  ),
  item(
    'Bazoori Sharbat',
    440,
    'bottle 🌱',
    'Melon, cucumber and chicory seeds boiled down by an old hakim recipe.',
    { lb: 2.6, stock: 26 },
  ),
  item(
    'Tukh Malanga Seeds',
    180,
    'pouch heap#2b2b33',
    'Black basil seeds that swell in water within ten minutes. Stir them into any sharbat or falooda.',
    { lb: 0.5, brand: 4 },
  ),
  item(
    'Lemon Ginger Squash',
    360,
    'bottle 🍋🫚',
    'Pressed lemon and fresh ginger with cane sugar. Mix one part with five of soda.',
    { lb: 2.6 },
  ),
])
