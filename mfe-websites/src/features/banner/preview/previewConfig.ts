import type { Lang } from '@yinyom/contracts/constants';
import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { DEFAULT_SETTINGS } from '@yinyom/contracts/websites/applicationSettings';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { toSdkSiteConfig } from '@yinyom/notice/configuration/toSdkConfig';
import { toSdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import type { NoticeOwner } from '../NoticeOwner';

/** Site key of every preview: no website has it, and nothing it says is recorded. */
export const PREVIEW_KEY = 'preview-only';

/** Without a link nothing is published; until there is one, the preview shows where it will stand. */
const withLinks = (languages: TemplateLanguages): TemplateLanguages =>
  Object.fromEntries(
    Object.entries(languages).map(([language, { privacy, ...texts }]) => [
      language,
      { ...texts, privacy: privacy.url || privacy.file_id ? privacy : { ...privacy, url: '/policy' } },
    ]),
  );

/**
 * The draft as the visitors' script would get it if it were published now, made by the functions that publish. It
 * has a key and a token of its own, and holds no host back: it is drawn in a frame where nothing else runs. Pure.
 * @param origin of the platform
 */
export const previewConfig = (
  application: NoticeOwner,
  snapshot: Snapshot,
  language: Lang,
  origin: string,
): SdkSiteConfig => {
  const version = application.template_version + 1;
  const payload = toSdkPayload(
    { ...snapshot, texts: withLinks(snapshot.texts) },
    { siteKey: application.site_key, version, reconsent: { policy: 'all', since: version } },
    { block: {} },
  );
  const serving = {
    apiBase: origin,
    configToken: 'preview',
    enabled: application.enabled,
    expiryDays: application.consent_expiry_days ?? 365,
    respectGpc: application.respect_gpc ?? false,
    discovery: application.discovery ?? false,
    signals: application.consent_signals ?? DEFAULT_SETTINGS.consent_signals,
    dataLayer: application.data_layer ?? DEFAULT_SETTINGS.data_layer,
    serverCookie: null,
    hosts: [hostOf(application.domain_name), ...(application.shared_domains ?? [])],
  };
  return { ...toSdkSiteConfig(payload, serving, language), site_key: PREVIEW_KEY };
};
