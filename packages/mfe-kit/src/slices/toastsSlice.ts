import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface ToastMessage {
  id: string;
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Toasts on screen, oldest first. The same text does not pile up. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastMessage[],
  reducers: {
    shown: (list, { payload }: PayloadAction<ToastMessage>) => [
      ...list.filter(({ text }) => text !== payload.text),
      payload,
    ],
    dismissed: (list, { payload }: PayloadAction<string>) => list.filter(({ id }) => id !== payload),
  },
});
