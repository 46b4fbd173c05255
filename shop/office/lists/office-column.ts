import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** A column of a list; `id` is also the name that the server sorts by, if it `sorts`. */
export type OfficeColumn<Row> = {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  sorts?: true
  /** Aligned to the end of its cell, as numbers are. */
  end?: true
  /** Holds buttons, which need no label on narrow screens. */
  acts?: true
  /** Hidden until chosen; or never hidden, because it names the row. */
  shown?: 'on demand' | 'always'
}

/** The table features of the office: hide columns, sort, choose rows. */
export const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature, rowSelectionFeature })

export type TableFeaturesOfOffice = typeof features
