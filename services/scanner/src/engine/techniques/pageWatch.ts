import type { Protocol } from 'puppeteer';
import type { HostBook } from '../cname/hostBook';
import type { Phase } from '../capture/itemLedger';

/** Hears what a page and everything in it does, besides keeping things. */
export interface PageWatch {
  /** @param isPage it opens a page in the window itself */
  request(event: Protocol.Network.RequestWillBeSentEvent, isPage: boolean): void;
}

export interface PageWatchOptions {
  hosts: HostBook;
  phase: Phase;
  page(): string;
}

export const createPageWatch = ({ hosts, phase, page }: PageWatchOptions): PageWatch => ({
  request: ({ request, type }, isPage) => hosts.request(request.url, type, isPage, page(), phase),
});
