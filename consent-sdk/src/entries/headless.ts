import './stub';
import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { oneLanguage } from '../config/oneLanguage';
import { loadSiteConfig } from '../config/siteConfig';
import { createLastGood } from '../config/lastGood';
import { knownLanguage } from '../language/knownLanguage';
import { resolveLanguage } from '../language/resolveLanguage';
import { runPart } from '../platform/loadPart';
import { documentRoot } from '../platform/native';
import { NOT_PUBLISHED } from '../platform/notPublished';
import { start } from '../start';

/** `/sdk/v1/consent.js`: the script without a configuration, which it fetches for `data-site-key` of its tag. */
const tag = document.currentScript as HTMLScriptElement | null;
const site_key = tag?.getAttribute('data-site-key') ?? '';
const language = tag?.getAttribute('data-language');
/** Its code as the server knows it; nothing asks for the website's default. */
const code = knownLanguage([language]);
const api_base = tag ? new URL(tag.src).origin : '';
const lastGood = createLastGood(`yinyom_${site_key.slice(0, 8)}_config`, Date.now);

const FIRST_WAIT = 5000;
const LONGEST_WAIT = 600_000;

/** What the file of a website with a configuration inside has behind it comes on demand here. */
const begin = (config: SdkConfig): void => {
  start(oneLanguage(config));
  const { vendors, server_cookie: since, cookie_domain: domain } = config;
  if (vendors) void runPart(config, 'vendors', vendors);
  if (since) void runPart(config, 'serverCookie', { site_key, api_base, since, domain });
};

/**
 * Nothing needing consent runs while no configuration is known; tried again until one is. Before its owner's first
 * publication a website has none: the next page view asks again.
 */
const run = async (wait: number): Promise<void> => {
  const asked = await loadSiteConfig({ api_base, site_key }, code);
  // One language at a time: which one the visitor has is known once the website's are.
  const wanted =
    asked &&
    resolveLanguage(asked.languages, oneLanguage(asked), language, navigator.languages, documentRoot()?.lang);
  const fresh = wanted && wanted !== asked.language ? await loadSiteConfig(asked, wanted) : asked;
  if (fresh === undefined) {
    console.warn(NOT_PUBLISHED);
    return;
  }
  if (fresh) lastGood.keep(fresh);
  const config = fresh ?? lastGood.read();
  if (config) begin(config);
  else setTimeout(run, wait, Math.min(wait * 2, LONGEST_WAIT));
};
void run(FIRST_WAIT);
