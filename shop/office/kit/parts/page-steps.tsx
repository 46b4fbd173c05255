import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

type Props = { page: number; last: number; onPage: (page: number) => void }

/** Buttons to the pages before and after this one; nothing if there is only one. */
export const PageSteps = ({ page, last, onPage }: Props) =>
  last > 1 && (
    <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
      <Button look="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {m.office_catalogue_newer()}
      </Button>
      <span className="text-sm text-muted">{m.office_catalogue_page({ page, last })}</span>
      <Button look="quiet" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {m.office_catalogue_older()}
      </Button>
    </div>
  )
