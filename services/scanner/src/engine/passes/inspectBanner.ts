import { NOTHING_KNOWN, type BannerFacts } from '../consent/check/BannerFacts';
import { visitAgreeing, visitRefusing } from './decidedVisitors';
import type { ScanTools } from './passContext';
import { visitTrying } from './tryingVisitor';
import { visitUndecided } from './undecidedVisitor';

/**
 * Four visitors at once look at the banner of one page: one who chooses nothing, one who agrees, one who refuses, one who
 * tries it out. What one of them could not do leaves its facts open.
 * @param next another page of the website; the same one where there is no other
 */
export const inspectBanner = async (
  tools: ScanTools,
  page: string,
  next: string,
  signal: AbortSignal,
): Promise<BannerFacts> => {
  const looking = visitUndecided(tools, page, next, signal).catch(() => null);
  const policyUrl = looking.then((found) => found?.measure?.policyUrl ?? null);
  const [undecided, agreed, refused, tried] = await Promise.all([
    looking,
    visitAgreeing(tools, page, policyUrl).catch(() => null),
    visitRefusing(tools, page, next).catch(() => null),
    visitTrying(tools, page).catch(() => null),
  ]);
  if (!undecided?.measure) return NOTHING_KNOWN;
  const { firstLayer, look, language, measure, came } = undecided;
  /** What only consent brings: what a refusal brings, too, remembers the choice. */
  const byConsent = agreed?.came && [...agreed.came].filter((key) => !refused?.came?.has(key));
  const withoutChoice =
    came && byConsent && byConsent.length > 0 ? byConsent.filter((key) => came.has(key)) : null;
  const isStuck = !firstLayer?.decline && !refused?.refused;
  return {
    firstLayer,
    look,
    language,
    keyboard: tried?.keyboard ?? null,
    fits: tried?.fits ?? null,
    withoutChoice: withoutChoice?.map((key) => key.split(' ').slice(2).join(' ')) ?? null,
    wall: measure.covers ? isStuck || (refused?.covered ?? null) : false,
    withdrawal: agreed?.withdrawal ?? null,
    policy: agreed?.policy ?? null,
    preticked: tried?.preticked ?? null,
    asksAgain: refused?.asksAgain ?? null,
  };
};
