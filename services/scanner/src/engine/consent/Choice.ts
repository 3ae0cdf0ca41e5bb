/** What a pass does with a consent banner. */
export type Choice = 'accept' | 'decline';

/** A banner that was met. */
export interface MetBanner {
  kind: 'own' | 'known' | 'generic';
  name: string | null;
}
