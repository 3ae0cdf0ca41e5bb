import { siteOf } from '../../frontier/siteOf';
import { blameReceiver, blameScript } from '../techniques/blame';
import { cameBack, holdsIdentifier, type HeldCookie } from '../techniques/judges/evercookie';
import { BRIEF, openBannerVisitor } from './bannerVisitor';
import type { PassContext, ScanTools } from './passContext';

/** Names that are told of one website. */
const MOST_NAMES = 10;

const ofStranger = async (tools: ScanTools, page: string): Promise<readonly HeldCookie[]> => {
  const stranger = await openBannerVisitor(tools);
  try {
    await stranger.visit(page);
    return stranger.cookies();
  } finally {
    await stranger.close();
  }
};

/**
 * Deletes the cookies of a pass, and only them, and opens one page again: what is there with its old identifier was
 * brought back by something that people do not delete. Costs nothing where no page kept an identifier beside its cookies;
 * a stranger is sent only when something came back, as what everybody is given came back for another reason.
 */
export const lookForReturns = async (
  tools: ScanTools,
  context: PassContext,
  signal: AbortSignal,
): Promise<void> => {
  const page = context.keptOn();
  const before = context.cookies();
  if (page === null || signal.aborted || !holdsIdentifier(before)) return;
  await context.forgetCookies();
  const end = await context.visit(page, { limits: BRIEF });
  const after = context.cookies();
  if (end.state !== 'loaded' || signal.aborted || cameBack(before, after, []).length === 0) return;
  const returned = cameBack(before, after, await ofStranger(tools, page));
  const names = new Map<string, Set<string>>();
  for (const { domain, name } of returned) {
    const host = siteOf(domain) === tools.site ? '' : domain;
    names.set(host, (names.get(host) ?? new Set()).add(name));
  }
  for (const [host, items] of names) {
    const about = host === '' ? blameScript(null, tools.site) : blameReceiver(`https://${host}/`, null);
    const evidence = { came_back: true, items: [...items].sort().slice(0, MOST_NAMES) };
    tools.findings.note(
      { kind: 'technique', code: 'evercookie', page, evidence, weight: 'by_consent', ...about },
      context.phase,
    );
  }
};
