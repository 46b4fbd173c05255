import { Bold, Heading, Italic, Link2, List, ListOrdered, RemoveFormatting } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'

type Props = {
  label: string
  /** The initial text; change `key` to start again. */
  html: string
  error: string | undefined
  onChange: (html: string, words: string) => void
}

const tools = [
  { command: 'bold', icon: Bold, says: m.office_catalogue_bold },
  { command: 'italic', icon: Italic, says: m.office_catalogue_italic },
  { command: 'formatBlock', value: 'h3', icon: Heading, says: m.office_catalogue_heading },
  { command: 'insertUnorderedList', icon: List, says: m.office_catalogue_bullets },
  { command: 'insertOrderedList', icon: ListOrdered, says: m.office_catalogue_numbers },
  { command: 'createLink', icon: Link2, says: m.office_catalogue_link },
  { command: 'removeFormat', icon: RemoveFormatting, says: m.office_catalogue_plain },
] as const

/** A rich text editor with headings, lists and links. Pasted text loses its formatting. */
export function DescriptionEditor({ label, html, error, onChange }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [linking, setLinking] = useState<Range>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with; from then on the person writes
  useEffect(() => {
    if (box.current) box.current.innerHTML = html
  }, [])
  const changed = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: lines that stand below each other are words apart
    const { innerHTML = '', innerText = '' } = box.current ?? {}
    onChange(innerHTML, innerText.trim())
  }
  const use = (command: string, value?: string) => {
    box.current?.focus()
    document.execCommand('defaultParagraphSeparator', false, 'p')
    if (command === 'removeFormat') {
      document.execCommand(command)
      document.execCommand('unlink')
      document.execCommand('formatBlock', false, 'p')
    } else document.execCommand(command, false, value)
    changed()
  }
  /** Makes a link of the text that was selected before its address was typed. */
  const link = (range: Range, address: string) => {
    setLinking(undefined)
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
    if (address) use('createLink', address)
  }
  const pressed = (command: string, value?: string) => {
    if (command !== 'createLink') return use(command, value)
    const selection = getSelection()
    const isHere = selection?.rangeCount && box.current?.contains(selection.anchorNode)
    if (isHere && !selection.isCollapsed) setLinking(selection.getRangeAt(0).cloneRange())
  }
  const pasted = (event: ClipboardEvent) => {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }
  return (
    <div className="sm:col-span-2">
      <span id={id} className="label mb-1 block text-sm font-medium">
        {label}
      </span>
      <div
        role="toolbar"
        aria-label={m.office_catalogue_writing_tools()}
        className="mb-1 flex flex-wrap gap-1"
      >
        {tools.map(tool => (
          <button
            key={tool.command}
            type="button"
            title={tool.says()}
            aria-label={tool.says()}
            onMouseDown={event => event.preventDefault()}
            onClick={() => pressed(tool.command, 'value' in tool ? tool.value : undefined)}
            className="grid size-9 place-items-center rounded-small text-muted hover:bg-green-soft hover:text-ink"
          >
            <tool.icon aria-hidden className="size-4.5" />
          </button>
        ))}
      </div>
      {linking && <LinkAddress onDone={address => link(linking, address)} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a text area knows no headings and lists */}
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        aria-multiline
        aria-required
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={changed}
        onPaste={pasted}
        className={`${inputLook} described max-h-96 min-h-32 overflow-y-auto`}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-rose">
          {error}
        </p>
      )}
    </div>
  )
}

/** Asks for the address of a link next to the selected text; Enter sets the link, Escape cancels. */
function LinkAddress({ onDone }: { onDone: (address: string) => void }) {
  const [address, setAddress] = useState('https://')
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onDone(event.key === 'Enter' ? address : '')
  }
  return (
    <div className="mb-2 flex gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: it is shown because the person asked for it
        autoFocus
        type="url"
        aria-label={m.office_catalogue_link_where()}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={pressed}
        className={inputLook}
      />
      <Button look="quiet" onClick={() => onDone(address)}>
        {m.office_ok()}
      </Button>
    </div>
  )
}
