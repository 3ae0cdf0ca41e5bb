import { useAppSelector } from '@yinyom/mfe-kit';
import { drawModal } from '@yinyom/mfe-kit/shell';
import { Fragment } from 'react';

/** The modals that code has opened, the last on top. */
export const Modals = () =>
  useAppSelector(({ modals }) => modals).map((id) => <Fragment key={id}>{drawModal(id)}</Fragment>);
