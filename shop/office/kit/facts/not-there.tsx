import { ButtonLink } from '../../../ui/button.tsx'

type Props = {
  says: string
  /** The address of the list, and the label of its link. */
  to: string
  all: string
}

/** The text of a screen whose subject does not exist, with a link to the list. */
export const NotThere = ({ says, to, all }: Props) => (
  <div className="card space-y-4 p-6">
    <p className="text-lg">{says}</p>
    <ButtonLink look="quiet" to={to}>
      {all}
    </ButtonLink>
  </div>
)
