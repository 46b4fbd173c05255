import { redirect } from 'react-router'

/** `/info` is another address of the page about the shop. */
export const loader = () => redirect('/about', 301)
