import type { Breach } from './Breach';

/** Agreements with processors whose review is due within the days that were asked for, or was. Pure. */
export const agreementReviewDue = (
  agreements: readonly { id: string; processor_name: string; review_at: string }[],
): Breach[] =>
  agreements.map(({ id, processor_name, review_at }) => ({
    subject: id,
    firm: true,
    // The day begins in Bangkok.
    figures: { names: [processor_name], ends_at: new Date(`${review_at}T00:00:00+07:00`).toISOString() },
  }));
