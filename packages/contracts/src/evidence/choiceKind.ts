import { CATEGORY_TYPES } from '../constants';

const { necessary, unclassified } = CATEGORY_TYPES;

/** What can be said about one category of a decision. */
export type ChoiceKind = 'accepted' | 'declined' | 'needless' | 'blocked';

/**
 * What a stored choice says: strictly necessary rests on no consent, so it is never called accepted; nobody is asked
 * about what is unclassified, so it was not declined either. Records of every age read the same.
 */
export const choiceKind = ({ type, granted }: { type: number; granted: boolean }): ChoiceKind => {
  if (type === necessary) return 'needless';
  if (granted) return 'accepted';
  return type === unclassified ? 'blocked' : 'declined';
};

/** Whether visitors are asked about a category at all, so that a share of who accepted it has a meaning. */
export const isAsked = ({ type }: { type: number }): boolean => type !== necessary;
