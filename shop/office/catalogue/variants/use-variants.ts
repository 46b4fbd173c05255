import { useEffect, useRef, useState } from 'react'
import type { SentProblem } from '../../../api.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import type { StaffVariants } from '../../../catalogue/variants/staff-variants.contract.ts'
import { type WrongFields, wrongFieldsOf } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { sendOnce } from '../../../send-once.ts'
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts'
import { useNavigate } from '../../../ui/router.ts'
import { whenLeft } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { isSameDraft, mergeVariants, type VariantsDraft, variantsDraft } from './variants-draft.rules.ts'
import { variantsInput, wrongVariantsDraft } from './variants-input.rules.ts'

/** The variants as they were loaded, and as they are typed. */
type Begun = { seen: StaffVariants; draft: VariantsDraft }
/** The person who has saved in between, and the variants that they changed. */
type Conflict = { name: string; names: readonly (readonly string[])[] }

/** The unsaved variants that were left; they are restored when the person returns. */
let left: Begun | undefined
whenLeft(() => {
  left = undefined
})

/** The name of a field with an error: errors within a code are those of the codes. */
const fieldsOf = (wrong: WrongFields): WrongFields =>
  Object.fromEntries(Object.entries(wrong).map(([field, says]) => [field.split('.', 3).join('.'), says]))

/**
 * Holds the variants of a product until they are saved together. `reload` reads the product again, which has a new version after each
 * save, and returns it.
 */
export function useVariants(product: StaffProduct, reload: () => Promise<StaffProduct | undefined>) {
  const { productId: id } = product
  const { answer, problem: unread, retry, know } = useCall('GET /products/variants/{id}', { id })
  const [before] = useState(() => (left?.seen.productId === id ? left : undefined))
  const [begun, setBegun] = useState(before)
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const [refused, setRefused] = useState<WrongFields>({})
  const [conflict, setConflict] = useState<Conflict>()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const isChanged = begun !== undefined && !isSameDraft(begun.draft, variantsDraft(begun.seen))

  /** Goes on with the variants as they are now; edits stay. */
  const take = (now: StaffVariants, name: string) => {
    const saved = variantsDraft(now)
    if (!begun || !isChanged) return setBegun({ seen: now, draft: saved })
    const { draft, names } = mergeVariants(begun.draft, variantsDraft(begun.seen), saved)
    setBegun({ seen: now, draft })
    if (names.length > 0) setConflict({ name, names })
  }
  const isNew = answer !== undefined && answer.updatedDate !== begun?.seen.updatedDate
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once
  useEffect(() => {
    if (answer && isNew) take(answer, product.updatedBy)
  }, [answer])
  // The form above, or an undo, has made another version of the product.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (begun && product.updatedDate !== begun.seen.updatedDate) retry()
  }, [product.updatedDate])
  useEffect(() => {
    if (before) left = undefined
  }, [before])
  useUnsaved(isChanged, () => {
    left = begun
    const undo = () => void navigate(`/admin/products/${id}`)
    toast(m.office_variants_left(), { undo: { says: m.office_go_back(), does: undo } })
  })

  const change = (draft: VariantsDraft) => {
    setBegun(now => now && { ...now, draft })
    setRefused({})
  }
  /** Changes the draft, with an undo in a message that says so. */
  const changeWithUndo = (draft: VariantsDraft, says: string) => {
    const was = begun?.draft
    change(draft)
    toast(says, { undo: { says: m.office_undo(), does: () => was && change(was) } })
  }

  async function save() {
    if (!begun || sending) return
    setTried(true)
    setProblem(undefined)
    if (Object.keys(wrongVariantsDraft(begun.draft)).length > 0) return focusFirstWrong(form.current)
    setSending(true)
    const sent = await sendOnce('POST /products/saveVariants', variantsInput(begun.draft, begun.seen), id)
    if (sent.ok) {
      know(sent.answer)
      setBegun({ seen: sent.answer, draft: variantsDraft(sent.answer) })
      setTried(false)
      setConflict(undefined)
      toast(m.office_variants_saved())
      await reload()
    } else if (sent.problem.type === '/problems/changed') {
      const now = await reload()
      take(sent.problem as unknown as StaffVariants, now?.updatedBy ?? product.updatedBy)
    } else {
      setProblem(sent.problem)
      setRefused(fieldsOf(wrongFieldsOf(sent.problem)))
      focusFirstWrong(form.current)
    }
    setSending(false)
  }

  return {
    form,
    seen: begun?.seen,
    draft: begun?.draft,
    unread,
    retry,
    isChanged,
    sending,
    problem,
    conflict,
    wrong: tried && begun ? { ...wrongVariantsDraft(begun.draft), ...refused } : {},
    change,
    changeWithUndo,
    save,
    discard: () => {
      if (begun) changeWithUndo(variantsDraft(begun.seen), m.office_catalogue_grid_discarded())
      setConflict(undefined)
    },
  }
}

/** The result of `useVariants`. */
export type VariantsHeld = ReturnType<typeof useVariants>
