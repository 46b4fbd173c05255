import { redirect } from 'react-router'

/** `/calendar` leads to `/calender`, which is how the page is known. */
export const loader = () => redirect('/calender', 301)
