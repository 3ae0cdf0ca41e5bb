import { checkTargetUrl } from '@yinyom/service-kit/egress/checkTargetUrl';
import type { FetchFile } from '../frontier/fetchFile';
import type { ScanSetting } from './ScanOptions';

const PROBE = { maxBytes: 1_024, timeoutMs: 8_000 };

/**
 * The start's addresses as somebody typed them, checked. One without a scheme means http, as in a browser, and https
 * where nobody answers there.
 * @throws EgressRefused
 */
export const checkedStartUrls = async (
  typed: readonly string[],
  { allow, ownHosts }: Pick<ScanSetting, 'allow' | 'ownHosts'>,
  fetchFile: FetchFile,
): Promise<string[]> => {
  const urls: string[] = [];
  for (const text of typed) {
    const url = checkTargetUrl(text.trim(), { allow, ownHosts });
    if (!/^https?:/i.test(text.trim())) {
      const answers = await fetchFile(url.href, PROBE).then(
        () => true,
        () => false,
      );
      if (!answers) url.protocol = 'https:';
    }
    urls.push(url.href);
  }
  return urls;
};
