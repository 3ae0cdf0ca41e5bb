import { nanoid } from '@reduxjs/toolkit';
import { toastsSlice } from '../slices/toastsSlice';
import type { ToastMessage } from '../slices/toastsSlice';
import { store } from '../store/store';

const { shown, dismissed } = toastsSlice.actions;

export const dismissToast = (id: string): void => void store.dispatch(dismissed(id));

const show = (kind: ToastMessage['kind'], text: string, milliseconds: number): void => {
  const id = nanoid();
  store.dispatch(shown({ id, kind, text }));
  setTimeout(() => dismissToast(id), milliseconds);
};

/** Short notices. Durations are milliseconds: 6000 after a password change, 5000 for two-factor errors (specification §9). */
export const toast = {
  success: (text: string, milliseconds = 6000) => show('success', text, milliseconds),
  error: (text: string, milliseconds = 6000) => show('error', text, milliseconds),
  info: (text: string, milliseconds = 6000) => show('info', text, milliseconds),
};
