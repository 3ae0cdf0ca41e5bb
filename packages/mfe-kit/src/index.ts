/**
 * The one module that every browser app shares. Router, store and texts are reached only through here: a shared
 * module cannot be tree-shaken, so this list is exactly what the apps use of those libraries.
 */
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, RouteObject, To } from 'react-router-dom';
export { SiteRouter } from './router/SiteRouter';
export { siteHistory } from './router/siteHistory';
export { navigateTo } from './router/navigateTo';
export { languagePath, splitLanguage } from './router/languagePath';
export { pageTitle, usePageTitle } from './router/pageTitle';
export { safeNextPath } from './router/safeNextPath';
export { useLang } from './router/useLang';
export { useLeaveGuard } from './router/useLeaveGuard';

export { Provider as StoreProvider } from 'react-redux';
export { store } from './store/store';
export { useAppDispatch, useAppSelector } from './store/storeHooks';

export { api } from './api/api';
export { contractMutation, contractQuery } from './api/contractCall';
export { contractPages } from './api/contractPages';
export type { AnswerTo } from './api/CallOf';
export type { RequestDescription } from './api/RequestDescription';
export { apiSettings } from './api/settings';
export { offerAnswer, takeAnswer } from './api/earlyAnswers';
export { errorCode, fieldErrors, isApiError } from './api/ApiError';
export type { ApiError } from './api/ApiError';
export { onRefusedCall } from './api/refusedCalls';
export { errorMessage } from './api/errorMessage';
export { downloadFile } from './api/downloadFile';
export type { Downloaded } from './api/downloadFile';
export { saveFile } from './api/saveFile';
export { useStorageFull } from './api/storageState';
export { streamEvents } from './api/streamEvents';

export { getSession, selectApplication } from './session/session';
export { clearSession, saveSession, SESSION_KEYS } from './stored-session/storedSession';
export type { StoredSession } from './stored-session/storedSession';
export { PREFERENCES, savePreferences } from './stored-preferences/storedPreferences';
export type { Preferences } from './stored-preferences/storedPreferences';
export { useSession } from './session/useSession';
export { logOut } from './logout/logOut';

export { i18n, registerTexts, startTexts } from './texts/texts';
export type { TextLoader } from './texts/texts';
export { useTexts } from './texts/useTexts';
export { applyLanguage, changeLanguage } from './texts/changeLanguage';
export { currentLanguage } from './texts/currentLanguage';

export { fieldLimits } from './form/fieldLimits';
export { Form } from './form/Form';
export { problemCodes } from './form/problemCodes';
export { useForm } from './form/useForm';

export { dismissToast, toast } from './feedback/toasts';
export { closeModal, drawModal, openModal } from './feedback/modals';
export { answerConfirmation, confirmDialog } from './feedback/confirmDialog';
export { externalValue } from './external-value/externalValue';

export { framePage, isFramePage } from './frame/framePages';

export { formatDate, formatDateTime } from './format/formatDate';
export { showsBuddhistEra } from './format/showsBuddhistEra';
export { formatBytes } from './format/formatBytes';
export { formatNumber, formatPercent } from './format/formatNumber';

export { lazyPart, partLoader } from './remote/lazyPart';
export type { FailedPart, PartLoader } from './remote/lazyPart';
export { onLoadFailure } from './remote/loadFailures';
export { defineRemote } from './remote/RemoteModule';
export type { RemoteModule, SlotProps } from './remote/RemoteModule';
