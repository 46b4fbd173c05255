/**
 * The router, as screens and their parts know it in the browser: where they are, and how they go elsewhere. Everything else of
 * it is for the root, the entries and loaders.
 */
export {
  PrefetchPageLinks,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
