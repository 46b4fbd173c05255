import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import type { WholePerson } from '../people.contract.ts'

type Props = { person: Pick<WholePerson, 'custId' | 'custPic' | 'firstName'>; onChanged: () => void }

/** The picture that a customer chose; staff can remove one that does not belong here. */
export function PersonPicture({ person: { custId, custPic, firstName }, onChanged }: Props) {
  const [asked, setAsked] = useState(false)
  const remove = async () => {
    setAsked(false)
    const sent = await send('POST /customer/removePicture', { custId: custId ?? 0 })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(m.office_people_picture_gone())
    onChanged()
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <img
        src={custPic ?? ''}
        alt={m.office_people_picture({ name: firstName })}
        width={96}
        height={96}
        className="size-24 rounded-round bg-sunken object-cover"
      />
      <Button look="quiet" onClick={() => setAsked(true)}>
        {m.office_people_picture_remove()}
      </Button>
      {asked && (
        <AskFirst
          title={m.office_people_picture_title()}
          text={m.office_people_picture_text()}
          yes={m.office_people_picture_yes()}
          no={m.office_people_keep()}
          onYes={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
