import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { When } from '../../../ui/when.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { ImportColumns } from '../parts/import-columns.tsx'
import { ImportItems } from '../parts/import-items.tsx'
import { ImportResult } from '../parts/import-result.tsx'
import { ImportState } from '../parts/import-state.tsx'
import { ImportWork } from '../parts/import-work.tsx'
import { MissingPictures } from '../parts/missing-pictures.tsx'
import { isAtWork, useImport } from '../use-import.ts'

/** `/admin/import/:importId`: an import, from its columns to its result. */
export default function ImportScreen({ params }: OfficeProps) {
  const { answer: one, problem, retry } = useImport(Number(params.importId))
  const [changing, setChanging] = useState(false)
  const navigate = useNavigate()
  if (!one) return <Answer problem={problem} onRetry={retry} lines={6} />
  const hasColumns = one.format !== 'many'
  const isForm =
    hasColumns && (one.state === 'ready' || one.state === 'failed' || (one.state === 'checked' && changing))
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to="/admin/import" className="text-green underline underline-offset-4">
          {m.office_import_back()}
        </Link>
      </p>
      <OfficeHeading
        title={<span className="wrap-anywhere">{one.fileName}</span>}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ImportState state={one.state} />
            <span>{one.by}</span>
            <When at={one.createdAt} />
          </span>
        }
      />
      {problem && <Problem problem={problem} onRetry={retry} />}
      {one.problem && (
        <p role="alert" className="mb-6 rounded-tile bg-rose-soft px-5 py-3.5 font-medium text-rose">
          {m.office_import_problem_stopped({ problem: one.problem })}
        </p>
      )}
      {isAtWork(one) ? (
        <ImportWork one={one} onAsked={retry} />
      ) : isForm ? (
        <ImportColumns
          one={one}
          onChecking={() => {
            setChanging(false)
            retry()
          }}
          onDiscarded={() => navigate('/admin/import')}
        />
      ) : (
        <>
          <ImportResult
            one={one}
            onMoved={retry}
            onChange={() => setChanging(true)}
            onDiscarded={() => navigate('/admin/import')}
          />
          {one.pictures.givenUp > 0 && (
            <MissingPictures key={one.pictures.givenUp} one={one} onRetried={retry} />
          )}
          <ImportItems key={one.state} one={one} />
        </>
      )}
    </>
  )
}
