import { redirect } from 'react-router'

/** `/report` (spec section 2) redirects to the reports of the office. */
export const loader = () => redirect('/admin/reports', 301)
