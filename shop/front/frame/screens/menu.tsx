import { ask } from '../../../ask.ts'
import { findAllDepartments } from '../../../catalogue/catalogue.contract.ts'
import { departmentAddress } from '../../../catalogue/catalogue.rules.ts'
import { contentMeta } from '../../../content/content-meta.ts'
import { loadBlocks } from '../../../content/load-blocks.ts'
import { PageHead } from '../../../content/parts/page-head.tsx'
import { m } from '../../../messages/m.ts'
import { PictureCard } from '../../../ui/picture-card.tsx'
import { ChosenPlaces } from '../../finder/parts/chosen-places.tsx'
import type { Route } from './+types/menu'

export async function loader(args: Route.LoaderArgs) {
  const [page, departments] = await Promise.all([
    loadBlocks(args, 'menu'),
    ask(args.context, findAllDepartments, {}),
  ])
  return { ...page, departments }
}

/** The same for everyone; the browser adds the chosen places. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/menu', m.front_menu())

/** `/menu`: every active department, each leading to its categories (spec section 2). */
export default function MenuScreen({ loaderData: { head, departments } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.front_menu()} />
      <ChosenPlaces />
      {departments.length === 0 && (
        <p className="page mt-6 text-lg text-muted">{m.search_opens_soon_text()}</p>
      )}
      <ul className="page mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {departments.map(({ deptName, title, blurb, image }, position) => (
          <li key={deptName}>
            <PictureCard
              to={departmentAddress(deptName)}
              name={title}
              picture={{
                src: image,
                size: 295,
                sizes: '(width < 30rem) 46vw, (width < 64rem) 31vw, min(23vw, 18.5rem)',
                first: position === 0,
              }}
            >
              <p className="line-clamp-2">{blurb}</p>
            </PictureCard>
          </li>
        ))}
      </ul>
    </>
  )
}
