import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import type { useWave } from '../use-wave.ts'
import { isPickedLine, type WaveBy, type WaveGroup } from '../wave.rules.ts'
import { PickRow } from './pick-row.tsx'
import { WaveGroupCard } from './wave-group.tsx'
import { WaveSection } from './wave-section.tsx'

/** The amount of a group in words. */
export const amountOf = ({ amount, unit, lines }: WaveGroup): string =>
  amount === null
    ? m.office_picking_lines({ count: lines.length })
    : m.office_picking_amount({ amount: String(amount), unit, count: lines.length })

type Props = {
  groups: readonly WaveGroup[]
  by: WaveBy
  of: Pick<ReturnType<typeof useWave>, 'picking' | 'isSending' | 'giveBack'>
}

/** The lines of a wave that the person has taken, as rows to tick. */
export function WaveLines({ groups, by, of: { picking, isSending, giveBack } }: Props) {
  const finished = groups.flatMap(({ lines }) => lines).filter(isPickedLine)
  return (
    <WaveSection
      wide
      title={m.office_picking_mine_title()}
      action={
        finished.length > 0 && (
          <Button look="bare" disabled={isSending} onClick={() => giveBack(finished)}>
            {m.office_picking_put_away()}
          </Button>
        )
      }
    >
      {groups.map(group => (
        <WaveGroupCard
          key={group.key}
          name={group.name}
          says={amountOf(group)}
          button={{
            look: 'bare',
            'aria-label': m.office_picking_give_back_of({ name: group.name }),
            disabled: isSending,
            onClick: () => giveBack(group.lines),
            children: m.office_picking_give_back(),
          }}
        >
          {group.lines.map(line => (
            <PickRow
              key={line.orderItemId}
              item={line}
              title={by === 'product' ? `#${line.orderNum} ${line.customer}` : line.productName}
              disabled={picking.isSending(line.orderItemId)}
              onPick={change => void picking.pick(line, change)}
              onAsk={instead => void picking.ask(line, instead)}
            />
          ))}
        </WaveGroupCard>
      ))}
    </WaveSection>
  )
}
