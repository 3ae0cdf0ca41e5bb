import type { Template, TemplateDiff } from '@yinyom/contracts/websites/template';
import { completeDesign, type Design } from '@yinyom/contracts/websites/templateDesign';
import { withOneAcceptAll } from '@yinyom/notice/texts/acceptAll';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';
import type { VersionRecord } from '../publish/PublicationRecord';
import { isSame, NOTHING } from '../publish/templateDiff';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { publicFontUrl } from '../font/fontAddress';
import type { DraftRecord } from './TemplateRecord';

interface Context {
  ownOrigin: string;
  siteKey: string;
  publishedVersion: number;
  lint: Template['lint'];
  formerDomains: string[];
}

/** The address under which a logo is public. */
export const logoUrl = (ownOrigin: string, siteKey: string, sha256: string): string =>
  `${ownOrigin}/api/v1/public/sites/${siteKey}/logo?v=${sha256}`;

const designOf = (
  { design, logo }: { design: DraftRecord['design']; logo: LogoReference | null },
  { ownOrigin, siteKey }: Context,
): Design => ({
  ...completeDesign(design),
  font: { ...design.font, url: publicFontUrl(design.font.url, ownOrigin) },
  logo: logo && { has_logo: true, url: logoUrl(ownOrigin, siteKey, logo.sha256), ...logo },
});

/** The draft as the API shows it, with what differs from what visitors see. */
export const draftToTemplate = (
  draft: DraftRecord,
  published: VersionRecord | null,
  diff: TemplateDiff,
  context: Context,
): Template => {
  const differs = !isSame(diff);
  return {
    version: differs || !published ? context.publishedVersion + 1 : published.version,
    status: differs || !published ? 'draft' : 'published',
    published_version: context.publishedVersion,
    published_at: differs ? null : (published?.published_at.toISOString() ?? null),
    etag: etagOf(draft),
    design: designOf(draft, context),
    languages: withOneAcceptAll(draft.languages),
    lint: context.lint,
    former_domains: context.formerDomains,
    diff,
  };
};

/** A published version as the API shows it. */
export const versionToTemplate = (version: VersionRecord, context: Context): Template => ({
  version: version.version,
  status: version.version === context.publishedVersion ? 'published' : 'superseded',
  published_version: context.publishedVersion,
  published_at: version.published_at.toISOString(),
  etag: `"v${version.version}"`,
  design: designOf(version.snapshot, context),
  languages: version.snapshot.texts,
  lint: context.lint,
  former_domains: context.formerDomains,
  diff: NOTHING,
});
