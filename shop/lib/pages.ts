/** Returns the last page of `total` items: at least 1 (spec section 5). */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Returns the page numbers that a pager shows around `page`: at most `width`, and always that many if there are enough. */
export function pageWindow(page: number, last: number, width = 7): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), last - width + 1))
  return Array.from({ length: Math.min(width, last) }, (_, index) => first + index)
}

/** Reads a page number from an address: a whole number from 1 to `last`, or 1 for anything else. */
export function pageFrom(value: string | null, last = Number.MAX_SAFE_INTEGER): number {
  const page = value && /^\d{1,7}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(1, page), last)
}
