import { CHOICE_COOKIE } from '../sdk/choiceToken';

/** What the name of everything begins with that the visitors' script keeps in a browser. */
const STEM = 'yinyom_';

/**
 * Whether a found item is one that this platform sets itself, to keep a visitor's choice. Scans list these, and count them
 * neither as found nor as to be classified. Pure.
 */
export const isOwnItem = ({ name }: { name: string }): boolean =>
  name === CHOICE_COOKIE || name.startsWith(STEM);
