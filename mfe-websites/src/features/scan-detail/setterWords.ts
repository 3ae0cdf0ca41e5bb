import type { ScanItem } from '@yinyom/contracts/scanner/scan';

type SetBy = ScanItem['set_by'];

/** Where something was set, as an address with the line in it; empty when nobody saw. */
export const setterAddress = ({ url, line }: SetBy): string =>
  url === null ? '' : line === null ? url : `${url}:${line}`;

const DATA_TEXT = 'type="text/plain"';

const quoted = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The tag that lets a script wait for consent to a category; undefined where a tag cannot help. */
export const waitingTag = ({ kind, url }: SetBy, categoryType: number): string | undefined => {
  if (url === null || categoryType === 0) return undefined;
  if (kind === 'script') {
    return `<script ${DATA_TEXT} data-category="${categoryType}" src="${quoted(url)}"></script>`;
  }
  return undefined;
};
