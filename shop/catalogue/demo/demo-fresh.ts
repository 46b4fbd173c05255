import { item, shelf } from './demo-builder.ts'

/** Bread (category 42). */
export const bread = shelf(42, 'BRD', { brand: 8, unit: 'piece' }, [
  item(
    'Tandoori Naan',
    45,
    'board 🫓 | 🌿',
    'Slapped on the wall of a clay oven and out in ninety seconds. Sesame on request.',
    { pack: ['Plain', 'Sesame', 'Garlic'] },
  ),
  item('Milk Bread Loaf', 190, 'board 🍞 | 🥛', 'A soft white loaf with a tight crumb, sliced for toast.', {
    lb: 1.3,
  }),
  item('Bran Bread', 240, 'bag 🍞🌾', 'Half whole wheat, half bran, no sugar. Good with eggs.', {
    lb: 1.3,
    stock: 0,
  }),
  item(
    'Sheermal',
    110,
    'plate 🫓 | 🌰🥛',
    'Saffron and milk bread from a Lucknow recipe, brushed with ghee.',
  ),
  item('Burger Buns 6', 160, 'bag 🍔', 'Six brioche-style buns with sesame that hold up to gravy.', {
    unit: 'pack',
    lb: 1,
  }),
  item(
    'Croissants 4',
    380,
    'board 🥐🥐🥐',
    'Four croissants laminated with real butter, baked at six in the morning.',
    { unit: 'pack', lb: 0.7, stock: 20 },
  ),
])

/** Cakes and biscuits (category 43). */
export const cakes = shelf(43, 'CAK', { brand: 8, unit: 'pack' }, [
  item('Nankhatai', 320, 'jar 🍪', 'Crumbly biscuits of ghee, gram flour and cardamom, a pound in the jar.', {
    lb: 1,
  }),
  item('Cake Rusk', 280, 'box 🍞☕', 'Sponge baked twice, made to be dunked. Twenty pieces.', { lb: 1 }),
  item(
    'Fruit Cake',
    520,
    'board 🍰 | 🍒',
    'Dense tea cake with candied peel and raisins, keeps for two weeks.',
    { unit: 'piece', lb: 1 },
  ),
  item(
    'Chocolate Cupcakes 6',
    600,
    'stand 🧁🧁🧁',
    'Six cupcakes with whipped ganache. Candles are up to you.',
    { brand: 21, lb: 1 },
  ),
  item(
    'Doughnuts Box',
    640,
    'crate 🍩🍩🍩🍩',
    'Four glazed rings made with potato dough, so they stay soft until the evening.',
    { lb: 1, brand: 21 },
  ),
  item(
    'Zeera Biscuits',
    210,
    'box 🍪',
    'Thin, salty biscuits with roasted cumin, the proper company for tea.',
    { lb: 0.75 },
  ),
])

/** Milk and yoghurt (category 44). */
export const milk = shelf(44, 'MLK', { keep: 'COLD', brand: 3, unit: 'piece', tax: 'Y' }, [
  item(
    'Buffalo Milk',
    230,
    'bottle 🥛',
    'Full-cream milk, pasteurised and not homogenised. The malai is on top, as it should be. One litre.',
    { lb: 2.3 },
  ),
  item('Cow Milk Low Fat', 210, 'tetra 🐄', 'Two per cent fat, one litre, from herds in Sahiwal.', {
    lb: 2.3,
  }),
  item(
    'Dahi Natural Yoghurt',
    260,
    'tub 🥛',
    'Set in the tub with a live culture, firm enough to hold a spoon.',
    { lb: 2, sale: 229 },
  ),
  item(
    'Mango Lassi',
    140,
    'glass#f2b544 🥭',
    'Yoghurt, mango pulp and a pinch of salt in a bottle of 300 ml.',
    { lb: 0.7 },
  ),
  item('Raita Mint', 180, 'tub 🌿', 'Yoghurt with mint, cumin and cucumber, for biryani nights.', { lb: 1 }),
])

/** Butter and cheese (category 45). */
export const cheese = shelf(45, 'CHS', { keep: 'COLD', brand: 3, unit: 'piece', tax: 'Y' }, [
  item('Salted Butter', 490, 'box 🧈', 'Churned from cultured cream with a little pink salt. Half a pound.', {
    lb: 0.5,
  }),
  item(
    'White Makkhan',
    560,
    'tub 🧈',
    'Unsalted village butter, soft and white, for saag and makki ki roti.',
    { lb: 0.5, stock: 18 },
  ),
  item('Paneer Block', 620, 'board 🧀 | 🌿', 'Pressed the day it is sold. Fries golden and does not melt.', {
    lb: 1,
    sale: 549,
  }),
  item('Cheddar Slices', 580, 'pouch 🧀', 'Ten slices of young cheddar made with vegetarian rennet.', {
    lb: 0.45,
  }),
  item('Fresh Cream', 310, 'carton 🍓', 'Thirty-five per cent cream that whips in two minutes, 250 ml.', {
    lb: 0.6,
  }),
])

/** Eggs (category 46). */
export const eggs = shelf(46, 'EGG', { keep: 'COLD', brand: 1, unit: 'pack', tax: 'Y' }, [
  item(
    'Farm Eggs Dozen',
    360,
    'basket 🥚🥚🥚🥚🥚',
    'Twelve large eggs, dated on the shell and never more than three days old.',
    { lb: 1.6 },
  ),
  item(
    'Desi Eggs Dozen',
    690,
    'nest 🥚🥚🥚 | 🐔',
    'Small brown eggs from hens that run about, with yolks like marigold.',
    { lb: 1.2, brand: 0, stock: 16 },
  ),
  item(
    'Quail Eggs 18',
    340,
    'bowl quaileggs | 🌾',
    'Speckled eggs for bento boxes and for anda shami. Boil them for three minutes.',
    { lb: 0.5, stock: 0 },
  ),
])

/** Frozen snacks (category 47). */
export const frozen = shelf(47, 'FRZ', { keep: 'FROZEN', brand: 9, unit: 'pack' }, [
  item(
    'Plain Paratha 20',
    690,
    'bag 🫓',
    'Twenty flaky parathas, each between two sheets. Straight from the freezer to a dry pan.',
    { lb: 3.5, popular: true, sale: 619 },
  ),
  item(
    'Chicken Samosa 24',
    620,
    'box 🥟',
    'Thin strip pastry filled with chicken and green chilli. Fry them from frozen.',
    { lb: 1.6 },
  ),
  item('Vegetable Spring Rolls', 480, 'box 🥬🥕', 'Twenty rolls with cabbage, carrot and black pepper.', {
    lb: 1.5,
  }),
  item(
    'Shami Kebab 18',
    740,
    'box patties',
    'Beef and chana daal ground to a paste, with onion and mint in the middle.',
    { lb: 1.6 },
  ),
  item(
    'Chicken Nuggets',
    790,
    'bag 🍗',
    'Breast meat in crisp crumb, no fillers. Two pounds, oven or air fryer.',
    { lb: 2, tax: 'N' },
  ),
  item(
    'French Fries',
    540,
    'bag 🍟',
    'Long-cut potatoes from Okara, fried once and frozen. Two and a half pounds.',
    { lb: 2.5 },
  ),
  item('Frozen Peas', 290, 'bag 🫛', 'Winter peas frozen within four hours of the field.', {
    lb: 2,
    tax: 'Y',
    off: true,
  }),
])

/** Ice cream (category 48). */
export const iceCream = shelf(48, 'ICE', { keep: 'FROZEN', brand: 9, unit: 'piece' }, [
  item('Kulfi Pista', 120, 'floor kulfi🧊', 'Reduced milk and pistachio frozen in a cone mould, on a stick.'),
  item('Mango Ice Cream', 640, 'tub 🥭', 'One litre with real Sindhri pulp, churned slowly.', { lb: 1.5 }),
  item(
    'Chocolate Chip Ice Cream',
    680,
    'tub 🍫',
    'Vanilla from real pods with flakes of dark chocolate, one litre.',
    { lb: 1.5 },
  ),
  item('Falooda Cup', 260, 'glass#e79ab5 🍨', 'Vermicelli, basil seeds, rose syrup and a scoop of vanilla.', {
    stock: 58,
  }),
])
