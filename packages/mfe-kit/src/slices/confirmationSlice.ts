import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface Confirmation {
  title: string;
  text: string;
  /** Label of the button that goes ahead. */
  confirm: string;
  cancel?: string;
  /** The step cannot be undone: the button is shown as dangerous. */
  danger?: boolean;
}

/** The question on screen, if any. */
export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState: null as Confirmation | null,
  reducers: {
    asked: (_, { payload }: PayloadAction<Confirmation>) => payload,
    answered: () => null,
  },
});
