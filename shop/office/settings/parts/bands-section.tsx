import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { BandRows } from './band-rows.tsx'
import type { OfSettings } from './settings-form.tsx'

type Props = OfSettings & { currency: string }

/** The delivery charge by order total, in bands. */
export const BandsSection = ({ form, currency }: Props) => (
  <FormSection title={m.office_settings_bands()} text={m.office_settings_bands_text()}>
    <BandRows
      bands={form.values.shippingBands}
      least={1}
      currency={currency}
      wrong={form.wrong}
      onChange={shippingBands => form.change({ shippingBands })}
    />
  </FormSection>
)
