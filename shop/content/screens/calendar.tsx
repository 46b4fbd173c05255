import { redirect } from 'react-router'

/** `/calendar` redirects to `/calender`, the page's known address. */
export const loader = () => redirect('/calender', 301)
