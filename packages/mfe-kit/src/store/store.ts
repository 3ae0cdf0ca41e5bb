import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';

/** Slices that remotes add at run time; a remote declares its own part by module augmentation. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

/** The one reducer. A remote calls `rootReducer.inject(slice)` when it is loaded. */
export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

/** Development's checks of the state say that they were slow; on a busy machine that is no fault of the state. */
const PATIENT = { warnAfter: 1_000 };

/** The one store of the page, owned by the shell. */
export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) =>
    defaults({ serializableCheck: PATIENT, immutableCheck: PATIENT }).concat(api.middleware),
});

export type RootState = ReturnType<typeof rootReducer>;
export type Dispatch = typeof store.dispatch;
