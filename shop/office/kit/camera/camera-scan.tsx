import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { openDetector } from './open-detector.ts'
import { type SeenCode, seenAt } from './seen-codes.rules.ts'

/** The interval between looks, in milliseconds. */
const LOOK_EVERY = 120

type Props = { onScan: (scanned: string) => void }

/** The picture of the camera at the back; calls `onScan` with each code that comes into sight. */
export default function CameraScan({ onScan }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let last: SeenCode | undefined
    let timer: ReturnType<typeof setTimeout>
    async function look(detect: Awaited<ReturnType<typeof openDetector>>) {
      if (isOver || !video.current) return
      const code = await detect(video.current).catch(() => undefined)
      if (isOver) return
      const seen = seenAt(last, code, performance.now())
      last = seen.last
      if (seen.isNew && code !== undefined) {
        navigator.vibrate?.(60)
        scan(code)
      }
      timer = setTimeout(() => void look(detect), LOOK_EVERY)
    }
    async function open() {
      const [detector, camera] = await Promise.allSettled([
        openDetector(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
      ])
      // First the camera: whatever fails after it, it is closed.
      if (camera.status === 'rejected') throw camera.reason
      stream = camera.value
      if (detector.status === 'rejected') throw detector.reason
      if (isOver || !video.current) return close()
      video.current.srcObject = stream
      await video.current.play()
      await look(detector.value)
    }
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open().catch(error => {
      close()
      if (!isOver)
        setProblem(
          error instanceof DOMException && error.name === 'NotAllowedError'
            ? m.office_camera_refused()
            : m.office_camera_away(),
        )
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [])
  return problem ? (
    <p role="alert" className="mt-3 rounded-small bg-rose-soft px-4 py-3 text-rose">
      {problem}
    </p>
  ) : (
    <video
      ref={video}
      playsInline
      muted
      aria-label={m.office_camera_picture()}
      className="mt-3 w-full rounded-tile bg-sunken object-cover"
    />
  )
}
