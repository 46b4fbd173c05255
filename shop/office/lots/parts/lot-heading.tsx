import { useState } from 'react'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { BlockLot, UnblockLot } from './block-lot.tsx'
import { CorrectLot } from './correct-lot.tsx'
import { LotBadge } from './lot-badge.tsx'

type Props = {
  lot: Lot
  /** Undefined until it is known. */
  recalled: boolean | undefined
  onMoved: () => void
  onChanged: (lot: Lot) => void
}

/** The code and state of a lot, with the buttons that correct its words, block or unblock it, and recall it. */
export function LotHeading({ lot, recalled, onMoved, onChanged }: Props) {
  const [asking, setAsking] = useState<'correct' | 'block'>()
  const isBlocked = lot.blockedAt !== null
  const close = () => setAsking(undefined)
  const Block = isBlocked ? UnblockLot : BlockLot
  return (
    <>
      <OfficeHeading
        title={<bdi className="wrap-anywhere">{m.lots_lot_of({ code: lot.code })}</bdi>}
        text={<LotBadge state={lot.state} />}
      >
        <ButtonLink look="quiet" to="/admin/lots">
          {m.office_lots_all()}
        </ButtonLink>
        <ButtonLink look="quiet" to={`/admin/lots/${lot.lotId}/labels`}>
          {m.office_lots_labels()}
        </ButtonLink>
        <Button look="quiet" onClick={() => setAsking('correct')}>
          {m.office_lots_correct()}
        </Button>
        {(!isBlocked || recalled === false) && (
          <Button look="quiet" onClick={() => setAsking('block')}>
            {isBlocked ? m.office_lots_unblock() : m.office_lots_block()}
          </Button>
        )}
        {recalled === false && (
          <ButtonLink look="quiet" to={`/admin/recalls/new?lot=${lot.lotId}`}>
            {m.office_recalls_lot()}
          </ButtonLink>
        )}
      </OfficeHeading>
      {asking === 'correct' && <CorrectLot lot={lot} onClose={close} onChanged={onChanged} />}
      {asking === 'block' && <Block lot={lot} onClose={close} onDone={onMoved} />}
    </>
  )
}
