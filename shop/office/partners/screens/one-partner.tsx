import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { newPartnerDraft, partnerDraftOf } from '../partner-draft.rules.ts'
import { PartnerForm } from '../parts/partner-form.tsx'

/** `/admin/partners/new` and `/admin/partners/{partnerId}`: a partner of the directory. */
export default function OnePartnerScreen({ params: { partnerId } }: OfficeProps) {
  return partnerId === undefined ? <NewPartner /> : <KnownPartner partnerId={partnerId} />
}

function NewPartner() {
  const root = useShop()
  return <PartnerForm initial={newPartnerDraft(root?.settings.defaultCountry ?? '')} />
}

function KnownPartner({ partnerId }: { partnerId: string }) {
  const id = Number(partnerId)
  const { answer, problem, retry } = useCall('GET /partners/findForStaff/{id}', { id })
  if (answer) return <PartnerForm initial={partnerDraftOf(answer)} />
  if (problem?.status !== 404 && problem?.status !== 400)
    return <Answer problem={problem} onRetry={retry} lines={6} />
  return (
    <div className="card space-y-4 p-6">
      <p className="text-lg">{m.office_near_gone()}</p>
      <ButtonLink look="quiet" to="/admin/partners">
        {m.office_near_all()}
      </ButtonLink>
    </div>
  )
}
