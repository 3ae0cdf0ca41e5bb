import type { FoundItem, ScannedPage } from '../engine/ScanOutcome';

/** Where the pages stand: scheme, host and port, and the host alone. */
export interface Place {
  address: string;
  host: string;
}

/**
 * What the scanner really found on the demo's library pages, whose tags of statistics and chat run before the consent
 * script: two items of statistics before any choice, and one that nobody has classified. The consent script's own items
 * are left out: their names have the website's key.
 */
const RECORDED: { items: FoundItem[]; pages: ScannedPage[]; browser: string | null } = {
  items: [
    {
      name: '_ga',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 34560000,
      isSession: false,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: true,
      passes: ['none', 'accept', 'decline'],
      firstPage: '{address}/',
      lastPage: '{address}/admission',
      setBy: {
        kind: 'script',
        url: '{address}/tags/analytics.js',
        line: 7,
      },
    },
    {
      name: '_gid',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 86400,
      isSession: false,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: true,
      passes: ['none', 'accept', 'decline'],
      firstPage: '{address}/',
      lastPage: '{address}/admission',
      setBy: {
        kind: 'script',
        url: '{address}/tags/analytics.js',
        line: 7,
      },
    },
    {
      name: 'chat_widget_id',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 2592000,
      isSession: false,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: true,
      passes: ['none', 'accept', 'decline'],
      firstPage: '{address}/',
      lastPage: '{address}/privacy',
      setBy: {
        kind: 'script',
        url: '{address}/tags/chat.js',
        line: 3,
      },
    },
    {
      name: 'su_session',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 0,
      isSession: true,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: true,
      passes: ['none', 'accept', 'decline'],
      firstPage: '{address}/',
      lastPage: '{address}/',
      setBy: {
        kind: 'script',
        url: '{address}/site.js',
        line: 4,
      },
    },
    {
      name: '_fbp',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 7776000,
      isSession: false,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: false,
      passes: ['accept'],
      firstPage: '{address}/',
      lastPage: '{address}/admission',
      setBy: {
        kind: 'script',
        url: '{address}/tags/marketing.js',
        line: 4,
      },
    },
    {
      name: '_gcl_au',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 7776000,
      isSession: false,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: false,
      passes: ['accept'],
      firstPage: '{address}/',
      lastPage: '{address}/admission',
      setBy: {
        kind: 'script',
        url: '{address}/tags/marketing.js',
        line: 4,
      },
    },
    {
      name: 'a11y_font_size',
      domain: '{host}',
      kind: 'localStorage',
      party: 'first',
      setterHost: null,
      durationSeconds: null,
      isSession: false,
      beforeConsent: false,
      passes: ['accept'],
      firstPage: '{address}/',
      lastPage: '{address}/privacy',
      setBy: {
        kind: 'script',
        url: '{address}/tags/preference.js',
        line: 8,
      },
    },
    {
      name: 'font_size',
      domain: '{host}',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 31536000,
      isSession: false,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
      partitioned: false,
      beforeConsent: false,
      passes: ['accept'],
      firstPage: '{address}/',
      lastPage: '{address}/privacy',
      setBy: {
        kind: 'script',
        url: '{address}/tags/preference.js',
        line: 9,
      },
    },
  ],
  pages: [
    {
      url: '{address}/',
      state: 'loaded',
      code: null,
    },
    {
      url: '{address}/news',
      state: 'loaded',
      code: null,
    },
    {
      url: '{address}/admission',
      state: 'loaded',
      code: null,
    },
    {
      url: '{address}/privacy',
      state: 'loaded',
      code: null,
    },
  ],
  browser: 'Chrome/156.0.8078.79',
};

export type Recorded = typeof RECORDED;

/** The record of the scan, as if the pages stood at a place. */
export const recordedScan = ({ address, host }: Place): Recorded =>
  JSON.parse(
    JSON.stringify(RECORDED).replaceAll('{address}', address).replaceAll('{host}', host),
  ) as Recorded;

/** The same pages as they were before the chat came and the tags of statistics stopped waiting for the consent. */
export const recordedBefore = (place: Place): Recorded => {
  const { items, ...rest } = recordedScan(place);
  const chat = (name: string) => name.startsWith('chat_');
  return {
    ...rest,
    items: items
      .filter(({ name }) => !chat(name))
      .map((item) =>
        item.name.startsWith('_g') ? { ...item, beforeConsent: false, passes: ['accept' as const] } : item,
      ),
  };
};
