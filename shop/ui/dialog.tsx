import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { m } from '../messages/m.ts'

/** A modal dialog: focus stays in it; Escape closes it and returns the focus. Open it with `ref.current.showModal()`. */
export function Dialog({
  title,
  children,
  dialog,
  wide = false,
}: {
  title: string
  children: ReactNode
  dialog: RefObject<HTMLDialogElement | null>
  /** For content to look at, not to read. */
  wide?: boolean | undefined
}) {
  const id = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`card m-auto ${wide ? 'w-[min(64rem,calc(100vw-2rem),calc((100dvh-14rem)*4/3))]' : 'w-[min(32rem,calc(100vw-2rem))]'} p-6 text-ink shadow-raised backdrop:bg-shade`}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={m.shop_close()}
            className="-m-2 rounded-round p-2 hover:bg-green-soft"
          >
            <X aria-hidden className="size-5" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}

/** A dialog that is open for as long as it is rendered; calls `onClose` when the person closes it. */
export function OpenDialog({
  title,
  children,
  onClose,
  wide,
}: {
  title: string
  children: ReactNode
  onClose: () => void
  wide?: boolean | undefined
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.addEventListener('close', onClose)
    return () => opened?.removeEventListener('close', onClose)
  }, [onClose])
  return (
    <Dialog title={title} dialog={dialog} wide={wide}>
      {children}
    </Dialog>
  )
}
