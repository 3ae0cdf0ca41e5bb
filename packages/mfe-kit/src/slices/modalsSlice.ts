import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Ids of the modals that code has opened, the last on top. */
export const modalsSlice = createSlice({
  name: 'modals',
  initialState: [] as string[],
  reducers: {
    opened: (ids, { payload }: PayloadAction<string>) => [...ids, payload],
    closed: (ids, { payload }: PayloadAction<string>) => ids.filter((id) => id !== payload),
  },
});
