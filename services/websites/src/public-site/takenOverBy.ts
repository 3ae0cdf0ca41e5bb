import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { TakingOver } from '@yinyom/contracts/sdk/sdkScript';
import { endOfTakeOver, type TakeOver } from '@yinyom/contracts/websites/takeOver';

/**
 * What the script of a website is told to take over of other products' choices; undefined when nothing is. Pure.
 * @param now milliseconds since 1970
 */
export const takenOverBy = (
  config: SdkConfig,
  takeOver: TakeOver,
  now = Date.now(),
): TakingOver | undefined => {
  const end = endOfTakeOver(takeOver);
  if (end <= now) return undefined;
  const { site_key, version, config_token, language, categories, cookie_domain, expiry_days, respect_gpc } =
    config;
  const { from, consents, services, remove_old } = takeOver;
  return {
    from,
    settings: {
      site_key,
      version,
      config_token,
      language,
      categories,
      ...(cookie_domain !== undefined && { cookie_domain }),
      expiry_days,
      respect_gpc,
      until: end / 1000,
      consents,
      services,
      remove_old,
    },
  };
};
