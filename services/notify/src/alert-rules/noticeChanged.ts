import type { Breach } from './Breach';

/** A linked privacy notice has another text than before: one alert for each text. Pure. */
export const noticeChanged = (changes: readonly { id: string; url: string; at: string }[]): Breach[] =>
  changes.map(({ id, url, at }) => ({ subject: id, firm: true, figures: { url, since: at } }));
