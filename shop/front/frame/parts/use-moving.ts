import { useEffect, useEffectEvent, useState } from 'react'

/** Runs a step every `delay` ms: not while stopped, nor while the pointer or focus is inside, nor with reduced motion. */
export function useMoving(delay: number, step: () => void) {
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const moving = playing && !hovered && !focused
  const move = useEffectEvent(() => {
    if (!document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) step()
  })

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(move, delay)
    return () => clearInterval(timer)
  }, [moving, delay])

  return {
    playing,
    moving,
    toggle: () => setPlaying(!playing),
    /** For the element that must pause while the pointer or focus is in it. */
    area: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
