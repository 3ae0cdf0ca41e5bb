import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { loadDateInWords } from '../date-words/loadDateInWords';
import { confirmationSlice } from '../slices/confirmationSlice';
import { loadingSlice } from '../slices/loadingSlice';
import { modalsSlice } from '../slices/modalsSlice';
import { preferencesSlice } from '../slices/preferencesSlice';
import { sessionSlice } from '../slices/sessionSlice';
import { toastsSlice } from '../slices/toastsSlice';
import { followPreferences } from '../stored-preferences/storedPreferences';
import { followSession } from '../stored-session/storedSession';
import { DATES_CHANGED, i18n } from '../texts/texts';

const PATIENT = { warnAfter: 1_000 };
/** Development's checks of the state say that they were slow; on a busy machine that is no fault of the state. */
const CHECKS = process.env.NODE_ENV !== 'production' && {
  serializableCheck: PATIENT,
  immutableCheck: PATIENT,
};

/** The one store of the page, owned by the shell, shared by all remotes: what they share, and what the platform answered. */
export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    session: sessionSlice.reducer,
    preferences: preferencesSlice.reducer,
    toasts: toastsSlice.reducer,
    modals: modalsSlice.reducer,
    confirmation: confirmationSlice.reducer,
    loading: loadingSlice.reducer,
  },
  middleware: (defaults) => defaults({ ...CHECKS }).concat(api.middleware),
});

// Without it no poll knows that nobody sees the tab, and `skipPollingIfUnfocused` does nothing. `setupListeners` says the same and
// listens to more, which the first page would pay for. Pages are drawn without a document when they are built.
globalThis.document?.addEventListener('visibilitychange', () => {
  store.dispatch({ type: `__rtkq/${document.hidden ? 'un' : ''}focused` });
});

// The browser's storage keeps session and preferences, for reloads and other tabs; the store shows them.
followSession((session) => store.dispatch(sessionSlice.actions.read(session)));
followPreferences((preferences) => {
  const { calendar, dates } = store.getState().preferences;
  store.dispatch(preferencesSlice.actions.read(preferences));
  if (preferences.calendar + preferences.dates !== calendar + dates)
    void loadDateInWords(preferences).then(() => i18n.emit(DATES_CHANGED));
});

export type State = ReturnType<typeof store.getState>;
export type Dispatch = typeof store.dispatch;
