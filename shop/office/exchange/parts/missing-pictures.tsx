import { send } from '../../../api.ts'
import type { OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'

/** The most pictures listed at once; the others follow when these are settled. */
const LISTED = 100

/** The pictures of an import that could not be fetched, with a button that fetches them again. */
export function MissingPictures({ one, onRetried }: { one: OneImport; onRetried: () => void }) {
  const { answer, problem, retry } = useCall('GET /imports/pictures/{id}', { id: one.importId, size: LISTED })
  const mayRetry = one.state === 'imported' || one.state === 'cancelled'
  const fetchAgain = async () => {
    const sent = await send('POST /imports/retryPictures', { importId: one.importId })
    toast(sent.ok ? m.office_import_pictures_retrying() : sent.problem.title || m.shop_offline())
    onRetried()
  }
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={3} />
  if (answer.total === 0) return null
  return (
    <section className="card mb-8 space-y-4 p-6">
      <h2 className="text-xl">{m.office_import_pictures_missing({ count: answer.total })}</h2>
      <p className="max-w-prose text-muted">{m.office_import_pictures_missing_text()}</p>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {answer.rows.map(({ pictureId, productId, productName, address, problem }) => (
          <li key={pictureId} className="py-2">
            <Link
              to={`/admin/products/${productId}`}
              className="inline-block min-h-6 font-medium underline underline-offset-4"
            >
              {productName}
            </Link>
            <p className="text-sm wrap-anywhere">{address}</p>
            <p className="text-sm text-rose">{problem}</p>
          </li>
        ))}
      </ul>
      {mayRetry && (
        <Button look="quiet" onClick={() => void fetchAgain()}>
          {m.office_import_pictures_retry()}
        </Button>
      )}
    </section>
  )
}
