import { i18n, useTexts } from '@yinyom/mfe-kit';
import type { Labels } from '@yinyom/ui/foundation/labels';
import { useState } from 'react';

/** Where no file could be loaded, components have no words, and the page stays. */
const NONE = {} as Labels;

/**
 * The words of components, which change together with all other texts. A language whose file could not be loaded has those
 * of the language before.
 */
export const useLabels = (): Labels => {
  useTexts('labels');
  const labels = i18n.getResourceBundle(i18n.language, 'labels') as Labels | undefined;
  const [last, keep] = useState(labels ?? NONE);
  if (labels && labels !== last) keep(labels);
  return labels ?? last;
};
