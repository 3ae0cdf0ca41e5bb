import { MOST_SUBJECTS } from '@yinyom/contracts/notify/alertRules';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { Breach } from './Breach';

export type PublishedPlaces = Awaited<ReturnType<InternalHandlers<typeof scannerInternal>['watchLeaks']>>;

/** Pages and documents that publish personal data: one alert each, with kinds and how many. Pure. */
export const personalDataPublished = (places: PublishedPlaces): Breach[] =>
  places.slice(0, MOST_SUBJECTS).map(({ id, source, kinds, since }) => ({
    subject: id,
    firm: true,
    figures: { since, leak: { source, kinds } },
  }));
