import type { SdkBuild } from '@yinyom/contracts/sdk/sdkScript';
import { snippetMarks } from '@yinyom/contracts/sdk/snippetMarks';
import { stubOf } from '@yinyom/contracts/sdk/stubOf';
import type { ApplicationSettings } from '@yinyom/contracts/websites/applicationSettings';

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Address of a website's consent script. */
export const scriptUrl = (origin: string, siteKey: string): string => `${origin}/sdk/v1/${siteKey}.js`;

/** Address of the one script of a group; with a host that of its website. */
export const groupScriptUrl = (origin: string, groupKey: string, host?: string): string =>
  `${origin}/sdk/v1/group/${groupKey}${host === undefined ? '' : `/${host}`}.js`;

/** The one tag for all websites of a group. It sends the page's origin, by which each host gets its own website's script.
 * @param host in the address, too: for pages that send no origin */
export const groupSnippet = (origin: string, groupKey: string, host?: string): string =>
  `<script src="${escapeAttribute(groupScriptUrl(origin, groupKey, host))}" referrerpolicy="strict-origin-when-cross-origin" ${snippetMarks}></script>`;

/** What an owner pastes as the first script of the head. It blocks, so it is in time for all that follows. */
export const blockingSnippet = (origin: string, siteKey: string): string =>
  `<script src="${escapeAttribute(scriptUrl(origin, siteKey))}" ${snippetMarks}></script>`;

/**
 * For owners who refuse a blocking script: a small inline part that sets the denied defaults and queues calls,
 * and the script itself without blocking. Tags that run before it came cannot be held.
 */
export const asyncSnippet = (
  origin: string,
  siteKey: string,
  build: Pick<SdkBuild, 'stub' | 'plainStub'>,
  { consent_signals, data_layer }: Pick<ApplicationSettings, 'consent_signals' | 'data_layer'>,
): string => {
  const stub = stubOf(build, { tellsGoogle: consent_signals.includes('google'), dataLayer: data_layer });
  return `<script ${snippetMarks}>${stub.trim()}</script>\n<script async src="${escapeAttribute(scriptUrl(origin, siteKey))}" ${snippetMarks}></script>`;
};
