import { openModals } from '@yinyom/mfe-kit';
import { Fragment } from 'react';

/** The modals that code has opened, the last on top. */
export const Modals = () =>
  openModals.use().map((modal) => {
    const close = () => openModals.set((list) => list.filter(({ id }) => id !== modal.id));
    return <Fragment key={modal.id}>{modal.render(close)}</Fragment>;
  });
