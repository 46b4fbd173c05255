import { item, shelf } from './demo-builder.ts'

/** Winter warmers (category 67): the products of a department that is not open. */
export const winter = shelf(67, 'WIN', { unit: 'piece' }, [
  item('Gajar Halwa', 690, 'bowl 🥕🌰', 'Red carrots, milk and khoya stirred for five hours. One pound.', {
    brand: 21,
    lb: 1,
  }),
  item(
    'Dry Fruit Mix',
    990,
    'bag 🌰🥜',
    'Almond, pistachio, walnut and fig from the Quetta market, one pound.',
    { brand: 10, lb: 1 },
  ),
  item('Wool Shawl Men', 4800, 'folded', 'Undyed Swati wool, woven wide enough to share.', {
    colours: ['Beige'],
    off: true,
  }),
  item('Woollen Gloves', 650, 'floor 🧤', 'Knitted gloves with a fleece lining and touch tips.', {
    colours: ['Red'],
  }),
])
