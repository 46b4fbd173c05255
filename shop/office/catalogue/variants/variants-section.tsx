import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { writtenCodes } from '../../../catalogue/codes/product-codes.rules.ts'
import { isCutPrice } from '../../../catalogue/cut-price.rules.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { FillColumn } from './fill-column.tsx'
import { makeVariants, type OptionDraft, optionsOf } from './make-variants.rules.ts'
import { OptionsEditor } from './options-editor.tsx'
import { useVariants, type VariantsHeld } from './use-variants.ts'
import type { VariantsDraft } from './variants-draft.rules.ts'
import { VariantsGrid } from './variants-grid.tsx'

type Props = {
  product: StaffProduct
  /** Reads the product again after its variants were saved. */
  reload: () => Promise<StaffProduct | undefined>
}

/** The options and the variants of a saved product. */
export function VariantsSection({ product, reload }: Props) {
  const id = useId()
  const held = useVariants(product, reload)
  const { draft } = held
  return (
    <section aria-labelledby={id} className="space-y-5 card p-5 sm:p-8">
      <div>
        <h2 id={id} className="text-2xl">
          {m.office_variants()}
        </h2>
        <p className="mt-1.5 text-sm text-pretty text-muted">{m.office_variants_text()}</p>
      </div>
      {draft ? (
        <VariantsEditor held={held} draft={draft} product={product} />
      ) : (
        <Answer problem={held.unread} onRetry={held.retry} lines={2} />
      )}
    </section>
  )
}

/** The price that new variants have: that of the product, or of its first variant. */
const pricesOf = (product: StaffProduct) => ({
  unitPrice: String(product.unitPrice),
  salePrice: product.salePrice === product.unitPrice ? '' : String(product.salePrice),
  cutPrice: isCutPrice(product.optionsAttributes),
  saleFrom: product.saleFrom ?? '',
  saleUntil: product.saleUntil ?? '',
})

type EditorProps = { held: VariantsHeld; draft: VariantsDraft; product: StaffProduct }

function VariantsEditor({ held, draft, product }: EditorProps) {
  const [choosing, setChoosing] = useState(false)
  const isPlain = held.seen?.options.length === 0
  const make = (options: readonly OptionDraft[]) => {
    const made = makeVariants(options, draft.rows, pricesOf(product))
    // The codes of the product become those of its first variant.
    const codes = isPlain ? writtenCodes(product.codes, '; ') : ''
    const rows = made.rows.map((row, at) => (at === 0 && codes ? { ...row, codes } : row))
    held.changeWithUndo({ ...made, rows }, m.office_variants_made())
    setChoosing(false)
  }
  const hasStock = isPlain && product.stockTracked && (product.onHand !== 0 || product.held !== 0)
  return (
    <>
      {hasStock && (
        <div className="flex flex-wrap items-center gap-3 rounded-tile bg-saffron-soft px-5 py-3.5">
          <p>{m.catalogue_variants_stock()}</p>
          <ButtonLink look="quiet" to={`/admin/stock/${product.productId}`}>
            {m.office_variants_to_stock()}
          </ButtonLink>
        </div>
      )}
      {choosing ? (
        <OptionsEditor options={optionsOf(draft)} onMake={make} onClose={() => setChoosing(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look={draft.rows.length > 0 ? 'quiet' : 'solid'} onClick={() => setChoosing(true)}>
            {draft.rows.length === 0 && <Plus aria-hidden className="size-4.5" />}
            {draft.rows.length > 0 ? m.office_variants_change() : m.office_variants_add()}
          </Button>
          {draft.rows.length > 0 && !isPlain && (
            <Button
              look="quiet"
              onClick={() => held.changeWithUndo({ options: [], rows: [] }, m.office_variants_none_text())}
            >
              {m.office_variants_none()}
            </Button>
          )}
        </div>
      )}
      {(draft.rows.length > 0 || held.isChanged) && (
        <form
          ref={held.form}
          method="post"
          noValidate
          tabIndex={-1}
          aria-label={m.office_variants()}
          className="space-y-4"
          onSubmit={event => {
            event.preventDefault()
            void held.save()
          }}
        >
          {draft.rows.length > 1 && (
            <FillColumn
              rows={draft.rows}
              onFill={rows => held.changeWithUndo({ ...draft, rows }, m.office_variants_filled())}
            />
          )}
          {draft.rows.length > 0 ? (
            <VariantsGrid held={held} product={product} rows={draft.rows} />
          ) : (
            <p>{m.office_variants_none_text()}</p>
          )}
          <Refusals held={held} productId={product.productId} />
          {held.isChanged && <SaveBar held={held} count={draft.rows.length} />}
        </form>
      )}
    </>
  )
}

/** Why the variants were not saved: someone else was first, the product has stock, or something is wrong with them all. */
function Refusals({ held, productId }: { held: VariantsHeld; productId: number }) {
  const { conflict, problem, wrong } = held
  const ofAll = Object.entries(wrong).filter(([field]) => !/^variants\.\d/.test(field))
  return (
    <>
      {conflict && (
        <div role="alert" className="rounded-tile bg-saffron-soft px-5 py-3.5">
          <p className="font-medium">{m.office_variants_conflict({ name: conflict.name })}</p>
          <p>
            {m.office_variants_conflict_which({
              names: conflict.names.map(values => values.join(', ')).join(' · '),
            })}
          </p>
        </div>
      )}
      {problem && <Problem problem={problem} />}
      {ofAll.map(([field, says]) => (
        <p key={field} className="text-sm font-medium text-rose">
          {says}
        </p>
      ))}
      {problem?.type === '/problems/has-stock' && (
        <ButtonLink look="quiet" to={`/admin/stock/${productId}`}>
          {m.office_variants_to_stock()}
        </ButtonLink>
      )}
    </>
  )
}

/** Saves the variants, or discards what was typed. */
const SaveBar = ({ held, count }: { held: VariantsHeld; count: number }) => (
  <div className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 card p-3 shadow-raised">
    <SubmitButton sending={held.sending} className="max-sm:w-full sm:min-w-48">
      {count > 0 ? m.office_variants_save({ count }) : m.office_variants_save_none()}
    </SubmitButton>
    <Button look="quiet" className="max-sm:grow" onClick={held.discard}>
      {m.office_discard()}
    </Button>
    <p role="status" className="text-muted max-sm:sr-only">
      {m.office_unsaved()}
    </p>
  </div>
)
