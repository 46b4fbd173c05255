import type { Box, BoxPart } from '../../boxes/box.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { missingChoices } from '../missing-choices.rules.ts'
import { optionKinds } from '../option-prices.rules.ts'
import type { PossiblePart } from './parts.rules.ts'

/** Returns why a product cannot be in a box; undefined if it can. */
function wrongProduct(found: PossiblePart | undefined): string | undefined {
  if (!found) return m.catalogue_part_unknown()
  const { productName: part, isSet, hasVariants, isRemoved } = found
  if (isSet) return m.catalogue_part_is_set({ part })
  if (hasVariants) return m.boxes_part_has_variants({ part })
  return isRemoved ? m.boxes_part_removed({ part }) : undefined
}

/** All that is said of a part, for comparing. */
const keyOf = ({ productId, amount, ...chosen }: BoxPart): string =>
  JSON.stringify([productId, amount, ...optionKinds.map(kind => chosen[kind])])

/** Returns why so much of a product cannot be in a box; undefined if it can. */
function wrongAmount({ amount }: BoxPart, found: PossiblePart): string | undefined {
  const { quantityStep: step, minimumSteps, maximumSteps, unitName } = found
  const written = (steps: number) => `${toQuantity(steps, step)} ${unitName}`
  if (amount % step !== 0) return m.boxes_quantity_step({ step: written(1) })
  const steps = amount / step
  if (steps < minimumSteps) return m.boxes_quantity_least({ least: written(minimumSteps) })
  return steps > maximumSteps ? m.boxes_quantity_most({ most: written(maximumSteps) }) : undefined
}

/**
 * Returns what is wrong with the parts of a box, by field; empty if all can be sold in it. `found`: the products that the shop has, by
 * number; `before`: the box as it was. A part that stays as it is stays right, also if the product is no longer sold so.
 */
export function wrongBoxParts(
  box: Box,
  found: ReadonlyMap<number, PossiblePart>,
  before?: Box | null,
): WrongFields {
  const wrong: WrongFields = {}
  const kept = new Set(before?.groups.flatMap(({ parts }) => parts.map(keyOf)))
  for (const [at, { parts }] of box.groups.entries())
    for (const [place, part] of parts.entries()) {
      if (kept.has(keyOf(part))) continue
      const field = `box.groups.${at}.parts.${place}`
      const product = found.get(part.productId)
      const says = wrongProduct(product)
      if (says || !product) {
        wrong[`${field}.productId`] = says ?? m.catalogue_part_unknown()
        continue
      }
      const amount = wrongAmount(part, product)
      if (amount) wrong[`${field}.quantity`] = amount
      for (const kind of optionKinds) {
        const choice = part[kind]
        if (choice && !product[kind].includes(choice))
          wrong[`${field}.${kind}`] = m.catalogue_part_no_choice({ choice })
      }
      for (const kind of missingChoices(product, part))
        wrong[`${field}.${kind}`] = m.boxes_choice_missing({ part: product.productName })
    }
  return wrong
}
