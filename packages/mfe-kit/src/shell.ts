/**
 * What only the app around the remotes uses: the shell, a remote that runs alone, and tests that draw a page as the shell does.
 * These are the same functions as in the shared module, which has each of them once per page; until the next major
 * version it exports them, too. Lint rejects them in remotes.
 */
export {
  answerConfirmation,
  applyLanguage,
  changeLanguage,
  closeModal,
  dismissToast,
  drawModal,
  isFramePage,
  matchPath,
  offerAnswer,
  onLoadFailure,
  onRefusedCall,
  pageTitle,
  partLoader,
  SiteRouter,
  startTexts,
  StoreProvider,
  takeAnswer,
  useRoutes,
  useStorageFull,
} from '@yinyom/mfe-kit';
export type { FailedPart, PartLoader } from '@yinyom/mfe-kit';
