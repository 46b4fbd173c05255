import { useEffect, useRef, useState } from 'react'
import type { CallAt, SentProblem } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { useLocation, useNavigate } from '../../ui/router.ts'
import { refreshSession } from '../../ui/session.ts'
import { isSignedOut, signInAddress } from '../../ui/use-call.ts'
import { type UploadCall, type UploadFields, uploadFile } from '../../upload-file.ts'

type Prepared = { file: Blob; notice?: string }

type Options<K extends UploadCall> = {
  call: K
  /** The fields sent with each file. */
  fields?: UploadFields
  /** Prepares a chosen file for upload; undefined if it is too big. */
  prepare: (file: File, onShrinking: () => void) => Promise<Prepared | undefined>
  onUploaded: (answer: OutputOf<CallAt[K]>) => void
}

/** The current work: shrinking a file, or uploading it. */
export type UnderWay = { name: string; percent: number | undefined }

/** Uploads files one after the other and reports the current file, notices and problems; can be cancelled. */
export function useUploads<K extends UploadCall>({ call, fields = {}, prepare, onUploaded }: Options<K>) {
  const [underWay, setUnderWay] = useState<UnderWay>()
  const [notices, setNotices] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')
  const [tooBig, setTooBig] = useState(false)
  const controller = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => () => controller.current?.abort(), [])

  const add = (notice: string) => setNotices(before => [...before, notice])

  async function refuse(refused: SentProblem, name: string) {
    if (refused.type === 'cancelled') return add(m.office_cancelled({ name }))
    if (refused.status === 413) return setTooBig(true)
    if (isSignedOut(refused)) {
      await refreshSession()
      return navigate(signInAddress(pathname + search, true))
    }
    setProblem(refused.errors?.[0]?.message || refused.title || m.shop_offline())
  }

  /** Uploads the files; stops at the first that fails. */
  async function send(files: readonly File[]) {
    setNotices([])
    setProblem('')
    for (const file of files) {
      const { name } = file
      const prepared = await prepare(file, () => setUnderWay({ name, percent: undefined }))
      if (!prepared) {
        setUnderWay(undefined)
        return setTooBig(true)
      }
      controller.current = new AbortController()
      setUnderWay({ name, percent: 0 })
      const sent = await uploadFile(
        call,
        { fields, file: prepared.file, name },
        { onProgress: percent => setUnderWay({ name, percent }), signal: controller.current.signal },
      )
      setUnderWay(undefined)
      if (!sent.ok) return refuse(sent.problem, name)
      if (prepared.notice) add(prepared.notice)
      add(m.office_uploaded({ name }))
      onUploaded(sent.answer)
    }
  }

  return {
    send,
    cancel: () => controller.current?.abort(),
    underWay,
    notices,
    problem,
    tooBig,
    closeTooBig: () => setTooBig(false),
  }
}

/** The result of `useUploads`. */
export type Uploads = ReturnType<typeof useUploads>
