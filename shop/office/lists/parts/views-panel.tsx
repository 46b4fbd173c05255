import { Bookmark, Pencil, Users, X } from 'lucide-react'
import { useId, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { SavedView } from '../saved-views.contract.ts'
import type { Views } from '../use-views.ts'
import { ToolPanel } from './tool-panel.tsx'
import { ViewForm } from './view-form.tsx'

const round = 'grid size-10 shrink-0 place-items-center rounded-round'

/** The saved views of a list: opens, renames and deletes them, and saves the current one. */
export function ViewsPanel({ views: { name: list, views, retry, query, addressOf } }: { views: Views }) {
  const id = useId()
  const [edited, setEdited] = useState<SavedView>()
  const close = () => document.getElementById(id)?.hidePopover()
  async function remove(view: SavedView) {
    const sent = await send('POST /savedViews/delete/{id}', { id: view.viewId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    // On a phone the panel is above the message with its undo.
    close()
    toast(m.office_views_removed({ name: view.name }), {
      undo: { says: m.office_undo(), does: () => void restore(view) },
    })
    retry()
  }
  async function restore({ name, query, shared }: SavedView) {
    const sent = await send('POST /savedViews/save', { list, name, query, shared })
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    retry()
  }
  return (
    <ToolPanel id={id} says={m.office_views()} icon={<Bookmark aria-hidden className="size-4.5" />}>
      <div className="p-3">
        {views?.length === 0 ? (
          <p className="px-1 text-sm text-muted">{m.office_views_none()}</p>
        ) : (
          <ul>
            {views?.map(view => (
              <li key={view.viewId} className="flex items-center">
                <Link
                  to={addressOf(view.query)}
                  onClick={close}
                  className="flex min-h-10 min-w-0 grow items-center gap-2 rounded-small px-2 wrap-anywhere hover:bg-green-soft"
                >
                  <bdi>{view.name}</bdi>
                  {view.shared && (
                    <Users
                      role="img"
                      aria-label={m.office_views_shared()}
                      className="size-4 shrink-0 text-muted"
                    />
                  )}
                </Link>
                {view.mayChange && (
                  <>
                    <button
                      type="button"
                      aria-label={m.office_views_rename({ name: view.name })}
                      onClick={() => setEdited(view)}
                      className={`${round} hover:bg-green-soft`}
                    >
                      <Pencil aria-hidden className="size-4" />
                    </button>
                    <button
                      type="button"
                      aria-label={m.office_views_remove({ name: view.name })}
                      onClick={() => remove(view)}
                      className={`${round} hover:bg-rose-soft`}
                    >
                      <X aria-hidden className="size-4" />
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <ViewForm
          key={edited?.viewId ?? 0}
          list={list}
          view={edited}
          query={query}
          onSaved={() => {
            setEdited(undefined)
            retry()
          }}
          onCancel={() => setEdited(undefined)}
        />
      </div>
    </ToolPanel>
  )
}
