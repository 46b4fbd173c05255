import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { type Sent, send } from '../../../api.ts'
import { PICTURE_BYTES } from '../../../media/picture-bytes.ts'
import { m } from '../../../messages/m.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { uploadFile } from '../../../upload-file.ts'
import type { Customer } from '../../customer-fields.ts'

/** Makes a large picture smaller before it is sent; one that the browser cannot read is sent as it is. */
async function fitting(file: File): Promise<Blob> {
  if (file.size <= PICTURE_BYTES) return file
  const { shrinkPicture } = await import('../../../media/shrink-picture.ts')
  return (await shrinkPicture(file, PICTURE_BYTES)) ?? file
}

/** The picture of the signed-in customer, with the buttons that replace and remove it; each saves at once. */
export function OwnPicture({ customer: { custId, custPic } }: { customer: Customer }) {
  const [picture, setPicture] = useState(custPic)
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState<{ done?: string; wrong?: string }>({})
  const settle = async (asked: Promise<Sent<{ custPic: string | null }>>, done: string) => {
    setSending(true)
    setSaid({})
    const sent = await asked
    setSending(false)
    if (sent.ok) setPicture(sent.answer.custPic)
    const { problem } = sent.ok ? {} : sent
    setSaid(problem ? { wrong: problem.errors?.[0]?.message || problem.title || m.shop_offline() } : { done })
  }
  const choose = async (file: File | undefined) => {
    if (!file || sending) return
    const sent = fitting(file).then(fits =>
      uploadFile(
        'POST /customer/uploadPicture',
        { fields: {}, file: fits, name: file.name },
        { onProgress: () => {}, signal: AbortSignal.timeout(60_000) },
      ),
    )
    await settle(sent, m.customers_picture_saved())
  }
  return (
    <FormSection title={m.customers_picture()} text={m.customers_picture_text()}>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        {picture ? (
          <img
            src={picture}
            alt={m.customers_picture()}
            width={96}
            height={96}
            className="size-24 rounded-round bg-sunken object-cover"
          />
        ) : (
          <span className="grid size-24 place-items-center rounded-round bg-sunken text-muted">
            <CircleUserRound aria-hidden className="size-12" />
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <label
            aria-disabled={sending || undefined}
            className={`${buttonLook('quiet')} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus`}
          >
            {sending ? m.customers_picture_sending() : m.customers_picture_choose()}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              className="sr-only"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                void choose(file)
                currentTarget.value = ''
              }}
            />
          </label>
          {picture && (
            <Button
              look="bare"
              aria-disabled={sending || undefined}
              onClick={() => {
                if (!sending)
                  void settle(send('POST /customer/removePicture', { custId }), m.customers_picture_removed())
              }}
            >
              {m.customers_picture_remove()}
            </Button>
          )}
        </div>
        <p role="status" className="w-full text-sm empty:hidden">
          {said.done}
        </p>
        {said.wrong && (
          <p role="alert" className="w-full text-sm font-medium text-rose">
            {said.wrong}
          </p>
        )}
      </div>
    </FormSection>
  )
}
