import type { OutputOf } from '../../../lib/call.ts'
import { m } from '../../../messages/m.ts'
import type { findSettingsForStaff } from '../../../settings/save-settings.contract.ts'
import { AdvanceList } from '../advance/advance-list.tsx'
import { BranchesList } from '../branches/branches-list.tsx'
import { LabelsPlace } from '../labels/labels-place.tsx'
import type { SettingsPath } from '../settings-places.ts'
import { BandsSection } from './bands-section.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { HoursPlace } from './hours-place.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PlaceOfBranch } from './place-of-branch.tsx'
import { SafetySection } from './safety-section.tsx'
import { SendersSection } from './senders-section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { CoverageSection, LooksSection, ReachSection, ShopSection } from './settings-sections.tsx'
import { ShopPicturesSection } from './shop-pictures-section.tsx'
import { ShortDatedSection } from './short-dated-section.tsx'
import { SocialLinksSection } from './social-links-section.tsx'
import { TaxesEditor } from './taxes-editor.tsx'
import { ChosenSection, TilesSection } from './tiles-section.tsx'
import { WindowsPlace } from './windows-place.tsx'
import { ZoneList } from './zone-list.tsx'

type Props = { path: SettingsPath; settings: OutputOf<typeof findSettingsForStaff>; onSaved: () => void }

/** One section of the settings. */
export function SettingsPlace({ path, settings, onSaved }: Props) {
  const { currency } = settings
  switch (path) {
    case '':
      return (
        <SettingsForm name="shop" label={m.office_settings()} settings={settings}>
          {of => (
            <>
              <ShopSection {...of} />
              <ReachSection {...of} />
              <ShopPicturesSection {...of} />
              <SocialLinksSection {...of} />
            </>
          )}
        </SettingsForm>
      )
    case 'hours':
      return (
        <PlaceOfBranch>
          {branch => <HoursPlace branch={branch} settings={settings} onSaved={onSaved} />}
        </PlaceOfBranch>
      )
    case 'branches':
      return <BranchesList settings={settings} onSaved={onSaved} />
    case 'windows':
      return (
        <>
          <PlaceOfBranch>{branch => <WindowsPlace {...branch} currency={currency} />}</PlaceOfBranch>
          <AdvanceList />
        </>
      )
    case 'delivery':
      return (
        <>
          <SettingsForm name="delivery" label={m.office_settings_delivery()} settings={settings}>
            {of => (
              <>
                <BandsSection {...of} currency={currency.code} />
                <CoverageSection {...of} />
              </>
            )}
          </SettingsForm>
          <PlaceOfBranch>
            {branch => <ZoneList branch={branch} currency={currency} unit={settings.distanceUnit} />}
          </PlaceOfBranch>
        </>
      )
    case 'taxes':
      return <TaxesEditor />
    case 'money':
      return (
        <>
          <CurrencyForm key={currency.code} code={currency.code} onSaved={onSaved} />
          <SettingsForm name="money" label={m.office_settings_payment()} settings={settings}>
            {of => (
              <>
                <PaymentSection
                  {...of}
                  configured={settings.configuredMethods}
                  practice={settings.cardPractice}
                />
                <ShortDatedSection {...of} />
              </>
            )}
          </SettingsForm>
        </>
      )
    case 'labels':
      return <LabelsPlace currency={currency} />
    case 'messages':
      return (
        <SettingsForm name="messages" label={m.office_settings_messages()} settings={settings}>
          {of => <SendersSection {...of} />}
        </SettingsForm>
      )
    case 'looks':
      return (
        <SettingsForm name="looks" label={m.office_settings_looks()} settings={settings}>
          {of => (
            <>
              <LooksSection />
              <TilesSection {...of} />
              <ChosenSection {...of} />
            </>
          )}
        </SettingsForm>
      )
    case 'safety':
      return (
        <SettingsForm name="safety" label={m.office_settings_safety()} settings={settings}>
          {of => <SafetySection {...of} factorRequired={settings.requireTwoFactor} />}
        </SettingsForm>
      )
  }
}
