import { readChoice, storageName } from '../choice/choiceCookie';
import { readCookies } from '../platform/cookies';
import { createElement, scriptNonce } from '../platform/native';
import { now } from '../platform/now';
import { report } from '../platform/report';
import { safely } from '../platform/safely';
import { start } from '../start';

/**
 * The script as pages carry it in themselves. A copy that is too old (its time is over, or the visitor has a choice that it
 * cannot read, as after a newer publication) asks before anything else: the parser waits for the newest script, as with
 * the ordinary tag. When that does not come, the copy serves as the last good one.
 */
const config = __YINYOM_CONFIG__;
const { site_key, api_base } = config;

const run = (): void => {
  try {
    start(config);
  } catch (reason) {
    report(reason);
  }
};

const isOld = (): boolean => {
  const name = storageName(site_key);
  return now() > config.fresh_until! || (readCookies().includes(`${name}=`) && !readChoice(name, config));
};

/** Writes the newest script into a page that is being parsed; says whether that was possible. */
const askForNewest = (): boolean =>
  !!safely(() => {
    if (document.readyState !== 'loading') return false;
    const script = createElement('script') as HTMLScriptElement;
    script.setAttribute('nonce', scriptNonce() ?? '');
    script.setAttribute('data-yinyom', site_key);
    script.setAttribute('src', `${api_base}/sdk/v1/${site_key}.js`);
    const failed = ({ target }: Event): void => {
      if ((target as Element).getAttribute?.('data-yinyom') === site_key) run();
    };
    addEventListener('error', failed, true);
    addEventListener('load', () => removeEventListener('error', failed, true));
    // A policy of Trusted Types refuses this, and then the copy does as well as it can.
    Document.prototype.write.call(document, script.outerHTML);
    return true;
  });

if (!isOld() || !askForNewest()) run();
