import type { Breach } from './Breach';

/** A privacy link was answered with an error; that the next look sees it again makes it one. Pure. */
export const textStale = ({ at, status }: { at: string; status: number | null }): Breach[] =>
  status === null || status < 400
    ? []
    : [{ subject: '', firm: false, evidence: at, figures: { found: String(status), since: at } }];
