import type { Screen } from './stageCrop';

/** The screen to begin with: the reader's own kind. @param phone largest width of a phone, e.g. `640px` */
export const firstScreen = (phone: string): Screen =>
  innerWidth <= Number.parseInt(phone, 10) ? 'phone' : 'desktop';
