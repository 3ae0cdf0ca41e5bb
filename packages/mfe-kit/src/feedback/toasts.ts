import { externalValue } from './externalValue';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Toasts on screen, oldest first. */
export const toasts = externalValue<readonly ToastMessage[]>([]);
let lastId = 0;

export const dismissToast = (id: number): void =>
  toasts.set((list) => list.filter((message) => message.id !== id));

const show = (kind: ToastMessage['kind'], text: string, milliseconds: number): void => {
  lastId += 1;
  const id = lastId;
  toasts.set((list) => [...list.filter((message) => message.text !== text), { id, kind, text }]);
  setTimeout(() => dismissToast(id), milliseconds);
};

/** Short notices. Durations are milliseconds: 6000 after a password change, 5000 for two-factor errors (specification §9). */
export const toast = {
  success: (text: string, milliseconds = 6000) => show('success', text, milliseconds),
  error: (text: string, milliseconds = 6000) => show('error', text, milliseconds),
  info: (text: string, milliseconds = 6000) => show('info', text, milliseconds),
};
