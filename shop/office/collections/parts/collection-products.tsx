import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { CollectionPart } from './collection-facts.tsx'
import { CollectionRuleFields } from './collection-rule-fields.tsx'
import { HandChosen } from './hand-chosen.tsx'
import { RulePreview } from './rule-preview.tsx'

const kinds = [
  { code: 'RULE', says: m.office_collections_by_rule, icon: SlidersHorizontal },
  { code: 'HAND', says: m.office_collections_by_hand, icon: ListChecks },
] as const

/** The products of a collection: by a rule with what it finds now, or chosen by hand. */
export function CollectionProducts({ form }: CollectionPart) {
  const { kind } = form.values
  return (
    <FormSection title={m.office_catalogue_products()} text={m.office_collections_products_text()}>
      <ChoiceField
        label={m.office_collections_kind()}
        name="kind"
        choices={kinds}
        value={kind}
        onChange={kind => form.change({ kind })}
      />
      {kind === 'RULE' ? (
        <>
          <CollectionRuleFields form={form} />
          <RulePreview draft={form.values} />
        </>
      ) : (
        <HandChosen form={form} />
      )}
    </FormSection>
  )
}
