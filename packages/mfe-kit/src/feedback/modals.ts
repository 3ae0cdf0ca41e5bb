import { nanoid } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { modalsSlice } from '../slices/modalsSlice';
import { store } from '../store/store';

type Draw = (close: () => void) => ReactNode;

const { opened, closed } = modalsSlice.actions;

/** How open modals are drawn, by id: the store holds no functions. */
const draws = new Map<string, Draw>();

export const closeModal = (id: string): void => {
  store.dispatch(closed(id));
  draws.delete(id);
};

/** Opens a modal; `draw` gets the function that closes it. Returns that function too. */
export const openModal = (draw: Draw): (() => void) => {
  const id = nanoid();
  draws.set(id, draw);
  store.dispatch(opened(id));
  return () => closeModal(id);
};

/** Draws a modal of the store's `modals`. */
export const drawModal = (id: string): ReactNode => draws.get(id)?.(() => closeModal(id));
