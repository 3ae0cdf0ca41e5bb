import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { LOOKS } from '../ui/looks';
import { themeRules } from '../ui/themeRules';
import { unbroken } from './unbroken';

/** A configuration that was fetched, as the script knows the one in its file: in the language that it came in. */
export const oneLanguage = (config: SdkConfig): ServedConfig => {
  const { title, description, cookie_setting, accept, reject, privacy, powered_by } = config.texts;
  const { name, url } = privacy;
  const theme = themeRules(config.design);
  const { audience, unclassified_policy, reconsent, enabled, ...rest } = config;
  return {
    ...rest,
    reconsent: {
      since: reconsent.since,
      ...(reconsent.policy === 'changed_only' && { policy: reconsent.policy }),
    },
    ...(audience === 'minors' && { audience }),
    ...(unclassified_policy === 'treat_as_marketing' && { unclassified_policy }),
    ...(!enabled && { disabled: true }),
    ...(config.auto_detect_language && { detect: true }),
    texts: {
      [config.language]: [
        title,
        unbroken(description),
        cookie_setting,
        accept,
        reject,
        name,
        url,
        powered_by,
      ],
    },
    ...(theme && { theme }),
    look: LOOKS[config.design.layout]!,
  };
};
