import { Plus } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, type FieldText } from '../../../ui/forms/field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { suggestedTags, withTag } from '../typed-tags.rules.ts'

type Props = Omit<FieldText, 'wide' | 'label'> & {
  /** Tags with commas between them. */
  value: string
  onChange: (event: { target: { value: string } }) => void
  name: string
}

/** A field for tags, with those of other products that begin as the last one does. */
export function TagsField({ value, onChange, ...field }: Props) {
  const { answer } = useCall('GET /collections/findTags', {})
  const suggested = suggestedTags(value, answer ?? [])
  return (
    <div className="sm:col-span-2">
      <Field
        label={m.office_tags()}
        maxLength={3000}
        autoComplete="off"
        value={value}
        onChange={onChange}
        {...field}
      />
      {suggested.length > 0 && (
        <ul aria-label={m.office_collections_tags_suggested()} className="mt-2 flex flex-wrap gap-2">
          {suggested.map(tag => (
            <li key={tag}>
              <Button
                look="quiet"
                className="px-3 text-sm"
                aria-label={m.office_collections_tag_add({ tag })}
                onClick={() => onChange({ target: { value: withTag(value, tag) } })}
              >
                <Plus aria-hidden className="size-4" />
                <bdi>{tag}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
