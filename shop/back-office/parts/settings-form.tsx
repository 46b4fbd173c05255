import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { send } from '../../api.ts'
import { SubmitButton } from '../../customers/parts/submit-button.tsx'
import { whenLeft } from '../../customers/session.ts'
import { useForm } from '../../customers/use-form.ts'
import { m } from '../../messages/m.ts'
import type { ShopSettings } from '../../settings/settings.contract.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { tell } from '../../ui/toast.tsx'
import { changesIn, checkChanges, type SettingsDraft, settingsDraftOf } from '../settings-draft.rules.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { LooksSection, OpenSection, ReachSection, ShopSection } from './settings-sections.tsx'
import { SocialLinksSection } from './social-links-section.tsx'

/** What somebody wrote and left unsaved: it is there again when they come back, for as long as the tab is open. */
let kept: SettingsDraft | undefined
whenLeft(() => {
  kept = undefined
})

/** What the shop says of itself, to be changed. Only what differs is sent; what is not saved is not lost. */
export function SettingsForm({ settings }: { settings: ShopSettings }) {
  const [stood, setStood] = useState(() => settingsDraftOf(settings))
  const form = useForm<SettingsDraft>(kept ?? stood, {
    check: draft => checkChanges(changesIn(draft, stood)),
    post: async draft => {
      const change = changesIn(draft, stood)
      if (Object.keys(change).length === 0) return void tell(m.back_office_settings_same())
      const sent = await send('POST /settings/save', change)
      if (!sent.ok) return sent.problem
      const saved = settingsDraftOf(sent.answer)
      setStood(saved)
      form.change(saved)
      tell(m.back_office_settings_saved())
    },
  })
  const isChanged = Object.keys(changesIn(form.values, stood)).length > 0
  const navigate = useNavigate()
  useUnsaved(isChanged, () => {
    kept = form.values
    tell(m.back_office_left(), {
      undo: { says: m.back_office_go_back(), does: () => void navigate('/settings') },
    })
  })
  useEffect(() => {
    kept = undefined
  }, [])
  return (
    <form {...form.form} className="space-y-5" aria-label={m.back_office_settings()}>
      <ShopSection form={form} />
      <ReachSection form={form} />
      <OpenSection form={form} />
      <LooksSection form={form} />
      <SocialLinksSection form={form} />
      {form.problem && <Problem problem={form.problem} />}
      <div
        className={`flex flex-wrap items-center gap-3 ${isChanged ? 'sticky bottom-3 z-10 card p-3 shadow-raised' : ''}`}
      >
        <SubmitButton sending={form.sending} className="max-sm:w-full sm:min-w-48">
          {m.back_office_settings_save()}
        </SubmitButton>
        {isChanged && (
          <>
            <Button look="quiet" className="max-sm:w-full" onClick={() => form.change(stood)}>
              {m.back_office_discard()}
            </Button>
            <p role="status" className="text-muted max-sm:sr-only">
              {m.back_office_unsaved()}
            </p>
          </>
        )}
      </div>
    </form>
  )
}
