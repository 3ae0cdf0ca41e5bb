import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSession } from '../stored-session/storedSession';
import type { Session } from '../stored-session/storedSession';

/** What the browser's storage keeps of the session: read before the first render and after every change. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: readSession,
  reducers: {
    read: (_, { payload }: PayloadAction<Session>) => payload,
  },
});
