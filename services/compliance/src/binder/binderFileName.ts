import type { BinderRecord } from './BinderRecord';

/** The name of a binder's file, as it is downloaded and as its papers and letters name it. */
export const binderFileName = ({ from, until }: Pick<BinderRecord, 'from' | 'until'>): string =>
  `binder-${from}-${until}.zip`;
