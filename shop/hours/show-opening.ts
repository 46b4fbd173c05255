import type { Opening } from './opening.contract.ts'

/** The event that says that the page shows other states than before. */
export const OPENING = 'opening'

/** A state as a page holds it: the minutes since the one before, 1 if the shop is open, and what to say. */
export type Held = [minutes: number, open: 0 | 1, says: string]

const MINUTE = 60_000

/** Returns the states as a page holds them: the first is in minutes since 1970, and after the last nothing is said. */
export function heldStates({ states, until }: Pick<Opening, 'states' | 'until'>): Held[] {
  let before = 0
  return [...states, { from: until, isOpen: false, says: '' }].map(({ from, isOpen, says }): Held => {
    const at = Math.round(Date.parse(from) / MINUTE)
    const minutes = at - before
    before = at
    return [minutes, isOpen ? 1 : 0, says]
  })
}

/**
 * Runs in the head of a page, which is stored and the same for everyone: lets the browser's clock choose what the page says about
 * the opening hours, at once and at each opening and closing. It hides what is true only until a moment (`data-until`).
 */
export const showOpening = `;(()=>{let timer
function show(){
clearTimeout(timer);const now=Date.now()/${MINUTE};let next=now+1440
for(const one of document.querySelectorAll('[data-opening]')){
let at=0,isOpen=0,text=''
for(const [minutes,open,says] of JSON.parse(one.dataset.opening)){
at+=minutes;if(at>now){next=Math.min(next,at);break}
isOpen=open;text=says}
one.dataset.open=isOpen;one.textContent=text}
for(const one of document.querySelectorAll('[data-until]')){
const {until}=one.dataset
if(until>now)next=Math.min(next,until)
one.hidden=until<=now}
timer=setTimeout(show,(next-now)*${MINUTE})}
for(const type of ['DOMContentLoaded','visibilitychange','${OPENING}'])addEventListener(type,show)})()`
