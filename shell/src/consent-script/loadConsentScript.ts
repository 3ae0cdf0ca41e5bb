import type { PublicSettings } from '../public-settings/publicSettings';

const WARNING = 'The consent script of this console is not set up: its id or source is missing.';

/**
 * Adds the console's own consent script as its settings say. Without id or source there is one warning in the
 * console and no script (specification §8).
 */
export const loadConsentScript = (settings: PublicSettings | null): void => {
  const script = settings?.consent_script;
  if (!script?.id || !script.source) {
    console.warn(WARNING);
    return;
  }
  const element = document.createElement('script');
  element.src = script.source;
  element.async = true;
  element.dataset.siteKey = script.id;
  document.head.append(element);
};
