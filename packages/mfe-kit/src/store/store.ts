import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { confirmationSlice } from '../slices/confirmationSlice';
import { loadingSlice } from '../slices/loadingSlice';
import { modalsSlice } from '../slices/modalsSlice';
import { sessionSlice } from '../slices/sessionSlice';
import { toastsSlice } from '../slices/toastsSlice';
import { followSession } from '../stored-session/storedSession';

/** Development's checks of the state say that they were slow; on a busy machine that is no fault of the state. */
const PATIENT = { warnAfter: 1_000 };

/** The one store of the page, owned by the shell, shared by all remotes: what they share, and what the platform answered. */
export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    session: sessionSlice.reducer,
    toasts: toastsSlice.reducer,
    modals: modalsSlice.reducer,
    confirmation: confirmationSlice.reducer,
    loading: loadingSlice.reducer,
  },
  middleware: (defaults) =>
    defaults({ serializableCheck: PATIENT, immutableCheck: PATIENT }).concat(api.middleware),
});

// The browser's storage keeps the session, for reloads and other tabs; the store shows it.
followSession((session) => store.dispatch(sessionSlice.actions.read(session)));

export type State = ReturnType<typeof store.getState>;
export type Dispatch = typeof store.dispatch;
