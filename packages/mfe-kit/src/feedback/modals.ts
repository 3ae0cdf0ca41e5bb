import type { ReactNode } from 'react';
import { externalValue } from './externalValue';

export interface OpenModal {
  id: number;
  render: (close: () => void) => ReactNode;
}

/** Modals opened by code, the last on top. The shell draws them. */
export const openModals = externalValue<readonly OpenModal[]>([]);
let lastId = 0;

/** Opens a modal; `render` gets the function that closes it. Returns that function too. */
export const openModal = (render: OpenModal['render']): (() => void) => {
  lastId += 1;
  const id = lastId;
  openModals.set((list) => [...list, { id, render }]);
  return () => openModals.set((list) => list.filter((modal) => modal.id !== id));
};
