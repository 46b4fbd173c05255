import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import type { SharedWave } from '../wave.rules.ts'
import { WaveGroupCard } from './wave-group.tsx'
import { WaveSection } from './wave-section.tsx'

type Props = {
  others: SharedWave['others']
  disabled: boolean
  onTakeOver: (lines: readonly PickedItem[]) => void
}

/** The pickers who have taken lines, each with a button that takes these over; nothing if there are none. */
export const LinesOfOthers = ({ others, disabled, onTakeOver }: Props) =>
  others.length > 0 && (
    <WaveSection title={m.office_picking_others()}>
      {others.map(({ name, lines }) => (
        <WaveGroupCard
          key={name}
          name={name}
          says={m.office_picking_lines({ count: lines.length })}
          button={{
            look: 'bare',
            'aria-label': m.office_picking_take_over_of({ name }),
            disabled,
            onClick: () => onTakeOver(lines),
            children: m.office_picking_take_over(),
          }}
        />
      ))}
    </WaveSection>
  )
