import type { Box } from '../../boxes/box.ts'
import type { Chosen } from '../option-prices.rules.ts'
import { type DemoShelf, item, shelf } from './demo-builder.ts'

/** The categories of the boxes, by SKU: each is on a shelf with the goods that it is about. */
const categories: Record<string, number> = { 'BOX-001': 12, 'BOX-002': 51, 'BOX-003': 46 }

const { products, art } = shelf(70, 'BOX', { unit: 'box', stock: 0 }, [
  item(
    'Family Meat Box',
    4490,
    'crate 🍗🥩🍖 | 🌿',
    'Two chickens in eight pieces, two pounds of goat for curry and two of fine beef keema: a week of dinners for five, cut and packed this morning.',
    { keep: 'COLD', brand: 20, tax: 'Y' },
  ),
  item(
    'Masala Box of Three',
    329,
    'crate 🌶️🧄🍋',
    'Choose three of our six recipe masalas, also the same one twice. Less than they cost one by one.',
    { brand: 4 },
  ),
  item(
    'Weekend Breakfast Box',
    1548,
    'crate 🥚🍞🥛 | 🌼',
    'A dozen eggs, milk bread, salted butter and buffalo milk, with the tea of your choice. For four people on a slow Sunday.',
    { keep: 'COLD', brand: 1 },
  ),
])

/** The boxes of the demo shop (numbers from 7001 on). */
export const boxes: DemoShelf = {
  products: products.map(product => ({
    ...product,
    categoryId: categories[product.sku] ?? product.categoryId,
  })),
  art,
}

type DemoPart = Chosen & { sku: string; quantity?: number }
type DemoBox = Omit<Box, 'groups'> & { groups: { name: string; choose?: number; parts: DemoPart[] }[] }

const each = (...skus: string[]): DemoPart[] => skus.map(sku => ({ sku }))

const contents: Record<string, DemoBox> = {
  'BOX-001': {
    ...{ price: 'OWN', lessBp: 0 },
    groups: [
      {
        name: 'Meat',
        parts: [
          { sku: 'CHK-001', quantity: 2, cuttingAttributes: '8 pieces', packagingAttributes: 'Plain bag' },
          { sku: 'GOT-001', quantity: 2, cuttingAttributes: 'Curry cut', packagingAttributes: '2 lb tray' },
          { sku: 'BEF-004', quantity: 2, cuttingAttributes: 'Fine mince', packagingAttributes: '2 lb tray' },
        ],
      },
    ],
  },
  'BOX-002': {
    ...{ price: 'OWN', lessBp: 0 },
    groups: [
      {
        ...{ name: 'Masalas', choose: 3 },
        parts: each('RMS-001', 'RMS-002', 'RMS-003', 'RMS-004', 'RMS-005', 'RMS-006'),
      },
    ],
  },
  'BOX-003': {
    ...{ price: 'PARTS', lessBp: 1000 },
    groups: [
      { name: 'Breakfast', parts: each('EGG-001', 'BRD-002', 'CHS-001', 'MLK-001') },
      { ...{ name: 'Tea', choose: 1 }, parts: each('TEA-001', 'TEA-004') },
    ],
  },
}

/** Returns the box of a demo product; null if it is none. `idOf`: the product with a SKU. */
export function boxOfDemo(sku: string, idOf: (sku: string) => number): Box | null {
  const box = contents[sku]
  if (!box) return null
  return {
    ...box,
    groups: box.groups.map(({ name, choose, parts }) => ({
      ...{ name, choose: choose ?? null, again: choose !== undefined && choose > 1 },
      parts: parts.map(({ sku, quantity = 1, ...chosen }) => ({
        productId: idOf(sku),
        amount: quantity * 1000,
        ...chosen,
      })),
    })),
  }
}
