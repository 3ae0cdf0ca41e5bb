import type { Breach } from './Breach';
import { controllerFigures, type OfController } from './controllerFigures';

type Agreement = OfController & {
  id: string;
  processor_name: string;
  review_at: string;
  ends?: true | undefined;
};

/** Agreements with processors whose review or last day comes within the days that were asked for, or came. Pure. */
export const agreementReviewDue = (agreements: readonly Agreement[]): Breach[] =>
  agreements.map(({ id, processor_name, review_at, ends, ...whose }) => ({
    subject: id,
    firm: true,
    // The day begins in Bangkok.
    figures: {
      names: [processor_name],
      ends_at: new Date(`${review_at}T00:00:00+07:00`).toISOString(),
      ...(ends && { found: 'ends' }),
      ...controllerFigures(whose),
    },
  }));
