/**
 * Moves to the first field of a form that is marked wrong, once its marks are on screen. A frame can come before React has
 * marked the fields that an answer refused; what the frame puts off comes after that.
 */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  )
}
