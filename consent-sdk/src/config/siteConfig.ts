import type { SdkConfig, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { deadline } from '../platform/deadline';

/** Milliseconds after which the embedded language has to do. */
const TIMEOUT = 3000;

/**
 * The configuration with texts and details in a language, from the server or the browser's cache; null when it
 * cannot be had in time or is not what a configuration looks like, undefined when the server says that the website's
 * owner published none yet.
 */
export const loadSiteConfig = async (
  { api_base, site_key }: Pick<SdkConfig, 'api_base' | 'site_key'>,
  language: string | undefined,
  { cache, wait = TIMEOUT }: { cache?: RequestCache; wait?: number } = {},
): Promise<SdkSiteConfig | null | undefined> => {
  try {
    const response = await fetch(
      `${api_base}/api/v1/public/sites/${site_key}/config${language ? `?lang=${language}` : ''}`,
      {
        credentials: 'omit',
        cache,
        signal: deadline(wait),
      },
    );
    const config = (await response.json()) as SdkSiteConfig & { published?: boolean };
    return config.details ? config : config.published === false ? undefined : null;
  } catch {
    return null;
  }
};
