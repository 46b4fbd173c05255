import { countAllKeyed, findMeeting } from '../catalogue/filters/keyed-products.server.ts'
import { selectProducts } from '../catalogue/select-products.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import {
  asShown,
  FIRST_OF_RULE,
  findTags,
  MOST_COUNTED,
  MOST_TAGS_LISTED,
  previewCollection,
} from './collections.contract.ts'
import { ruleProblem, storedRule } from './stored-rule.rules.ts'

export const answerPreviewCollection = handle(previewCollection, async ({ rule: written }, { database }) => {
  const { currency, defaultBrand, measures, tolerance } = await readSettings(database)
  const { exponent } = currency
  const rule = storedRule(written, exponent)
  if (ruleProblem(rule) === 'empty')
    return refuse(previewCollection, 'BAD_INPUT', undefined, { rule: m.collections_rule_empty() })
  const { total, ids } = await findMeeting(database, rule, { most: MOST_COUNTED, first: FIRST_OF_RULE })
  const found = await selectProducts(database, { exponent, defaultBrand, measures, tolerance }, { ids })
  return { total, productList: found.map(asShown) }
})

export const answerFindTags = handle(findTags, async (_input, { database }) => {
  const counts = await countAllKeyed(database, 'tag')
  return Array.from(counts, ([tag, products]) => ({ tag, products }))
    .sort((one, other) => other.products - one.products || (one.tag < other.tag ? -1 : 1))
    .slice(0, MOST_TAGS_LISTED)
})
