import { createContext, use } from 'react'
import type { Location, NavigateFunction, NavigationType } from 'react-router'
import type { ShopData } from './shown-shop.ts'

/** The page as its parts know it: where it is, and how they go elsewhere. Each is a hook. */
export type Router = {
  useLocation(): Location
  useNavigate(): NavigateFunction
  /** How the person came to this screen. */
  useNavigationType(): `${NavigationType}`
  /** The path of the page that is loading. */
  useNextPath(): string | undefined
  /** A function that loads the data of the screen again, past the browser's cache, which stores each answer for some seconds. */
  useRefresh(): () => Promise<void>
  /** The facts of the shop that every page knows; undefined if the root itself could not be loaded. */
  useShop(): ShopData | undefined
}

/** Set around every page. */
export const PageRouter = createContext<Router | undefined>(undefined)

/** The router of this page, which each page sets; it stays the same while the page is shown. */
const usePageRouter = () => use(PageRouter) as Router

export const useLocation = () => usePageRouter().useLocation()
export const useNavigate = () => usePageRouter().useNavigate()
export const useNavigationType = () => usePageRouter().useNavigationType()
export const useNextPath = () => usePageRouter().useNextPath()
export const useRefresh = () => usePageRouter().useRefresh()
export const useShop = () => usePageRouter().useShop()
