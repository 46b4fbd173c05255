import { item, shelf } from './demo-builder.ts'

const sizes = ['S', 'M', 'L', 'XL']

/** Knee and ankle (category 56). */
export const kneeBraces = shelf(56, 'KNE', { brand: 16, unit: 'piece', tax: 'Y', pack: sizes }, [
  item(
    'Knee Support Sleeve',
    1350,
    'device sleeve 🦵',
    'Knitted compression with silicone dots that keep it from sliding. For walking and light sport.',
    { colours: ['Black', 'Grey'] },
  ),
  item(
    'Hinged Knee Brace',
    4200,
    'device sleeve 🦿',
    'Steel side hinges and four straps for a knee that gives way. Fits left and right.',
    { views: 2 },
  ),
  item(
    'Ankle Brace Lace-up',
    2100,
    'device ankle 🦶',
    'Figure-of-eight straps over a laced boot, thin enough for a shoe.',
    { sale: 1790 },
  ),
  item(
    'Compression Stockings',
    2400,
    'floor 🧦 | 🦵',
    'Knee-high, 20 to 30 mmHg, for long shifts and long flights. One pair.',
    { colours: ['Beige', 'Black'] },
  ),
])

/** Back, neck and wrist (category 57). */
export const backBraces = shelf(57, 'BAC', { brand: 16, unit: 'piece', tax: 'Y', pack: sizes }, [
  item(
    'Lumbar Support Belt',
    2900,
    'device belt 🦴',
    'Four stays and a double pull hold the lower back while you lift or sit.',
  ),
  item(
    'Posture Corrector',
    1750,
    'device harness',
    'Soft straps that draw the shoulders back. Start with half an hour a day.',
    { sale: 1490 },
  ),
  item(
    'Cervical Collar Soft',
    980,
    'device collar',
    'Foam collar in a cotton cover for a stiff neck, closed with one strap.',
  ),
  item(
    'Wrist Splint',
    1450,
    'device wrist 🖐️',
    'A removable metal stay keeps the wrist straight at night. State left or right.',
    { stock: 18 },
  ),
  item(
    'Tennis Elbow Strap',
    790,
    'device strap 🎾',
    'A narrow strap with a gel pad that takes the pull off the tendon.',
  ),
])

/** Nebulizers (category 60). */
export const nebulizers = shelf(60, 'NEB', { brand: 17, unit: 'piece', tax: 'Y' }, [
  item(
    'Compressor Nebulizer',
    6900,
    'device console 💨',
    'A steady mist in eight minutes, with adult and child masks and five filters.',
    { views: 3 },
  ),
  item(
    'Mesh Nebulizer Portable',
    8400,
    'device handheld 💨',
    'Fits a pocket and makes no noise. Two AA batteries last a week.',
    { sale: 7490, stock: 26 },
  ),
  item(
    'Inhaler Spacer',
    1250,
    'device spacer 🫁',
    'A valved chamber that takes more of each puff to the lungs. With a child mask.',
  ),
  item(
    'Steam Inhaler',
    1980,
    'device steamer 🌿',
    'Warm steam for a blocked nose, with a cup for menthol. Switches off when dry.',
  ),
])

/** Oxygen and monitors (category 61). */
export const monitors = shelf(61, 'OXY', { brand: 17, unit: 'piece', tax: 'Y' }, [
  item(
    'Pulse Oximeter',
    2200,
    'device oximeter 🫀',
    'Reads oxygen and pulse at the fingertip in six seconds. Turn the display with one tap.',
  ),
  item(
    'Blood Pressure Monitor',
    5400,
    'device pressure 🩺',
    'Upper-arm cuff for two users with ninety memories each and a warning for irregular beats.',
    { sale: 4790 },
  ),
  item(
    'Digital Thermometer',
    480,
    'floor 🌡️ | 💧',
    'Sixty seconds under the arm, ten with the flexible tip elsewhere. Bleeps when done.',
  ),
  item(
    'Oxygen Concentrator 5 Litre',
    59500,
    'device tower 🫁',
    'Five litres a minute at ninety-three per cent, for the home, with two years of service.',
    { stock: 5 },
  ),
  item(
    'First Aid Kit',
    1650,
    'floor 🧰🩹💊',
    'Sixty-two pieces from plasters to a burn dressing, with a card that says what to do.',
  ),
])

/** Wheelchairs and walkers (category 62). */
export const wheelchairs = shelf(62, 'WCH', { brand: 18, unit: 'piece', tax: 'Y' }, [
  item(
    'Folding Wheelchair',
    24500,
    'floor 🦽',
    'A steel frame that folds to ten inches, with flip-up footrests and a seat belt. Carries 220 lb.',
    { views: 2, stock: 21 },
  ),
  item(
    'Electric Wheelchair',
    58000,
    'floor 🦼',
    'Joystick drive, nine miles on a charge, brakes that hold on a ramp.',
    { stock: 6 },
  ),
  item(
    'Elbow Crutches Pair',
    2800,
    'floor 🩼',
    'Light aluminium with ten height stops and rubber feet that grip on tiles.',
    { unit: 'pack' },
  ),
  item(
    'Walking Stick Folding',
    1400,
    'device stick',
    'Four sections on a cord, wooden handle, wrist strap. Packs to a foot.',
  ),
  item(
    'Rollator Walker',
    16500,
    'device walker',
    'Four wheels, a seat, a basket and hand brakes. For those who still like to go to the market.',
    { stock: 24 },
  ),
])

/** Bath and bedside (category 63). */
export const bathChairs = shelf(63, 'BTH', { brand: 18, unit: 'piece', tax: 'Y' }, [
  item(
    'Shower Chair',
    5600,
    'floor 🪑🚿',
    'Aluminium legs with drain holes in the seat, height set without tools. Carries 300 lb.',
    { views: 2 },
  ),
  item(
    'Commode Chair',
    8200,
    'floor 🪑🚽',
    'A padded chair with a lidded pail that lifts out from the back.',
    { stock: 25 },
  ),
  item(
    'Bath Grab Rail',
    1600,
    'device rail 🛁',
    'Eighteen inches of ribbed steel with screws and plugs for a brick wall.',
  ),
  item(
    'Bed Backrest',
    4900,
    'floor 🛏️',
    'Five angles from lying to sitting, with arm rests and a head cushion.',
    { off: true },
  ),
])

/** Glucometers (category 64). */
export const glucometers = shelf(64, 'GLU', { brand: 19, unit: 'piece', tax: 'Y' }, [
  item(
    'Glucometer Starter Kit',
    2950,
    'device meter 🩸',
    'Meter, lancing pen, ten strips and a case. A reading in five seconds from a very small drop.',
    { views: 2 },
  ),
  item(
    'Talking Glucometer',
    4200,
    'device meter 🔊',
    'Says the reading aloud in Urdu or English, for eyes that no longer see small numbers.',
    { stock: 28 },
  ),
  item(
    'Insulin Cooling Case',
    1850,
    'box ❄️💉',
    'Keeps two pens below twenty-six degrees for two days after a dip in water.',
  ),
])

/** Strips and lancets (category 65). */
export const strips = shelf(65, 'STR', { brand: 19, unit: 'pack', tax: 'Y' }, [
  item(
    'Glucose Test Strips 50',
    1690,
    'can 🩸',
    'Fifty strips for our meters, good for six months after opening.',
    { sale: 1490, pack: ['50 strips', '100 strips'] },
  ),
  item('Lancets 100', 420, 'box 💉', 'Thirty-gauge tips that fit most pens and hardly hurt.', { age: 18 }),
  item(
    'Insulin Syringes 100',
    1150,
    'box 💉💧',
    'One millilitre, 31 gauge, single use. Sharps box not included.',
    { stock: 0, age: 18 },
  ),
  item('Alcohol Swabs 200', 350, 'box 🧴', 'Two hundred single wipes in foil.', { off: true }),
])

/** Sugar-free foods (category 66). */
export const sugarFree = shelf(66, 'SGF', { brand: 19, unit: 'pack' }, [
  item(
    'Stevia Sweetener',
    540,
    'jar 🍃',
    'Leaf extract in powder, one small spoon for one of sugar. Stands baking.',
    { lb: 0.4 },
  ),
  item(
    'Sugar-free Digestives',
    390,
    'box 🍪',
    'Wholemeal biscuits sweetened with maltitol, sixteen in a pack.',
    { lb: 0.5 },
  ),
  item(
    'Barley Flour Low GI',
    330,
    'bag 🌾',
    'Stone-ground jau for rotis that rise the sugar slowly. Mix half and half with atta.',
    { lb: 4, brand: 2, tax: 'Y' },
  ),
  item('Dark Chocolate 85 Percent', 620, 'box 🍫', 'Cocoa with erythritol and no added sugar, 100 g.', {
    lb: 0.22,
    stock: 19,
  }),
])
