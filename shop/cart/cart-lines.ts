import { LARGEST_ID, longest, MOST_LINES } from '../catalogue/line-limits.ts'

/** A shopper's choice of a product; never a price. Stored in the browser under `localCart`, sent with the order. */
export type CartLine = {
  productId: number
  /** Decimal quantity in the product's unit. */
  quantity: number
  cuttingAttributes?: string
  packagingAttributes?: string
  extraAttributes?: string
  /** The products that its buyer chose for a box, one as often as it is chosen. */
  parts?: number[]
  notes?: string
}

/** Two lines with the same key are one: same product, cut, size, colour, choice of a box and note. */
export function lineKey(line: CartLine): string {
  return JSON.stringify([
    line.productId,
    line.cuttingAttributes ?? '',
    line.packagingAttributes ?? '',
    line.extraAttributes ?? '',
    line.notes ?? '',
    line.parts?.toSorted(),
  ])
}

/** Adds a line, merging it with one of the same key. */
export function addLine(
  lines: readonly CartLine[],
  added: CartLine,
  most = Number.MAX_SAFE_INTEGER,
): CartLine[] {
  const key = lineKey(added)
  const at = lines.findIndex(line => lineKey(line) === key)
  if (at === -1) return [...lines, added].slice(0, MOST_LINES)
  return lines.map((line, index) =>
    index === at ? { ...line, quantity: Math.min(sum(line.quantity, added.quantity), most) } : line,
  )
}

/** Replaces the line with this key at its place; if another line has the new choices, both become one. */
export function changeLine(
  lines: readonly CartLine[],
  key: string,
  changed: CartLine,
  most = Number.MAX_SAFE_INTEGER,
): CartLine[] {
  const other = lines.some(line => lineKey(line) === lineKey(changed) && lineKey(line) !== key)
  if (!other) return lines.map(line => (lineKey(line) === key ? changed : line))
  return addLine(setQuantity(lines, key, 0), changed, most)
}

/** Sets the quantity of the line with this key; 0 removes it. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter(line => lineKey(line) !== key)
  return lines.map(line => (lineKey(line) === key ? { ...line, quantity } : line))
}

/** Reads the cart stored in the browser; anything that is not a cart is an empty cart, a broken line is left out. */
export function readCart(stored: string | null): CartLine[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.flatMap(readLine).slice(0, MOST_LINES) : []
  } catch {
    return []
  }
}

function readLine(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return []
  const { productId, quantity, ...rest } = value as Record<string, unknown>
  if (!Number.isSafeInteger(productId) || (productId as number) < 1 || (productId as number) > LARGEST_ID)
    return []
  if (typeof quantity !== 'number' || !(quantity > 0) || quantity > 1_000_000) return []
  const line: CartLine = { productId: productId as number, quantity }
  for (const field of ['cuttingAttributes', 'packagingAttributes', 'extraAttributes', 'notes'] as const) {
    const text = rest[field]
    if (typeof text === 'string' && text !== '' && !text.includes('\0') && text.isWellFormed())
      line[field] = text.slice(0, longest[field])
  }
  if (Array.isArray(rest.parts) && rest.parts.every(Number.isSafeInteger)) line.parts = rest.parts
  return [line]
}

const sum = (first: number, second: number) => Math.round((first + second) * 1000) / 1000
