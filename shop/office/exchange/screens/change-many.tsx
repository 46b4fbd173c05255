import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { changesIn, type ManyDraft, noChanges, renamed, wrongInMany } from '../many/many-draft.rules.ts'
import { PriceFields } from '../many/price-fields.tsx'
import { ShelfFields } from '../many/shelf-fields.tsx'

/** The filters of the list of products that a change takes over. */
const filters = ['q', 'department', 'category', 'brand', 'status', 'stock', 'branchId', 'only'] as const

/** `/admin/products/many`: changes the chosen products, or all that the filters of the list find. The check shows each first. */
export default function ChangeManyScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const productIds = (query.get('ids') ?? '').split(',').filter(Boolean).map(Number)
  const found = Object.fromEntries(
    filters.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const list = useCall('GET /products/findForStaff', { ...found, size: '1' } as never).answer
  const count = productIds.length || list?.total
  const form = useForm<ManyDraft>(noChanges, {
    check: wrongInMany,
    rename: renamed,
    post: async draft => {
      const sent = await send('POST /imports/changeMany', {
        ...(productIds.length > 0 ? { productIds } : { found: withNumbers(found) }),
        changes: changesIn(draft),
      })
      if (!sent.ok) return sent.problem
      await navigate(`/admin/import/${sent.answer.importId}`)
    },
  })
  const back = new URLSearchParams(found).toString()
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={`/admin/products${back && `?${back}`}`} className="text-green underline underline-offset-4">
          {m.office_many_back()}
        </Link>
      </p>
      <OfficeHeading
        title={m.office_many_title()}
        text={count === undefined ? m.shop_loading() : m.office_many_text({ count })}
      />
      <form {...form.form} aria-label={m.office_many_title()} className="space-y-6">
        <PriceFields form={form} />
        <ShelfFields form={form} />
        {form.problem && <Problem problem={form.problem} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton sending={form.sending}>{m.office_many_check()}</SubmitButton>
          <p className="text-muted">{m.office_many_check_text()}</p>
        </div>
      </form>
    </>
  )
}

/** The filters of an address, with numbers as the call has them. */
const withNumbers = (found: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [
      name,
      ['category', 'brand', 'branchId'].includes(name) ? Number(value) : value,
    ]),
  )
