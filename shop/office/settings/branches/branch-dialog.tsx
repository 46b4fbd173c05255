import { Store, Wallet } from 'lucide-react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { MOST_CHARACTERS, type PaymentMethod, paymentMethods } from '../../../settings/choices.ts'
import type { StaffSettings } from '../../../settings/settings.contract.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { FindPosition } from '../../forms/parts/find-position.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { positionText } from '../../forms/typed-position.ts'
import { useCountries } from '../../forms/use-countries.tsx'
import { addressToFind, useFoundPosition } from '../../forms/use-found-position.ts'
import { TickGroup } from '../parts/tick-group.tsx'
import { type BranchDraft, branchDraftOf, branchIn, checkBranchDraft } from './branch-draft.rules.ts'
import { branchFacts, methodNames } from './branch-words.ts'

const kinds = [
  { code: 'SHOP', says: m.office_settings_branch_methods_shop, icon: Store },
  { code: 'OWN', says: m.office_settings_branch_methods_own, icon: Wallet },
] as const

/** The settings of the shop that a branch begins with, and the payment methods that are set up. */
export type OfShop = Pick<StaffSettings, 'branchCountry' | 'paymentMethods'> & {
  configuredMethods: readonly PaymentMethod[]
}

/** `branch` is absent for a new one. */
type Props = EntryWays<StaffBranch> & { branch: StaffBranch | undefined; settings: OfShop }

/** The form for a branch: its place, its phones, and what shoppers can do there. */
export function BranchDialog({ branch, settings, ...ways }: Props) {
  const form = useForm<BranchDraft>(branchDraftOf(branch, settings), {
    check: checkBranchDraft,
    post: draft => {
      const { branchId, updatedDate } = branch ?? {}
      const which = branch ? { branchId, updatedDate } : {}
      const sent = branchIn(draft)
      return savedEntry(send('POST /branches/save', { ...sent, ...which }), {
        ...ways,
        ...{ name: sent.branchName, list: 'branches' },
      })
    },
  })
  const { address, country, methods, paymentMethods: chosen } = form.values
  const countries = useCountries(country)
  const finding = useFoundPosition(form, {
    of: ({ position }) => ({ position }),
    from: at => ({ position: positionText(at) }),
  })
  const usable = [...settings.configuredMethods, ...(branch?.paymentMethods ?? []), ...chosen]
  const short = { autoComplete: 'off', maxLength: MOST_CHARACTERS.phone } as const
  return (
    <DialogForm
      title={branch ? m.office_settings_branch_edit() : m.office_settings_branch_add()}
      form={form}
      current={branch && <CurrentVersion name={branch.branchName} facts={branchFacts(branch).join(' · ')} />}
      onClose={ways.onClose}
    >
      <Field
        wide
        label={m.office_settings_branch()}
        hint={m.office_settings_branch_name_hint()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.branchName}
        {...form.text('branchName')}
      />
      <Field
        wide
        label={m.office_address()}
        autoComplete="off"
        maxLength={MOST_CHARACTERS.address}
        {...form.text('address')}
      />
      <SelectField wide label={m.office_settings_country()} {...form.text('country')}>
        {countries.options}
      </SelectField>
      <Field type="tel" label={m.office_phone()} {...short} {...form.text('phone1')} />
      <Field type="tel" label={m.office_second_phone()} {...short} {...form.text('phone2')} />
      <FindPosition
        finding={finding}
        says={m.office_settings_find_position()}
        address={address.trim() && addressToFind(address, countries.name)}
      />
      <Field
        wide
        label={m.office_settings_position()}
        hint={m.office_settings_branch_position_hint()}
        autoComplete="off"
        maxLength={60}
        {...form.text('position')}
      />
      <CheckField label={m.office_settings_branch_collects()} {...form.tick('collects')} />
      <ChoiceField
        label={m.office_settings_payment()}
        name="methods"
        choices={kinds}
        value={methods}
        onChange={code => form.change({ methods: code })}
      />
      {methods === 'OWN' && (
        <TickGroup
          label={m.office_settings_branch_methods()}
          error={form.wrong.paymentMethods}
          choices={paymentMethods
            .filter(method => usable.includes(method))
            .map(code => ({ code, says: methodNames[code]() }))}
          chosen={chosen}
          onChange={next =>
            form.change({ paymentMethods: paymentMethods.filter(method => next.includes(method)) })
          }
        />
      )}
    </DialogForm>
  )
}
