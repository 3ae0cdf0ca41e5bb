import { LineIcon } from '../../../common/LineIcon';
import type { Screen } from './stageCrop';

const PATHS: Record<Screen, string> = {
  desktop: 'M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM9 20h6M12 16v4',
  tablet: 'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  phone: 'M8 2h8a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM11 19h2',
};

/** A kind of screen as a line icon. Decorative: the control around it carries the name. */
export const ScreenIcon = ({ screen }: { screen: Screen }) => <LineIcon path={PATHS[screen]} />;
