import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import type { Publisher } from '../publish/publisher';
import type { DraftStore } from '../template/draft.store';
import type { TemplateService } from '../template/template.service';
import type { Ended } from './BulkActionRecord';

interface Parts {
  applications: Pick<ApplicationStore, 'markPublished'>;
  drafts: Pick<DraftStore, 'find'>;
  publisher: Publisher;
  templates: Pick<TemplateService, 'check'>;
}

/** Publishes the draft of a website as it is, unless the check before publishing has errors or visitors would see no difference. */
export const createPublishDraft =
  ({ applications, drafts, publisher, templates }: Parts) =>
  /** @param since a version that the same person published after that was published by an earlier try */
  async (site: Site, since: Date): Promise<Ended> => {
    const id = String(site.application._id);
    const draft = await drafts.find(id);
    if (!draft) return { outcome: 'skipped', code: 'not_found' };
    const [snapshot, before] = await Promise.all([publisher.snapshotOf(site, draft), publisher.current(id)]);
    const findings = await templates.check(site, snapshot, draft, DEFAULT_LANGUAGE);
    if (findings.some(({ severity }) => severity === 'error'))
      return { outcome: 'skipped', code: 'lint_failed' };
    const diff = publisher.changesFrom(before, snapshot);
    if (diff === null && before) {
      await applications.markPublished(id, before.version);
      const isOurs = before.published_by === site.member.userId && before.published_at >= since;
      return { outcome: isOurs ? 'done' : 'unchanged', code: null, version: before.version };
    }
    const version = await publisher.publish(site, snapshot, {
      by: site.member.userId,
      reconsent: before && diff?.requires_reconsent === false ? 'none' : 'all',
    });
    return { outcome: 'done', code: null, version };
  };
export type PublishDraft = ReturnType<typeof createPublishDraft>;
