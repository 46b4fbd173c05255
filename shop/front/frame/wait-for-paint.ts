/** A browser's offer to install the shop as an app: `prompt` asks the visitor, once. */
export type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** The clicks on a page before it was hydrated, whether someone is waiting, and an offer to install that came in that time. */
export type Early = { clicks: HTMLElement[]; hurry: boolean; install?: InstallOffer | undefined }

declare global {
  var early: Early
}

/** The type of scripts that wait, and the relation of links to them: `waitForPaint` starts them. */
export const LATER = 'later'

/** The event that says, before a page is hydrated, that someone starts to use it. */
export const HURRY = 'hurry'

/**
 * Runs in the head of a page. The page's scripts are fetched when its fonts and largest picture have loaded, or as soon as
 * someone presses something; a click on a button that needs them is held until the page is hydrated. A picture that has
 * loaded, on this page or a later screen, marks itself, and its placeholder goes. Going back to an earlier screen of the
 * same window before hydration reloads it: nothing else would draw it.
 */
export const waitForPaint = `;(()=>{
const page=document,early=globalThis.early={clicks:[],hurry:false};let begun
function begin(){
const late=page.querySelector('script[type=${LATER}]');if(begun||!late)return;begun=true
for(const link of page.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload'
const script=page.createElement('script');script.type='module';script.textContent=late.textContent;late.replaceWith(script)}
function hurry(){early.hurry=true;dispatchEvent(new Event('${HURRY}'));begin()}
function keep(event){
if(page.documentElement.dataset.alive)return removeEventListener('click',keep,true)
const button=event.target.closest('button:not([popovertarget]):not(form[action] *)');if(!button)return
event.preventDefault();event.stopImmediatePropagation();early.clicks.push(button)}
addEventListener('click',keep,true)
addEventListener('beforeinstallprompt',event=>{event.preventDefault();early.install=event})
page.addEventListener('load',({target})=>{if(target.tagName==='IMG')target.decode().catch(()=>{}).then(()=>target.dataset.there='')},true)
const place=()=>location.pathname+location.search,opened=place()
addEventListener('popstate',()=>page.documentElement.dataset.alive||place()===opened||location.reload())
for(const type of ['pointerdown','keydown'])addEventListener(type,hurry,{once:true,capture:true})
page.addEventListener('DOMContentLoaded',()=>{if(early.hurry)return begin()
const first=[...page.images].filter(one=>one.fetchPriority==='high').map(one=>one.decode())
Promise.allSettled([page.fonts.ready,...first]).then(begin);setTimeout(begin,4000)})})()`

/** Keeps a page's scripts from delaying its first paint: `waitForPaint` starts them later. */
export const scriptsLater = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace('<script type="module" async="">', `<script type="${LATER}">`)
