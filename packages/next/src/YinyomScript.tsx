import type { ReactElement } from 'react';
import { readPiece } from './readPiece';

/** Seconds for which a copy need not be asked for again. */
const FRESH_S = 300;
const TIMEOUT_MS = 1_500;

/** The last good piece of each address, given out while nobody answers. */
const kept = new Map<string, string>();

const inlineOf = async (address: string): Promise<string | null> => {
  try {
    // Next keeps the answer for all pages; elsewhere the option is not known and does nothing.
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...({ next: { revalidate: FRESH_S } } as object),
    });
    const script = response.ok ? await readPiece(await response.text()) : null;
    if (script) kept.set(address, script);
  } catch {
    // Nobody answers: what was there before is better than a page that waits.
  }
  return kept.get(address) ?? null;
};

interface YinyomScriptProps {
  /** Address of the platform, e.g. `https://consent.example.ac.th`. */
  server: string;
  siteKey: string;
  /** Of a page with a content security policy. */
  nonce?: string;
  /** `inline` puts the script itself into the page: the banner stands with the first frame, without a request. */
  strategy?: 'blocking' | 'inline';
}

/**
 * The consent script, for the head of the root layout, before everything else: a plain element, because whatever loads it later
 * is too late to hold other tags back. Where a piece cannot be had, `inline` becomes `blocking`.
 */
export const YinyomScript = async ({
  server,
  siteKey,
  nonce,
  strategy = 'blocking',
}: YinyomScriptProps): Promise<ReactElement> => {
  const address = `${server.replace(/\/$/, '')}/sdk/v1/${encodeURIComponent(siteKey)}`;
  const inline = strategy === 'inline' ? await inlineOf(`${address}.inline`) : null;
  if (inline)
    return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inline }} />;
  return <script src={`${address}.js`} nonce={nonce} suppressHydrationWarning />;
};
