import { type SQL, sql } from 'drizzle-orm'
import { productsIn } from '../catalogue/count-products.server.ts'
import { foodCategories } from '../catalogue/facts/find-fact-gaps.server.ts'
import type { CertificateKind } from '../catalogue/filters/certified-kinds.ts'
import { filterKey } from '../catalogue/filters/filters.rules.ts'
import { mainBranch, todayAtMainBranch } from '../settings/branches/main-branch.server.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { holdsOn } from './find-claims.server.ts'

/**
 * The products for which certificates prove a claim of one kind: those with one of the filter `keys`, and all of these `categories`.
 * `products`: the number of products that the list has in these categories.
 */
export type Certified = { kind: CertificateKind; keys: string[]; categories: number[]; products: number }

/**
 * A statement for the claims that certificates prove today, with the columns of `Certified`, for the list of a category (-1: all). A
 * certificate of the main branch is about all food, so that it changes no product.
 */
export function certifiedIn(category: number): SQL {
  const [kind, subjectId] = [sql`s.kind`, sql`s.subject_id`]
  const ofShop = sql`bool_or(${kind} = 'BRANCH' and ${subjectId} = ${mainBranch})`
  const holds = holdsOn(todayAtMainBranch)
  return sql`select ${certificates.kind}, array_remove(array_agg(distinct case ${kind}
      when 'PRODUCT' then ${filterKey('certificate', '')} || s.certificate_id
      when 'BRAND' then ${filterKey('brand', '')} || ${subjectId} end), null) as keys,
    case when ${ofShop} then array(${foodCategories()}) else '{}' end as categories,
    case when ${ofShop} then ${productsIn(foodCategories(), category)} else 0 end as products
  from ${certificates} join ${certificateSubjects} s using (certificate_id)
  where ${holds} and certificate_id = any(array(select certificate_id from ${certificateDocuments})) group by 1`
}
