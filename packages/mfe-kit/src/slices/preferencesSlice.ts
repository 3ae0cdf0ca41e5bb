import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readPreferences } from '../stored-preferences/storedPreferences';
import type { Preferences } from '../stored-preferences/storedPreferences';

/** How this browser's user wants the console to look, as the browser's storage keeps it. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: readPreferences,
  reducers: {
    read: (_, { payload }: PayloadAction<Preferences>) => payload,
  },
});
