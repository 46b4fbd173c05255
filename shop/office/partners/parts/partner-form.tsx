import { useEffect, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { Partner } from '../../../near/partners/partners.contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { describePartner } from '../describe-partner.ts'
import { checkPartnerDraft, type PartnerDraft, partnerDraftOf, partnerIn } from '../partner-draft.rules.ts'
import { PartnerFacts } from './partner-facts.tsx'
import { PartnerGoods } from './partner-goods.tsx'
import { PartnerHours } from './partner-hours.tsx'
import { PartnerPosition } from './partner-position.tsx'

/** The form of a directory partner: saved as a whole, removed after a confirmation. */
export function PartnerForm({ initial }: { initial: PartnerDraft }) {
  const navigate = useNavigate()
  const edit = useEditForm<PartnerDraft>({
    name: `partner ${initial.partnerId ?? 'new'}`,
    initial,
    says: { saved: m.office_near_saved, left: m.office_near_left },
    check: checkPartnerDraft,
    save: async draft => {
      const sent = await send('POST /partners/save', partnerIn(draft))
      if (sent.ok) return { now: partnerDraftOf(sent.answer) }
      const theirs = sent.problem.partner as Partner | undefined
      return theirs ? { theirs: partnerDraftOf(theirs) } : { problem: sent.problem }
    },
  })
  const { partnerId, partnerName: name } = edit.stood
  useEffect(() => {
    if (initial.partnerId === null && partnerId !== null)
      navigate(`/admin/partners/${partnerId}`, { replace: true })
  }, [initial, partnerId, navigate])
  const [asking, setAsking] = useState(false)
  const remove = async (id: number) => {
    setAsking(false)
    const sent = await send('POST /partners/delete/{id}', { id })
    if (!sent.ok && sent.problem.status !== 404) return toast(sent.problem.title || m.shop_offline())
    edit.discard()
    toast(m.office_near_removed({ name }))
    await navigate('/admin/partners')
  }
  return (
    <>
      <OfficeHeading title={<bdi className="wrap-anywhere">{name || m.office_near_new()}</bdi>}>
        <ButtonLink look="quiet" to="/admin/partners">
          {m.office_near_all()}
        </ButtonLink>
        {partnerId !== null && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {m.office_near_remove()}
          </Button>
        )}
      </OfficeHeading>
      <EditForm
        label={m.office_near_partner()}
        edit={edit}
        fieldText={describePartner}
        says={m.office_near_save()}
      >
        <PartnerFacts form={edit.form} />
        <PartnerPosition form={edit.form} />
        <PartnerGoods form={edit.form} />
        <PartnerHours form={edit.form} />
      </EditForm>
      {asking && partnerId !== null && (
        <AskFirst
          title={m.office_near_remove_title({ name })}
          text={m.office_near_remove_text()}
          yes={m.office_near_remove_yes()}
          no={m.office_near_keep()}
          onYes={() => void remove(partnerId)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
