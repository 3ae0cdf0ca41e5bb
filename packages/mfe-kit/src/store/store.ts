import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';

/** Development's checks of the state say that they were slow; on a busy machine that is no fault of the state. */
const PATIENT = { warnAfter: 1_000 };

/** The one store of the page, owned by the shell: what the platform answered, shared by all remotes. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    defaults({ serializableCheck: PATIENT, immutableCheck: PATIENT }).concat(api.middleware),
});

export type Dispatch = typeof store.dispatch;
