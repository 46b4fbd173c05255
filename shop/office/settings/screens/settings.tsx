import { redirect } from 'react-router'

/** `/settings` (spec section 2) redirects to the settings of the office. */
export const loader = () => redirect('/admin/settings', 301)
