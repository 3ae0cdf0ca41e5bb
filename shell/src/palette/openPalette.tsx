import { lazyPart, openModal } from '@yinyom/mfe-kit';
import { RetryWhenOnline } from '../feedback/RetryWhenOnline';

const Palette = lazyPart(() => import('./Palette').then((file) => file.Palette), RetryWhenOnline);

/** Opens the command palette. */
export const openPalette = (): void => void openModal((close) => <Palette onClose={close} />);
