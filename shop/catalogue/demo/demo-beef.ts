import { item, shelf } from './demo-builder.ts'

const trays = ['1 lb tray', '2 lb tray', 'Vacuum pack']

/** Cow and beef (category 6), priced per pound. */
export const beef = shelf(
  6,
  'BEF',
  { brand: 20, unit: 'lb', step: 500, tax: 'Y', pack: trays, cut: ['Curry cut', 'Large pieces'] },
  [
    item(
      'Beef Boneless',
      620,
      'tray cubes | 🌿',
      'Lean cubes from the round of a young animal. Even in size, so that the whole pot is tender at once.',
      { cut: ['Cubes', 'Strips', 'Thin slices'], popular: true, sale: 549, views: 2 },
    ),
    item(
      'Beef With Bone',
      510,
      'paper chunks | 🦴🌿',
      'Mixed pieces from shoulder, rib and leg with the bone that gives a curry its depth.',
      { cut: ['Curry cut', 'Karahi cut', 'Large pieces'], popular: true },
    ),
    item(
      'Nihari Cut (Bong)',
      640,
      'slate shank | 🌿🫚',
      'Shank in thick slices with the sinew left in. After six hours it is spoon-soft and the gravy needs no flour.',
      { cut: ['Thick slices', 'Large pieces'], popular: true, views: 2 },
    ),
    item(
      'Beef Keema',
      590,
      'tray mince | 🌶️🌿',
      'Minced to order from shoulder and round, about one tenth fat. Say once or twice through the plate.',
      { cut: ['Coarse mince', 'Fine mince'], popular: true, views: 2 },
    ),
    item(
      'Beef Undercut',
      980,
      'board slab | 🌿🧄',
      'The fillet, the softest muscle of all, trimmed of its silver skin. For steaks, boti and a quick stroganoff.',
      { cut: ['Whole', 'Steaks', 'Boti cubes'], popular: true },
    ),
    item(
      'Beef Ribs',
      560,
      'slate ribs | 🔥🌿',
      'Meaty short ribs sawn across the bone. Braise them until they slip off, then finish over coals.',
      { cut: ['Short cut', 'Full rack'] },
    ),
    item(
      'Beef Steak Cut',
      890,
      'board 🥩🥩 | 🌿🧄',
      'Sirloin steaks cut an inch thick and aged for ten days. Salt them early and rest them well.',
      { cut: ['1 inch', '1.5 inch'], views: 2 },
    ),
    item(
      'Beef Pasanda',
      720,
      'plate slab | 🌿',
      'Thin slices from the round, beaten flat with the back of the knife. Ready for pasanda or for rolling.',
      { cut: ['Thin slices'] },
    ),
    item(
      'Beef Brain (Maghaz)',
      560,
      'plate 🧠 | 🌶️🌿',
      'A whole brain, membranes removed, packed in water. Fry it gently with onion, tomato and green chilli.',
      { unit: 'piece', lb: 0.9, step: 1000, cut: [], pack: ['Small tub'], stock: 10 },
    ),
    item(
      'Beef Paya',
      780,
      'bowl shank | 🧄🌶️',
      'Two cow trotters, cleaned over flame and cut in four. They set to a firm jelly when cold.',
      { unit: 'pack', lb: 4, step: 1000, cut: ['Cut in four', 'Cut in six'], pack: ['Plain bag'] },
    ),
    item(
      'Beef Liver (Kaleji)',
      430,
      'slate liver | 🧅',
      'Sliced liver with the veins taken out. Rich, dark and good value.',
      { cut: ['Slices', 'Cubes'] },
    ),
    item(
      'Beef Tongue (Zaban)',
      690,
      'board tongue | 🌿🧅',
      'One cleaned tongue of about three pounds. Simmer it, peel it, slice it cold for sandwiches.',
      { unit: 'piece', lb: 3, step: 1000, cut: ['Whole'], pack: ['Vacuum pack'], stock: 5 },
    ),
    item(
      'Marrow Bones (Nalli)',
      380,
      'tray 🦴🦴🦴 | 🌿',
      'Leg bones sawn to show the marrow. Add two to any nihari, or roast them and eat with toast.',
      { cut: ['2 inch', '4 inch'] },
    ),
    item(
      'Beef Brisket',
      680,
      'paper slab | 🌶️🧄',
      'Breast meat with a good cap of fat, for the smoker, the salt cure or a very slow oven.',
      { cut: ['Whole', 'Sliced'], stock: 20 },
    ),
    item(
      'Haleem Cut Beef',
      600,
      'bowl cubes | 🌾',
      'Boneless shank and neck in small pieces that break into threads. Measured for one pound of wheat and lentils.',
      { cut: ['Small cubes'] },
    ),
    item(
      'Beef Burger Patties',
      540,
      'paper patties | 🍅🧅',
      'Six quarter-pound patties of pure minced beef with salt and pepper, nothing else.',
      { unit: 'pack', lb: 1.5, step: 1000, cut: [], pack: ['6 patties', '12 patties'], sale: 475 },
    ),
  ],
)

/** Veal (category 11), priced per pound. */
export const veal = shelf(
  11,
  'VEA',
  { brand: 20, unit: 'lb', step: 500, tax: 'Y', pack: trays, cut: ['Curry cut', 'Boneless'] },
  [
    item(
      'Veal Mixed Cut',
      690,
      'paper chunks | 🌿',
      'Pale, mild meat from a calf, with bone, in pieces for curry. It cooks in half the time of beef.',
      { popular: true, sale: 599 },
    ),
    item(
      'Veal Boneless Cubes',
      840,
      'tray cubes | 🌿🍋',
      'Leg of veal in neat cubes, free of gristle. A gentle choice for children and grandparents.',
      { cut: ['Cubes', 'Strips'] },
    ),
    item(
      'Veal Chops',
      920,
      'board chops | 🧄🌿',
      'Thick loin chops with the bone frenched. Five minutes a side in butter is all they ask.',
      { cut: ['Single'], popular: true, sale: 799, views: 2 },
    ),
    item(
      'Veal Shank (Bong)',
      780,
      'slate shank | 🥕🌿',
      'Cross-cut shank with a round of marrow in each slice. For a lighter nihari or an osso buco.',
      { cut: ['Thick slices'] },
    ),
    item(
      'Veal Keema',
      800,
      'tray mince | 🌿',
      'Soft, fine mince for koftas that hold together without egg.',
      { cut: ['Fine mince', 'Coarse mince'] },
    ),
    item(
      'Veal Escalopes',
      1050,
      'plate slab | 🍋🌿',
      'Slices from the topside, beaten to the thickness of a coin. Crumb and fry them while the pan is hot.',
      { cut: ['Thin slices'], stock: 19 },
    ),
    item(
      'Veal Ribs',
      700,
      'slate ribs | 🌿🍋',
      'A short rack with tender meat between the bones, cut in twos for the grill.',
      { cut: ['Pairs', 'Full rack'] },
    ),
    item(
      'Veal Liver',
      660,
      'plate liver | 🧅🌿',
      'Calf liver, sweeter and finer than beef, in slices as thick as a finger.',
      { cut: ['Slices'], stock: 0 },
    ),
  ],
)

/** Lamb (category 12), priced per pound. */
export const lamb = shelf(
  12,
  'LAM',
  { brand: 20, unit: 'lb', step: 500, tax: 'Y', pack: trays, cut: ['Curry cut', 'Large pieces'] },
  [
    item(
      'Lamb Mixed Cut',
      920,
      'paper chunks | 🌿🧄',
      'Spring lamb from the Balochistan hills, bone-in, with its sweet white fat.',
      { cut: ['Curry cut', 'Karahi cut'] },
    ),
    item(
      'Leg of Lamb',
      990,
      'board leg | 🌿🍋',
      'A full leg of five to six pounds for the Sunday oven. We tie it if you wish.',
      { cut: ['Whole', 'Boneless and tied'], popular: true, views: 2 },
    ),
    item(
      'Lamb Chops',
      1040,
      'slate chops | 🌿🌶️',
      'Loin chops an inch thick. The fat crisps before the middle is past pink.',
      { cut: ['Single', 'Double'] },
    ),
    item(
      'Lamb Shanks',
      950,
      'slate 🍖🍖 | 🥕',
      'Two hind shanks of about a pound each, trimmed for braising.',
      { cut: ['Whole'], step: 1000 },
    ),
    item(
      'Lamb Keema',
      1010,
      'tray mince | 🧅🌶️',
      'Shoulder mince with enough fat for Afghan kebabs and shepherd pie.',
      { cut: ['Coarse mince', 'Fine mince'] },
    ),
    item(
      'Dumba Ribs',
      1120,
      'board ribs | 🔥',
      'Ribs of fat-tailed sheep for a charcoal dinner in the style of Peshawar. Salt is the only spice.',
      { cut: ['Pairs', 'Full rack'], stock: 13, brand: 0 },
    ),
  ],
)
