import type { SdkBuild } from '@yinyom/contracts/sdk/sdkScript';

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Address of a website's consent script. */
export const scriptUrl = (origin: string, siteKey: string): string => `${origin}/sdk/v1/${siteKey}.js`;

/** What an owner pastes as the first script of the head. It blocks, so it is in time for all that follows. */
export const blockingSnippet = (origin: string, siteKey: string): string =>
  `<script src="${escapeAttribute(scriptUrl(origin, siteKey))}"></script>`;

/**
 * For owners who refuse a blocking script: a small inline part that sets the denied defaults and queues calls,
 * and the script itself without blocking. Tags that run before it came cannot be held.
 */
export const asyncSnippet = (
  origin: string,
  siteKey: string,
  { stub, plainStub }: Pick<SdkBuild, 'stub' | 'plainStub'>,
  tellsGoogle = true,
): string =>
  `<script>${(tellsGoogle ? stub : plainStub).trim()}</script>\n<script async src="${escapeAttribute(scriptUrl(origin, siteKey))}"></script>`;
