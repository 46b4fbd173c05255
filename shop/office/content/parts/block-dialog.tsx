import { useState } from 'react'
import type { SentProblem } from '../../../api.ts'
import type { DraftBlock } from '../../../content/drafts.contract.ts'
import type { PagePart } from '../../../content/page-parts.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { blockFrom, checkBlock, valuesOf, wrongInBlock } from '../block-form.rules.ts'
import { BlockFields } from './block-fields.tsx'
import { BlockPicture } from './block-picture.tsx'

type Props = {
  title: string
  block: DraftBlock
  /** Its place among all blocks of the page. */
  at: number
  part: PagePart
  /** Saves the block; returns the problem if that fails. */
  onSave: (block: DraftBlock) => Promise<SentProblem | undefined>
  onClose: () => void
}

/** The form for a block: the fields that its part of the page shows. */
export function BlockDialog({ title, block, at, part, onSave, onClose }: Props) {
  const [image, setImage] = useState(block.image)
  const initial = valuesOf(block)
  const form = useForm(initial, {
    check: values => checkBlock(values, image, part),
    rename: wrong => wrongInBlock(wrong, at),
    post: async values => {
      const refused = await onSave(blockFrom(block, values, image))
      // On a conflict, both versions appear instead of the form.
      if (!refused || refused.status === 409) onClose()
      return refused?.status === 409 ? undefined : refused
    },
  })
  const unsaved = image !== block.image || JSON.stringify(form.values) !== JSON.stringify(initial)
  useUnsaved(unsaved, () => {})
  return (
    <DialogForm title={title} form={form} says={m.office_content_keep()} onClose={onClose}>
      <BlockFields form={form} fields={part.fields} />
      {part.fields.includes('image') && (
        <BlockPicture image={image} error={form.wrong.image} onChange={setImage} />
      )}
      {part.fields.includes('alt') && (
        <Field
          wide
          label={m.office_content_alt()}
          hint={m.office_content_alt_hint()}
          maxLength={300}
          {...form.text('pictureAlt')}
        />
      )}
    </DialogForm>
  )
}
