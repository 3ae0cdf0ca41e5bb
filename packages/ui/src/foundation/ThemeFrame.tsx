import type { ComponentProps } from 'react';
import { everyLabel } from './everyLabel';
import { ThemeRoot } from './ThemeRoot';

/** A `ThemeRoot` that has the words of all languages at hand: for a part alone, the catalogue and tests. */
export const ThemeFrame = (props: Omit<ComponentProps<typeof ThemeRoot>, 'labels'>) => (
  <ThemeRoot {...props} labels={everyLabel[props.lang]} />
);
