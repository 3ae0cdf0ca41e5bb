import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { LOOKS } from '../ui/looks';

/** A configuration that was fetched, as the script knows the one in its file: in the language that it came in. */
export const oneLanguage = (config: SdkConfig): ServedConfig => {
  const { title, description, cookie_setting, accept, reject, privacy, powered_by } = config.texts;
  const { name, url } = privacy;
  return {
    ...config,
    ...(config.auto_detect_language && { detect: true }),
    texts: {
      [config.language]: [title, description, cookie_setting, accept, reject, name, url, powered_by],
    },
    look: LOOKS[config.design.layout]!,
  };
};
