import { notFound } from '@yinyom/service-kit/AppError';
import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { ApplicationStore } from '../application/application.store';
import type { CookieStore } from '../cookie/cookie.store';
import type { DecisionReach } from '../access/decisionReach';
import type { Decisions } from '../found-cookies/decisions';
import type { SiteContent } from '../publish/siteContent';
import type { UndoRecord, UndoStore } from './undo.store';

interface Failed {
  cookie_id: string;
  code: string;
}
interface UndoPlan {
  application_id: string;
  /** The record by which it is taken back. */
  undo_id: string;
  moves: UndoRecord['moves'];
  /** How far the decisions reach; absent in jobs of earlier versions: to the organization. */
  reach?: DecisionReach;
}
export interface MovePlan extends UndoPlan {
  failed: Failed[];
}
interface Moved {
  updated: string[];
  failed: Failed[];
  undo_token: string | null;
}

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  undos: UndoStore;
  decisions: Decisions;
  content: SiteContent;
}

/** Moving many cookies to other categories, and back. Each step comes to the same when it runs twice. */
export const createReassignJobs = ({ applications, cookies, undos, decisions, content }: Parts) => {
  const websiteOf = async ({ application_id }: { application_id: string }) => {
    const application = await applications.find(application_id);
    if (!application) throw notFound();
    return application;
  };
  type Website = Awaited<ReturnType<typeof websiteOf>>;

  const finish = async (application: Website): Promise<void> => {
    await content.recount(application);
    await applications.touch(String(application._id));
  };

  /** @returns why it was not moved; undefined when it was */
  const assign = async (
    application: Website,
    { cookie_id, category_id }: { cookie_id: string; category_id: string },
    isAsBefore: (now: string) => boolean,
    reach: DecisionReach = 'organization',
  ): Promise<Failed['code'] | undefined> => {
    const cookie = await cookies.find(cookie_id);
    if (!cookie) return 'not_found';
    if (!isAsBefore(cookie.category_id)) return 'conflict';
    const owned = await decisions.take(application, cookie, category_id, reach);
    await cookies.update(cookie_id, { category_id, owned });
    return undefined;
  };

  const move: JobKind<MovePlan, Moved> = {
    name: 'cookies_move',
    // Moved back, they can be moved the same way again.
    repeatable: true,
    work: async (run) => {
      const { application_id, undo_id, moves, failed, reach } = run.plan;
      if (moves.length === 0) return { updated: [], failed, undo_token: null };
      const application = await websiteOf(run.plan);
      await run.once('undo', () => undos.keep(undo_id, application_id, moves));
      const missing = await run.each('moves', moves, async ({ cookie_id, to }) => {
        const code = await assign(application, { cookie_id, category_id: to }, () => true, reach);
        return code === undefined ? undefined : { cookie_id, code };
      });
      await run.once('end', () => finish(application));
      const gone = new Set(missing.map(({ cookie_id }) => cookie_id));
      const updated = moves.map(({ cookie_id }) => cookie_id).filter((id) => !gone.has(id));
      return { updated, failed: [...failed, ...missing], undo_token: undo_id };
    },
  };

  const undo: JobKind<UndoPlan, Moved> = {
    name: 'cookies_move_back',
    work: async (run) => {
      const { undo_id, moves, reach } = run.plan;
      const application = await websiteOf(run.plan);
      const failed = await run.each('moves', moves, async ({ cookie_id, from, to }) => {
        // One that is back already was moved by a try that was interrupted.
        const code = await assign(
          application,
          { cookie_id, category_id: from },
          (now) => now === to || now === from,
          reach,
        );
        return code === undefined ? undefined : { cookie_id, code };
      });
      await run.once('end', async () => {
        await finish(application);
        await undos.remove(undo_id);
      });
      const stayed = new Set(failed.map(({ cookie_id }) => cookie_id));
      const updated = moves.map(({ cookie_id }) => cookie_id).filter((id) => !stayed.has(id));
      return { updated, failed, undo_token: null };
    },
  };

  return { move, undo };
};
export type ReassignJobs = ReturnType<typeof createReassignJobs>;
