import { m } from '../../messages/m.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../button.tsx'
import { Day } from '../day.tsx'
import icon from '../icon.svg?url'
import { Link } from '../link.tsx'
import { Mark } from '../mark.tsx'
import { Money } from '../money.tsx'
import { Pager } from '../pager.tsx'
import { Picture } from '../picture.tsx'
import { PictureCard } from '../picture-card.tsx'
import { Problem } from '../problem.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { Stars } from '../stars.tsx'
import { toast } from '../toast.tsx'
import { Shown, ShownSection } from './shown.tsx'

const here = () => '/ui'

/** The parts that show information: amounts, days, stars, pictures, breadcrumbs. */
export function ShownPieces() {
  return (
    <ShownSection title={m.ui_pieces()}>
      <Shown name="Money">
        <Money amount={450.5} />
        <Money amount={1_234_567} />
      </Shown>
      <Shown name="Day">
        <Day at="2026-11-21" />
      </Shown>
      <Shown name="Stars">
        {[0, 2.5, 4.3, 5].map(rating => (
          <Stars key={rating} rating={rating} className="h-5" />
        ))}
      </Shown>
      <Shown name="Mark, Link">
        <Mark className="size-10 text-green" />
        <Link to="/ui" className="text-green underline underline-offset-4">
          {m.ui_sample()}
        </Link>
      </Shown>
      <Shown name="Picture: there, missing, waiting" wide>
        {[icon, null, 'data:,'].map(src => (
          <span key={src} className="tile size-28">
            <Picture src={src} size={112} />
          </span>
        ))}
      </Shown>
      <Shown name="PictureCard: of a page, of a part of one" wide>
        {([2, 3] as const).map(level => (
          <div key={level} className="w-40">
            <PictureCard
              to="/ui"
              name={m.ui_sample()}
              level={level}
              picture={{ src: level === 2 ? icon : null, size: 160 }}
            >
              <p>{m.ui_label()}</p>
            </PictureCard>
          </div>
        ))}
      </Shown>
      <Shown name="Breadcrumb" wide>
        <Breadcrumb steps={[{ says: m.ui_title(), to: '/ui' }, { says: m.ui_sample() }]} />
      </Shown>
      <Shown name="Pager" wide>
        <Pager page={4} last={12} addressOf={here} />
      </Shown>
    </ShownSection>
  )
}

/** The parts that appear while something loads, or if it fails. */
export function ShownStates() {
  return (
    <ShownSection title={m.ui_states()}>
      <Shown name="Skeleton">
        <div className="w-full">
          <Skeleton lines={2} label={m.ui_label()} />
        </div>
      </Shown>
      <Shown name="Spinner">
        <Spinner />
      </Shown>
      <Shown name="Problem" wide>
        <div className="w-full space-y-3">
          <Problem problem={{ type: 'offline', title: '' }} onRetry={() => {}} />
          <Problem problem={{ type: '/problems/example', title: m.ui_error() }} />
        </div>
      </Shown>
      <Shown name="Toast" wide>
        <Button look="quiet" onClick={() => toast(m.ui_sample())}>
          toast
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            toast(m.ui_sample(), { title: m.ui_label(), undo: { says: m.ui_press(), does: () => {} } })
          }
        >
          toast … undo
        </Button>
      </Shown>
    </ShownSection>
  )
}
