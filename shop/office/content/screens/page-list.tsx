import { ChevronRight } from 'lucide-react'
import type { ContentPageName } from '../../../content/content-pages.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { nameOfPage } from '../page-words.ts'

/** The pages, in the groups that staff look for them in. */
const groups: readonly { says: () => string; pages: readonly ContentPageName[] }[] = [
  { says: m.office_content_group_home, pages: ['home', 'home1', 'home2', 'home3', 'home4', 'home5'] },
  { says: m.office_content_group_news, pages: ['blogs', 'calender', 'store-gallery', 'qurbani', 'menu'] },
  { says: m.office_content_group_shop, pages: ['about', 'contact', 'other-products'] },
  {
    says: m.office_content_group_help,
    pages: ['faq', 'return-policy', 'food-delivery', 'grocery-delivery', 'placean-order'],
  },
]

/** `/admin/pages`: the pages whose texts and pictures staff edit, with their unpublished drafts. */
export default function PageListScreen() {
  const { answer, problem, retry } = useCall('GET /content/findPages', {})
  if (problem) return <Problem problem={problem} onRetry={retry} />
  return (
    <>
      <OfficeHeading title={m.office_content_pages()} text={m.office_content_pages_text()} />
      {!answer ? (
        <Skeleton lines={8} label={m.shop_loading()} />
      ) : (
        <div className="space-y-8">
          {groups.map(({ says, pages }) => (
            <section key={pages[0]}>
              <h2 className="mb-3 text-xl">{says()}</h2>
              <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                {pages.map(page => (
                  <li key={page}>
                    <PageCard page={page} state={answer.find(one => one.page === page)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

type State = {
  blocks: number
  draft: { updatedAt: string; updatedBy: string } | null
  publishedAt: string | null
}

function PageCard({ page, state }: { page: ContentPageName; state: State | undefined }) {
  const { draft, publishedAt } = state ?? {}
  return (
    <Link
      to={`/admin/pages/${page}`}
      className={`card flex h-full items-center gap-3 p-4 hover:border-green ${draft ? 'border-s-4 border-s-saffron' : ''}`}
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{nameOfPage(page)}</span>
        <span className="mt-0.5 block text-sm wrap-anywhere text-muted">
          {draft ? (
            draft.updatedBy ? (
              m.office_content_draft_of({ name: draft.updatedBy })
            ) : (
              m.office_content_draft()
            )
          ) : (
            <>
              {m.office_content_blocks({ count: state?.blocks ?? 0 })}
              {publishedAt && (
                <>
                  {' · '}
                  {m.office_content_published_on()} <Day at={publishedAt} />
                </>
              )}
            </>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
